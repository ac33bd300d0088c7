import { type Chance, LOOT_NAMES, LuckMismatch, Source } from '@hadal/engine'
import type { Trace, TraceLuck, TraceStep } from './format.ts'
import { kindOf, leviathanOf, leviathanTokenOf, locationOf, lordOf, tokenOf } from './names.ts'

/**
 * The luck of a recorded game, by source.
 *
 * Both implementations draw from each source in the same order, though not always in the same step.
 */
export class RecordedLuck implements Chance {
  private readonly waiting = new Map<number, number[]>()

  constructor(trace: Trace) {
    for (const luck of trace.setupLuck) this.add(luck)
    this.push(Source.FirstSeat, 0)
    for (const step of trace.steps) this.addStep(step)
  }

  draw(source: number, bag: Uint8Array): number {
    const value = this.next(source)
    if (!bag[value]) throw new LuckMismatch(`source ${source} holds no ${value}`)
    return value
  }

  roll(): number {
    return this.next(Source.Die)
  }

  /** Another source of the same luck, from here on. */
  copy(): Chance {
    const copied = new Map(Array.from(this.waiting, ([source, values]) => [source, [...values]]))
    const next = (source: number): number => copied.get(source)?.shift() ?? -1
    return {
      draw(source, bag) {
        const value = next(source)
        return bag[value] ? value : bag.findIndex((count) => count > 0)
      },
      roll: () => Math.max(1, next(Source.Die)),
    }
  }

  private next(source: number): number {
    const value = this.waiting.get(source)?.shift()
    if (value === undefined) throw new LuckMismatch(`nothing more was drawn from source ${source}`)
    return value
  }

  private push(source: number, value: number): void {
    const values = this.waiting.get(source)
    if (values) values.push(value)
    else this.waiting.set(source, [value])
  }

  private addStep(step: TraceStep): void {
    // Two dice are always rolled there for an attack; without the effect only the first counts.
    let attacks = step.action === 'actChooseAllyToFight' && step.args.ally?.effect !== 'two_dice'
    for (const luck of step.random) {
      if ('dice' in luck && attacks) {
        this.push(Source.Die, luck.dice[0])
        attacks = false
      } else this.add(luck)
    }
  }

  private add(luck: TraceLuck): void {
    if ('dice' in luck) {
      for (const die of luck.dice) this.push(Source.Die, die)
      return
    }
    if (luck.empty) return
    const { draw, name = '', value = 0, id = 0 } = luck
    const isBase = luck.value !== undefined
    if (draw === 'ally') this.push(Source.Exploration, kindOf(luck))
    else if (draw === 'lord') this.push(Source.Lords, lordOf(name))
    else if (draw === 'location') this.push(Source.Locations, locationOf(name))
    else if (draw === 'loot') this.push(Source.Loot, LOOT_NAMES.indexOf(`loot${value}`))
    else if (draw === 'leviathan') this.push(Source.Leviathans, leviathanOf(id))
    else if (draw === 'monster' && isBase) this.push(Source.Tokens, tokenOf(luck))
    else if (draw === 'monster') this.push(Source.LeviathanTokens, leviathanTokenOf(luck))
    else if (draw === 'stolen_token' && isBase) this.push(Source.Theft, tokenOf(luck))
    else if (draw === 'stolen_token') this.push(Source.LeviathanTheft, leviathanTokenOf(luck))
    else throw new LuckMismatch(`'${draw}' is drawn from nothing we know`)
  }
}
