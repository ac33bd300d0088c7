import type { Reason, Why } from '@hadal/bots'
import {
  capital,
  racePlural,
  raceStack,
  sayAllies,
  sayKind,
  sayMonsterTokens,
  sayNebulis,
  sayPearls,
  sayPoints,
  sayTokens,
} from './cards.ts'
import { leviathanName } from './leviathans.ts'
import { locationName } from './locations.ts'
import { lordName } from './lords.ts'
import { m } from './messages.ts'
import { cardObject, pearlsObject } from './objects.ts'
import { leviathanTokenName, sayReward, sayTarget } from './tokens.ts'
import { subject, type Who } from './who.ts'

const theLord = ({ lord }: { readonly lord: number }) => ({ lord: lordName(lord) })
const theRaces = ({ race }: { readonly race: number }) => ({ races: racePlural(race) })
const theStack = ({ race }: { readonly race: number }) => ({ stack: raceStack(race) })
const theCard = ({ kind }: { readonly kind: number }) => ({ card: sayKind(kind) })
const thePoints = ({ points }: { readonly points: number }) => ({ points: sayPoints(points) })
const thePearls = ({ pearls }: { readonly pearls: number }) => ({ pearls: sayPearls(pearls) })

/** How each kind of reason is said. */
const SAID: { readonly [Which in Why]: (reason: Reason<Which>, who: Who) => string } = {
  'only-choice': () => m.why_only_choice(),
  'best-of': ({ count }) => m.why_best_of({ count }),
  // Lords
  'ends-ahead': () => m.why_ends_ahead(),
  'third-key': () => m.why_third_key(),
  'one-more-key': ({ keys }) => m.why_one_more_key({ keys }),
  'points-for-strength': (reason) =>
    m.why_points_for_strength({ ...thePoints(reason), strength: reason.strength }),
  'points-for-pearls': (reason) =>
    m.why_points_for_pearls({ ...thePoints(reason), pearls: pearlsObject(reason.pearls) }),
  points: (reason) => m.why_points(thePoints(reason)),
  'locations-gain': (reason) => m.why_locations_gain(thePoints(reason)),
  'power-lasts': (reason) => m.why_power_lasts(theLord(reason)),
  'power-now': (reason) => m.why_power_now(theLord(reason)),
  'court-refilled': (reason) => m.why_court_refilled(thePearls(reason)),
  'before-rival': (reason, who) =>
    m.why_before_rival({ ...theLord(reason), ...subject(who, reason.seat) }),
  'least-lord': (reason) => m.why_least_lord(theLord(reason)),
  'lords-kept': () => m.why_lords_kept(),
  'strikes-key': (reason, who) =>
    m.why_strikes_key({ ...theLord(reason), ...subject(who, reason.seat) }),
  'strikes-power': (reason, who) =>
    m.why_strikes_power({ ...theLord(reason), ...subject(who, reason.seat) }),
  'nothing-to-strike': ({ seat }, who) => m.why_nothing_to_strike(subject(who, seat)),
  'power-used': (reason) => m.why_power_used(theLord(reason)),
  'turn-done': () => m.why_turn_done(),
  leader: ({ seat }, who) => m.why_leader(subject(who, seat)),
  // Allies
  completes: (reason) => m.why_completes(theLord(reason)),
  nearer: (reason) => m.why_nearer(theLord(reason)),
  strong: (reason) => m.why_strong(theCard(reason)),
  'first-of-race': (reason) => m.why_first_of_race(theRaces(reason)),
  'last-points': (reason) => m.why_last_points(thePoints(reason)),
  'ally-for-pearls': ({ kind, pearls }) =>
    m.why_ally_for_pearls({ card: capital(sayKind(kind)), pearls: pearlsObject(pearls) }),
  'nebulis-used': ({ nebulis }) => m.why_nebulis_used({ nebulis: sayNebulis(nebulis) }),
  'kept-from': ({ seat }, who) => m.why_kept_from(subject(who, seat)),
  'not-worth': (reason) => m.why_not_worth({ ...thePearls(reason), card: cardObject(reason.kind) }),
  'pearls-for-lord': (reason) => m.why_pearls_for_lord(theLord(reason)),
  'pearls-to-rival': ({ seat }, who) => m.why_pearls_to_rival(subject(who, seat)),
  'pearls-kept': (reason) => m.why_pearls_kept(thePearls(reason)),
  stack: ({ count, strength }) => m.why_stack({ allies: sayAllies(count), strength }),
  'stack-unseen': ({ count }) => m.why_stack_unseen({ allies: sayAllies(count) }),
  // Exploring and plotting
  'strength-lacking': (reason) =>
    m.why_strength_lacking({ ...theLord(reason), strength: reason.strength }),
  'race-lacking': (reason) => m.why_race_lacking({ ...theLord(reason), ...theRaces(reason) }),
  'allies-first': () => m.why_allies_first(),
  'may-sell': () => m.why_may_sell(),
  'monster-pays': ({ reward }) => m.why_monster_pays({ reward: sayReward(reward) }),
  'better-ahead': ({ percent }) => m.why_better_ahead({ percent }),
  'little-ahead': ({ percent }) => m.why_little_ahead({ percent }),
  'may-be-bought': () => m.why_may_be_bought(),
  'last-space': () => m.why_last_space(),
  'too-weak': (reason) => m.why_too_weak(theCard(reason)),
  reward: ({ reward }) => m.why_reward({ reward: sayReward(reward) }),
  'reward-grows': () => m.why_reward_grows(),
  'tokens-score': ({ tokens }) => m.why_tokens_score({ tokens: sayMonsterTokens(tokens) }),
  'pearls-short': (reason) => m.why_pearls_short(thePearls(reason)),
  'lords-in-reach': ({ percent }) => m.why_lords_in_reach({ percent }),
  'more-lords': () => m.why_more_lords(),
  // Paying, affiliating, discarding
  'race-kept': (reason) => m.why_race_kept({ ...theLord(reason), ...theRaces(reason) }),
  'race-asked': (reason) => m.why_race_asked({ ...theLord(reason), ...theRaces(reason) }),
  'race-spare': (reason) => m.why_race_spare(theRaces(reason)),
  'pays-exactly': () => m.why_pays_exactly(),
  'saves-pearls': ({ pearls }) => m.why_saves_pearls({ pearls: pearlsObject(pearls) }),
  'spends-pearls': (reason) => m.why_spends_pearls(thePearls(reason)),
  'spends-weak': (reason) => m.why_spends_weak(theCard(reason)),
  'spends-few': (reason) => m.why_spends_few(theCard(reason)),
  affiliates: (reason) => m.why_affiliates({ ...thePoints(reason), card: cardObject(reason.kind) }),
  'affiliates-nothing': () => m.why_affiliates_nothing(),
  weakest: (reason) => m.why_weakest(theCard(reason)),
  'least-useful': (reason) => m.why_least_useful(theCard(reason)),
  'costs-nothing': ({ kind }) => m.why_costs_nothing({ card: cardObject(kind) }),
  sold: (reason) => m.why_sold(theCard(reason)),
  'pearls-for-hand': (reason) => m.why_pearls_for_hand(thePearls(reason)),
  // Locations
  'location-now': (reason) =>
    m.why_location_now({ ...thePoints(reason), location: locationName(reason.location) }),
  'location-grows': (reason) =>
    m.why_location_grows({
      ...thePoints(reason),
      location: locationName(reason.location),
      hoped: reason.hoped,
    }),
  draws: ({ count }) => m.why_draws({ count }),
  'location-given': (reason) =>
    m.why_location_given({ ...thePoints(reason), location: locationName(reason.location) }),
  'locations-kept': () => m.why_locations_kept(),
  'tokens-spent': () => m.why_tokens_spent(),
  // Kraken
  'kraken-mine': (reason) => m.why_kraken_mine(theStack(reason)),
  'kraken-theirs': (reason) => m.why_kraken_theirs(theStack(reason)),
  'nebulis-given': ({ seat }, who) => m.why_nebulis_given(subject(who, seat)),
  reserves: ({ zone, target }) => m.why_reserves({ target: sayTarget(zone, target) }),
  'sentinel-waits': () => m.why_sentinel_waits(),
  'search-on': ({ percent }) => m.why_search_on({ percent }),
  'search-stops': ({ percent }) => m.why_search_stops({ percent }),
  'race-hurts': (reason) => m.why_race_hurts(theRaces(reason)),
  // Leviathan
  fight: ({ leviathan, percent }) => m.why_fight({ leviathan: leviathanName(leviathan), percent }),
  harms: ({ leviathan, tokens }) =>
    m.why_harms({ leviathan: leviathanName(leviathan), tokens: sayTokens(tokens) }),
  slays: ({ leviathan }) => m.why_slays({ leviathan: leviathanName(leviathan) }),
  'fight-poor': () => m.why_fight_poor(),
  'attack-unlikely': ({ percent }) => m.why_attack_unlikely({ percent }),
  'monster-ignored': () => m.why_monster_ignored(),
  fighter: (reason) => m.why_fighter({ ...theCard(reason), percent: reason.percent }),
  'fighter-spare': (reason) => m.why_fighter_spare({ ...theCard(reason), percent: reason.percent }),
  'pearls-strike': (reason) => m.why_pearls_strike(thePearls(reason)),
  'pearls-vain': () => m.why_pearls_vain(),
  'tokens-pay': () => m.why_tokens_pay(),
  reveals: ({ token }) => m.why_reveals({ token: leviathanTokenName(token) }),
  'stack-may-grow': () => m.why_stack_may_grow(),
  'most-at-risk': ({ seat }, who) => m.why_most_at_risk(subject(who, seat)),
  'quiet-space': ({ percent }) => m.why_quiet_space({ percent }),
}

/** Why somebody decided so, in one sentence that fits whoever says it. */
export function sayReason<Which extends Why>(who: Who, reason: Reason<Which>): string {
  return SAID[reason.why](reason, who)
}
