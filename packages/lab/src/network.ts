import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { BadNetwork, FEATURES, type Network, readNetwork } from '@hadal/bots'
import { file, type Option, WrongArguments } from './arguments.ts'

/** The network that is shipped. */
const SHIPPED = fileURLToPath(new URL('../../bots/weights/hadal.net', import.meta.url))

/** The file of the network for bots that name none. */
export const network: Option<string> = {
  ...file('network for bots that need one; NAME@FILE gives a bot its own'),
  text: SHIPPED,
  usual: 'the shipped network',
}

interface Loaded {
  readonly network: Network
  /** Tells two networks apart that were written to the same file. */
  readonly digest: string
}

const loaded = new Map<string, Loaded>()

export const hasNetwork = (file: string): boolean => existsSync(file)

/** The network in a file; read once, however many players use it. */
export function networkIn(file: string): Loaded {
  const known = loaded.get(file) ?? read(file)
  loaded.set(file, known)
  return known
}

function read(file: string): Loaded {
  if (!hasNetwork(file)) throw new WrongArguments(`There is no network in '${file}'.`)
  const bytes = readFileSync(file)
  const digest = createHash('sha256').update(bytes).digest('hex').slice(0, 8)
  try {
    return { network: readNetwork(bytes, FEATURES), digest }
  } catch (error) {
    if (!(error instanceof BadNetwork)) throw error
    throw new WrongArguments(`'${file}' cannot be used. ${error.message}`)
  }
}
