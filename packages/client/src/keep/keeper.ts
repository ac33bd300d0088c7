import type { KeptGame } from './keptGame.ts'
import type { Shelf } from './shelf.ts'

/** Whether the game in play is safe on the device. */
export type Keeping =
  | { readonly state: 'kept'; readonly savedAt: number }
  | { readonly state: 'failed'; readonly message: string }

/** Writes a game after each change: the newest state only, where changes come faster than writes. */
export class Keeper {
  private readonly open: () => Promise<Shelf>
  private readonly tell: (keeping: Keeping) => void
  private shelf: Promise<Shelf> | undefined
  private next: (() => KeptGame) | undefined
  private writing: Promise<void> | undefined

  constructor(open: () => Promise<Shelf>, tell: (keeping: Keeping) => void) {
    this.open = open
    this.tell = tell
  }

  keep(game: () => KeptGame): void {
    this.next = game
    this.writing ??= this.writeAll()
  }

  /** Resolves when nothing is left to be written. */
  async idle(): Promise<void> {
    await this.writing
  }

  private async writeAll(): Promise<void> {
    // Writing takes its time: whoever waits for an answer gets it first.
    await new Promise((resolve) => setTimeout(resolve))
    for (let game = this.next; game !== undefined; game = this.next) {
      this.next = undefined
      await this.write(game)
    }
    this.writing = undefined
  }

  private async write(make: () => KeptGame): Promise<void> {
    try {
      this.shelf ??= this.open()
      const game = make()
      await (await this.shelf).put(game)
      this.tell({ state: 'kept', savedAt: game.savedAt })
    } catch (error) {
      // The next change opens the shelf anew: what failed once may work again.
      this.shelf = undefined
      this.tell({ state: 'failed', message: String(error) })
    }
  }
}
