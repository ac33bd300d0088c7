import { KINDS } from '../cards/allies.ts'
import type { Attack } from '../cards/leviathans.ts'
import { lords } from '../cards/lord.ts'
import type { Seat } from '../game/game.ts'
import { kernel, type Table } from '../game/table.ts'
import { allyWords, lordWords } from '../notation/words.ts'
import { offerEnough } from '../turn/hand.ts'
import { discardLordOf, isFree } from '../turn/lords.ts'
import { losePearls } from '../turn/pearls.ts'
import { spendAlly } from './spend.ts'

/** L3.2: what a leviathan does to a player. */
export function attackSeat(table: Table, them: Seat, attack: Attack): void {
  const { game } = table
  table.tell?.({ type: 'attacked', seat: them, attack })
  if (attack.kind === 'wounds') game.wounds[them] += attack.amount
  else if (attack.kind === 'lose-pearls') losePearls(table, them, attack.amount)
  else if (attack.kind === 'discard-lord') kernel.ask(game, loseLord, them)
  else kernel.ask(game, loseAllies, them, attack.amount)
}

/** Allies of choice, or all; by ascending kind. `from` is the kind discarded last + 1. */
const loseAllies = kernel.question('discard allies to a leviathan', {
  words: allyWords,
  unbroken: 'once-begun',
  options(game, me, out, left, from) {
    const needed = Math.min(left, game.handSize[me])
    if (needed > 0) offerEnough(game.hand[me], from === 0 ? 0 : from - 1, KINDS, needed, out)
  },
  answer(table, me, kind, left) {
    kernel.ask(table.game, loseAllies, me, left - 1, kind + 1)
    spendAlly(table, me, kind)
  },
})

/** L5.R14: a free lord of choice, a disabled one too. */
const loseLord = kernel.question('discard a lord to a leviathan', {
  words: lordWords,
  options(game, me, out) {
    for (let lord = 0; lord < lords.length; lord++) if (isFree(game, me, lord)) out.add(lord)
  },
  answer(table, me, lord) {
    discardLordOf(table, me, lord)
  },
})
