import { readFileSync } from 'node:fs'
import { FEATURES, type Mind, readNetwork } from '@hadal/bots'

let learned: Mind | undefined

/** What bots think with that have learned something: it is read once. */
export function mind(): Mind {
  learned ??= {
    network: readNetwork(
      readFileSync(new URL(import.meta.resolve('@hadal/bots/hadal.net'))),
      FEATURES,
    ),
    now: () => performance.now(),
  }
  return learned
}
