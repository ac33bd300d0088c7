import { BadNetwork, readWeights } from './file.ts'
import type { Network } from './network.ts'
import { plainNetwork } from './oracle.ts'
import { wasmNetwork } from './wasm.ts'

/** The network in a file, for inputs that are these features, as fast as can be had here. */
export function readNetwork(bytes: Uint8Array, features: number): Network {
  const weights = readWeights(bytes)
  if (weights.features !== features) {
    throw new BadNetwork(
      `The network was trained for features ${weights.features}, but these are ${features}.`,
    )
  }
  return wasmNetwork(weights) ?? plainNetwork(weights)
}
