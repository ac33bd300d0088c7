import { type Kind, type LordId, strengthOf } from '@hadal/engine'
import { m, sayCard } from '@hadal/words'
import { useTable } from '../../table/model.ts'
import { Ally } from '../../table/parts/Ally.tsx'
import { useRoving } from '../../ui/useRoving.ts'
import type { OwnPayment } from './usePayment.ts'

interface Props {
  readonly lord: LordId
  readonly chosen: OwnPayment | undefined
  onChoose(payment: OwnPayment): void
}

/** A payment put together card by card; pearls make up for the rest. */
export function OwnCards({ lord, chosen, onChoose }: Props) {
  const { update } = useTable()
  const { view, eyes = 0, outlook } = update
  const hand = cardsIn(view.seats[eyes]?.hand ?? [])
  const laid = laidCards(chosen?.allies ?? [])
  const cost = outlook.lords[lord]?.cost ?? 0
  const strength = (chosen?.allies ?? []).reduce((sum, kind) => sum + (strengthOf[kind] ?? 0), 0)
  const pearls = Math.min(view.seats[eyes]?.pearls ?? 0, Math.max(0, cost - strength))
  const roving = useRoving()
  return (
    <section className="rec-own" aria-labelledby="h-own">
      <div className="ro-h">
        <h3 className="zh" id="h-own">
          {m.pay_own()}
        </h3>
        <p className="zmeta">{m.pay_own_how()}</p>
      </div>
      <div className="ro-r">
        <div className="ro-c" {...roving}>
          {hand.map(({ kind, copy }) => {
            const isLaid = laid.has(`${kind}-${copy}`)
            return (
              <button
                key={`${kind}-${copy}`}
                type="button"
                className="hc own"
                aria-label={sayCard(kind)}
                aria-pressed={isLaid}
                onClick={() => onChoose({ allies: toggled(chosen?.allies ?? [], kind, isLaid) })}
              >
                <Ally kind={kind} silent />
              </button>
            )
          })}
        </div>
        <Gauge cost={cost} strength={strength} pearls={pearls} />
      </div>
    </section>
  )
}

interface GaugeProps {
  readonly cost: number
  readonly strength: number
  readonly pearls: number
}

/** How much of the cost is there: strength first, then pearls. */
function Gauge({ cost, strength, pearls }: GaugeProps) {
  const paid = strength + pearls
  return (
    <div className="gauge">
      <p className="g-t">
        {paid >= cost
          ? m.pay_enough({ paid, cost, pearls })
          : m.pay_not_enough({ paid, cost, pearls })}
      </p>
      <div className="g-b" aria-hidden="true">
        {Array.from({ length: cost }, (_, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a step of the gauge is its number
          <i key={at} className={at < strength ? 'c' : at < paid ? 'p' : ''} />
        ))}
      </div>
    </div>
  )
}

interface Card {
  readonly kind: Kind
  readonly copy: number
}

function cardsIn(counts: readonly number[]): Card[] {
  return counts.flatMap((count, kind) =>
    Array.from({ length: count }, (_, copy) => ({ kind, copy })),
  )
}

/** The first cards of each kind are those laid down. */
function laidCards(allies: readonly Kind[]): ReadonlySet<string> {
  const seen = new Map<Kind, number>()
  return new Set(
    allies.map((kind) => {
      const copy = seen.get(kind) ?? 0
      seen.set(kind, copy + 1)
      return `${kind}-${copy}`
    }),
  )
}

function toggled(allies: readonly Kind[], kind: Kind, isLaid: boolean): Kind[] {
  if (!isLaid) return [...allies, kind]
  const at = allies.lastIndexOf(kind)
  return allies.filter((_, index) => index !== at)
}
