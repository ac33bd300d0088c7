import { DEPTHS, type Kind, THREAT_TRACK } from '@hadal/engine'
import { m } from '@hadal/words'
import { KeyMark, Pearl } from '../../art/emblems/index.ts'
import { Picture } from '../../art/Picture.tsx'
import { flip } from '../../motion/names.ts'
import { useTable } from '../model.ts'
import { Ally } from '../parts/Ally.tsx'
import { Odds } from './Odds.tsx'
import './depths.css'
import './depths.narrow.css'

/** The depths while nobody explores. */
export function Depths() {
  const model = useTable()
  const { view } = model.update
  const explore = model.choices.find(({ action }) => action === 'explore')
  return (
    <section
      className={`z depths ${explore ? 'lit' : ''}`}
      id="z-depths"
      aria-labelledby="h-depths"
    >
      <div className="zhead">
        <h2 id="h-depths" className="zh">
          {m.table_depths()}
        </h2>
        <p className="zmeta">
          {m.table_in_deck({ count: view.deckSize })} · {m.table_gone({ count: view.discardSize })}
        </p>
      </div>
      <div className="dep-row">
        <Deck />
        <Slots cards={view.depths} />
        {!view.expansions.includes('leviathan') && <Threat />}
      </div>
    </section>
  )
}

/** The exploration deck; a tap explores while that may be done. */
export function Deck() {
  const model = useTable()
  const { deckSize } = model.update.view
  const explore = model.choices.find(({ action }) => action === 'explore')
  const face = (
    <>
      <i />
      <i />
      <i className="dk">
        <Picture of={{ back: 'exploration' }} />
        <b>{deckSize}</b>
      </i>
    </>
  )
  if (!explore)
    return (
      <span className="deck" role="img" aria-label={m.table_in_deck({ count: deckSize })}>
        {face}
      </span>
    )
  return (
    <button
      type="button"
      className="deck"
      aria-label={`${explore.label}. ${m.table_in_deck({ count: deckSize })}`}
      onClick={() => model.decide(explore.decision)}
    >
      {face}
    </button>
  )
}

interface SlotsProps {
  readonly cards: readonly Kind[]
  /** The space whose card lies large beside the row. */
  readonly ring?: number
}

/** The five spaces of the depths; the last one pays a pearl. */
export function Slots({ cards, ring }: SlotsProps) {
  return (
    <ol className="slots">
      {Array.from({ length: DEPTHS }, (_, space) => {
        const card = cards[space]
        const isLast = space === DEPTHS - 1
        return card !== undefined && space !== ring ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: a space of the row is its number
          <li key={space} className="slot full" data-flip={flip.depth(space)}>
            <Ally kind={card} />
          </li>
        ) : (
          // biome-ignore lint/suspicious/noArrayIndexKey: a space of the row is its number
          <li key={space} className={`slot ${space === ring ? 'ring' : ''}`}>
            {isLast && (
              <span className="slot-last" role="img" aria-label={m.table_last_space()}>
                +1 <Pearl size={14} />
              </span>
            )}
          </li>
        )
      })}
    </ol>
  )
}

/** The threat track, with what a monster pays now. */
function Threat() {
  const { threat } = useTable().update.view
  return (
    <div className="threat">
      <div className="zhead">
        <h3 className="zs">{m.table_threat()}</h3>
        <p className="zmeta">{m.table_threat_at({ at: threat + 1, of: THREAT_TRACK.length })}</p>
      </div>
      <ThreatLadder />
      <Odds />
    </div>
  )
}

export function ThreatLadder() {
  const { threat } = useTable().update.view
  return (
    <ol className="ladder" aria-label={m.table_threat()}>
      {THREAT_TRACK.map(([reward], at) => {
        const state = at === threat ? 'on' : at < threat ? 'past' : ''
        const { keys = 0, pearls = 0 } = reward ?? {}
        const words = [
          keys > 0 && m.count_keys({ count: keys }),
          pearls > 0 && m.count_pearls({ count: pearls }),
        ]
        return (
          <li
            // biome-ignore lint/suspicious/noArrayIndexKey: a space of the track is its number
            key={at}
            className={state}
            aria-current={at === threat ? 'step' : undefined}
          >
            <span className="vh">{words.filter(Boolean).join(' + ')}</span>
            {Array.from({ length: keys }, (_, n) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: keys are all alike
              <KeyMark key={`k${n}`} size={18} />
            ))}
            {Array.from({ length: pearls }, (_, n) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: pearls are all alike
              <Pearl key={`p${n}`} size={12} />
            ))}
          </li>
        )
      })}
    </ol>
  )
}
