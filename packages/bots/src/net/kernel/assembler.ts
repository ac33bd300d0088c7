/**
 * The few instructions of WebAssembly the kernel needs, as functions that nest as expressions do:
 * `f32x4Add(a, b)` is the code that computes a, computes b, and adds them.
 */
export type Code = readonly number[]

export interface Routine {
  readonly name: string
  /** How many of its i32 locals, the first ones, are given by the caller. */
  readonly parameters: number
  /** How many locals it has. They are numbered through: first all i32, then all v128. */
  readonly locals: { readonly i32: number; readonly v128: number }
  readonly body: readonly Code[]
}

const BLOCK_WITHOUT_RESULT = 0x40
const END = 0x0b

export const localGet = (local: number): Code => [0x20, ...unsigned(local)]
export const localSet = (local: number, value: Code): Code => [...value, 0x21, ...unsigned(local)]

export const i32Const = (value: number): Code => [0x41, ...signed(value)]
export const i32Add = (a: Code, b: Code): Code => [...a, ...b, 0x6a]
export const i32Mul = (a: Code, b: Code): Code => [...a, ...b, 0x6c]
export const i32LessThan = (a: Code, b: Code): Code => [...a, ...b, 0x49]

export const i32Load8 = (at: Code, offset: number): Code => [...at, 0x2d, ...place(0, offset)]
export const i32Load16 = (at: Code, offset: number): Code => [...at, 0x2f, ...place(1, offset)]
export const f32Convert = (value: Code): Code => [...value, 0xb3]

export const v128Load = (at: Code, offset: number): Code => [
  ...at,
  ...simd(0x00),
  ...place(4, offset),
]
/** Four times the same float. */
export const v128LoadSplat = (at: Code, offset: number): Code => [
  ...at,
  ...simd(0x09),
  ...place(2, offset),
]
export const v128Store = (at: Code, offset: number, value: Code): Code => [
  ...at,
  ...value,
  ...simd(0x0b),
  ...place(4, offset),
]
export const v128Zero: Code = [...simd(0x0c), ...new Array<number>(16).fill(0)]
export const f32x4Splat = (value: Code): Code => [...value, ...simd(0x13)]
export const f32x4Add = (a: Code, b: Code): Code => [...a, ...b, ...simd(0xe4)]
export const f32x4Mul = (a: Code, b: Code): Code => [...a, ...b, ...simd(0xe6)]
/** The larger of each pair. It is `pmax`, one machine instruction; `max` also cares for NaN. */
export const f32x4Max = (a: Code, b: Code): Code => [...a, ...b, ...simd(0xeb)]

/** Runs the body as long as the condition holds: asked once before, and after each run. */
export function loopWhile(condition: Code, body: readonly Code[]): Code {
  const loop = [0x03, BLOCK_WITHOUT_RESULT, ...body.flat(), ...condition, 0x0d, 0, END]
  return [...condition, 0x04, BLOCK_WITHOUT_RESULT, ...loop, END]
}

/** The module: these routines, and a memory of that many pages, exported as `memory`. */
export function assemble(routines: readonly Routine[], pages: number): Uint8Array<ArrayBuffer> {
  const exports = routines.map(({ name }, i) => [...text(name), 0x00, ...unsigned(i)])
  return new Uint8Array([
    ...[0x00, ...letters('asm'), 1, 0, 0, 0],
    ...section(1, routines.map(signature)),
    ...section(
      3,
      routines.map((_, i) => unsigned(i)),
    ),
    ...section(5, [[0x00, ...unsigned(pages)]]),
    ...section(7, [...exports, [...text('memory'), 0x02, 0]]),
    ...section(10, routines.map(implementation)),
  ])
}

const I32 = 0x7f
const V128 = 0x7b

function signature({ parameters }: Routine): Code {
  return [0x60, ...list(new Array<Code>(parameters).fill([I32])), ...list([])]
}

function implementation({ parameters, locals, body }: Routine): Code {
  const declared = [
    [...unsigned(locals.i32 - parameters), I32],
    [...unsigned(locals.v128), V128],
  ]
  const code = [...list(declared), ...body.flat(), END]
  return [...unsigned(code.length), ...code]
}

function section(id: number, entries: readonly Code[]): Code {
  const content = list(entries)
  return [id, ...unsigned(content.length), ...content]
}

const list = (entries: readonly Code[]): Code => [...unsigned(entries.length), ...entries.flat()]
const letters = (word: string): Code => [...word].map((letter) => letter.charCodeAt(0))
const text = (word: string): Code => [...unsigned(word.length), ...letters(word)]

/** Where in the memory: the alignment as a power of two, and what is added to the address. */
function place(alignment: number, offset: number): Code {
  return [alignment, ...unsigned(offset)]
}

function simd(instruction: number): Code {
  return [0xfd, ...unsigned(instruction)]
}

/** LEB128: seven bits a byte, the lowest first; the eighth says that more follow. */
function unsigned(value: number): Code {
  return value < 0x80 ? [value] : [(value & 0x7f) | 0x80, ...unsigned(value >>> 7)]
}

/** The same for numbers that may be negative: the last byte tells by its bit 6. */
function signed(value: number): Code {
  const isLast = value >= -0x40 && value < 0x40
  return isLast ? [value & 0x7f] : [(value & 0x7f) | 0x80, ...signed(value >> 7)]
}
