import {
  Effect,
  EXPLORE_ON,
  effectOf,
  IGNORE,
  type Kind,
  type LeviathanId,
  leviathans,
  lords,
  PASS,
  Race,
  raceOf,
  type Seat,
  strengthOf,
  TAKE,
} from '@hadal/engine'
import { at } from '../at.ts'
import { list, sayHealth, sayNebulis, sayTokens } from '../cards.ts'
import { leviathanName, spaceName } from '../leviathans.ts'
import { m } from '../messages.ts'
import { cardObject, pearlsObject } from '../objects.ts'
import { isActive, type Scene, seatOf, theLord } from '../scene.ts'
import { leviathanTokenName } from '../tokens.ts'
import type { AskWords, ChoiceWords, QuestionBook } from './book.ts'
import { isFifth } from './explore.ts'
import { describeLord, named } from './lords.ts'
import { atBorder, atSeat, button, inHand, ownedLord } from './targets.ts'
import { discard } from './turn.ts'

type Level = (typeof leviathans)[number]['levels'][number]

/** The leviathan in a space, where a question says that there is one, and what is left of it. */
function leviathanAt(
  { view }: Scene,
  space: number,
): { readonly leviathan: LeviathanId; readonly levels: readonly Level[] } {
  const there = view.border[space]
  if (there === undefined) throw new Error(`There is no leviathan at ${space}.`)
  return {
    leviathan: there.leviathan,
    levels: at(leviathans, there.leviathan).levels.slice(there.lost),
  }
}

const resistanceAt = (scene: Scene, space: number): number =>
  at(leviathanAt(scene, space).levels, 0).resistance

function chooseLeviathan(scene: Scene, space: number): ChoiceWords {
  const { leviathan, levels } = leviathanAt(scene, space)
  const { resistance, tokens } = at(levels, 0)
  return {
    label: leviathanName(leviathan),
    sub: m.question_fight_sub({
      space: spaceName(space),
      resistance,
      tokens: sayTokens(tokens),
    }),
  }
}

/** K2.2, K2.R1: what a kraken brings whoever uses it. */
function brings(kind: Kind): string | undefined {
  if (at(raceOf, kind) !== Race.Kraken) return undefined
  return m.question_brings({ nebulis: sayNebulis(at(strengthOf, kind) - 1) })
}

const SIDES = 6

/** L3.3: how likely an ally is to harm a leviathan. */
function sayChance(kind: Kind, resistance: number): string {
  const roll = resistance - at(strengthOf, kind)
  if (roll <= 1) return m.question_fighter_certain()
  if (roll <= SIDES) {
    const misses = (roll - 1) / SIDES
    const chance = 1 - (at(effectOf, kind) === Effect.Dice ? misses ** 2 : misses)
    return m.question_fighter_chance({ percent: Math.round(100 * chance) })
  }
  return at(effectOf, kind) === Effect.Pearls
    ? m.question_fighter_pearls({ count: roll - SIDES })
    : m.question_fighter_never()
}

/** L3.5: one health for each level whose resistances, added up, the attack reaches. */
function sayBlow(scene: Scene, space: number, attack: number, seat: Seat): string {
  const { levels } = leviathanAt(scene, space)
  const harmed = levels.filter((_, last) => {
    const reached = levels.slice(0, last + 1).reduce((sum, { resistance }) => sum + resistance, 0)
    return reached <= attack
  })
  if (harmed.length === 0) return m.question_blow_nothing({ attack })
  const extra = seatOf(scene, seat)
    .lords.filter(isActive)
    .reduce((sum, { lord }) => sum + (at(lords, lord).tokensForHealth ?? 0), 0)
  const won = harmed.reduce((sum, level) => sum + level.tokens + extra, 0)
  const tokens = sayTokens(won)
  return harmed.length === levels.length
    ? m.question_blow_slays({ attack, tokens })
    : m.question_blow({ attack, health: sayHealth(harmed.length), tokens })
}

function askAboutMonster(decisions: readonly number[]): AskWords {
  const fights = decisions.includes(TAKE)
  const goesOn = decisions.includes(EXPLORE_ON) || decisions.includes(IGNORE)
  if (!fights) return { title: m.question_leviathan_ask_on() }
  return goesOn
    ? { title: m.question_leviathan_ask(), help: m.question_leviathan_help() }
    : { title: m.question_leviathan_ask_fight() }
}

const fightOrNot = (_scene: Scene, decision: number): ChoiceWords => ({
  label: decision === PASS ? m.question_fight_pass() : m.question_fight(),
})

/** `2 of the first pile and 1 of the second pile`: the decision is how many of the first. */
function splitTokens({ view }: Scene, first: number, won: number): ChoiceWords {
  // L5.R1: with fewer tokens in both piles than won, all that are left.
  const second = Math.min(won, view.tokenPileSize + view.leviathanPileSize) - first
  return {
    label: list([
      ...(first > 0 ? [m.question_split_first({ tokens: first })] : []),
      ...(second > 0 ? [m.question_split_second({ tokens: second })] : []),
    ]),
  }
}

/** Leviathan: monsters, fights, attacks, tokens, and the powers of its lords. */
export const borderQuestions: QuestionBook = {
  'fight a leviathan or explore on': {
    ask: (_scene, { decisions }) => askAboutMonster(decisions),
    choice(scene, decision) {
      if (decision === TAKE)
        return {
          label: m.question_fight(),
          sub: isFifth(scene) ? m.question_take_sub_fifth() : m.question_take_sub(),
        }
      if (decision === IGNORE)
        return {
          label: m.question_leviathan_ignore(),
          sub: m.question_leviathan_ignore_sub(theLord('coward')),
        }
      return {
        label: m.question_go_on(),
        sub:
          scene.view.leviathanDeckSize > 0
            ? m.question_leviathan_on_sub()
            : m.question_leviathan_on_sub_none(),
      }
    },
    target: button,
    doing: 'explores',
  },
  'choose a leviathan to fight': {
    ask: () => ({ title: m.question_fight_ask(), help: m.question_fight_help() }),
    choice: chooseLeviathan,
    target: atBorder,
    doing: 'fights',
  },
  'choose an ally for the fight': {
    ask: (scene, { a }) => ({
      title: m.question_fighter_ask({ leviathan: leviathanName(leviathanAt(scene, a).leviathan) }),
      help: m.question_fighter_help({ resistance: resistanceAt(scene, a) }),
    }),
    choice(scene, decision, { a }) {
      const gift = brings(decision)
      const chance = sayChance(decision, resistanceAt(scene, a))
      return {
        label: m.question_fighter_pick({ card: cardObject(decision) }),
        sub: gift === undefined ? chance : `${chance}, ${gift}`,
      }
    },
    target: inHand,
    doing: 'fights',
  },
  'add pearls to the attack': {
    ask: (scene, { a, b }) => ({
      title: m.question_pearls_ask({ attack: b, resistance: resistanceAt(scene, a) }),
      help: m.question_pearls_help(),
    }),
    choice: (scene, decision, { a, b, seat }) => ({
      label:
        decision === 0
          ? m.question_pearls_none()
          : m.question_pearls({ pearls: pearlsObject(decision) }),
      sub: sayBlow(scene, a, b + decision, seat),
    }),
    target: button,
    doing: 'fights',
  },
  'attack the leviathan again': {
    ask(scene, { a }) {
      const { leviathan, levels } = leviathanAt(scene, a)
      return {
        title: m.question_again_ask(),
        help: m.question_again_help({
          leviathan: leviathanName(leviathan),
          count: levels.length,
          resistance: resistanceAt(scene, a),
        }),
      }
    },
    choice: (_scene, decision) =>
      decision === PASS
        ? { label: m.question_again_pass(), sub: m.question_again_pass_sub() }
        : { label: m.question_again() },
    target: button,
    doing: 'fights',
  },
  'fight a second leviathan': {
    ask: () => ({
      title: m.question_second_fight_ask(),
      help: m.question_second_fight_help(theLord('intrepid')),
    }),
    choice: fightOrNot,
    target: button,
    doing: 'fights',
  },
  'fight a leviathan at once': {
    ask: () => ({
      title: m.question_sorcerer_ask(),
      help: m.question_sorcerer_help(theLord('sorcerer')),
    }),
    choice: fightOrNot,
    target: button,
    doing: 'fights',
  },
  'choose a leviathan to harm': {
    ask: () => ({
      title: m.question_rebel_ask(),
      help: m.question_rebel_help(theLord('rebel')),
    }),
    choice: chooseLeviathan,
    target: atBorder,
    doing: 'decides',
  },
  'place a leviathan': {
    ask: (_scene, { a }) => ({
      title: m.question_breeder_ask({ leviathan: leviathanName(a) }),
      help: m.question_breeder_help({
        ...theLord('breeder'),
        resistance: list(at(leviathans, a).levels.map(({ resistance }) => String(resistance))),
      }),
    }),
    choice: (_scene, decision) => ({ label: m.question_space({ space: spaceName(decision) }) }),
    target: atBorder,
    doing: 'decides',
  },
  'choose who adds a leviathan': {
    ask: () => ({
      title: m.question_border_guard_ask(),
      help: m.question_border_guard_help(theLord('border-guard')),
    }),
    choice: (scene, decision) => ({
      label: at(scene.names, decision),
      sub: m.question_border_guard_sub({ count: seatOf(scene, decision).handSize }),
    }),
    target: atSeat,
    doing: 'decides',
  },
  'split the tokens': {
    ask: ({ view }, { a }) => ({
      title: m.question_split_ask({ count: a }),
      help: m.question_split_help({
        first: view.tokenPileSize,
        second: view.leviathanPileSize,
      }),
    }),
    choice: (scene, decision, { a }) => splitTokens(scene, decision, a),
    target: button,
    doing: 'tokens',
  },
  'reveal a monster token': {
    ask: () => ({ title: m.question_reveal_ask(), help: m.question_reveal_help() }),
    choice(scene, decision, { seat }) {
      if (decision === PASS) return { label: m.question_reveal_pass() }
      const held = seatOf(scene, seat).leviathanTokens?.[decision]
      return {
        label: m.question_reveal({ gift: leviathanTokenName(decision) }),
        sub: held === undefined ? undefined : m.question_reveal_sub({ held }),
      }
    },
    target: button,
    doing: 'tokens',
  },
  'discard allies to a leviathan': {
    ask: (scene, { a, seat }) => ({
      title: m.question_bitten_ask({ count: Math.min(a, seatOf(scene, seat).handSize) }),
      help: m.question_bitten_help(),
    }),
    choice: (_scene, decision) => ({ ...discard(decision), sub: brings(decision) }),
    target: inHand,
    doing: 'attacked',
  },
  'discard a lord to a leviathan': {
    ask: () => ({ title: m.question_bitten_lord_ask(), help: m.question_bitten_lord_help() }),
    choice: (_scene, decision) => ({
      label: m.question_bitten_lord(named(decision)),
      sub: describeLord(decision),
    }),
    target: ownedLord,
    doing: 'attacked',
  },
}
