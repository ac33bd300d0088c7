import type { Seat } from '@hadal/engine'
import { m } from '@hadal/words'
import { useState } from 'react'
import { api } from '../../../online/api.ts'
import { useActing } from '../../../online/useActing.ts'
import { sayProblem } from '../../../text/problems.ts'
import { Button } from '../../../ui/Button.tsx'
import { CopyField } from './CopyField.tsx'

interface Props {
  readonly table: string
  readonly seat: Seat
}

/** A link that brings my seat to another device, once. */
export function SeatLink({ table, seat }: Props) {
  const [link, setLink] = useState<string | undefined>()
  const { act, problem } = useActing()
  const make = (): void =>
    act(
      () => api.linkTo(table, seat),
      ({ path }) => setLink(new URL(path, location.origin).href),
    )
  if (link !== undefined)
    return (
      <CopyField label={m.online_move_seat_link()} value={link} sub={m.online_move_seat_why()} />
    )
  return (
    <>
      <p className="dimt">{problem ? sayProblem(problem) : m.online_move_seat_why()}</p>
      <Button onPress={make}>{m.online_move_seat_make()}</Button>
    </>
  )
}
