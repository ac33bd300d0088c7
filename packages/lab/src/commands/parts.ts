import { command } from '../command.ts'
import type { Report } from '../report.ts'
import { act } from '../training/actor.ts'
import { Folder } from '../training/folder.ts'
import { learn } from '../training/learner/learner.ts'

const DONE: Report = { json: {}, lines: [], good: true }

/** One process of a training that plays: the folder, and the number of the actor. */
export const actor = command({
  name: 'actor',
  positionals: { names: ['FOLDER', 'N'], needs: 'the folder of a training and a number' },
  options: {},
  async run({ names: [path, number] }) {
    const folder = new Folder(path)
    await act(folder, Number(number), wantedIn(folder))
    return DONE
  },
})

/** The process of a training that learns. */
export const learner = command({
  name: 'learn',
  positionals: { names: ['FOLDER'], needs: 'the folder of a training' },
  options: {},
  async run({ names: [path] }) {
    const folder = new Folder(path)
    await learn(folder, wantedIn(folder))
    return DONE
  },
})

/** Whoever started the training says when it is over, and must still be there. */
function wantedIn(folder: Folder): () => boolean {
  // Ctrl-C reaches everybody in the terminal: only `train` is to make something of it.
  process.on('SIGINT', () => {})
  const parent = process.ppid
  return () => !folder.isOver && process.ppid === parent
}
