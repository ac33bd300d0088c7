import { assembleKernel } from './kernel/kernel.ts'
import { type HeadLayout, type Layout, layOut } from './kernel/layout.ts'
import { ACTION_OUTPUTS, type Network, STATE_OUTPUTS } from './network.ts'
import { Sparse } from './sparse.ts'
import type { Head, Weights } from './weights.ts'

/** What we use of WebAssembly, which browsers and Node have, but the language's own types have not. */
declare const WebAssembly: {
  validate(code: Uint8Array): boolean
  Module: new (code: Uint8Array) => object
  Instance: new (module: object) => { readonly exports: object }
}

interface Kernel {
  readonly memory: { readonly buffer: ArrayBuffer }
  seeState(size: number): void
  judgeAction(size: number): void
  judgeState(): void
}

/** A network that runs in WebAssembly with SIMD. Nothing where that cannot be had. */
export function wasmNetwork(weights: Weights): Network | undefined {
  const { shape } = weights
  const layout = layOut(shape)
  const kernel = start(assembleKernel(shape, layout))
  if (kernel === undefined) return undefined
  const { buffer } = kernel.memory
  store(weights, layout, buffer)
  const state = new Sparse(buffer, layout.state)
  const action = new Sparse(buffer, layout.action)
  const result = new Float32Array(buffer, layout.out, STATE_OUTPUTS)

  // A loop, since `set` takes longer than the few numbers are worth.
  function hand(out: Float32Array, outputs: number): void {
    for (let i = 0; i < outputs; i++) out[i] = result[i] ?? 0
  }

  return {
    shape,
    state,
    action,
    seeState() {
      kernel.seeState(state.size)
    },
    judgeAction(out) {
      kernel.judgeAction(action.size)
      hand(out, ACTION_OUTPUTS)
    },
    judgeState(out) {
      kernel.judgeState()
      hand(out, STATE_OUTPUTS)
    },
  }
}

function start(code: Uint8Array): Kernel | undefined {
  if (typeof WebAssembly === 'undefined' || !WebAssembly.validate(code)) return undefined
  try {
    return new WebAssembly.Instance(new WebAssembly.Module(code)).exports as Kernel
  } catch {
    // The policy of a page may forbid it.
    return undefined
  }
}

/** Copies the weights to where the kernel looks for them. */
function store(weights: Weights, layout: Layout, buffer: ArrayBuffer): void {
  const memory = new Float32Array(buffer)
  const copy = (table: Float32Array, address: number): void => memory.set(table, address / 4)
  const transpose = (table: Float32Array, address: number, from: number, columns: number): void => {
    for (const [i, weight] of table.entries()) {
      memory[address / 4 + (i % from) * columns + Math.floor(i / from)] = weight
    }
  }
  const storeHead = (head: Head, places: HeadLayout): void => {
    const { hidden, inner } = weights.shape
    copy(head.bias, places.bias)
    transpose(head.inner, places.inner, hidden, inner)
    copy(head.innerBias, places.innerBias)
    transpose(head.outer, places.outer, inner, places.columns)
    copy(head.outerBias, places.outerBias)
  }
  copy(weights.state, layout.stateRows)
  copy(weights.action, layout.actionRows)
  storeHead(weights.actionHead, layout.actionHead)
  storeHead(weights.stateHead, layout.stateHead)
}
