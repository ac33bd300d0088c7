import { type ReactNode, useId } from 'react'

interface Props {
  readonly title: string
  readonly children: ReactNode
}

export function MenuSection({ title, children }: Props) {
  const heading = useId()
  return (
    <section aria-labelledby={heading}>
      <h3 className="zs" id={heading}>
        {title}
      </h3>
      {children}
    </section>
  )
}
