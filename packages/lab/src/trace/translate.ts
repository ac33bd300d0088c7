import {
  asked,
  BUY,
  DRAW,
  EXPLORE,
  EXPLORE_ON,
  type Game,
  IGNORE,
  KEY_TOKENS,
  leviathans,
  ON_LOCATION,
  ON_STACK,
  PASS,
  PAY_PEARLS,
  PLOT,
  SEARCH,
  SECOND_PILE,
  STOP,
  SUPPORT,
  TAKE,
  THREAT_TRACK,
  USE_POWER,
} from '@hadal/engine'
import type { TraceAction, TraceSnapshot } from './format.ts'
import { idOf, kindOf, kindsOf, leviathanTokenOf, locationOf, lordOf, raceOfName } from './names.ts'

/** What a recorded action is for us. */
export type Translation =
  /** Decisions of ours, one after the other. */
  | { readonly decisions: readonly number[] }
  /** A whole payment for a lord. */
  | {
      readonly lord: number
      readonly payment: {
        readonly allies: readonly number[]
        readonly pearls: number
        readonly nebulis: number
      }
    }
  /** The middle of a decision, or its taking back: nothing happens. */
  | { readonly nothing: true }
  /** An answer to a question that is not the one we are asked. */
  | { readonly misplaced: true }

const decide = (...decisions: number[]): Translation => ({ decisions })
const NOTHING: Translation = { nothing: true }
const MISPLACED: Translation = { misplaced: true }

/** Powers that lead to a choice there before they count as used. */
const CHOOSING = ['slaver', 'oracle', 'opportunist']

/** Translates an action in a state; `after` is the snapshot it led to, where there is one. */
export function translate(
  game: Game,
  state: string,
  { action, args }: TraceAction,
  after: TraceSnapshot | undefined,
  given: string | undefined,
): Translation {
  const question = asked(game)?.question.name ?? ''
  const { lord = '', race = '', location = '', ally = {}, allies = [] } = args
  switch (action) {
    case 'plot':
      return decide(PLOT)
    case 'explore':
      return decide(state === 'explore' ? EXPLORE_ON : EXPLORE)
    case 'exploreTake':
      return args.slot === game.depthsSize ? decide(TAKE) : MISPLACED
    case 'actIgnoreMonster':
      return decide(IGNORE)
    case 'purchase':
      return game.sold + 1 === (args.pearls ?? 0) + (args.nebulis ?? 0)
        ? decide(BUY + (args.nebulis ?? 0))
        : MISPLACED
    case 'pass':
      return translatePass(state)
    case 'recruit':
      return translateRecruit(state, lordOf(lord))
    case 'pay':
      return translatePayment(args)
    case 'affiliate':
    case 'takeAllyFromDiscard':
    case 'actChooseAllyToFight':
      return decide(kindOf(ally))
    case 'selectAlly':
      return usePower('slaver', kindOf(ally))
    case 'discard':
    case 'actDiscardAlliesLeviathanDamage':
      return decide(...kindsOf(allies))
    case 'payMartialLaw':
      return decide(PAY_PEARLS)
    case 'requestSupport':
      if (state === 'lord17') return usePower('oracle', raceOfName(race))
      return decide(
        (state === 'action' || state === 'plotAtCourt' ? SUPPORT : 0) + raceOfName(race),
      )
    case 'placeKraken':
    case 'selectAllyRace':
    case 'actChooseCouncilStackMonsterToken':
      return decide(raceOfName(race))
    case 'lordEffect':
      return CHOOSING.includes(idOf(lord)) ? NOTHING : decide(USE_POWER + lordOf(lord))
    case 'selectLord':
    case 'freeLord':
    case 'actDiscardLordLeviathanDamage':
      return decide(lordOf(lord))
    case 'chooseLocation':
      if (state === 'lord19') return NOTHING
      if (state === 'lord19b') return decide(locationOf(given ?? ''), locationOf(location))
      return translateLocation(game, question, location, args.lords ?? [])
    case 'drawLocations':
      return decide(DRAW + (args.number ?? 0))
    case 'chooseReward':
      return translateReward(game, args.reward ?? '')
    case 'searchSanctuary':
      return decide(SEARCH)
    case 'stopSanctuarySearch':
      return decide(STOP)
    case 'giveKraken':
    case 'actChooseOpponentToRevealLeviathan':
      return typeof args.to === 'number' ? decide(args.to) : MISPLACED
    case 'giveNebulisTo':
      return Array.isArray(args.to) ? decide(...args.to.toSorted()) : MISPLACED
    case 'chooseMonsterTokens':
      return decide((args.stack === 'leviathan' ? SECOND_PILE : 0) + (args.from ?? 0))
    case 'goToPlaceSentinel':
      return NOTHING
    case 'placeSentinel':
      return translateSentinel(question, args.zone ?? '', args.target ?? '', after)
    case 'actChooseLeviathanToFight':
    case 'actRemoveHealthPointToLeviathan':
      return atBorder(game, args.leviathan ?? 0)
    case 'actChooseFreeSpaceForLeviathan':
      return decide((args.slot ?? 0) - 1)
    case 'actIncreaseAttackPower':
      // Less than nothing was once accepted, where nothing was needed.
      return decide(Math.max(0, args.pearls ?? 0))
    case 'actChooseFightReward':
      return translateSplit(game, args.base ?? 0, args.leviathan ?? 0)
    case 'actFightAgain':
    case 'actFightImmediately':
      return decide(0)
    case 'actEndFight':
    case 'actIgnoreImmediatelyFightLeviathan':
    case 'actEndRevealReward':
    case 'actPassTakeAllyFromDiscard':
      return decide(PASS)
    case 'actRevealReward':
      return args.token?.effect === undefined ? MISPLACED : decide(leviathanTokenOf(args.token))
    default:
      throw new Error(`the action '${action}' is unknown`)
  }
}

function translatePass(state: string): Translation {
  // Going from plotting to the action, or taking a choice back, is nothing for us.
  if (['plotAtCourt', 'recruitPay', 'lord12', 'lord17', 'lord21'].includes(state)) return NOTHING
  if (state === 'unusedLords') return decide(0)
  return decide(PASS)
}

function translateRecruit(state: string, lord: number): Translation {
  if (state === 'lord21') return usePower('opportunist', lord)
  // Choosing a lord is not yet recruiting: the payment is.
  return ['plotAtCourt', 'action', 'recruitPay'].includes(state) ? NOTHING : decide(lord)
}

function translatePayment(args: TraceAction['args']): Translation {
  return {
    lord: lordOf(args.lord ?? ''),
    payment: {
      allies: kindsOf(args.allies ?? []),
      pearls: args.pearls ?? 0,
      nebulis: args.nebulis ?? 0,
    },
  }
}

function usePower(name: string, choice: number): Translation {
  return decide(USE_POWER + lordOf(name), choice)
}

/** A location, and the keys for it: lords by ascending id, the rest in tokens. */
function translateLocation(
  game: Game,
  question: string,
  location: string,
  lordNames: readonly string[],
): Translation {
  const chosen = locationOf(location)
  const isControlled = question === 'control a location' || question === 'choose a drawn location'
  const byAmbassador = question === 'choose a drawn location' && (asked(game)?.a ?? 0) > 0
  if (!isControlled || byAmbassador) return decide(chosen)
  const keys = lordNames.map(lordOf).sort((one, other) => one - other)
  return decide(chosen, ...keys, ...(keys.length < 3 ? [KEY_TOKENS] : []))
}

/** Rewards are named by letters there: P for a pearl, M for a token, K for a key. */
function translateReward(game: Game, letters: string): Translation {
  const count = (letter: string): number => letters.split(letter).length - 1
  const rewards = THREAT_TRACK[asked(game)?.a ?? 0] ?? []
  const at = rewards.findIndex(
    ({ pearls, tokens, keys }) =>
      pearls === count('P') && tokens === count('M') && keys === count('K'),
  )
  return at < 0 ? MISPLACED : decide(at)
}

/** All tokens that were won must be named, as far as there are any. */
function translateSplit(game: Game, base: number, leviathan: number): Translation {
  const won = Math.min(asked(game)?.a ?? 0, game.tokenPileSize + game.leviathanPileSize)
  return base + leviathan === won ? decide(base) : MISPLACED
}

function atBorder(game: Game, number: number): Translation {
  const space = game.border.findIndex(
    (there) => there > 0 && leviathans[there - 1]?.name === String(number),
  )
  return space < 0 ? MISPLACED : decide(space)
}

/** Which of several sentinels was placed is seen in what came of it. */
function translateSentinel(
  question: string,
  zone: string,
  target: string,
  after: TraceSnapshot | undefined,
): Translation {
  const placed = after?.sentinels?.find((each) => each.zone === zone && each.target === target)
  if (!placed) return MISPLACED
  // One that was just recruited is asked for; another is placed like a power is used.
  const use = question === 'place a sentinel' ? [] : [USE_POWER + lordOf(placed.sentinel)]
  if (zone === 'council') return decide(...use, ON_STACK + raceOfName(target))
  if (zone === 'location') return decide(...use, ON_LOCATION + locationOf(target))
  return decide(...use, lordOf(target))
}
