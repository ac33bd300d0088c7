import {
  costOfLord,
  forget,
  type LocationId,
  PASS,
  play,
  type Seat,
  scoreLocation,
  scoreOf,
  scoreWithHand,
  seatAsked,
  type Table,
  view,
} from '@hadal/engine'
import { expect, test } from 'vitest'
import { copyOf, Law, playByChance, questionAt } from '../testing/chance.ts'
import { outlook } from './outlook.ts'

const TURN = new Set(['take your turn', 'go on with your turn'])

test('a lord at court is payable if and only if the engine offers to recruit it', () => {
  const law = new Law()
  playByChance((table, seat, question) => {
    if (!TURN.has(question.name)) return
    const seen = view(table.game, seat)
    for (const { lord, payable, cost } of Object.values(outlook(seen, question).lords)) {
      const where = (): string => `turn ${seen.turn}, lord ${lord}: ${payable.state}`
      if (seen.court.includes(lord))
        law.holds((payable.state !== 'not') === question.decisions.includes(lord), where)
      law.holds(cost === costOfLord(table.game, seat, lord).cost, where)
    }
  })
  law.check(5000)
})

test('what is said about lords does not depend on whose turn it is', () => {
  const law = new Law()
  playByChance((table, seat, question) => {
    if (question.name !== 'buy the ally') return
    const seen = view(table.game, seat)
    for (const { lord, payable } of Object.values(outlook(seen, question).lords))
      law.holds(
        payable.state !== 'not' ||
          !['somebody-else-decides', 'another-question'].includes(payable.why.reason),
        () => `turn ${seen.turn}, lord ${lord}`,
      )
  })
  law.check(1000)
})

test('lords that are chosen among have an outlook too', () => {
  const law = new Law()
  playByChance((table, seat, question) => {
    if (question.name !== 'dismiss a lord for the top of the deck') return
    const { lords } = outlook(view(table.game, seat), question)
    const own = question.decisions.filter((lord) => lord < 64)
    law.holds(
      own.every((lord) => lords[lord]?.payable.state === 'not'),
      () => `lords ${own}`,
    )
  })
  law.check(1)
})

/** Takes a location with whatever keys, and stops there. */
function takeReally(table: Table, seat: Seat, location: LocationId): Table {
  const copy = copyOf(table)
  play(copy, location)
  while (seatAsked(copy.game) === seat && questionAt(copy).name === 'spend keys')
    play(copy, questionAt(copy).decisions[0] ?? 0)
  return copy
}

test('a location scores what was said once it is really taken', () => {
  const law = new Law()
  playByChance((table, seat, question) => {
    if (question.name !== 'control a location') return
    const seen = view(table.game, seat)
    const { locations } = outlook(seen, question)
    for (const location of seen.locationsAvailable) {
      if (!question.decisions.includes(location)) continue
      const { game } = takeReally(table, seat, location)
      // Loot is drawn on entering, and the black smokers give the tile away.
      const drawn = game.loot[location]?.some((count) => count > 0)
      const scored = scoreOf(game, seat).locations.find((score) => score.location === location)
      if (scored === undefined || drawn) continue
      law.holds(
        locations[location]?.points[seat] === scored.points,
        () => `turn ${seen.turn}, location ${location}`,
      )
    }
  })
  law.check(40)
})

test('every location in sight says what it is worth to each seat', () => {
  const law = new Law()
  playByChance(({ game }, seat, question) => {
    const seen = view(game, seat)
    const { locations } = outlook(seen, question)
    for (const { location, points } of Object.values(locations))
      for (const [them, said] of points.entries())
        law.holds(
          said === scoreLocation(game, them, location).points,
          () => `turn ${seen.turn}, location ${location}, seat ${them}`,
        )
    const owned = seen.seats.flatMap((their) => their.locations)
    for (const location of [...owned, ...seen.locationsAvailable, ...seen.locationsDrawn])
      law.holds(location in locations, () => `turn ${seen.turn}, location ${location} is missing`)
  }, 3)
  law.check(5000)
})

test('seats score what everybody can count; their own tokens are known to their owner alone', () => {
  const law = new Law()
  playByChance(({ game }, seat, question) => {
    const { seats } = outlook(view(game, seat), question)
    for (const [them, said] of seats.entries()) {
      const { total, tokens } = scoreOf(game, them)
      const where = (): string => `turn ${game.turn[0]}, seat ${them}`
      law.holds(said.points === (them === seat ? total : total - tokens), where)
      const withHand = them === seat ? scoreWithHand(game, them).total : undefined
      law.holds(said.withHand === withHand, where)
      law.holds(said.lords === game.lordCount[them], where)
    }
  }, 3)
  law.check(5000)
})

test('nothing is said that depends on hidden cards', () => {
  const law = new Law()
  playByChance(({ game }, seat, question) => {
    // With memory the hands of others are the real ones, without it any that fit.
    const seen = view(game, seat)
    law.holds(
      JSON.stringify(outlook(seen, question)) === JSON.stringify(outlook(forget(seen), question)),
      () => `turn ${seen.turn}: ${question.name}`,
    )
  }, 3)
  law.check(1000)
})

test('an onlooker is told what everybody may know', () => {
  playByChance(({ game }, _seat, question) => {
    if (question.name !== 'take your turn' || (game.turn[0] ?? 0) % 10 > 0) return
    const { lords, seats, card } = outlook(view(game))
    for (const { payable, cost, printed } of Object.values(lords)) {
      expect(payable).toEqual({ state: 'not', why: { reason: 'onlooker' } })
      expect(cost).toBe(printed)
    }
    expect(seats.map(({ withHand }) => withHand)).toEqual(seats.map(() => undefined))
    expect(card).toBeUndefined()
  })
})

test('locations of the deck that are chosen among have an outlook too', () => {
  const law = new Law()
  playByChance((table, seat, question) => {
    if (question.name !== 'exchange the location for one of the deck') return
    const { locations } = outlook(view(table.game, seat), question)
    const offered = question.decisions.filter((decision) => decision !== PASS)
    for (const location of offered)
      law.holds(
        locations[location]?.points[seat] === scoreLocation(table.game, seat, location).points,
        () => `location ${location}`,
      )
  })
  law.check(20)
})
