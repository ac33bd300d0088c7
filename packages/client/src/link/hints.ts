import type { Seat } from '@hadal/engine'
import type { GameTable } from '@hadal/table'
import type { Hint } from './protocol.ts'
import type { Thinker } from './thinker/thinker.ts'

interface HintsWorld {
  readonly advise: Thinker['advise']
  /** There is another hint, or none any more. */
  told(hint: Hint | undefined): void
}

/** P29: thinks about what one person is asked, when they wish, as long as they are asked it. */
export class Hints {
  private readonly world: HintsWorld
  private hint: Hint | undefined
  private cancel: (() => void) | undefined

  constructor(world: HintsWorld) {
    this.world = world
  }

  /** Thinks about what a seat is asked; says whether there is anything to think about. */
  ask(table: GameTable, seat: Seat): boolean {
    const askedSince = table.askedSince(seat)
    // Nothing is left to chance here but what thinking itself does.
    const observation = table.observe(seat, () => 0)
    if (askedSince === undefined || observation === undefined) return false
    const asked = { legal: [...observation.legal], view: observation.view() }
    this.cancel?.()
    this.tell({ seat, askedSince, state: 'thinking', progress: 0, choices: [] })
    this.cancel = this.world.advise(asked, (advising) =>
      this.tell(
        advising === undefined
          ? { seat, askedSince, state: 'impossible', progress: 1, choices: [] }
          : { seat, askedSince, state: advising.isDone ? 'done' : 'thinking', ...found(advising) },
      ),
    )
    return true
  }

  /** Lets go of a hint on what is not asked any more, or not through these eyes. */
  follow(table: GameTable, eyes: Seat | undefined): void {
    const { hint } = this
    if (hint === undefined) return
    if (hint.seat !== eyes || hint.askedSince !== table.askedSince(hint.seat)) this.stop()
  }

  stop(): void {
    this.cancel?.()
    this.cancel = undefined
    if (this.hint !== undefined) this.tell(undefined)
  }

  private tell(hint: Hint | undefined): void {
    this.hint = hint
    this.world.told(hint)
  }
}

function found({ progress, choices }: Pick<Hint, 'progress' | 'choices'>) {
  return { progress, choices }
}
