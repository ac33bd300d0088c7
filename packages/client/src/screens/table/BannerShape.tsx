import type { ReactNode } from 'react'
import { Button } from '../../ui/Button.tsx'
import './banner.css'

interface BannerProps {
  readonly icon: ReactNode
  readonly title: string
  readonly why: string
  readonly acts?: readonly { readonly label: string; onPress(): void }[]
}

/** Something about the table itself, in calm words, with one way on. */
export function Banner({ icon, title, why, acts = [] }: BannerProps) {
  return (
    <div className="bn" role="status">
      {icon}
      <p>
        <b>{title}</b> <small>{why}</small>
      </p>
      {acts.map(({ label, onPress }) => (
        <Button key={label} onPress={onPress}>
          {label}
        </Button>
      ))}
    </div>
  )
}
