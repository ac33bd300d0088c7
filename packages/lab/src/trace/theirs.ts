import { KIND_NAMES, LEVIATHAN_TOKEN_NAMES, LOOT_NAMES, TOKEN_NAMES } from '@hadal/engine'
import type {
  TraceAlly,
  TraceLocation,
  TracePlayer,
  TraceSentinel,
  TraceSnapshot,
} from './format.ts'
import { allyName, idOf, tokenName } from './names.ts'
import { type Facts, sorted } from './ours.ts'

/** A recorded snapshot, in the same words. What is of no expansion in play is left out there. */
export function factsOfSnapshot(snapshot: TraceSnapshot, isOver: boolean): Facts {
  const facts: Facts = new Map()
  facts.set('turn', String(snapshot.turn))
  facts.set('turnPlayer', String(snapshot.turnPlayer))
  for (const player of snapshot.players) addPlayer(facts, player, isOver)
  // Two lords in one space: only who is there can be compared.
  const spaces = new Set(snapshot.court.map(({ slot }) => slot))
  if (spaces.size === snapshot.court.length) facts.set('court', courtOf(snapshot))
  facts.set('lordsAtCourt', sorted(snapshot.court.map(({ lord }) => idOf(lord))))
  facts.set('lordsDeck', sorted(snapshot.lordsDeck.map(idOf)))
  facts.set('lordsDiscard', sorted(snapshot.lordsDiscard.map(idOf)))
  facts.set('explore', snapshot.explore.map(allyName).join(' '))
  for (const [race, stack] of Object.entries(snapshot.council))
    facts.set(`council ${race}`, alliesOf(stack))
  facts.set('alliesDeck', alliesOf(snapshot.alliesDeck))
  // What is left in the hands is not discarded there when the game is over.
  const left = isOver ? snapshot.players.flatMap(({ hand }) => hand) : []
  facts.set('alliesDiscard', alliesOf([...snapshot.alliesDiscard, ...left]))
  if (snapshot.threat !== undefined && snapshot.border === undefined)
    facts.set('threat', String(snapshot.threat))
  facts.set('locationsAvailable', locationsOf(snapshot.locationsAvailable))
  facts.set('locationsDeck', sorted(snapshot.locationsDeck.map(idOf)))
  facts.set('locationsRemoved', sorted(snapshot.locationsRemoved.map(idOf)))
  facts.set(
    'monsterDeck',
    bagOf(snapshot.monsterDeck, TOKEN_NAMES, (key) => `token${key}`),
  )
  if (snapshot.border) addBorder(facts, snapshot)
  if (snapshot.sentinels) addSmuggling(facts, snapshot, snapshot.sentinels)
  facts.set('purchaseCost', String(snapshot.purchaseCost))
  facts.set('extraTurns', String(snapshot.extraTurns))
  facts.set('endTriggeredBy', isOver ? 'over' : seatName(snapshot.endTriggeredBy))
  return facts
}

function addPlayer(facts: Facts, player: TracePlayer, isOver: boolean): void {
  const set = (name: string, value: string | number): void => {
    facts.set(`seat ${player.seat} ${name}`, String(value))
  }
  set('pearls', player.pearls)
  set('keys', player.keys)
  if (player.nebulis !== undefined) set('nebulis', player.nebulis)
  if (player.wounds !== undefined) set('wounds', player.wounds)
  if (player.slain !== undefined) set('slain', sorted(player.slain.map(String)))
  set('bought', player.bought)
  if (!isOver) set('hand', alliesOf(player.hand))
  set('affiliated', alliesOf(player.affiliated))
  set(
    'lords',
    sorted(
      player.lords.map(({ name, location, disabled, used }) =>
        [
          idOf(name),
          location === undefined ? '' : `@${idOf(location)}`,
          disabled ? '!' : '',
          used ? '*' : '',
        ].join(''),
      ),
    ),
  )
  set('locations', locationsOf(player.locations))
  set('monsters', sorted(player.monsters.map(tokenName)))
}

function addBorder(facts: Facts, snapshot: TraceSnapshot): void {
  const { border = [], leviathanTokenDeck = {}, leviathanTokensUsed = {} } = snapshot
  const drawn = (effect: string): string => tokenName({ effect })
  facts.set('leviathanTokenDeck', bagOf(leviathanTokenDeck, LEVIATHAN_TOKEN_NAMES, drawn))
  facts.set('leviathanTokensUsed', bagOf(leviathanTokensUsed, LEVIATHAN_TOKEN_NAMES, drawn))
  facts.set(
    'border',
    border
      .filter(({ slot }) => slot <= 9)
      .toSorted((one, other) => one.slot - other.slot)
      .map(({ slot, leviathan, life }) => `${slot}:${leviathan}:${life}`)
      .join(' '),
  )
  facts.set('leviathansDeck', sorted((snapshot.leviathansDeck ?? []).map(String)))
  facts.set('leviathansDiscard', sorted((snapshot.leviathansDiscard ?? []).map(String)))
  facts.set('scourge', seatName(snapshot.scourge))
}

function addSmuggling(
  facts: Facts,
  snapshot: TraceSnapshot,
  sentinels: readonly TraceSentinel[],
): void {
  const loot = (value: string): string => `loot${value}`
  facts.set('lootDeck', bagOf(snapshot.lootDeck ?? {}, LOOT_NAMES, loot))
  facts.set('lootDiscard', bagOf(snapshot.lootDiscard ?? {}, LOOT_NAMES, loot))
  facts.set('kraken', seatName(snapshot.kraken))
  for (const { sentinel, owner, zone, target } of sentinels) {
    const spot = zone === 'player' || zone === null ? 'player' : `${zone} ${idOf(target ?? '')}`
    facts.set(`sentinel ${idOf(sentinel)}`, owner === null ? '-' : `${owner} ${spot}`)
  }
}

const seatName = (seat: number | null | undefined): string => String(seat ?? '-')

function alliesOf(allies: readonly TraceAlly[]): string {
  const names = allies.flatMap((ally) => Array<string>(ally.count ?? 1).fill(allyName(ally)))
  const unknown = names.find((name) => !KIND_NAMES.includes(name))
  if (unknown !== undefined) throw new Error(`a snapshot holds '${unknown}'`)
  return sorted(names)
}

function bagOf(
  bag: Readonly<Record<string, number>>,
  names: readonly string[],
  nameOf: (key: string) => string,
): string {
  return sorted(
    Object.entries(bag).flatMap(([key, count]) =>
      Array<string>(count).fill(names.find((name) => name === nameOf(key)) ?? `?${key}`),
    ),
  )
}

function courtOf(snapshot: TraceSnapshot): string {
  const spaces: string[] = Array(6).fill('-')
  for (const { slot, lord } of snapshot.court) spaces[slot - 1] = idOf(lord)
  return spaces.join(' ')
}

function locationsOf(locations: readonly TraceLocation[]): string {
  return sorted(
    locations.map(({ name, loot = [] }) =>
      loot.length === 0 ? idOf(name) : `${idOf(name)}(${loot.join(',')})`,
    ),
  )
}
