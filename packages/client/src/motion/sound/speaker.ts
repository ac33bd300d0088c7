import { whenIdle } from '../../app/idle.ts'
import { LOUDEST, type Settings, useSettings } from '../../app/settings.ts'
import type { Instrument } from './instrument.ts'
import type { TimedSound } from './sounds.ts'

/** The loudest that everything together may become: the table is never loud. */
const CEILING = 0.5

/** How loud everything is for a volume: ears hear in squares. */
export function gainFor({ sound, volume }: Pick<Settings, 'sound' | 'volume'>): number {
  return sound ? CEILING * (volume / LOUDEST) ** 2 : 0
}

interface Speaker {
  readonly context: AudioContext
  /** Nothing where it could not be loaded: the table is silent then. */
  readonly instrument: Promise<Instrument | undefined>
}

/** There is one for the page, from the first gesture on that finds sound wanted. */
let speaker: Speaker | undefined

/** Browsers let a page sound only after somebody has touched it. */
const GESTURES = ['pointerdown', 'keydown'] as const

/** Gets ready to sound with the next gesture; returns what stops the waiting. */
export function awaitGesture(): () => void {
  for (const gesture of GESTURES) addEventListener(gesture, open, { passive: true })
  return () => {
    for (const gesture of GESTURES) removeEventListener(gesture, open)
  }
}

function open(): void {
  if (!isWanted()) return
  if (speaker === undefined) whenIdle(prepare)
  else if (speaker.context.state === 'suspended') void speaker.context.resume()
}

/** Not within the gesture, and not while something moves: it takes a while, and would be seen. */
function prepare(): void {
  if (!isWanted() || speaker !== undefined) return
  if (somethingMoves()) setTimeout(() => whenIdle(prepare), MOVING_MS)
  else speaker = createSpeaker()
}

/** As long as one thing moves at most. */
const MOVING_MS = 450

/** What drifts for ever does not count. */
const somethingMoves = (): boolean =>
  document
    .getAnimations()
    .some(({ effect }) => effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY)

const isWanted = (): boolean =>
  gainFor(useSettings.getState()) > 0 && typeof AudioContext !== 'undefined'

function createSpeaker(): Speaker {
  const context = new AudioContext({ latencyHint: 'interactive' })
  const gain = context.createGain()
  gain.gain.value = gainFor(useSettings.getState())
  gain.connect(context.destination)
  useSettings.subscribe((settings) => {
    gain.gain.setTargetAtTime(gainFor(settings), context.currentTime, 0.02)
  })
  const instrument = import('./instrument.ts').then(
    (module) => new module.Instrument(context, gain),
    () => undefined,
  )
  return { context, instrument }
}

/** Lets sounds be heard, if they are wanted and somebody is there. */
export function sound(sounds: readonly TimedSound[]): void {
  if (speaker?.context.state !== 'running' || sounds.length === 0 || document.hidden) return
  if (gainFor(useSettings.getState()) === 0) return
  const { instrument } = speaker
  // In a task of its own: what is seen comes first.
  setTimeout(() => void instrument.then((found) => found?.play(sounds)))
}
