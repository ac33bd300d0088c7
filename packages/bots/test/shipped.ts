import { readFileSync } from 'node:fs'
import { FEATURES } from '../src/features/layout.ts'
import type { Network } from '../src/net/network.ts'
import { readNetwork } from '../src/net/readNetwork.ts'

/** The network that people play against. */
export const shipped: Network = readNetwork(
  readFileSync(new URL('../weights/hadal.net', import.meta.url)),
  FEATURES,
)
