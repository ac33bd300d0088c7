import type { Shape } from '../network.ts'
import { Sparse } from '../sparse.ts'
import {
  assemble,
  type Code,
  f32Convert,
  f32x4Add,
  f32x4Max,
  f32x4Mul,
  f32x4Splat,
  i32Add,
  i32Const,
  i32LessThan,
  i32Load8,
  i32Load16,
  i32Mul,
  localGet,
  localSet,
  loopWhile,
  type Routine,
  v128Load,
  v128LoadSplat,
  v128Store,
  v128Zero,
} from './assembler.ts'
import type { HeadLayout, Layout } from './layout.ts'

/** More sums would not fit into the sixteen registers that most machines have. */
const MOST_SUMS = 8

/** The locals of all routines. */
const SIZE = 0
const AT = 1
const ROW = 2
const TIMES = 3
const FIRST_SUM = 4
const LOCALS = { i32: 3, v128: 1 + MOST_SUMS }

/** Which rows a layer adds up: code that sets ROW and TIMES for each of them, then runs `add`. */
interface Rows {
  readonly each: (add: readonly Code[]) => readonly Code[]
  /** How many sums to keep in registers meanwhile, four columns each; at most MOST_SUMS. */
  readonly sums: number
}

interface Layer {
  /** Address of the first row. */
  readonly table: number
  /** A multiple of four. */
  readonly columns: number
  /** Addresses of what the sums begin with: all of these together. */
  readonly from: readonly number[]
  readonly to: number
  readonly finish: (sum: Code) => Code
}

/**
 * Every layer of the network is the same thing: rows of a table, each so many times, added up. The
 * code is made for one shape, so that addresses and widths are constants in it.
 */
export function assembleKernel(shape: Shape, layout: Layout): Uint8Array<ArrayBuffer> {
  const { hidden, inner } = shape

  const seeState = layer(sparse(layout.state, hidden), {
    table: layout.stateRows,
    columns: hidden,
    from: [],
    to: layout.seen,
    finish: unchanged,
  })

  const judgeAction = [
    ...layer(sparse(layout.action, hidden), {
      table: layout.actionRows,
      columns: hidden,
      from: [layout.seen, layout.actionHead.bias],
      to: layout.hidden,
      finish: relu,
    }),
    ...judge(layout.actionHead),
  ]

  const judgeState = [
    ...layer(none, {
      table: 0,
      columns: hidden,
      from: [layout.seen, layout.stateHead.bias],
      to: layout.hidden,
      finish: relu,
    }),
    ...judge(layout.stateHead),
  ]

  function judge(head: HeadLayout): readonly Code[] {
    return [
      ...layer(dense(layout.hidden, hidden, inner), {
        table: head.inner,
        columns: inner,
        from: [head.innerBias],
        to: layout.inner,
        finish: relu,
      }),
      ...layer(dense(layout.inner, inner, head.columns), {
        table: head.outer,
        columns: head.columns,
        from: [head.outerBias],
        to: layout.out,
        finish: unchanged,
      }),
    ]
  }

  const routines: readonly Routine[] = [
    { name: 'seeState', parameters: 1, locals: LOCALS, body: seeState },
    { name: 'judgeAction', parameters: 1, locals: LOCALS, body: judgeAction },
    { name: 'judgeState', parameters: 0, locals: LOCALS, body: judgeState },
  ]
  return assemble(routines, Math.ceil(layout.bytes / 65536))
}

/** Adds up as many columns as there are sums for, then the next ones, until all are done. */
function layer(rows: Rows, { table, columns, from, to, finish }: Layer): readonly Code[] {
  const code: Code[] = []
  for (let first = 0; first < columns; first += 4 * rows.sums) {
    const sums: { readonly sum: number; readonly offset: number }[] = []
    for (let column = first; column < Math.min(first + 4 * rows.sums, columns); column += 4) {
      sums.push({ sum: FIRST_SUM + sums.length, offset: 4 * column })
    }
    for (const { sum, offset } of sums) {
      const begin = from.map((address) => v128Load(i32Const(0), address + offset))
      code.push(localSet(sum, begin.length === 0 ? v128Zero : begin.reduce(f32x4Add)))
    }
    const add = sums.map(({ sum, offset }) => {
      const weights = v128Load(localGet(ROW), table + offset)
      return localSet(sum, f32x4Add(localGet(sum), f32x4Mul(localGet(TIMES), weights)))
    })
    code.push(...rows.each(add))
    for (const { sum, offset } of sums) {
      code.push(v128Store(i32Const(0), to + offset, finish(localGet(sum))))
    }
  }
  return code
}

/** The rows that SIZE sparse inputs name, as often as they say. */
function sparse(inputs: number, columns: number): Rows {
  const { index, value } = Sparse.offsets
  const number = i32Load16(i32Add(localGet(AT), localGet(AT)), inputs + index)
  return {
    sums: MOST_SUMS,
    each: (add) => [
      localSet(AT, i32Const(0)),
      loopWhile(i32LessThan(localGet(AT), localGet(SIZE)), [
        localSet(ROW, i32Mul(number, i32Const(4 * columns))),
        localSet(TIMES, f32x4Splat(f32Convert(i32Load8(localGet(AT), inputs + value)))),
        ...add,
        localSet(AT, i32Add(localGet(AT), i32Const(1))),
      ]),
    ],
  }
}

/** All rows, one for each of `count` floats, as often as these say. */
function dense(inputs: number, count: number, columns: number): Rows {
  return {
    // Measured with V8: with eight, which is best for sparse rows, judging takes half as long again.
    sums: 4,
    each: (add) => [
      localSet(AT, i32Const(0)),
      localSet(ROW, i32Const(0)),
      loopWhile(i32LessThan(localGet(AT), i32Const(4 * count)), [
        localSet(TIMES, v128LoadSplat(localGet(AT), inputs)),
        ...add,
        localSet(ROW, i32Add(localGet(ROW), i32Const(4 * columns))),
        localSet(AT, i32Add(localGet(AT), i32Const(4))),
      ]),
    ],
  }
}

const none: Rows = { sums: MOST_SUMS, each: () => [] }

const unchanged = (sum: Code): Code => sum
const relu = (sum: Code): Code => f32x4Max(sum, v128Zero)
