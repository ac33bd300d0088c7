import {
  activeOwner,
  canBuyMore,
  FIRST_KRAKEN,
  type Game,
  KINDS,
  KINDS_PER_RACE,
  keysOfSeat,
  LordState,
  lords,
  NOBODY,
  openPoints,
  Place,
  pointsOfToken,
  RACES,
  raceOf,
  type Seat,
  strengthOf,
  strongestAffiliated,
} from '@hadal/engine'
import type { Sparse } from '../net/sparse.ts'
import { LORDS, OfMine, OfSeat, SEAT_SIZE, SEATS } from './layout.ts'

const PEARLS_AT_LEAST = [1, 2, 3, 4, 5, 7, 10] as const
const LAST_LORD = 7
/** What a token that nobody has looked at is worth: 53 points on 20 tokens. */
const TOKENS_ON = 20
const TOKEN_POINTS = 53

const points = new Int16Array(SEATS)

/** The kind of an ally that this seat holds and the one who looks has not seen (K6); -1 without one. */
export function unseenAllyOf(game: Game, seat: Seat, me: Seat): number {
  return seat !== me && game.healed[1] === seat ? game.healed[0] - 1 : -1
}

/** Every seat, from the one that is asked round the table. */
export function describeSeats(game: Game, me: Seat, out: Sparse): void {
  const { players } = game
  for (let distance = 0; distance < players; distance++) {
    const seat = (me + distance) % players
    describeSeat(game, seat, me, distance * SEAT_SIZE, out)
  }
  describeMine(game, me, out)
  describeLords(game, me, out)
}

function describeSeat(game: Game, seat: Seat, me: Seat, first: number, out: Sparse): void {
  const pearls = game.pearls[seat]
  out.add(first + OfSeat.present, 1)
  out.add(first + OfSeat.pearls, pearls)
  for (let i = 0; i < PEARLS_AT_LEAST.length && pearls >= PEARLS_AT_LEAST[i]; i++)
    out.add(first + OfSeat.pearlsAtLeast + i, 1)
  const keys = Math.min(3, keysOfSeat(game, seat))
  for (let i = 0; i < keys; i++) out.add(first + OfSeat.keys + i, 1)
  out.add(first + OfSeat.keyTokens, game.keyTokens[seat])
  const count = Math.min(LAST_LORD, game.lordCount[seat])
  for (let i = 0; i < count; i++) out.add(first + OfSeat.lords + i, 1)
  const tokens = total(game.tokens[seat])
  out.add(first + OfSeat.tokens, tokens)
  points[seat] = openPoints(game, seat) + Math.floor((tokens * TOKEN_POINTS) / TOKENS_ON)
  out.add(first + OfSeat.points, points[seat])
  out.add(first + OfSeat.handSize, game.handSize[seat])
  describeHand(game, seat, me, first, out)
  for (let race = 0; race < RACES; race++) {
    out.add(first + OfSeat.affiliated + race, strongestAffiliated(game, seat, race))
    const from = race * KINDS_PER_RACE
    let allies = 0
    for (let kind = from; kind < from + KINDS_PER_RACE; kind++)
      allies += game.affiliated[seat][kind]
    out.add(first + OfSeat.affiliatedCount + race, allies)
  }
  out.add(first + OfSeat.nebulis, game.nebulis[seat])
  out.add(first + OfSeat.wounds, game.wounds[seat])
  out.add(first + OfSeat.kraken, game.krakenHolder === seat ? 1 : 0)
  out.add(first + OfSeat.scourge, game.scourgeHolder === seat ? 1 : 0)
  out.add(first + OfSeat.leviathanTokens, total(game.leviathanTokens[seat]))
  let sentinels = 0
  for (let i = 0; i < game.sentinelOwner.length; i++)
    if (game.sentinelOwner[i] === seat + 1) sentinels++
  out.add(first + OfSeat.sentinels, sentinels)
  if (game.turnSeat === seat) out.add(first + OfSeat.isActive, 1)
  else if (pearls > game.sold && canBuyMore(game, seat)) out.add(first + OfSeat.canBuy, 1)
}

const inHand = new Uint8Array(RACES + 1)

/** A hand, as far as it was seen: with memory that is all but what was looked out unseen. */
function describeHand(game: Game, seat: Seat, me: Seat, first: number, out: Sparse): void {
  const hand = game.hand[seat]
  const unseen = unseenAllyOf(game, seat, me)
  inHand.fill(0)
  for (let kind = 0; kind < KINDS; kind++) if (hand[kind] > 0) inHand[raceOf[kind]] += hand[kind]
  if (unseen >= 0) inHand[raceOf[unseen]]--
  for (let race = 0; race <= RACES; race++) {
    if (inHand[race] === 0) continue
    let strength = game.handStrength[seat][race]
    if (unseen >= 0 && raceOf[unseen] === race) strength -= strengthOf[unseen]
    out.add(first + OfSeat.handStrength + race, strength)
    out.add(first + OfSeat.handCount + race, inHand[race])
  }
}

function describeMine(game: Game, me: Seat, out: Sparse): void {
  let tokenPoints = 0
  for (let token = 0; token < pointsOfToken.length; token++)
    tokenPoints += game.tokens[me][token] * pointsOfToken[token]
  out.add(OfMine.tokenPoints, tokenPoints)
  for (let token = 0; token < 4; token++)
    out.add(OfMine.leviathanTokens + token, game.leviathanTokens[me][token])
  const hand = game.hand[me]
  for (let race = 0; race <= RACES; race++) {
    if (game.handStrength[me][race] === 0) continue
    const from = race === RACES ? FIRST_KRAKEN : race * KINDS_PER_RACE
    const end = race === RACES ? KINDS : from + KINDS_PER_RACE
    let kind = end - 1
    while (hand[kind] === 0) kind--
    out.add(OfMine.strongest + race, strengthOf[kind])
    if (race === RACES) continue
    kind = from
    while (hand[kind] === 0) kind++
    out.add(OfMine.weakest + race, strengthOf[kind])
  }
  let best = Number.NEGATIVE_INFINITY
  for (let seat = 0; seat < game.players; seat++)
    if (seat !== me && points[seat] > best) best = points[seat]
  out.add(OfMine.ahead, points[me] - best)
  out.add(OfMine.behind, best - points[me])
}

/** Whose powers work, and the guilds of everybody's lords. */
function describeLords(game: Game, me: Seat, out: Sparse): void {
  const { players } = game
  let used = 0
  perGuild.fill(0)
  for (let lord = 0; lord < LORDS; lord++) {
    const place = game.lordPlace[lord]
    if (place < Place.Seat) continue
    perGuild[(place - Place.Seat) * GUILD_ROOM + lords[lord].guild]++
    const owner = activeOwner(game, lord)
    if (owner === me) {
      out.add(OfMine.lords + lord, 1)
      if (game.lordState[lord] & LordState.Used) used++
    } else if (owner !== NOBODY) out.add(OfMine.theirLords + lord, 1)
  }
  out.add(OfMine.usedLords, used)
  for (let distance = 0; distance < players; distance++) {
    const seat = (me + distance) % players
    const first = distance * SEAT_SIZE + OfSeat.guilds
    for (let guild = 0; guild < GUILD_ROOM - 1; guild++)
      out.add(first + guild, perGuild[seat * GUILD_ROOM + guild])
  }
}

const GUILD_ROOM = 8
const perGuild = new Uint8Array(SEATS * GUILD_ROOM)

function total(row: Uint8Array): number {
  let sum = 0
  for (let i = 0; i < row.length; i++) sum += row[i]
  return sum
}
