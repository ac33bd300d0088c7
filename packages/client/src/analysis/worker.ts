// Looks back at games in a thread of its own; whoever wants no more of it ends the thread.
import { FEATURES, lookBack, readNetwork, thinkerWith } from '@hadal/bots'
import weights from '@hadal/bots/hadal.net?url'
import type { Task, Told } from './messages.ts'

const tell = (told: Told): void => self.postMessage(told)

/** Milliseconds between two words about how far it has come. */
const PAUSE = 50

self.onmessage = async ({ data }: MessageEvent<Task>): Promise<void> => {
  try {
    await think(data)
  } catch (error) {
    tell({ failure: String(error) })
  }
}

async function think({ record, judged, before }: Task): Promise<void> {
  const fetched = await fetch(weights)
  if (!fetched.ok) throw new Error(`the network could not be fetched: ${fetched.status}`)
  const thinker = thinkerWith(readNetwork(new Uint8Array(await fetched.arrayBuffer()), FEATURES))
  const steps = lookBack(record, thinker, judged, before)
  let told = 0
  for (let step = steps.next(); ; step = steps.next()) {
    if (step.done) return tell({ found: step.value })
    if (performance.now() - told < PAUSE) continue
    told = performance.now()
    tell({ progress: step.value })
  }
}
