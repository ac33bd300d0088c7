import { copyGame, createTable, forget, Game, type Kind, seeded, view } from '@hadal/engine'
import { lordOutlook } from '@hadal/words'
import { Law, playByChance } from '@hadal/words/testing'
import { expect, test } from 'vitest'
import { whatHelps } from './whatHelps.ts'

test('a stack helps if the lord can be paid once its cards are in hand, with as many pearls', () => {
  const law = new Law()
  playByChance((table, seat) => {
    const seen = view(table.game, seat)
    for (const lord of seen.court) {
      if (lord === undefined) continue
      const { payable } = lordOutlook(seen, lord)
      if (payable.state !== 'not') continue
      for (const help of whatHelps(seen, lord, payable.why)) {
        if (help.help !== 'stack') continue
        const after = createTable(new Game(), seeded(0)).game
        copyGame(table.game, after)
        takeStack(after, seat, help.race)
        const then = lordOutlook(view(after, seat), lord).payable
        const pearls = then.state === 'with-pearls' ? then.pearls + then.nebulis : 0
        law.holds(then.state !== 'not', () => `lord ${lord} cannot be paid`)
        law.holds(pearls === help.pearls, () => `${pearls} pearls, not ${help.pearls}`)
      }
    }
  }, 7)
  law.check(200)
})

function takeStack(game: Game, seat: number, race: number): void {
  const stack = game.council[race] ?? new Uint8Array()
  for (const [kind, count] of stack.entries()) gain(game, seat, kind, count)
  stack.fill(0)
  game.councilSize[race] = 0
}

/** The strength in hand is counted anew by every view, so that cards alone are enough here. */
function gain(game: Game, seat: number, kind: Kind, count: number): void {
  const hand = game.hand[seat]
  if (hand) hand[kind] = (hand[kind] ?? 0) + count
  game.handSize[seat] = (game.handSize[seat] ?? 0) + count
}

test('pearls help by what is missing; other reasons have no help', () => {
  let said = 0
  playByChance((table, seat) => {
    const seen = view(table.game, seat)
    const [lord] = seen.court
    if (lord === undefined) return
    const why = { reason: 'strength-missing', cost: 9, most: 6, because: [] } as const
    expect(whatHelps(seen, lord, why)[0]).toEqual({ help: 'pearls', count: 3 })
    expect(whatHelps(seen, lord, { reason: 'reserved', by: 1 })).toEqual([])
    said++
  }, 101)
  expect(said).toBeGreaterThan(5)
})

test('without a memory only the stack of the missing race is named, and not what it holds', () => {
  const law = new Law()
  playByChance((table, seat) => {
    const seen = forget(view(table.game, seat))
    const [lord] = seen.court
    if (lord === undefined) return
    for (const race of [0, 1, 2, 3, 4]) {
      const helps = whatHelps(seen, lord, { reason: 'race-missing', race })
      law.holds(
        helps.every(
          ({ help, ...rest }) =>
            help === 'kraken' || (help === 'unknown-stack' && 'race' in rest && rest.race === race),
        ),
        () => JSON.stringify(helps),
      )
    }
  }, 53)
  law.check(100)
})
