// A thread in which bots think: it is asked one thing after the other.
import { randomInt } from 'node:crypto'
import { parentPort } from 'node:worker_threads'
import { bots } from '@hadal/bots'
import type { Asked } from './thinkers.ts'

parentPort?.on('message', ({ bot, legal, view }: Asked) => {
  try {
    const decision = bots.get(bot)?.choose({ legal, view: () => view, random: randomInt })
    parentPort?.postMessage(decision ?? 'there is no such bot')
  } catch (error) {
    parentPort?.postMessage(String(error))
  }
})
