import type { Task, Told } from './messages.ts'

/** What looking back needs of a worker. */
export type WorkerLike = Pick<
  Worker,
  'postMessage' | 'terminate' | 'onmessage' | 'onerror' | 'onmessageerror'
>

const openWorker = (): WorkerLike =>
  new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' })

/** Looks back at a game beside everything else; the returned function stops it at once. */
export function think(
  task: Task,
  hear: (told: Told) => void,
  open: () => WorkerLike = openWorker,
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
