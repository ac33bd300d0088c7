import { Judge, type Network } from '@hadal/bots'
import { rulebookSetup, type Setup } from '@hadal/engine'
import { Tally } from '../statistics.ts'
import { seedOf } from '../streams.ts'
import { CERTAIN, type Player, SelfPlay } from './selfPlay.ts'

/** Two players only, and no expansion: what every training plays. */
const TABLE: Setup = rulebookSetup(2)
/** Not the deals of any training. */
const SEED = 0x1e57

/** How one network does against another: each deal twice, with seats changed. A game without an end is lost. */
export function improvement(
  before: Network,
  after: Network,
  deals: number,
): { readonly games: number; readonly winRate: number; readonly margin: number } {
  const shares = new Tally()
  const margins = new Tally()
  const former: Player = { kind: 'network', judge: new Judge(before) }
  const latter: Player = { kind: 'network', judge: new Judge(after) }
  for (let deal = 0; deal < deals; deal++)
    for (const players of [
      [latter, former],
      [former, latter],
    ]) {
      const seat = players.indexOf(latter)
      const played = new SelfPlay(after, seedOf(SEED, deal)).playGame(TABLE, players, CERTAIN)
      shares.add(played?.shares[seat] ?? 0)
      margins.add(played ? (played.scores[seat] ?? 0) - (played.scores[1 - seat] ?? 0) : 0)
    }
  return { games: shares.count, winRate: shares.mean, margin: margins.mean }
}
