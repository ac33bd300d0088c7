// Where the workers of a table begin: one keeps the table, another thinks for its bots.
import { beginTable } from './tableWorker.ts'
import { beginThinking, isThinker } from './thinker/thinkerWorker.ts'

if (isThinker()) beginThinking()
else beginTable()
