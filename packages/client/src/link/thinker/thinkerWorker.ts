import type { WorkerName } from '../openWorker.ts'
import type { FromThinker, ToThinker } from './messages.ts'
import { Thinking } from './thinking.ts'

/** Another worker of the file that runs here: a worker's own build has no other name for it. */
export function startThinker(): Worker {
  const name: WorkerName = 'thinker'
  return new Worker(self.location.href, { type: 'module', name })
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
