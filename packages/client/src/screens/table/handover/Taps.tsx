import { PASS, type Seat } from '@hadal/engine'
import { capital, m, sayCard } from '@hadal/words'
import { useState } from 'react'
import { Pearl } from '../../../art/emblems/index.ts'
import type { Question, Update } from '../../../link/protocol.ts'
import { Ally } from '../../../table/parts/Ally.tsx'
import { SeatBadge } from '../../../table/parts/SeatBadge.tsx'
import { Icon } from '../../../ui/Icons.tsx'
import './taps.css'

interface Props {
  readonly update: Update
  onAnswers(answers: readonly { readonly seat: Seat; readonly decision: number }[]): void
}

/** The corners of a device that lies on the table; the upper two are read from the other side. */
const CORNERS = ['bl', 'tr', 'tl', 'br'] as const

/**
 * P23: one device, several people, one purchase.
 *
 * Everybody answers on a pad at their own edge, also those who cannot pay: nothing shows until all
 * have answered, and the keys change sides with each card, so that hands tell nothing.
 */
export function Taps({ update, onAnswers }: Props) {
  const { view, offers, seats } = update
  const [given, setGiven] = useState<ReadonlyMap<Seat, number>>(new Map())
  const card = view.depths.at(-1)
  const explorer = seats[view.turnSeat]?.name ?? ''
  const answer = (seat: Seat, decision: number | undefined): void => {
    const next = new Map(given)
    if (decision === undefined) next.delete(seat)
    else next.set(seat, decision)
    setGiven(next)
    if (next.size === offers.length)
      onAnswers([...next].map(([one, chosen]) => ({ seat: one, decision: chosen })))
  }
  if (card === undefined) return null
  return (
    <div className="tap">
      {offers.map((offer, at) => (
        <Pad
          key={offer.seat}
          offer={offer}
          update={update}
          corner={CORNERS[at] ?? 'br'}
          swapped={(at + view.depths.length + view.turn) % 2 === 1}
          isDone={given.has(offer.seat)}
          onAnswer={(decision) => answer(offer.seat, decision)}
        />
      ))}
      <main className="tap-m" id="main" tabIndex={-1}>
        <div className="tap-c">
          <Ally kind={card} silent />
        </div>
        <div className="tap-t">
          <h1 className="of-name">{capital(sayCard(card))}</h1>
          <p className="of-price">
            <Pearl size={24} label={m.count_pearls({ count: view.sold + 1 })} />
            <b aria-hidden="true">{view.sold + 1}</b>
          </p>
          <p className="tap-p" role="status">
            {m.people_answered({ count: given.size, of: offers.length })}
          </p>
        </div>
      </main>
      <p className="tap-h">{m.people_taps_help({ name: explorer })}</p>
    </div>
  )
}

interface PadProps {
  readonly offer: Question
  readonly update: Update
  readonly corner: (typeof CORNERS)[number]
  readonly swapped: boolean
  readonly isDone: boolean
  onAnswer(decision: number | undefined): void
}

function Pad({ offer, update, corner, swapped, isDone, onAnswer }: PadProps) {
  const { seat, decisions } = offer
  const { name = '' } = update.seats[seat] ?? {}
  const pearls = update.view.seats[seat]?.pearls ?? 0
  const buy = decisions.find((decision) => decision !== PASS)
  const keys = [
    { decision: PASS, label: m.people_pass(), icon: <Icon of="wave" size={30} /> },
    { decision: buy ?? PASS, label: m.people_buy(), icon: <Pearl size={30} /> },
  ]
  return (
    <section className={`pad p-${corner} ${isDone ? 'done' : ''}`} aria-label={name}>
      <header>
        <SeatBadge seat={seat} name={name} size={36} />
        <b>{name}</b>
        <span className="num">
          <Pearl size={16} label={m.count_pearls({ count: pearls })} />
          <b aria-hidden="true">{pearls}</b>
        </span>
      </header>
      {isDone ? (
        <button type="button" className="pk-d" onClick={() => onAnswer(undefined)}>
          <Icon of="check" />
          <span>{m.people_done()}</span>
          <small>{m.people_anew()}</small>
        </button>
      ) : (
        <div className="pk-r">
          {(swapped ? keys.toReversed() : keys).map(({ decision, label, icon }) => (
            <button key={label} type="button" className="pk" onClick={() => onAnswer(decision)}>
              {icon}
              <span>{label}</span>
            </button>
          ))}
        </div>
      )}
    </section>
  )
}
