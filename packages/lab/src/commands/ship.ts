import { readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { gzipSync } from 'node:zlib'
import { BadNetwork, FEATURES, readNetwork, readWeights, writeWeights } from '@hadal/bots'
import { file, optional, WrongArguments, whole } from '../arguments.ts'
import { command } from '../command.ts'
import { columns, percent } from '../report.ts'
import { rounded } from '../statistics.ts'
import { agreement } from '../training/agreement.ts'

/** The network that everybody plays with. */
const SHIPPED = fileURLToPath(new URL('../../../bots/weights/hadal.net', import.meta.url))

/** Makes of the weights that were learnt the file that is shipped. */
export const ship = command({
  name: 'ship',
  positionals: { names: ['FILE'], needs: 'the file of one network' },
  options: {
    bits: whole('bits per weight', 8, 2, 8),
    games: whole('games in which the decisions of both networks are compared', 20, 1),
    to: optional(file('file to write'), 'the shipped network'),
  },
  run({ names: [from], options }) {
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
  },
})

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
