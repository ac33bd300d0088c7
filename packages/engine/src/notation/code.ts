import { EXPANSION_NAMES } from '../game/expansions.ts'
import { OPTION_NAMES, PRESETS, TABLE_OPTIONS, withOption } from '../game/options.ts'
import { BadSetup, newGame, type Setup } from '../game/setup.ts'
import { kernel } from '../game/table.ts'
import { type Chance, DIE, LuckMismatch, type Outcome, scripted } from '../kernel/chance.ts'
import { BadRecord, type GameRecord, type Move } from './record.ts'

/** Another number is set whenever a code of before would be read as another game: new cards, other options. */
const VERSION = 1

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'
const BITS = 6n
/** No game is as long as this. */
const MOST_LETTERS = 20_000
const MOST_MOVES = 1 << 14
const MOST_SEATS = 8
const CHECKS = 2 ** 32
const PIPS = 6

/** One number of a row: below a limit that everything before it decides. */
type Digit = (below: number, value: number) => number

/**
 * A record in as few letters as it can have, none of which means something else in an address.
 *
 * What was decided is its place among what could be decided, what was drawn its place among what could be
 * drawn: a whole game is a row of small numbers, and that row one large number.
 */
export function writeCode(record: GameRecord): string {
  const digits: { readonly below: bigint; readonly value: bigint }[] = []
  walk((below, value) => {
    digits.push({ below: BigInt(below), value: BigInt(value) })
    return value
  }, record)
  let number = digits.reduceRight((rest, { below, value }) => rest * below + value, 0n)
  let code = `${VERSION}.`
  for (; number > 0n; number >>= BITS) code += ALPHABET[Number(number & 63n)]
  return code
}

/** Reads a code back; throws `BadRecord` if it is none, or not as it was written. */
export function readCode(code: string): GameRecord {
  const [, version, letters] = /^([1-9]\d*)\.([\w-]+)$/.exec(code) ?? []
  if (version === undefined || letters === undefined || code.length > MOST_LETTERS)
    throw new BadRecord('this is no game in letters')
  if (Number(version) !== VERSION)
    throw new BadRecord(`this game is written in version ${version}, not ${VERSION}`, {
      version: Number(version),
    })
  let number = 0n
  for (let at = letters.length - 1; at >= 0; at--)
    number = (number << BITS) | BigInt(ALPHABET.indexOf(letters[at]))
  const take: Digit = (below) => {
    const value = number % BigInt(below)
    number /= BigInt(below)
    return Number(value)
  }
  const record = blaming(() => walk(take))
  if (number > 0n) throw damaged()
  return record
}

const damaged = (): BadRecord =>
  new BadRecord('these letters are not as they were written', { line: 1 })

function blaming(read: () => GameRecord): GameRecord {
  try {
    return read()
  } catch (error) {
    if (error instanceof LuckMismatch || error instanceof BadSetup) throw damaged()
    throw error
  }
}

/** Plays a game from its row of numbers, or names the numbers of a game that was played. */
function walk(digit: Digit, known?: GameRecord): GameRecord {
  let sum = 0x811c9dc5
  const note = (value: number): void => {
    sum = Math.imul(sum ^ value, 0x01000193) >>> 0
  }
  const noted: Digit = (below, value) => {
    const said = digit(below, value)
    note(said)
    return said
  }
  const setup = walkSetup(noted, known?.setup)
  const count = noted(MOST_MOVES, known?.moves.length ?? 0)
  let luck: Outcome[] = []
  const then = known && scripted([known.deal, ...known.moves.map((move) => move.luck)].flat())
  const chance: Chance = {
    draw(source, bag, size) {
      const kinds = Array.from(bag.keys()).filter((kind) => bag[kind] > 0)
      if (kinds.length === 0) throw new LuckMismatch(`source ${source} is empty`)
      const value =
        kinds[noted(kinds.length, then ? kinds.indexOf(then.draw(source, bag, size)) : 0)]
      luck.push({ source, value })
      return value
    },
    roll() {
      const value = noted(PIPS, then ? then.roll() - 1 : 0) + 1
      luck.push({ source: DIE, value })
      return value
    },
  }
  const table = newGame(setup, chance)
  const deal = luck
  const moves: Move[] = []
  for (let at = 0; at < count; at++) {
    const options = kernel.legal(table).toArray()
    if (options.length === 0) throw damaged()
    const decision = options[noted(options.length, options.indexOf(known?.moves[at].decision ?? 0))]
    luck = []
    kernel.play(table, decision)
    moves.push({ decision, luck })
  }
  // What came of it, too: with other rules the same numbers are another game.
  const { game } = table
  for (const row of [game.turn, game.pearls, game.handSize, game.lordPlace, ...game.affiliated])
    for (const count of row) note(count)
  if (digit(CHECKS, sum) !== sum) throw damaged()
  return { setup, deal, moves }
}

function walkSetup(digit: Digit, known?: Setup): Setup {
  const players = digit(MOST_SEATS, known?.players ?? 0)
  const expansions = EXPANSION_NAMES.filter(
    (name) => digit(2, known?.expansions.includes(name) ? 1 : 0) === 1,
  )
  const options = OPTION_NAMES.reduce((chosen, name) => {
    const values: readonly string[] = TABLE_OPTIONS[name]
    const at = digit(values.length, known ? values.indexOf(known.options[name]) : 0)
    return withOption(chosen, name, values[at])
  }, PRESETS.rulebook)
  return { players, expansions, options }
}
