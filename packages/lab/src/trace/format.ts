import { readFileSync } from 'node:fs'
import { gunzipSync } from 'node:zlib'

// Recorded games of another implementation: one JSON object a line, perhaps gzipped.

export interface TraceAlly {
  readonly race?: string
  readonly value?: number
  readonly effect?: string
  readonly monster?: boolean
  readonly count?: number
}

export interface TraceToken {
  readonly value?: number
  readonly effect?: string
}

interface TraceLord {
  readonly name: string
  readonly free: boolean
  readonly location?: string
  readonly disabled?: boolean
  readonly used?: boolean
}

export interface TraceLocation {
  readonly name: string
  readonly loot?: readonly number[]
}

export interface TracePlayer {
  readonly seat: number
  readonly pearls: number
  readonly keys: number
  readonly nebulis?: number
  readonly wounds?: number
  readonly slain?: readonly number[]
  readonly bought: number
  readonly hand: readonly TraceAlly[]
  readonly affiliated: readonly TraceAlly[]
  readonly lords: readonly TraceLord[]
  readonly locations: readonly TraceLocation[]
  readonly monsters: readonly TraceToken[]
}

export interface TraceSnapshot {
  readonly state: string
  readonly active: readonly number[]
  readonly turn: number
  readonly turnPlayer: number
  readonly players: readonly TracePlayer[]
  readonly court: readonly { readonly slot: number; readonly lord: string }[]
  readonly lordsDeck: readonly string[]
  readonly lordsDiscard: readonly string[]
  readonly explore: readonly (TraceAlly & { readonly slot: number })[]
  readonly council: Readonly<Record<string, readonly TraceAlly[]>>
  readonly alliesDeck: readonly TraceAlly[]
  readonly alliesDiscard: readonly TraceAlly[]
  readonly threat?: number
  readonly locationsAvailable: readonly TraceLocation[]
  readonly locationsDeck: readonly string[]
  readonly locationsRemoved: readonly string[]
  readonly monsterDeck: Readonly<Record<string, number>>
  readonly leviathanTokenDeck?: Readonly<Record<string, number>>
  readonly leviathanTokensUsed?: Readonly<Record<string, number>>
  readonly border?: readonly {
    readonly slot: number
    readonly leviathan: number
    readonly life: number
    readonly lost: number
  }[]
  readonly leviathansDeck?: readonly number[]
  readonly leviathansDiscard?: readonly number[]
  readonly scourge?: number | null
  readonly lootDeck?: Readonly<Record<string, number>>
  readonly lootDiscard?: Readonly<Record<string, number>>
  readonly kraken?: number | null
  readonly sentinels?: readonly TraceSentinel[]
  readonly purchaseCost: number
  readonly extraTurns: number
  readonly endTriggeredBy: number | null
  readonly selectedLord?: string | null
}

export interface TraceSentinel {
  readonly sentinel: string
  readonly owner: number | null
  readonly zone: string | null
  readonly target: string | null
}

export type TraceLuck =
  | { readonly dice: readonly [number, number] }
  | {
      readonly draw: string
      readonly empty?: boolean
      readonly race?: string
      readonly value?: number
      readonly effect?: string
      readonly monster?: boolean
      readonly name?: string
      readonly id?: number
    }

/** What an action is about; which of these are there depends on the action. */
interface TraceArgs {
  readonly lord?: string
  readonly lords?: readonly string[]
  readonly race?: string
  readonly ally?: TraceAlly
  readonly allies?: readonly TraceAlly[]
  readonly location?: string
  readonly number?: number
  readonly pearls?: number
  readonly nebulis?: number
  readonly slot?: number
  readonly reward?: string
  readonly leviathan?: number
  readonly base?: number
  readonly to?: number | readonly number[]
  readonly from?: number
  readonly owner?: number
  readonly stack?: string
  readonly zone?: string
  readonly target?: string
  readonly token?: TraceToken
}

export interface TraceAction {
  readonly action: string
  readonly args: TraceArgs
}

export interface TraceStep extends TraceAction {
  readonly step: number
  readonly player: number
  readonly state: string
  readonly random: readonly TraceLuck[]
  /** What was offered there, as far as we look at it. */
  readonly offer?: { readonly allies?: readonly TraceAlly[] }
  readonly rejected?: readonly TraceAction[]
  readonly deviations?: readonly string[]
  readonly snapshot: TraceSnapshot
}

export interface TraceScore {
  readonly seat: number
  readonly lords: number
  readonly locations: number
  readonly locationDetail: readonly { readonly name: string; readonly points: number }[]
  readonly affiliated: number
  readonly monsters: number
  readonly nebulis?: number
  readonly kraken?: number
  readonly wounds?: number
  readonly scourge?: number
  readonly total: number
  readonly pearls: number
  readonly highestLord: number
}

export interface Trace {
  readonly players: number
  readonly kraken: boolean
  readonly leviathan: boolean
  readonly start: TraceSnapshot
  readonly setupLuck: readonly TraceLuck[]
  readonly steps: readonly TraceStep[]
  readonly scores: readonly TraceScore[]
  readonly finalDeviations: readonly string[]
}

/** Says what is wrong with a file that is no recorded game. */
export class BadTrace extends Error {
  override name = 'BadTrace'
}

interface TraceLine {
  readonly game?: {
    readonly players: number
    readonly kraken: boolean
    readonly leviathan: boolean
  }
  readonly step?: number
  readonly snapshot?: TraceSnapshot
  readonly random?: readonly TraceLuck[]
  readonly setupRandom?: readonly TraceLuck[]
  readonly final?: {
    readonly scores: readonly TraceScore[]
    readonly deviations?: Readonly<Record<string, number>>
  }
}

const isStep = (line: TraceLine): line is TraceLine & TraceStep => line.step !== undefined

export function readTrace(path: string): Trace {
  const bytes = readFileSync(path)
  const isZipped = bytes[0] === 0x1f && bytes[1] === 0x8b
  const text = (isZipped ? gunzipSync(bytes) : bytes).toString('utf8')
  const lines = text
    .split('\n')
    .filter((line) => line !== '')
    .map((line, at) => parse(line, at))
  const [head, start, ...rest] = lines
  const final = lines.at(-1)?.final
  if (!head?.game) throw new BadTrace('the first line does not tell the game')
  if (!start?.snapshot) throw new BadTrace('the second line holds no snapshot')
  if (!final) throw new BadTrace('the last line holds no final score')
  return {
    ...head.game,
    start: start.snapshot,
    setupLuck: [...(start.setupRandom ?? []), ...(start.random ?? [])],
    steps: rest.filter(isStep),
    scores: final.scores,
    finalDeviations: Object.keys(final.deviations ?? {}),
  }
}

function parse(line: string, at: number): TraceLine {
  try {
    return JSON.parse(line)
  } catch {
    throw new BadTrace(`line ${at + 1} is no JSON`)
  }
}
