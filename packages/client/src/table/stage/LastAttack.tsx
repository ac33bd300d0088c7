import { leviathans, strengthOf } from '@hadal/engine'
import { m, sayCard } from '@hadal/words'
import { Die } from '../../art/emblems/index.ts'
import type { LogEntry } from '../../link/protocol.ts'
import { useTable } from '../model.ts'

/** The last throw of this turn against a leviathan, as an addition. */
export function LastAttack() {
  const { log } = useTable()
  const attack = lastAttack(log)
  if (!attack) return null
  const { kind, roll } = attack
  const strength = strengthOf[kind] ?? 0
  return (
    <div className="fight">
      <span className="la-d">
        <Die pips={roll} size={48} />
      </span>
      <span className="f-sum">
        <b>
          {roll} + {strength} = {roll + strength}
        </b>
        <small>{m.border_attack_with({ card: sayCard(kind) })}</small>
        <small>{attack.outcome}</small>
      </span>
    </div>
  )
}

interface Attack {
  readonly kind: number
  readonly roll: number
  readonly outcome: string
}

/** What came of the last throw, unless a new turn has begun since. */
function lastAttack(log: readonly LogEntry[]): Attack | undefined {
  const at = log.findLastIndex(({ event }) => event.type === 'attack-rolled')
  const event = log[at]?.event
  if (event?.type !== 'attack-rolled') return undefined
  const since = log.slice(at + 1).map((entry) => entry.event)
  if (since.some(({ type }) => type === 'turn-begins')) return undefined
  const harmed = since.find((one) => one.type === 'leviathan-harmed')
  const slain = since.some(({ type }) => type === 'leviathan-slain')
  if (slain) return { ...event, outcome: m.border_slain() }
  if (harmed?.type !== 'leviathan-harmed') return { ...event, outcome: m.border_no_harm() }
  const health = leviathans[harmed.leviathan]?.levels.length ?? 0
  return { ...event, outcome: m.border_health_left({ left: harmed.health, of: health }) }
}
