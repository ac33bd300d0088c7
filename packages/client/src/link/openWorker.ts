/** By its name a worker knows what it is there for. */
export type WorkerName = 'table' | 'thinker' | 'analyst'

/** A worker that knows the rules. */
export function openWorker(name: WorkerName): Worker {
  return new Worker(new URL('./worker.ts', import.meta.url), { type: 'module', name })
}
