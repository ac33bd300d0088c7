// A thread in which bots think: it is asked one thing after the other.
import { randomInt } from 'node:crypto'
import { parentPort } from 'node:worker_threads'
import { botNamed } from '@hadal/bots'
import { mind } from './mind.ts'
import type { Asked } from './thinkers.ts'

parentPort?.on('message', ({ bot, legal, view }: Asked) => {
  try {
    const thinker = botNamed(bot)
    const decision = thinker?.choose({
      legal,
      view: () => view,
      random: randomInt,
      ...(thinker.needsNetwork && { mind: mind() }),
    })
    parentPort?.postMessage(decision ?? 'there is no such bot')
  } catch (error) {
    parentPort?.postMessage(String(error))
  }
})
