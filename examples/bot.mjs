// A complete bot for Hadal in plain JavaScript, without any package: it plays by chance, and never gives up.
//
//   node bot.mjs http://localhost:8080 --open 2 --against greedy     opens a table against one of our bots
//   node bot.mjs http://localhost:8080 --open 2                      opens a table and tells its code
//   node bot.mjs http://localhost:8080 --code ABCDE                  sits down at the table with this code
//
// HADAL_TOKEN holds the token of a bot; without one it plays as a guest. docs/API.md explains all of it.
// To make it a better player, change `choose`.
import { randomBytes } from 'node:crypto'
import { request as httpRequest } from 'node:http'
import { request as httpsRequest } from 'node:https'
import { parseArgs } from 'node:util'

const { values: options, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    open: { type: 'string' },
    against: { type: 'string' },
    code: { type: 'string' },
    table: { type: 'string' },
    name: { type: 'string', default: 'JavaScript bot' },
    pause: { type: 'string', default: '100' },
  },
})
const server = positionals[0] ?? 'http://localhost:8080'

/**
 * What to answer with. `state.view` has everything this seat may see.
 * @param {readonly number[]} decisions
 * @param {any} _state
 */
function choose(decisions, _state) {
  return decisions[Math.floor(Math.random() * decisions.length)]
}

// ── HTTP ─────────────────────────────────────────────────────────────────────────────────────────

/** Who we are: a token if there is one, else the cookie that a guest gets. @type {Record<string, string>} */
const identity = process.env.HADAL_TOKEN
  ? { authorization: `Bearer ${process.env.HADAL_TOKEN}` }
  : {}

/**
 * @param {string} method
 * @param {string} path
 * @param {object} [body]
 * @returns {Promise<any>}
 */
async function ask(method, path, body) {
  const response = await fetch(server + path, {
    method,
    headers: { ...identity, ...(body && { 'content-type': 'application/json' }) },
    ...(body && { body: JSON.stringify(body) }),
  })
  const [cookie] = response.headers.getSetCookie()
  if (cookie) identity.cookie = cookie.split(';')[0] ?? ''
  /** @type {any} */
  const answer = await response.json()
  if (response.ok) return answer
  throw new Error(`${answer.error.code}: ${answer.error.message}`)
}

/** Finds our seat at a table: one that we open, or one that somebody else has opened. */
async function sitDown() {
  if (!identity.authorization) await ask('POST', '/api/guest', { name: options.name })
  if (options.open) {
    const players = Number(options.open)
    const bots = Array.from({ length: options.against ? players - 1 : 0 }, (_, at) => ({
      seat: at + 1,
      bot: options.against,
    }))
    return ask('POST', '/api/tables', { players, bots, pace: 'instant' })
  }
  const id = options.table ?? (await ask('GET', `/api/codes/${options.code}`)).id
  return ask('POST', `/api/tables/${id}/seats`, {})
}

// ── The game ─────────────────────────────────────────────────────────────────────────────────────

/** The table as we know it. @type {any} */
let state
/** What we have sent and nobody has answered: sent again with the same id it is done once. @type {any} */
let pending
/** Whoever opens a table begins its game. */
let isOwner = false
let seat = 0
let id = ''
/** @type {(text: string) => void} */
let send = () => {}

/** @param {any} frame */
function received(frame) {
  switch (frame.type) {
    case 'welcome':
      if (frame.protocol !== 1) throw new Error(`This server speaks protocol ${frame.protocol}.`)
      state = frame.state
      seat = frame.seat
      if (pending) send(JSON.stringify(pending))
      begin(frame.table)
      break
    case 'lobby':
      begin(frame.table)
      break
    case 'update':
      if (frame.patch) state = patch(state, frame.patch)
      break
    case 'accepted':
      if (frame.id === pending?.id) pending = undefined
      break
    case 'refused':
      if (frame.id !== pending?.id) break
      if (frame.refusal.reason === 'try-again') later(() => send(JSON.stringify(pending)))
      else pending = undefined
      break
    case 'error':
      // Too fast: what was sent was not read.
      if (frame.error.code === 'too-many') later(() => pending && send(JSON.stringify(pending)))
      break
    case 'bye':
      process.stderr.write(`${frame.error.code}: ${frame.error.message}\n`)
      break
  }
  if (state?.result) over(state.result)
  else setTimeout(decide, Number(options.pause))
}

/** @param {() => void} work */
const later = (work) => setTimeout(work, 1000)

/** Begins the game when every seat is taken. @param {any} table */
async function begin(table) {
  if (!isOwner || table.state !== 'open') return
  if (table.seats.some((/** @type {any} */ { kind }) => kind === 'free')) return
  isOwner = false
  await ask('POST', `/api/tables/${id}/start`, {})
}

/** Does what is to be done: one thing at a time. */
function decide() {
  const act = pending || !state || state.result ? undefined : (agreement() ?? answer())
  if (!act) return
  pending = {
    type: 'act',
    id: randomBytes(12).toString('base64url'),
    version: state.version,
    act,
  }
  send(JSON.stringify(pending))
}

/** Bots have nothing against a pause, nor against somebody's second thoughts. */
function agreement() {
  const { pause, undoAsked } = state
  if (pause && !pause.isPaused && !pause.agreed.includes(seat)) return { type: 'pause' }
  if (undoAsked && undoAsked.seat !== seat && !undoAsked.allowed.includes(seat))
    return { type: 'allow-undo' }
  return undefined
}

/** The answer to our question, if we are asked and have not answered. */
function answer() {
  if (!state.question || state.answer || state.pause?.isPaused) return undefined
  return { type: 'decide', decisions: [choose(state.question.decisions, state)] }
}

/** @param {{ seat: number, total: number, place: number }[]} result */
function over(result) {
  process.stdout.write(
    `over ${JSON.stringify(result.map(({ seat, total, place }) => ({ seat, total, place })))}\n`,
  )
  process.exit(0)
}

/**
 * Changes plain data as a patch says: `[]` it is gone, `[value]` it is replaced, `[at, deleted, ...items]`
 * a list has other items from there on, `{ name: patch }` it has changed inside.
 * @param {any} before
 * @param {any} change
 * @returns {any}
 */
function patch(before, change) {
  if (Array.isArray(change)) {
    if (change.length < 2) return change[0]
    const [at, deleted, ...items] = change
    return before.toSpliced(at, deleted, ...items)
  }
  const after = Array.isArray(before) ? [...before] : { ...before }
  for (const [name, inside] of Object.entries(change)) {
    if (Array.isArray(inside) && inside.length === 0) delete after[name]
    else after[name] = patch(before[name], inside)
  }
  return after
}

// ── The socket: a handshake by HTTP, then frames of a few bytes before each text (RFC 6455) ───────────

/** Connects to the table, and again whenever the connection breaks off. @param {string} path */
function connect(path) {
  const url = new URL(path, server)
  const start = url.protocol === 'https:' ? httpsRequest : httpRequest
  const handshake = start(url, {
    headers: {
      ...identity,
      connection: 'Upgrade',
      upgrade: 'websocket',
      'sec-websocket-version': '13',
      'sec-websocket-key': randomBytes(16).toString('base64'),
    },
  })
  const again = () => setTimeout(connect, 500, path)
  handshake.on('error', again)
  handshake.on('response', (response) => {
    process.stderr.write(`The table answers with ${response.statusCode}.\n`)
    again()
  })
  handshake.on('upgrade', (_response, socket, head) => {
    send = (text) => socket.write(frameOf(1, Buffer.from(text)))
    let bytes = head
    /** @type {Buffer[]} */
    let parts = []
    const read = () => {
      for (let frame = nextFrame(bytes); frame; frame = nextFrame(bytes)) {
        bytes = bytes.subarray(frame.size)
        if (frame.kind === 9) socket.write(frameOf(10, frame.payload))
        if (frame.kind === 8) socket.end()
        if (frame.kind > 2) continue
        parts.push(frame.payload)
        if (!frame.isLast) continue
        const text = Buffer.concat(parts).toString()
        parts = []
        received(JSON.parse(text))
      }
    }
    socket.on('data', (chunk) => {
      bytes = Buffer.concat([bytes, chunk])
      read()
    })
    socket.on('error', () => {})
    socket.on('close', again)
    read()
  })
  handshake.end()
}

/** What clients send is masked. @param {number} kind @param {Buffer} payload */
function frameOf(kind, payload) {
  const { length } = payload
  const head = Buffer.alloc(length < 126 ? 2 : 4)
  head[0] = 0x80 | kind
  head[1] = 0x80 | Math.min(length, 126)
  if (length >= 126) head.writeUInt16BE(length, 2)
  const mask = randomBytes(4)
  return Buffer.concat([head, mask, payload.map((byte, at) => byte ^ (mask[at % 4] ?? 0))])
}

/** The first frame of some bytes; nothing if it is not all there. @param {Buffer} bytes */
function nextFrame(bytes) {
  if (bytes.length < 2) return undefined
  const short = bytes.readUInt8(1) & 0x7f
  const head = short === 127 ? 10 : short === 126 ? 4 : 2
  if (bytes.length < head) return undefined
  const length =
    short === 127 ? Number(bytes.readBigUInt64BE(2)) : short === 126 ? bytes.readUInt16BE(2) : short
  const size = head + length
  if (bytes.length < size) return undefined
  const first = bytes.readUInt8(0)
  const payload = bytes.subarray(head, size)
  return { kind: first & 0x0f, isLast: (first & 0x80) !== 0, payload, size }
}

const table = await sitDown()
id = table.id
isOwner = table.isOwner
process.stdout.write(`table ${id}${table.code ? ` code ${table.code}` : ''}\n`)
connect(`/api/tables/${id}/socket`)
