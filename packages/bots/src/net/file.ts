import type { Shape } from './network.ts'
import { blankWeights, type Weights } from './weights.ts'

/** A file that is no network we can play with; the message says why. */
export class BadNetwork extends Error {
  override readonly name = 'BadNetwork'
}

/**
 * `float` keeps every weight as it was learnt. `byte` is for shipping: the rows of the first layer,
 * nearly all of the file, are signed bytes with a scale per row.
 */
export type Precision = 'float' | 'byte'

/*
 * All numbers are little endian, and every section starts at a multiple of four.
 *
 *   'HDLN', u16 version, u16 precision (0 float, 1 byte)
 *   u16 state, u16 action, u16 hidden, u16 inner, u32 features
 *   rows of the state, rows of the action: f32 each, or an f32 scale per row and then all i8
 *   biases of the first layer: for actions, for states
 *   the rest of the head for actions, then of that for states: inner, its bias, outer, its bias
 */
const MAGIC = 'HDLN'
const VERSION = 1
const PRECISIONS: readonly Precision[] = ['float', 'byte']
const HEADER = 20

export function readWeights(bytes: Uint8Array): Weights {
  // A copy of its own, since floats can only be read at multiples of four. Node's kind of bytes would
  // share the buffer when sliced.
  const { buffer } = new Uint8Array(bytes)
  const { shape, features, precision } = readHeader(new DataView(buffer))
  const weights = blankWeights(shape, features)
  const expected = lengthOf(weights, precision)
  if (bytes.length !== expected) {
    throw new BadNetwork(`The network should have ${expected} bytes, but has ${bytes.length}.`)
  }
  let at = HEADER
  for (const table of rowTables(weights)) {
    if (precision === 'float') {
      at = readFloats(buffer, at, table)
    } else {
      const scales = new Float32Array(table.length / shape.hidden)
      at = readFloats(buffer, at, scales)
      expand(new Int8Array(buffer, at, table.length), scales, table)
      at += table.length
    }
  }
  for (const section of restOf(weights)) at = readFloats(buffer, at, section)
  return weights
}

/** With fewer bits a byte takes fewer values: the file is as long, but can be packed much smaller. */
export function writeWeights(weights: Weights, precision: Precision, bits = 8): Uint8Array {
  const { shape, features } = weights
  const bytes = new Uint8Array(lengthOf(weights, precision))
  const header = new DataView(bytes.buffer)
  for (const [i, letter] of [...MAGIC].entries()) header.setUint8(i, letter.charCodeAt(0))
  header.setUint16(4, VERSION, true)
  header.setUint16(6, PRECISIONS.indexOf(precision), true)
  header.setUint16(8, shape.state, true)
  header.setUint16(10, shape.action, true)
  header.setUint16(12, shape.hidden, true)
  header.setUint16(14, shape.inner, true)
  header.setUint32(16, features, true)
  let at = HEADER
  for (const table of rowTables(weights)) {
    if (precision === 'float') {
      at = writeFloats(bytes.buffer, at, table)
    } else {
      const scales = scalesOf(table, shape.hidden, 2 ** (bits - 1) - 1)
      at = writeFloats(bytes.buffer, at, scales)
      shrink(table, scales, new Int8Array(bytes.buffer, at, table.length))
      at += table.length
    }
  }
  for (const section of restOf(weights)) at = writeFloats(bytes.buffer, at, section)
  return bytes
}

interface Header {
  readonly shape: Shape
  readonly features: number
  readonly precision: Precision
}

function readHeader(header: DataView): Header {
  if (header.byteLength < HEADER) throw new BadNetwork('The network is too short for a header.')
  const magic = String.fromCharCode(...new Uint8Array(header.buffer, 0, MAGIC.length))
  if (magic !== MAGIC) throw new BadNetwork('This is no network of Hadal.')
  const version = header.getUint16(4, true)
  if (version !== VERSION) {
    throw new BadNetwork(`The network has version ${version}; only ${VERSION} is known.`)
  }
  const precision = PRECISIONS[header.getUint16(6, true)]
  if (precision === undefined) throw new BadNetwork('The precision of the network is unknown.')
  const shape = {
    state: header.getUint16(8, true),
    action: header.getUint16(10, true),
    hidden: header.getUint16(12, true),
    inner: header.getUint16(14, true),
  }
  for (const size of [shape.hidden, shape.inner]) {
    if (size === 0 || size % 4 !== 0) {
      throw new BadNetwork(`A layer of the network is ${size} wide, which is no multiple of four.`)
    }
  }
  return { shape, precision, features: header.getUint32(16, true) }
}

const rowTables = ({ state, action }: Weights): readonly Float32Array[] => [state, action]

/** All but the rows of the first layer, in the order of the file. */
function restOf({ actionHead, stateHead }: Weights): readonly Float32Array[] {
  return [
    actionHead.bias,
    stateHead.bias,
    ...[actionHead, stateHead].flatMap((head) => [
      head.inner,
      head.innerBias,
      head.outer,
      head.outerBias,
    ]),
  ]
}

function lengthOf(weights: Weights, precision: Precision): number {
  const { state, action, hidden } = weights.shape
  const bytesOfRow = precision === 'float' ? 4 * hidden : 4 + hidden
  const rest = restOf(weights).reduce((sum, section) => sum + section.byteLength, 0)
  return HEADER + (state + action) * bytesOfRow + rest
}

/** Reads as many floats as there is room for. Returns where the next section starts. */
function readFloats(from: ArrayBuffer, at: number, to: Float32Array): number {
  to.set(new Float32Array(from, at, to.length))
  return at + to.byteLength
}

/** Returns where the next section starts. */
function writeFloats(to: ArrayBuffer, at: number, from: Float32Array): number {
  new Float32Array(to, at, from.length).set(from)
  return at + from.byteLength
}

/** What a step of a byte is worth, by row: as little as the largest weight of the row allows. */
function scalesOf(table: Float32Array, columns: number, steps: number): Float32Array {
  const scales = new Float32Array(table.length / columns)
  for (const row of scales.keys()) {
    const weights = table.subarray(row * columns, (row + 1) * columns)
    scales[row] = weights.reduce((most, weight) => Math.max(most, Math.abs(weight)), 0) / steps
  }
  return scales
}

function shrink(table: Float32Array, scales: Float32Array, to: Int8Array): void {
  const columns = table.length / scales.length
  for (const [i, weight] of table.entries()) {
    const scale = scales[Math.floor(i / columns)] ?? 0
    to[i] = scale === 0 ? 0 : Math.round(weight / scale)
  }
}

function expand(from: Int8Array, scales: Float32Array, table: Float32Array): void {
  const columns = table.length / scales.length
  for (const [i, step] of from.entries()) {
    table[i] = step * (scales[Math.floor(i / columns)] ?? 0)
  }
}
