import weights from '@hadal/bots/hadal.net?url'
import { loadGame } from '../keep/games.ts'
import { Keeper } from '../keep/keeper.ts'
import { openShelf } from '../keep/shelf.ts'
import type { Timer } from './botDriver.ts'
import { Host } from './host.ts'
import type { FromWorker, ToWorker } from './messages.ts'
import { RemoteHost } from './remote/remoteHost.ts'
import { connect } from './remote/socket.ts'
import { WorkerThinker } from './thinker/thinker.ts'
import { startThinker } from './thinker/thinkerWorker.ts'
import { fetchWeights } from './thinker/weights.ts'

/** The table in a worker of its own: rules and bots never keep the page waiting. It lives here, or far away. */
export function beginTable(): void {
  const post = (message: FromWorker): void => self.postMessage(message)

  const timer: Timer = (milliseconds, then) => {
    const running = setTimeout(then, milliseconds)
    return () => clearTimeout(running)
  }

  const keeper = new Keeper(openShelf, (keeping) => post({ news: { type: 'keeping', keeping } }))

  const thinker = new WorkerThinker({
    start: startThinker,
    fetchWeights: (tell) => fetchWeights(weights, tell),
    told: (minds) => post({ news: { type: 'minds', minds } }),
    now: () => performance.now(),
  })

  const here = new Host({
    post: (news) => post({ news }),
    keep: (game) => keeper.keep(game),
    load: (id) => loadGame(id),
    timer,
    thinker,
    seed: () => crypto.getRandomValues(new Uint32Array(1))[0] ?? 0,
    now: () => Date.now(),
  })

  const online = new RemoteHost({
    post: (news) => post({ news }),
    connect,
    timer,
    now: () => Date.now(),
    random: () => Math.random(),
    newId: () => crypto.randomUUID(),
  })

  for (const event of ['online', 'offline'])
    self.addEventListener(event, () => online.networkChanged(event === 'online'))

  let isOnline = false

  self.onmessage = async ({ data }: MessageEvent<ToWorker>): Promise<void> => {
    if ('close' in data) {
      here.stop()
      online.stop()
      await keeper.idle()
      self.close()
      return
    }
    isOnline ||= data.request.type === 'join'
    const host = isOnline ? online : here
    post({ call: data.call, reply: await host.handle(data.request) })
  }
}
