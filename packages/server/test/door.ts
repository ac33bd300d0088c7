// A database behind a door, which may be shut before people or behind them.
import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'
import { onTestFinished } from 'vitest'

/** Somebody who knocks: `letIn` leads them to the database. */
interface Visit {
  readonly socket: Socket
  /** Of all who have come, this one included. */
  readonly came: number
  letIn(): void
}

export interface Door {
  /** Where the database is for those who come by the door. */
  readonly url: string
  readonly came: number
  /** What the database has said, to anybody. */
  readonly said: number
  /** How many are inside. */
  readonly inside: number
  /** Cuts everybody off who is inside. */
  shut(): void
}

interface DoorKeeper {
  knocks(visit: Visit): void
  /** The database has said something to somebody; `said` counts what it has said to anybody. */
  hears?(said: number, door: Door): void
}

/** Opens a door before a database, until the test is over. */
export async function openDoor(url: string, keeper: DoorKeeper): Promise<Door> {
  const behind = placeOf(url)
  const inside = new Set<Socket>()
  let came = 0
  let said = 0
  const server = createServer((socket) => {
    came++
    socket.on('error', () => {})
    const letIn = (): void => {
      const database = connect(behind)
      inside.add(socket)
      database.on('error', () => socket.destroy())
      database.on('close', () => socket.destroy())
      socket.on('close', () => {
        inside.delete(socket)
        database.destroy()
      })
      socket.pipe(database)
      database.on('data', (chunk) => {
        socket.write(chunk)
        keeper.hears?.(++said, door)
      })
    }
    keeper.knocks({ socket, came, letIn })
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = new URL(url)
  address.host = `127.0.0.1:${(server.address() as AddressInfo).port}`
  const door: Door = {
    url: address.href,
    get came() {
      return came
    },
    get said() {
      return said
    },
    get inside() {
      return inside.size
    },
    shut() {
      for (const socket of inside) socket.end()
    },
  }
  onTestFinished(() => {
    for (const socket of inside) socket.destroy()
    server.close()
  })
  return door
}

/** A PostgreSQL listens on a port, or on a socket in a folder. */
function placeOf(url: string): { path: string } | { host: string; port: number } {
  const { hostname, port } = new URL(url)
  const host = decodeURIComponent(hostname)
  return host.startsWith('/') ? { path: `${host}/.s.PGSQL.${port}` } : { host, port: Number(port) }
}
