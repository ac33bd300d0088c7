import type { News, Reply, Request } from './protocol.ts'

/** What the page sends to the worker: requests with a number, by which they are answered. */
export type ToWorker =
  | { readonly call: number; readonly request: Request }
  /** Finish writing, and end. */
  | { readonly close: true }

/** What the worker sends to the page. */
export type FromWorker = { readonly call: number; readonly reply: Reply } | { readonly news: News }
