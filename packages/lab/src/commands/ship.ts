import { readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { gzipSync } from 'node:zlib'
import { BadNetwork, FEATURES, readNetwork, readWeights, writeWeights } from '@hadal/bots'
import { file, optional, readArguments, WrongArguments, whole } from '../arguments.ts'
import { columns, percent, type Report } from '../report.ts'
import { rounded } from '../statistics.ts'
import { agreement } from '../training/agreement.ts'

/** The network that everybody plays with. */
const SHIPPED = fileURLToPath(new URL('../../../bots/weights/hadal.net', import.meta.url))

const shipOptions = {
  bits: whole(8, 2, 8),
  /** Games whose decisions both are asked for. */
  games: whole(20, 1),
  to: optional(file),
}

/** Makes of the weights that were learnt the file that is shipped. */
export function ship(words: readonly string[]): Report {
  const { names, options } = readArguments(shipOptions, words)
  const [from, ...more] = names
  if (from === undefined || more.length > 0)
    throw new WrongArguments('ship needs the file of one network.')
  const learnt = bytesOf(from)
  const shipped = writeWeights(readWeights(learnt), 'byte', options.bits)
  const found = agreement(
    readNetwork(learnt, FEATURES),
    readNetwork(shipped, FEATURES),
    options.games,
  )
  const to = options.to ?? SHIPPED
  writeFileSync(to, shipped)
  const bytes = shipped.length
  const gzipped = gzipSync(shipped, { level: 9 }).length
  const { decisions } = found
  const json = {
    to,
    bits: options.bits,
    bytes,
    gzipped,
    decisions,
    alike: rounded(found.alike, 5),
    mostApart: rounded(found.most, 5),
    meanApart: rounded(found.mean, 6),
  }
  const lines = columns([
    ['written', to],
    ['bytes', bytes],
    ['gzipped', gzipped],
    ['same decision', `${percent(found.alike)} of ${decisions}`],
    ['chance of winning apart', `${percent(found.mean)}, at most ${percent(found.most)}`],
  ])
  return { json, lines, good: true }
}

function bytesOf(path: string): Uint8Array {
  try {
    const bytes = readFileSync(path)
    readNetwork(bytes, FEATURES)
    return bytes
  } catch (error) {
    if (error instanceof BadNetwork) throw new WrongArguments(`${path}: ${error.message}`)
    throw new WrongArguments(`There is no network in ${path}.`)
  }
}
