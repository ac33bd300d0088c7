import { useEffect, useMemo, useState } from 'react'
import { happeningsOf, stopFrom, stopsOf } from '../../replay/happenings.ts'
import { readMoment, writeMoment } from '../../replay/moment.ts'
import type { Eyes, Tape } from '../../replay/tape.ts'

export const SPEEDS = ['0.5', '1', '2', '4'] as const
export type Speed = (typeof SPEEDS)[number]

/** How long a moment is shown at the usual speed. */
const MOMENT_MS = 900
/** The address follows when somebody has stopped scrubbing: browsers count how often it is changed. */
const ADDRESS_MS = 250

/** Where somebody is in a game, through whose eyes, and the ways on; the address says the same. */
export function usePlayback(tape: Tape, usual: Eyes) {
  const asked = useMemo(() => readMoment(location.search, tape.last, tape.seats.length), [tape])
  const [at, setAt] = useState(asked.at ?? 0)
  const [eyes, setEyes] = useState<Eyes>(asked.eyes ?? usual)
  const [isPlaying, setPlaying] = useState(false)
  const [speed, setSpeed] = useState<Speed>('1')
  const turns = useMemo(() => happeningsOf(tape, eyes), [tape, eyes])
  const stops = useMemo(() => stopsOf(turns, tape.last), [turns, tape])
  const starts = useMemo(() => [0, ...tape.turns.map(({ from }) => from), tape.last], [tape])

  useEffect(() => {
    const timer = setTimeout(() => {
      const address = `${location.pathname}${writeMoment({ at, eyes })}${location.hash}`
      history.replaceState(history.state, '', address)
    }, ADDRESS_MS)
    return () => clearTimeout(timer)
  }, [at, eyes])

  const isAtEnd = at >= tape.last
  useEffect(() => {
    if (!isPlaying) return
    if (isAtEnd) return setPlaying(false)
    const timer = setTimeout(() => setAt(stopFrom(stops, at, 1)), MOMENT_MS / Number(speed))
    return () => clearTimeout(timer)
  }, [isPlaying, isAtEnd, at, speed, stops])

  /** Whoever goes somewhere by hand wants to stay there. */
  const goTo = (moment: number): void => {
    setPlaying(false)
    setAt(Math.max(0, Math.min(tape.last, moment)))
  }
  return {
    at,
    eyes,
    isPlaying,
    speed,
    turns,
    setEyes,
    setSpeed,
    goTo,
    step: (by: 1 | -1) => goTo(stopFrom(stops, at, by)),
    stepTurn: (by: 1 | -1) => goTo(stopFrom(starts, at, by)),
    toggle() {
      // At the end it begins anew.
      if (!isPlaying && isAtEnd) setAt(0)
      setPlaying(!isPlaying)
    },
  }
}

export type Playback = ReturnType<typeof usePlayback>
