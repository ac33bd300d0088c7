import { setTimeout as sleep } from 'node:timers/promises'
import WebSocket from 'ws'
import type { ServerProcess } from './servers.ts'

const WITHIN = 10_000

/**
 * Bytes that a server really holds, after everything that nobody needs any more was collected.
 *
 * Its inspector is opened for that, as any program on this computer may do; what it costs comes
 * before and after whatever is measured.
 */
export async function heldBytes(server: ServerProcess): Promise<number> {
  const inspector = await connect(await addressOf(server))
  try {
    // What is collected first lets go of more.
    for (let times = 0; times < 2; times++) await inspector.ask('HeapProfiler.collectGarbage')
    const { result } = await inspector.ask('Runtime.evaluate', {
      expression: '(({ heapUsed, external }) => heapUsed + external)(process.memoryUsage())',
    })
    return Number(Object(result).value)
  } finally {
    inspector.close()
  }
}

async function addressOf(server: ServerProcess): Promise<string> {
  const find = () => /Debugger listening on (ws:\S+)/.exec(server.complaints())?.[1]
  const end = performance.now() + WITHIN
  if (find() === undefined) process.kill(server.pid, 'SIGUSR1')
  for (let found = find(); ; found = find()) {
    if (found !== undefined) return found
    if (performance.now() > end) throw new Error('the server does not let itself be inspected')
    await sleep(20)
  }
}

interface Inspector {
  ask(method: string, params?: object): Promise<Readonly<Record<string, unknown>>>
  close(): void
}

async function connect(address: string): Promise<Inspector> {
  const socket = new WebSocket(address)
  await new Promise((resolve, reject) => {
    socket.once('open', resolve)
    socket.once('error', reject)
  })
  let count = 0
  return {
    ask: (method, params = {}) =>
      new Promise((resolve) => {
        const id = ++count
        socket.on('message', (data) => {
          const answer = JSON.parse(String(data))
          if (answer.id === id) resolve(answer.result ?? {})
        })
        socket.send(JSON.stringify({ id, method, params }))
      }),
    close: () => socket.terminate(),
  }
}
