// The table in a worker of its own: rules and bots never keep the page waiting.
import { loadGame } from '../keep/games.ts'
import { Keeper } from '../keep/keeper.ts'
import { openShelf } from '../keep/shelf.ts'
import { Host } from './host.ts'
import type { FromWorker, ToWorker } from './messages.ts'

const post = (message: FromWorker): void => self.postMessage(message)

const keeper = new Keeper(openShelf, (keeping) => post({ news: { type: 'keeping', keeping } }))

const host = new Host({
  post: (news) => post({ news }),
  keep: (game) => keeper.keep(game),
  load: (id) => loadGame(id),
  timer(milliseconds, then) {
    const timer = setTimeout(then, milliseconds)
    return () => clearTimeout(timer)
  },
  seed: () => crypto.getRandomValues(new Uint32Array(1))[0] ?? 0,
  now: () => Date.now(),
})

self.onmessage = async ({ data }: MessageEvent<ToWorker>): Promise<void> => {
  if ('close' in data) {
    host.stop()
    await keeper.idle()
    self.close()
    return
  }
  post({ call: data.call, reply: await host.handle(data.request) })
}
