import { expansions, file, flag, optional, players, preset, seed, whole } from '../arguments.ts'
import { network } from '../network.ts'

/** What `match` and `ladder` say about their deals, and how these are played. */
export const seriesOptions = {
  players,
  seed,
  'held-out': flag('use deals that no other run can meet: for releases, never for tuning'),
  expansions,
  preset,
  net: network,
  resume: optional(file('append finished deals to this file and skip those that it holds')),
  workers: optional(
    whole('worker processes', 1, 1),
    'one per core; 1 for a few games of quick bots',
  ),
}
