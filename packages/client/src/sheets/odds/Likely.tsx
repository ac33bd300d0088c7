import { m } from '@hadal/words'

interface Props {
  readonly label: string
  readonly chance: number
}

/** Something that may happen, and how likely: in numbers, and as a bar. */
export function Likely({ label, chance }: Props) {
  return (
    <li style={{ '--p': chance }}>
      <span>{label}</span>
      <b>{m.log_chance({ per: Math.round(chance * 100) })}</b>
      <i aria-hidden="true" />
    </li>
  )
}
