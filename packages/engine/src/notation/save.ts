import '../game/setup.ts'
import { locations } from '../cards/location.ts'
import { lords } from '../cards/lord.ts'
import { Game } from '../game/game.ts'
import { brokenInvariants } from '../game/invariants.ts'
import { kernel } from '../game/table.ts'
import { checksum, checksumOfText } from './checksum.ts'

/** Says what is wrong with a save. */
export class BadSave extends Error {
  override name = 'BadSave'
}

const KIND = 'hadal-save'

/** What the bytes mean depends on these: a save made with others cannot be read. */
function layout(): string {
  const names = [
    String(new Game().bytes.length),
    ...kernel.names,
    ...lords.map((lord) => lord.name),
    ...locations.map((location) => location.name),
  ]
  return checksumOfText(names.join('\n'))
}

/** The position as one line of text. */
export function save(game: Game): string {
  const bytes = btoa(String.fromCharCode(...game.bytes))
  return `${KIND} ${layout()} ${checksum(game.bytes)} ${bytes}`
}

/** The position that was saved; a save that cannot be read says why. */
export function load(text: string): Game {
  const [kind, madeWith, sum, letters] = text.trim().split(/\s+/)
  if (kind !== KIND) throw new BadSave(`this is no saved game: it must begin with '${KIND}'`)
  if (madeWith !== layout())
    throw new BadSave(
      'this game was saved by another version of the rules; only its record can be read',
    )
  if (sum === undefined || letters === undefined) throw new BadSave('the saved game is cut short')
  const game = new Game()
  const bytes = decode(letters)
  if (bytes.length !== game.bytes.length)
    throw new BadSave(`the saved game has ${bytes.length} bytes, not ${game.bytes.length}`)
  if (checksum(bytes) !== sum)
    throw new BadSave('the saved game is damaged: its checksum does not fit')
  game.bytes.set(bytes)
  const [broken] = brokenInvariants(game)
  if (broken !== undefined)
    throw new BadSave(`the saved game cannot be: it is not so that ${broken}`)
  return game
}

function decode(letters: string): Uint8Array {
  try {
    return Uint8Array.from(atob(letters), (letter) => letter.charCodeAt(0))
  } catch {
    throw new BadSave('the saved game holds letters that no save has')
  }
}
