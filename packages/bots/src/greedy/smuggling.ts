import { KINDS_PER_RACE, type Race, type Seat, scoreOf, strengthOf } from '@hadal/engine'
import { gainOf, gainsOfOne } from './allies.ts'
import { gainByStack } from './council.ts'
import { strikeWorth } from './lords.ts'
import { best } from './pick.ts'
import { at, type Situation } from './situation.ts'

/** K2.4: a kraken that I want lies where I like the stack better than the next player, else not. */
export function placeKraken(s: Situation, options: readonly number[]): number | undefined {
  const next = s.as((s.me + 1) % s.view.players)
  const isWanted = gainOf(s, [[at(s.view.depths, 0), 1]]) > 0
  return best(options, (race) => {
    const lead = gainByStack(s, race) - gainByStack(next, race)
    return isWanted ? lead : -lead
  })
}

/** The kraken figure goes to the leader among those who may get it. */
export function giveFigure(s: Situation, options: readonly number[]): number | undefined {
  return best(options, (seat) => scoreOf(s.game, seat).total)
}

/** K6.R8: those with most points get a nebulis; they are named by ascending seat. */
export function chooseReceivers(s: Situation, options: readonly number[]): number | undefined {
  const { a: chosen = 0, b: from = 0 } = s.view.asked ?? {}
  const missing = s.mine.nebulis - countBits(chosen)
  const seats: { readonly seat: Seat; readonly points: number }[] = []
  for (let seat = from; seat < s.view.players; seat++)
    if (seat !== s.me) seats.push({ seat, points: scoreOf(s.game, seat).total })
  const named = seats.toSorted((one, other) => other.points - one.points).slice(0, missing)
  const first = Math.min(...named.map(({ seat }) => seat))
  return options.includes(first) ? first : undefined
}

function countBits(bits: number): number {
  let count = 0
  for (let rest = bits; rest > 0; rest >>= 1) count += rest & 1
  return count
}

/** Healer */
export function takeFromDiscard(s: Situation, options: readonly number[]): number | undefined {
  const gains = gainsOfOne(s, (kind) => options.includes(kind))
  return best(options, (kind) => at(gains, kind))
}

/** Executioner: the race in which opponents lose most, who give their weakest. */
export function nameRace(s: Situation, options: readonly number[]): number | undefined {
  return best(options, (race) => lossOfOthers(s, race))
}

/** What the opponents lose together when a race is named. */
export function lossOfOthers(s: Situation, race: Race): number {
  let loss = 0
  for (const [seat, { affiliated }] of s.view.seats.entries())
    if (seat !== s.me) loss += lossInRace(affiliated, race)
  return loss
}

/** Only the strongest of a race counts: whoever has another one gives that. */
function lossInRace(affiliated: readonly number[], race: Race): number {
  const first = race * KINDS_PER_RACE
  let allies = 0
  let strongest = 0
  for (let kind = first; kind < first + KINDS_PER_RACE; kind++) {
    allies += at(affiliated, kind)
    if (at(affiliated, kind) > 0) strongest = at(strengthOf, kind)
  }
  return allies === 1 ? strongest : 0.1 * allies
}

export function discardAffiliated(_s: Situation, options: readonly number[]): number | undefined {
  return best(options, (kind) => -at(strengthOf, kind))
}

/** Liberator: key and power come back. */
export function freeLord(s: Situation, options: readonly number[]): number | undefined {
  return best(options, (lord) => strikeWorth(s, lord))
}
