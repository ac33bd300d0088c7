import type { FromThinker, ToThinker } from './messages.ts'
import { Thinking } from './thinking.ts'

/** By this name a worker knows that it is there to think. */
const THINKER = 'thinker'

export const isThinker = (): boolean => self.name === THINKER

/** Another worker of the file that runs here: the rules are not fetched twice. */
export function startThinker(): Worker {
  return new Worker(self.location.href, { type: 'module', name: THINKER })
}

/** Bots think here: they may take their time, and the table goes on meanwhile. */
export function beginThinking(): void {
  const thinking = new Thinking({
    post: (message: FromThinker) => self.postMessage(message),
    later: (then) => setTimeout(then),
    random: (limit) => Math.floor(Math.random() * limit),
    now: () => performance.now(),
  })
  self.onmessage = ({ data }: MessageEvent<ToThinker>): void => thinking.hear(data)
}
