import { KIND_NAMES, RACE_NAMES, RACES } from '../cards/allies.ts'
import { leviathans } from '../cards/leviathans.ts'
import { locations } from '../cards/location.ts'
import { LOOT_NAMES } from '../cards/loot.ts'
import { lords } from '../cards/lord.ts'
import { LEVIATHAN_TOKEN_NAMES, TOKEN_NAMES } from '../cards/tokens.ts'
import { COURT, type Game, LordState, NOBODY, Place, type Seat } from '../game/game.ts'
import { kernel } from '../game/table.ts'
import { sentinelLords, zoneOf } from '../smuggling/sentinels.ts'
import { checksumOfText } from './checksum.ts'
import { saySeat } from './notation.ts'

/**
 * The whole position in words, hidden cards and all.
 *
 * Only what is there is named, so that the words for a game stay the same when the boxes that it is
 * played without learn something new.
 */
export function describe(game: Game): string {
  const asked = kernel.asked(game)
  const lines = [
    `turn ${game.turn[0]} of ${saySeat(game.turnSeat)}`,
    asked
      ? `asked ${saySeat(asked.seat)} '${asked.question.name}' ${asked.a} ${asked.b}`
      : 'the game is over',
    line('threat', game.threat),
    line('sold', game.sold),
    line('extra turns', game.extraTurns),
    game.endedBy === NOBODY ? '' : `ended by ${saySeat(game.endedBy)}`,
    line('deck', counted(game.deck, KIND_NAMES)),
    line('discard', counted(game.discard, KIND_NAMES)),
    line('depths', depths(game)),
    line('paid', counted(game.paid, KIND_NAMES)),
    ...Array.from({ length: RACES }, (_, race) =>
      line(`stack ${RACE_NAMES[race]}`, counted(game.council[race], KIND_NAMES)),
    ),
    line('court', court(game)),
    line('lord deck', lordsAt(game, Place.Deck)),
    line('lords gone', lordsAt(game, Place.Gone)),
    line('available', locationsAt(game, Place.Board)),
    line('drawn', locationsAt(game, Place.Drawn)),
    line('location deck', locationsAt(game, Place.Deck)),
    line('locations gone', locationsAt(game, Place.Gone)),
    line('token pile', counted(game.tokenPile, TOKEN_NAMES)),
    line('second pile', counted(game.leviathanPile, LEVIATHAN_TOKEN_NAMES)),
    line('tokens used', counted(game.leviathanTokensUsed, LEVIATHAN_TOKEN_NAMES)),
    line('loot deck', counted(game.lootDeck, LOOT_NAMES)),
    line('loot discard', counted(game.lootDiscard, LOOT_NAMES)),
    game.krakenHolder === NOBODY ? '' : `kraken figure ${saySeat(game.krakenHolder)}`,
    game.scourgeHolder === NOBODY ? '' : `scourge ${saySeat(game.scourgeHolder)}`,
    line('monsters are gone', game.monstersAreGone),
    line('leviathan deck', leviathansAt(game, Place.Deck)),
    line('leviathans gone', leviathansAt(game, Place.Gone)),
    line('leviathan drawn', leviathansAt(game, Place.Drawn)),
    line('border', border(game)),
    ...sentinelLords.map((lord, sentinel) =>
      line(`${lords[lord].name}`, sentinelAt(game, sentinel)),
    ),
    ...Array.from({ length: game.players }, (_, seat) => seatLines(game, seat)).flat(),
  ]
  return lines.filter((words) => words !== '').join('\n')
}

/** Remarks for a record: at the start of each turn a digest of the position. */
export function turnDigests(): (game: Game) => string | undefined {
  let turn = 1
  return (game) => {
    const over = game.agendaSize === 0
    if (game.turn[0] === turn && !over) return undefined
    turn = game.turn[0]
    return `${over ? 'end' : `turn ${turn}`} ${checksumOfText(describe(game))}`
  }
}

function seatLines(game: Game, seat: Seat): string[] {
  const name = saySeat(seat)
  return [
    line(`${name} pearls`, game.pearls[seat]),
    line(`${name} key tokens`, game.keyTokens[seat]),
    line(`${name} bought`, game.bought[seat]),
    line(`${name} hand`, counted(game.hand[seat], KIND_NAMES)),
    line(`${name} affiliated`, counted(game.affiliated[seat], KIND_NAMES)),
    line(`${name} lords`, lordsAt(game, Place.Seat + seat)),
    line(`${name} locations`, locationsAt(game, Place.Seat + seat)),
    line(`${name} tokens`, counted(game.tokens[seat], TOKEN_NAMES)),
    line(`${name} second tokens`, counted(game.leviathanTokens[seat], LEVIATHAN_TOKEN_NAMES)),
    line(`${name} nebulis`, game.nebulis[seat]),
    line(`${name} wounds`, game.wounds[seat]),
    line(`${name} slain`, leviathansAt(game, Place.Seat + seat)),
  ]
}

function line(name: string, value: string | number): string {
  return value === '' || value === 0 ? '' : `${name} ${value}`
}

function counted(row: Uint8Array, names: readonly string[]): string {
  return Array.from(row, (count, at) => `${names[at]} `.repeat(count))
    .join('')
    .trim()
}

function depths(game: Game): string {
  return Array.from(game.depths.subarray(0, game.depthsSize), (card) => KIND_NAMES[card]).join(' ')
}

function court(game: Game): string {
  const spaces = Array.from({ length: COURT }, (_, space) => {
    const lord = game.court[space]
    return lord === 0 ? '-' : lords[lord - 1].name
  })
  return spaces.join(' ')
}

function lordsAt(game: Game, place: number): string {
  return lords
    .filter(({ id }) => game.lordPlace[id] === place)
    .map(({ id, name }) => {
      const under = game.lordUnder[id]
      const state = game.lordState[id]
      return [
        name,
        under === 0 ? '' : `@${locations[under - 1].name}`,
        state & LordState.Disabled ? '!' : '',
        state & LordState.Used ? '*' : '',
      ].join('')
    })
    .toSorted()
    .join(' ')
}

function locationsAt(game: Game, place: number): string {
  return locations
    .filter(({ id }) => game.locationPlace[id] === place)
    .map(({ id, name }) => {
      const loot = counted(game.loot[id], LOOT_NAMES)
      return loot === '' ? name : `${name}(${loot})`
    })
    .toSorted()
    .join(' ')
}

function leviathansAt(game: Game, place: number): string {
  return leviathans
    .filter((_, leviathan) => game.leviathanPlace[leviathan] === place)
    .map(({ name }) => name)
    .join(' ')
}

function border(game: Game): string {
  if (game.border.every((leviathan) => leviathan === 0)) return ''
  return Array.from(game.border, (leviathan) => {
    if (leviathan === 0) return '-'
    const lost = game.leviathanLost[leviathan - 1]
    return lost === 0 ? leviathans[leviathan - 1].name : `${leviathans[leviathan - 1].name}-${lost}`
  }).join(' ')
}

const ZONE_NAMES = ['court', 'council', 'locations'] as const

function sentinelAt(game: Game, sentinel: number): string {
  const owner = game.sentinelOwner[sentinel]
  if (owner === 0) return ''
  const zone = zoneOf(game, sentinel)
  const spot = zone < 0 ? 'in hand' : `${ZONE_NAMES[zone]} ${game.sentinelTarget[sentinel]}`
  return `of ${saySeat(owner - 1)}: ${spot}${game.sentinelBack[sentinel] ? ' waits' : ''}`
}
