import { type Game, openView, type View } from '@hadal/engine'
import { shared } from './shared.ts'

/** What everybody sees of a table: worked out once for all who are sent it. */
export class OpenView {
  private readonly perfectMemory: boolean
  private last: { readonly position: number; readonly view: View } | undefined

  constructor(perfectMemory: boolean) {
    this.perfectMemory = perfectMemory
  }

  /** `position` is another number whenever the game is in another state. */
  at(position: number, game: Game): View {
    if (this.last?.position !== position) {
      const now = openView(game, this.perfectMemory)
      this.last = { position, view: shared(this.last?.view, now) }
    }
    return this.last.view
  }
}
