import { type Weights, weightsFor } from './weights.ts'

/** Found by `lab tune` in the base game; expansions share them. */
const FOR_TWO: Weights = {
  strength: 0.91,
  ally: -0.0904,
  race: 0.219,
  pearl: 1.06,
  key: 2.94,
  token: 2.91,
  promise: 0.456,
  rivalry: 0.234,
  affiliation: 0.765,
  leaving: 0.228,
  power: 0.685,
  tile: 0.454,
  plotting: 0.237,
  ending: 7.12,
  turnsPerLord: 2.02,
  lordStrength: 7.59,
  reach: 11.6,
  missingRace: 1.84,
  thirdKey: 1.24,
  keyTurns: 4.9,
  pearlTurn: 0.216,
  demand: 0.578,
  arrival: 1.01,
  tempo: -0.438,
  lastTurn: 4.6,
  nebulis: 0.6,
  risk: 1,
  scourge: 0.65,
}

/** With more than two players nothing better than the weights found by hand is known yet. */
export function tunedWeightsFor(players: number): Weights {
  return players === 2 ? FOR_TWO : weightsFor(players)
}
