/** How many times as many random games the audit plays as `npm test`. */
const SCALE = Number(process.env.HADAL_TEST_SCALE ?? 1)

/** The number of random games for a law, given the number that `npm test` plays. */
export const scaled = (games: number): number => Math.ceil(games * SCALE)
