import { randomBytes } from 'node:crypto'
import type { Presence } from '@hadal/protocol'
import pg from 'pg'
import type { Logger } from 'pino'
import type { Ended } from '../sockets/devices.ts'
import type { Store } from '../store/database.ts'

/** What nodes tell each other. All of it is in the database as well, but for who is connected. */
export interface News {
  /** Tables with the number of their last act. */
  readonly acts?: readonly (readonly [table: string, seq: number])[]
  /** Tables with their revision. */
  readonly facts?: readonly (readonly [table: string, revision: number])[]
  /** Who is connected to the node that tells. */
  readonly present?: readonly (readonly [table: string, presence: Presence])[]
  /** The node wants to know who is connected to others at these tables. */
  readonly asks?: readonly string[]
  /** Devices that are known no more. */
  readonly ended?: readonly Ended[]
  /** The node is going. */
  readonly bye?: true
}

export interface BusListener {
  heard(node: string, news: News): void
  /** There is another node, or it is back. */
  found(): void
  /** A node is gone, or was not heard of for a while. */
  lost(node: string): void
}

const CHANNEL = 'hadal'
/** PostgreSQL takes 8000 bytes. */
const LONGEST = 7_500
const BEAT = 2_000
/** A node that has missed three beats is gone. */
const SILENCE = 7_000
const RECONNECT = 500

/**
 * News between nodes, by NOTIFY: outside of the transactions that made them, since all commits would
 * have to wait for each other otherwise. They may be lost; nobody relies on them.
 */
export class Bus {
  readonly node = randomBytes(6).toString('base64url')
  private readonly store: Store
  private readonly log: Logger
  private readonly listener: BusListener
  private readonly others = new Map<string, number>()
  private client: pg.Client | undefined
  private beat: NodeJS.Timeout | undefined
  private isOpen = false
  private waiting: News[] = []

  constructor(store: Store, log: Logger, listener: BusListener) {
    this.store = store
    this.log = log
    this.listener = listener
  }

  async open(): Promise<void> {
    this.isOpen = true
    await this.listen()
    this.beat = setInterval(() => this.onBeat(), BEAT)
    await this.send({})
  }

  async close(): Promise<void> {
    this.isOpen = false
    clearInterval(this.beat)
    await this.send({ bye: true }).catch(() => {})
    await this.client?.end().catch(() => {})
  }

  /** Tells the other nodes, soon, if there are any. */
  tell(news: News): void {
    if (this.others.size === 0) return
    this.waiting.push(news)
    if (this.waiting.length === 1) setImmediate(() => this.flush())
  }

  private flush(): void {
    const { waiting } = this
    this.waiting = []
    let part: News = {}
    let length = 0
    for (const news of waiting) {
      const size = JSON.stringify(news).length
      if (length + size > LONGEST) {
        this.sendSoon(part)
        part = {}
        length = 0
      }
      part = together(part, news)
      length += size
    }
    this.sendSoon(part)
  }

  private sendSoon(news: News): void {
    this.send(news).catch((error) => this.log.debug({ error }, 'news were not sent'))
  }

  private async send(news: News): Promise<void> {
    const text = JSON.stringify({ node: this.node, news })
    await this.store.pool.query({
      name: 'notify',
      text: 'select pg_notify($1, $2)',
      values: [CHANNEL, text],
    })
  }

  private onBeat(): void {
    this.sendSoon({})
    const now = Date.now()
    for (const [node, heard] of this.others) if (now - heard > SILENCE) this.lose(node)
  }

  private lose(node: string): void {
    if (this.others.delete(node)) this.listener.lost(node)
  }

  private async listen(): Promise<void> {
    const client = new pg.Client({ connectionString: this.store.url, keepAlive: true })
    client.on('notification', ({ payload }) => this.onText(payload ?? ''))
    client.on('error', () => this.reconnect(client))
    client.on('end', () => this.reconnect(client))
    this.client = client
    await client.connect()
    await client.query(`listen ${CHANNEL}`)
  }

  private reconnect(client: pg.Client): void {
    if (!this.isOpen || this.client !== client) return
    this.client = undefined
    setTimeout(() => {
      if (!this.isOpen) return
      this.listen().catch(() => {
        const { client: failed } = this
        if (failed !== undefined) this.reconnect(failed)
      })
    }, RECONNECT)
  }

  private onText(text: string): void {
    const said = read(text)
    if (said === undefined || said.node === this.node) return
    const { node, news } = said
    if (news.bye) {
      this.lose(node)
      return
    }
    const isNew = !this.others.has(node)
    this.others.set(node, Date.now())
    // Whoever is new is answered at once, so that both know of each other.
    if (isNew) {
      this.sendSoon({})
      this.listener.found()
    }
    this.listener.heard(node, news)
  }
}

function together(one: News, other: News): News {
  return {
    acts: [...(one.acts ?? []), ...(other.acts ?? [])],
    facts: [...(one.facts ?? []), ...(other.facts ?? [])],
    present: [...(one.present ?? []), ...(other.present ?? [])],
    asks: [...(one.asks ?? []), ...(other.asks ?? [])],
    ended: [...(one.ended ?? []), ...(other.ended ?? [])],
  }
}

/** Nodes of another version may say what we do not know. */
function read(text: string): { readonly node: string; readonly news: News } | undefined {
  try {
    const said = JSON.parse(text)
    return typeof said?.node === 'string' && typeof said.news === 'object' ? said : undefined
  } catch {
    return undefined
  }
}
