import type { ReactNode } from 'react'
import './patience.css'

/** A page on which nothing can be done yet, but for waiting. */
export function Patience({ children }: { readonly children: ReactNode }) {
  return (
    <main className="pg-wait" id="main" tabIndex={-1}>
      {children}
    </main>
  )
}
