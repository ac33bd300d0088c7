import { FEATURES, lookBack, readNetwork, thinkerWith } from '@hadal/bots'
import weights from '@hadal/bots/hadal.net?url'
import { countGame } from '../stats/countGame.ts'
import type { CountTask, LookBackTask, Task, Told } from './messages.ts'

const tell = (told: Told): void => self.postMessage(told)

/** Milliseconds between two words about how far it has come. */
const PAUSE = 50

/** Looks back at games in a thread of its own; whoever wants no more of it ends the thread. */
export function beginAnalysis(): void {
  self.onmessage = async ({ data }: MessageEvent<Task>): Promise<void> => {
    try {
      if ('games' in data) tell({ counted: withProgress(count(data)) })
      else tell({ found: withProgress(await think(data)) })
    } catch (error) {
      tell({ failure: String(error) })
    }
  }
}

/** Does some work to its end, and says from time to time how far it has come. */
function withProgress<Result>(steps: Generator<number, Result>): Result {
  let told = 0
  for (let step = steps.next(); ; step = steps.next()) {
    if (step.done) return step.value
    if (performance.now() - told < PAUSE) continue
    told = performance.now()
    tell({ progress: step.value })
  }
}

async function think({ record, judged, before }: LookBackTask) {
  const fetched = await fetch(weights)
  if (!fetched.ok) throw new Error(`the network could not be fetched: ${fetched.status}`)
  const thinker = thinkerWith(readNetwork(new Uint8Array(await fetched.arrayBuffer()), FEATURES))
  return lookBack(record, thinker, judged, before)
}

function* count({ games }: CountTask) {
  const counted = []
  for (const game of games) {
    counted.push(countGame(game))
    yield counted.length / games.length
  }
  return counted
}
