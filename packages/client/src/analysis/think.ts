import { openWorker } from '../link/openWorker.ts'
import type { Task, Told } from './messages.ts'

/** What looking back needs of a worker. */
export type WorkerLike = Pick<
  Worker,
  'postMessage' | 'terminate' | 'onmessage' | 'onerror' | 'onmessageerror'
>

/** Looks back at a game beside everything else; the returned function stops it at once. */
export function think(
  task: Task,
  hear: (told: Told) => void,
  open: () => WorkerLike = () => openWorker('analyst'),
): () => void {
  const worker = open()
  const fail = (failure: string): void => {
    worker.terminate()
    hear({ failure })
  }
  worker.onmessage = ({ data }: MessageEvent<Told>) => {
    if (!('progress' in data)) worker.terminate()
    hear(data)
  }
  worker.onerror = ({ message }) => fail(message ?? '')
  worker.onmessageerror = () => fail('a message could not be read')
  worker.postMessage(task)
  return () => worker.terminate()
}
