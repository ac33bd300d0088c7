/** What a fight can pay. */
export interface Reward {
  readonly pearls: number
  readonly keys: number
  readonly tokens: number
}

const reward = (pearls: number, keys: number, tokens: number): Reward => ({ pearls, keys, tokens })

/** The rewards to choose from, by space of the threat track. */
export const THREAT_TRACK: readonly (readonly Reward[])[] = [
  [reward(1, 0, 0), reward(0, 0, 1)],
  [reward(2, 0, 0), reward(1, 0, 1), reward(0, 0, 2)],
  [reward(0, 1, 0)],
  [reward(1, 1, 0), reward(0, 1, 1)],
  [reward(2, 1, 0), reward(1, 1, 1), reward(0, 1, 2)],
  [reward(0, 2, 0)],
]
