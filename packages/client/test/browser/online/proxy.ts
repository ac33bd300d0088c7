import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'

/** A line to the server that can be cut. */
export interface CutLine {
  readonly url: string
  /** Breaks every connection, and lets none through. */
  cut(): void
  mend(): void
  close(): Promise<void>
}

export async function lineTo(url: string): Promise<CutLine> {
  const { hostname, port } = new URL(url)
  const open = new Set<Socket>()
  let isCut = false
  const server = createServer((here) => {
    if (isCut) return here.destroy()
    const there = connect(Number(port), hostname)
    for (const [socket, other] of [
      [here, there],
      [there, here],
    ] as const) {
      open.add(socket)
      socket.on('error', () => other.destroy())
      socket.on('close', () => {
        open.delete(socket)
        other.destroy()
      })
      socket.pipe(other)
    }
    return undefined
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const cut = (): void => {
    isCut = true
    for (const socket of open) socket.destroy()
  }
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    cut,
    mend: () => {
      isCut = false
    },
    async close() {
      cut()
      server.close()
      await once(server, 'close')
    },
  }
}
