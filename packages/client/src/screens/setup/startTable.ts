import { tablePath } from '../../app/paths.ts'
import type { LinkRefusal, TableBegin } from '../../link/protocol.ts'
import { rememberPlan, type TablePlan } from './plan.ts'

/** A game could not be begun, and why. */
class NotBegun extends Error {
  override name = 'NotBegun'
  readonly refusal: LinkRefusal

  constructor(refusal: LinkRefusal) {
    super(refusal.reason)
    this.refusal = refusal
  }
}

/** Begins a game as planned. Gives the address of its table. */
export async function startPlan(plan: TablePlan): Promise<string> {
  rememberPlan(plan)
  // The rules are fetched when they are needed: the first screen does without.
  const { beginOf } = await import('./begin.ts')
  return await startTable(beginOf(plan))
}

export async function startTable(begin: TableBegin): Promise<string> {
  const { useTableStore } = await import('../../link/store.ts')
  const reply = await useTableStore.getState().actions.begin(begin)
  if (!reply.ok) throw new NotBegun(reply.refusal)
  return tablePath(begin.id)
}
