import type { Seat } from '@hadal/engine'
import { m } from '@hadal/words'
import { useEffect, useState } from 'react'
import type { Clock } from '../../link/protocol.ts'
import { useTable } from '../model.ts'
import { sayTimeLeft } from './timeLeft.ts'
import './clock.css'

const SECOND_MS = 1_000

/** How much time somebody has at a table with clocks; nothing elsewhere. */
export function SeatClock({ seat }: { readonly seat: Seat }) {
  const { update } = useTable()
  const { clock, eyes, seats } = update
  const isRunning = clock?.running.some((one) => one.seat === seat) ?? false
  const now = useNowWhile(isRunning)
  const left = clock && leftFor(clock, seat, now)
  if (left === undefined) return null
  const time = sayTimeLeft(left)
  const name = seats[seat]?.name ?? ''
  return (
    <span
      className={isRunning ? 'clk on' : 'clk'}
      role="img"
      aria-label={
        seat === eyes ? m.online_clock_of_you({ time }) : m.online_clock_of({ name, time })
      }
    >
      {time}
    </span>
  )
}

/** The milliseconds that a seat has left; nothing where no clock is its own. */
export function leftFor(clock: Clock, seat: Seat, now: number): number | undefined {
  const running = clock.running.find((one) => one.seat === seat)
  return running === undefined ? clock.banks?.[seat] : running.until - clock.ahead - now
}

/** The time, every second while it matters. */
function useNowWhile(isRunning: boolean): number {
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    if (!isRunning) return
    setNow(Date.now())
    const timer = setInterval(() => setNow(Date.now()), SECOND_MS)
    return () => clearInterval(timer)
  }, [isRunning])
  return now
}
