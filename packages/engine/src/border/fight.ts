import { Effect, effectOf, KINDS, type Kind, Race, raceOf, strengthOf } from '../cards/allies.ts'
import { leviathans } from '../cards/leviathans.ts'
import { hasActive, rulePoints } from '../cards/lord.ts'
import { BORDER, type Game, type Seat } from '../game/game.ts'
import { kernel, type Table } from '../game/table.ts'
import { allyWords, anyOf, named, PASS, pass } from '../notation/words.ts'
import { gainPearls } from '../turn/pearls.ts'
import { harm } from './harm.ts'
import { leviathanAt } from './leviathans.ts'
import { spendAlly } from './spend.ts'

const FIGHT = 0

/** L3.3: an ally of its race, a crab or a kraken; with the right lord any. */
function fits(game: Game, me: Seat, kind: Kind, space: number): boolean {
  const race = raceOf[kind]
  return (
    race === Race.Crab ||
    race === Race.Kraken ||
    race === leviathans[leviathanAt(game, space)].race ||
    hasActive(game, rulePoints.fightsWithAny, me)
  )
}

/** Whether a seat holds an ally that can fight the leviathan in a space. */
function canAttack(game: Game, me: Seat, space: number): boolean {
  if (game.border[space] === 0 || game.handSize[me] === 0) return false
  for (let kind = 0; kind < KINDS; kind++)
    if (game.hand[me][kind] && fits(game, me, kind, space)) return true
  return false
}

/** L3.4: whether a seat can fight any leviathan. */
export function canFight(game: Game, me: Seat): boolean {
  for (let space = 0; space < BORDER; space++) if (canAttack(game, me, space)) return true
  return false
}

/** A whole fight: attacks on one leviathan, until it is slain or left alone. */
export function fight(game: Game, me: Seat): void {
  kernel.ask(game, chooseLeviathan, me)
}

/** The spaces of the border by the sums that lead there. */
export const borderWords = named(['2-3', '4', '5', '6', '7', '8', '9', '10', '11-12'])

const chooseLeviathan = kernel.question('choose a leviathan to fight', {
  words: borderWords,
  options(game, me, out) {
    for (let space = 0; space < BORDER; space++) if (canAttack(game, me, space)) out.add(space)
  },
  answer({ game }, me, space) {
    kernel.ask(game, chooseAlly, me, space)
  },
})

const chooseAlly = kernel.question('choose an ally for the fight', {
  words: allyWords,
  options(game, me, out, space) {
    for (let kind = 0; kind < KINDS; kind++)
      if (game.hand[me][kind] && fits(game, me, kind, space)) out.add(kind)
  },
  answer(table, me, kind, space) {
    kernel.ask(table.game, rollDice, me, space, kind)
    spendAlly(table, me, kind)
  },
})

const rollDice = kernel.step('roll the dice', (table, me, space, kind) => {
  const { game, chance } = table
  let roll = chance.roll()
  if (effectOf[kind] === Effect.Dice) roll = Math.max(roll, chance.roll())
  const attack = roll + strengthOf[kind]
  table.tell?.({ type: 'attack-rolled', seat: me, space, kind, roll })
  if (effectOf[kind] === Effect.Pearls) kernel.ask(game, addPearls, me, space, attack)
  else strike(table, me, space, attack)
})

/** Pearls beyond what slays the leviathan are never of use: they are not offered. */
function usefulPearls(game: Game, me: Seat, space: number, attack: number): number {
  const { levels } = leviathans[leviathanAt(game, space)]
  let needed = -attack
  for (let level = game.leviathanLost[leviathanAt(game, space)]; level < levels.length; level++)
    needed += levels[level].resistance
  return Math.min(needed, game.pearls[me])
}

const addPearls = kernel.question('add pearls to the attack', {
  words: named(Array.from({ length: 32 }, (_, pearls) => String(pearls))),
  options(game, me, out, space, attack) {
    const most = Math.max(0, usefulPearls(game, me, space, attack))
    for (let pearls = 0; pearls <= most; pearls++) out.add(pearls)
  },
  answer(table, me, pearls, space, attack) {
    table.game.pearls[me] -= pearls
    if (pearls > 0) table.tell?.({ type: 'pearls-lost', seat: me, pearls })
    strike(table, me, space, attack + pearls)
  },
})

/** L3.5: one health for each level whose resistances, added up, the attack reaches. */
function strike(table: Table, me: Seat, space: number, attack: number): void {
  const { game } = table
  const leviathan = leviathanAt(game, space)
  const { levels } = leviathans[leviathan]
  let level = game.leviathanLost[leviathan]
  let reached = attack
  let health = 0
  while (level < levels.length && reached >= levels[level].resistance) {
    reached -= levels[level++].resistance
    health++
  }
  if (level === levels.length) kernel.ask(game, fightSecond, me)
  else kernel.ask(game, attackAgain, me, space)
  if (health === 0) gainPearls(table, me, 1)
  else harm(table, me, space, health)
}

/** L3.8: not slain, the same leviathan may be attacked again. */
const attackAgain = kernel.question('attack the leviathan again', {
  words: anyOf(named(['fight']), pass),
  options(game, me, out, space) {
    if (!canAttack(game, me, space)) return
    out.add(FIGHT)
    out.add(PASS)
  },
  answer({ game }, me, decision, space) {
    if (decision === FIGHT) kernel.ask(game, chooseAlly, me, space)
  },
})

/** L5.R5: after a slain leviathan another one, once a turn. */
const fightSecond = kernel.question('fight a second leviathan', {
  words: anyOf(named(['fight']), pass),
  options(game, me, out) {
    if (game.foughtAgain || !hasActive(game, rulePoints.secondFight, me)) return
    if (!canFight(game, me)) return
    out.add(FIGHT)
    out.add(PASS)
  },
  answer({ game }, me, decision) {
    if (decision === PASS) return
    game.foughtAgain = 1
    fight(game, me)
  },
})
