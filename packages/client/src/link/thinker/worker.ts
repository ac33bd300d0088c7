// Where bots think: they may take their time, and the table goes on meanwhile.
import type { FromThinker, ToThinker } from './messages.ts'
import { Thinking } from './thinking.ts'

const thinking = new Thinking({
  post: (message: FromThinker) => self.postMessage(message),
  later: (then) => setTimeout(then),
  random: (limit) => Math.floor(Math.random() * limit),
  now: () => performance.now(),
})

self.onmessage = ({ data }: MessageEvent<ToThinker>): void => thinking.hear(data)
