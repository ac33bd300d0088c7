/** Elo points that multiply the odds by e. */
export const POINTS = 400 / Math.LN10

/** Beyond this no match tells differences apart. */
const MOST = 4_000

const logistic = (x: number): number => 1 / (1 + Math.exp(-x))

/**
 * What a bot scores that is so many Elo points better, from 0 to 1.
 *
 * Every seat wins as often as its strength has a share in that of all. With more than two players
 * it is the mean of sitting alone among the others, and of being the others.
 */
export function expectedScore(elo: number, players: number): number {
  const ahead = elo / POINTS
  const others = Math.log(players - 1)
  return (logistic(ahead - others) + logistic(ahead + others)) / 2
}

/** How many Elo points better a bot is that scores so much. */
export function eloOf(score: number, players: number): number {
  let low = -MOST
  let high = MOST
  while (high - low > 1e-6) {
    const middle = (low + high) / 2
    if (expectedScore(middle, players) < score) low = middle
    else high = middle
  }
  return (low + high) / 2
}
