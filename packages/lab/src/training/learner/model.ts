import type { Plan } from '../plan.ts'
import { ROW } from '../samples.ts'
import { LearningHead } from './head.ts'
import { blame, WEIGHTS } from './losses.ts'
import { blankParameters, type Parameters } from './parameters.ts'

/** The four losses: the win, the margin, everybody's chances, everybody's points. */
export type Losses = readonly [win: number, margin: number, chances: number, points: number]

/** The two-headed network with all that it takes to learn. */
export class Model {
  readonly parameters: Parameters
  readonly gradient: Parameters
  /** Which inputs came up: those of the state, then those of the action. */
  readonly used: Uint8Array
  private readonly states: number
  private readonly inputs: number
  private readonly unitOf: Float64Array
  private readonly ofAction: LearningHead
  private readonly ofState: LearningHead
  private readonly seen: Float64Array
  private readonly sum: Float64Array
  private readonly blameOfSum: Float64Array
  private readonly blameOfSeen: Float64Array
  /** The inputs of one row that are not zero, and the rest of it. */
  private readonly index: Uint16Array
  private readonly value: Float64Array
  private size = 0
  private sizeOfState = 0

  constructor(plan: Plan) {
    this.parameters = blankParameters(plan, plan.features)
    this.gradient = blankParameters(plan, plan.features)
    const units = [...plan.stateUnits, ...plan.actionUnits]
    this.states = plan.state
    this.inputs = units.length
    this.unitOf = Float64Array.from(units)
    this.used = new Uint8Array(this.inputs)
    this.index = new Uint16Array(this.inputs)
    this.value = new Float64Array(this.inputs)
    const { weights } = this.parameters
    this.ofAction = new LearningHead(weights.actionHead, this.gradient.weights.actionHead)
    this.ofState = new LearningHead(weights.stateHead, this.gradient.weights.stateHead)
    this.seen = new Float64Array(plan.hidden)
    this.sum = new Float64Array(plan.hidden)
    this.blameOfSum = new Float64Array(plan.hidden)
    this.blameOfSeen = new Float64Array(plan.hidden)
  }

  /** Works out the mean losses over some rows, and their gradient. */
  study(rows: Uint8Array, which: Uint32Array): Losses {
    this.gradient.all.fill(0)
    const sums: [number, number, number, number] = [0, 0, 0, 0]
    for (const row of which) {
      const losses = this.studyOne(rows, row * ROW)
      for (const i of WEIGHTS.keys()) sums[i] = (sums[i] ?? 0) + (losses[i] ?? 0)
    }
    const { all } = this.gradient
    for (let i = 0; i < all.length; i++) all[i] = (all[i] ?? 0) / which.length
    const mean = (sum: number) => sum / which.length
    return [mean(sums[0]), mean(sums[1]), mean(sums[2]), mean(sums[3])]
  }

  private studyOne(rows: Uint8Array, first: number): Losses {
    const { seen, sum, blameOfSum, blameOfSeen, ofAction, ofState } = this
    this.readInputs(rows, first)
    seen.fill(0)
    this.addRows(seen, 0, this.sizeOfState)
    sum.set(seen)
    this.addRows(sum, this.sizeOfState, this.size)
    ofState.forward(seen)
    ofAction.forward(sum)
    const losses = blame(ofAction, ofState, rows, first)
    blameOfSum.fill(0)
    ofAction.backward(blameOfSum)
    this.blameRows(blameOfSum, this.sizeOfState, this.size)
    // What a state adds up to is part of what its actions add up to.
    blameOfSeen.set(blameOfSum)
    ofState.backward(blameOfSeen)
    this.blameRows(blameOfSeen, 0, this.sizeOfState)
    return losses
  }

  private readInputs(rows: Uint8Array, first: number): void {
    const { index, value, unitOf, used, states, inputs } = this
    let size = 0
    for (let input = 0; input < inputs; input++) {
      if (input === states) this.sizeOfState = size
      const byte = rows[first + input] ?? 0
      if (byte === 0) continue
      index[size] = input
      value[size++] = byte / (unitOf[input] ?? 1)
      used[input] = 1
    }
    this.size = size
  }

  /** The rows of both tables lie one after the other, as the inputs do. */
  private addRows(sum: Float64Array, from: number, to: number): void {
    const { all } = this.parameters
    const hidden = sum.length
    for (let at = from; at < to; at++) {
      const first = (this.index[at] ?? 0) * hidden
      const value = this.value[at] ?? 0
      for (let i = 0; i < hidden; i++) sum[i] = (sum[i] ?? 0) + value * (all[first + i] ?? 0)
    }
  }

  private blameRows(part: Float64Array, from: number, to: number): void {
    const { all } = this.gradient
    const hidden = part.length
    for (let at = from; at < to; at++) {
      const first = (this.index[at] ?? 0) * hidden
      const value = this.value[at] ?? 0
      for (let i = 0; i < hidden; i++)
        all[first + i] = (all[first + i] ?? 0) + value * (part[i] ?? 0)
    }
  }
}
