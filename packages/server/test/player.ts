import { randomBytes, randomInt } from 'node:crypto'
import type { Seat } from '@hadal/engine'
import { type Log, patch, readFrame, type ServerFrame, type TableState } from '@hadal/protocol'
import type { Act, LogEntry } from '@hadal/table'
import WebSocket from 'ws'

type FrameOf<Type extends ServerFrame['type']> = Extract<ServerFrame, { readonly type: Type }>
export type Verdict = FrameOf<'accepted'> | FrameOf<'refused'>

/** Somebody at a table, over a real socket; everything that arrives is kept. */
export class Player {
  readonly frames: ServerFrame[] = []
  readonly texts: string[] = []
  state: TableState | undefined
  log: LogEntry[] = []
  isClosed = false
  closeCode: number | undefined
  private readonly socket: WebSocket
  private watchers = new Set<() => void>()

  constructor(node: { readonly url: string }, table: string, person: string, since?: number) {
    const query = since === undefined ? '' : `?since=${since}`
    this.socket = new WebSocket(`${node.url}/api/tables/${table}/socket${query}`, {
      headers: { 'x-person': person },
    })
    this.socket.on('message', (data) => this.receive(String(data)))
    this.socket.on('error', () => {})
    this.socket.on('close', (code) => {
      this.isClosed = true
      this.closeCode = code
      this.look()
    })
  }

  static async at(
    node: { readonly url: string },
    table: string,
    seat: Seat | undefined,
    since?: number,
  ): Promise<Player> {
    const person = seat === undefined ? 'onlooker' : `seat-${seat}`
    const player = new Player(node, table, person, since)
    await player.until(() => player.has('welcome') || player.isClosed)
    return player
  }

  has(type: ServerFrame['type']): boolean {
    return this.frames.some((frame) => frame.type === type)
  }

  /** The last frame of a kind. */
  last<Type extends ServerFrame['type']>(type: Type): FrameOf<Type> | undefined {
    return this.frames.findLast((frame): frame is FrameOf<Type> => frame.type === type)
  }

  sendText(text: string | Buffer): void {
    this.socket.send(text)
  }

  /** Waits until something is so; fails after a while. */
  until(isSo: () => boolean, what = 'it'): Promise<void> {
    return new Promise((done, fail) => {
      const timer = setTimeout(() => {
        this.watchers.delete(look)
        fail(new Error(`${what} did not happen; the last frame: ${this.texts.at(-1)}`))
      }, 60_000)
      const look = (): void => {
        if (!isSo()) return
        clearTimeout(timer)
        this.watchers.delete(look)
        done()
      }
      this.watchers.add(look)
      look()
    })
  }

  /** Does something, and waits for the answer; nothing if the connection broke off before. */
  async act(
    act: Act,
    { id = newId(), version = this.state?.version ?? 0 } = {},
  ): Promise<Verdict | undefined> {
    if (this.isClosed) return undefined
    const from = this.frames.length
    this.socket.send(JSON.stringify({ type: 'act', id, version, act }))
    const isVerdict = (frame: ServerFrame): frame is Verdict =>
      (frame.type === 'accepted' || frame.type === 'refused') && frame.id === id
    await this.until(() => this.isClosed || this.frames.slice(from).some(isVerdict), 'an answer')
    return this.frames.slice(from).find(isVerdict)
  }

  /** One of the decisions this seat has now, if it is asked and has not answered. */
  anyDecision(): Act | undefined {
    const { question, answer } = this.state ?? {}
    if (question === undefined || answer !== undefined) return undefined
    const decision = question.decisions[randomInt(question.decisions.length)]
    return decision === undefined ? undefined : { type: 'decide', decisions: [decision] }
  }

  close(): void {
    this.socket.close()
  }

  /** Breaks off, as if the network had failed. */
  cut(): void {
    this.socket.terminate()
  }

  private receive(text: string): void {
    this.texts.push(text)
    const frame = readFrame(text)
    this.frames.push(frame)
    if (frame.type === 'welcome') {
      this.state = frame.state
      if (frame.log) this.append(frame.log)
    } else if (frame.type === 'update') {
      if (frame.patch) this.state = Object(patch(this.state, frame.patch))
      if (frame.log) this.append(frame.log)
    }
    this.look()
  }

  private append({ from, entries }: Log): void {
    this.log.splice(from, this.log.length, ...entries)
  }

  /** Looks whether what is waited for has happened by something else. */
  look(): void {
    for (const look of [...this.watchers]) look()
  }
}

export function newId(): string {
  return randomBytes(12).toString('base64url')
}
