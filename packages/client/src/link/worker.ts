// Where all workers begin that know the rules: one keeps a table, another thinks for its bots, a third looks back
// at games. They are one file, so that the rules are fetched once.
import { beginAnalysis } from '../analysis/analysisWorker.ts'
import type { WorkerName } from './openWorker.ts'
import { beginTable } from './tableWorker.ts'
import { beginThinking } from './thinker/thinkerWorker.ts'

const BEGINNINGS: Readonly<Record<WorkerName, () => void>> = {
  table: beginTable,
  thinker: beginThinking,
  analyst: beginAnalysis,
}

BEGINNINGS[self.name as WorkerName]()
