/** Does something in a task of its own that comes before the next frame; at once where a browser has none. */
export async function inTask<Result>(work: () => Result, signal?: AbortSignal): Promise<Result> {
  if ('scheduler' in globalThis)
    return await scheduler.postTask(work, { priority: 'user-blocking', ...(signal && { signal }) })
  signal?.throwIfAborted()
  return work()
}
