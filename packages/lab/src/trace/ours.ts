import {
  asked,
  COURT,
  type Game,
  KIND_NAMES,
  LEVIATHAN_TOKEN_NAMES,
  LOOT_NAMES,
  LordState,
  leviathans,
  locations,
  lords,
  NOBODY,
  Place,
  RACE_NAMES,
  sentinelLords,
  TOKEN_NAMES,
  Zone,
  zoneOf,
} from '@hadal/engine'

/** A position as named values, so that two of them can be compared one by one. */
export type Facts = Map<string, string>

const COUNCIL = 5
const NO_ROW = new Uint8Array()

/** Our position, in the words of a snapshot. */
export function factsOf(game: Game): Facts {
  const facts: Facts = new Map()
  const isOver = asked(game) === undefined
  facts.set('turn', String(game.turn[0]))
  facts.set('turnPlayer', String(game.turnSeat))
  for (let seat = 0; seat < game.players; seat++) addSeat(facts, game, seat)
  facts.set('court', courtOf(game))
  facts.set('lordsAtCourt', lordsAt(game, Place.Board))
  facts.set('lordsDeck', lordsAt(game, Place.Deck))
  facts.set('lordsDiscard', lordsAt(game, Place.Gone))
  facts.set('explore', cards(Array.from(game.depths.subarray(0, game.depthsSize))))
  for (let race = 0; race < COUNCIL; race++)
    facts.set(`council ${RACE_NAMES[race]}`, counted(game.council[race] ?? NO_ROW, KIND_NAMES))
  facts.set('alliesDeck', counted(game.deck, KIND_NAMES))
  // The allies laid down for a lord are in the discard pile there.
  const discard = game.discard.map((count, card) => count + (game.paid[card] ?? 0))
  facts.set('alliesDiscard', counted(discard, KIND_NAMES))
  facts.set('threat', String(game.threat))
  // Tiles that were drawn are available there before one of them is chosen.
  facts.set('locationsAvailable', locationsAt(game, Place.Board, Place.Drawn))
  facts.set('locationsDeck', locationsAt(game, Place.Deck))
  facts.set('locationsRemoved', locationsAt(game, Place.Gone))
  facts.set('monsterDeck', counted(game.tokenPile, TOKEN_NAMES))
  facts.set('leviathanTokenDeck', counted(game.leviathanPile, LEVIATHAN_TOKEN_NAMES))
  facts.set('leviathanTokensUsed', counted(game.leviathanTokensUsed, LEVIATHAN_TOKEN_NAMES))
  facts.set('border', borderOf(game))
  facts.set('leviathansDeck', leviathansAt(game, Place.Deck))
  facts.set('leviathansDiscard', leviathansAt(game, Place.Gone))
  facts.set('scourge', seatName(game.scourgeHolder))
  facts.set('lootDeck', counted(game.lootDeck, LOOT_NAMES))
  facts.set('lootDiscard', counted(game.lootDiscard, LOOT_NAMES))
  facts.set('kraken', seatName(game.krakenHolder))
  for (const [sentinel, lord] of sentinelLords.entries())
    facts.set(`sentinel ${lords[lord]?.name}`, sentinelOf(game, sentinel))
  facts.set('purchaseCost', String(game.sold + 1))
  facts.set('extraTurns', String(game.extraTurns))
  facts.set('endTriggeredBy', isOver ? 'over' : seatName(game.endedBy))
  return facts
}

function addSeat(facts: Facts, game: Game, seat: number): void {
  const set = (name: string, value: string | number | undefined): void => {
    facts.set(`seat ${seat} ${name}`, String(value))
  }
  const row = (rows: readonly Uint8Array[], names: readonly string[]): string =>
    counted(rows[seat] ?? NO_ROW, names)
  set('pearls', game.pearls[seat])
  set('keys', game.keyTokens[seat])
  set('nebulis', game.nebulis[seat])
  set('wounds', game.wounds[seat])
  set('slain', leviathansAt(game, Place.Seat + seat))
  set('bought', game.bought[seat])
  set('hand', row(game.hand, KIND_NAMES))
  set('affiliated', row(game.affiliated, KIND_NAMES))
  set('lords', lordsAt(game, Place.Seat + seat))
  set('locations', locationsAt(game, Place.Seat + seat))
  const tokens = [row(game.tokens, TOKEN_NAMES), row(game.leviathanTokens, LEVIATHAN_TOKEN_NAMES)]
  set('monsters', sorted(tokens.join(' ').split(' ')))
}

const seatName = (seat: number): string => (seat === NOBODY ? '-' : String(seat))

export function sorted(words: readonly string[]): string {
  return words
    .filter((word) => word !== '')
    .toSorted()
    .join(' ')
}

function counted(row: Uint8Array, names: readonly string[]): string {
  return sorted(Array.from(row).flatMap((count, at) => Array(count).fill(names[at])))
}

function cards(list: readonly number[]): string {
  return list.map((card) => KIND_NAMES[card]).join(' ')
}

function courtOf(game: Game): string {
  return Array.from({ length: COURT }, (_, space) => {
    const lord = (game.court[space] ?? 0) - 1
    return lord < 0 ? '-' : lords[lord]?.name
  }).join(' ')
}

/** A lord that is being exchanged for one of the court is discarded there already. */
function placeOf(game: Game, lord: number): number | undefined {
  const waiting = asked(game)
  if (waiting?.question.name === 'choose the lord in return' && waiting.a === lord)
    return Place.Gone
  return game.lordPlace[lord]
}

function lordsAt(game: Game, place: number): string {
  const there = lords.filter(({ id }) => placeOf(game, id) === place)
  return sorted(
    there.map(({ id, name }) => {
      if (place < Place.Seat) return name
      const under = (game.lordUnder[id] ?? 0) - 1
      const state = game.lordState[id] ?? 0
      return [
        name,
        under < 0 ? '' : `@${locations[under]?.name}`,
        state & LordState.Disabled ? '!' : '',
        state & LordState.Used ? '*' : '',
      ].join('')
    }),
  )
}

function locationsAt(game: Game, ...places: readonly number[]): string {
  const there = locations.filter(({ id }) => places.includes(game.locationPlace[id] ?? 0))
  return sorted(
    there.map(({ id, name }) => {
      const loot = Array.from(game.loot[id] ?? []).flatMap((count, at) =>
        Array(count).fill(LOOT_NAMES[at]?.slice('loot'.length)),
      )
      return loot.length === 0 ? name : `${name}(${loot.join(',')})`
    }),
  )
}

function leviathansAt(game: Game, place: number): string {
  return sorted(
    leviathans.filter((_, id) => game.leviathanPlace[id] === place).map(({ name }) => name),
  )
}

function borderOf(game: Game): string {
  return Array.from(game.border, (there, space) => {
    if (there === 0) return ''
    const leviathan = leviathans[there - 1]
    const lost = game.leviathanLost[there - 1] ?? 0
    return `${space + 1}:${leviathan?.name}:${(leviathan?.levels.length ?? 0) - lost}`
  })
    .filter((words) => words !== '')
    .join(' ')
}

function sentinelOf(game: Game, sentinel: number): string {
  const owner = game.sentinelOwner[sentinel] ?? 0
  if (owner === 0) return '-'
  const zone = zoneOf(game, sentinel)
  const target = game.sentinelTarget[sentinel] ?? 0
  if (zone === Zone.Court) return `${owner - 1} lord ${lords[target]?.name}`
  if (zone === Zone.Council) return `${owner - 1} council ${RACE_NAMES[target]}`
  if (zone === Zone.Locations) return `${owner - 1} location ${locations[target]?.name}`
  return `${owner - 1} player`
}
