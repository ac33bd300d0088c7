import { DEPTHS, MONSTER } from '@hadal/engine'
import { m } from '@hadal/words'
import { flip } from '../../motion/names.ts'
import { useTable } from '../model.ts'
import { Ally } from '../parts/Ally.tsx'
import { Deck, Slots } from '../zones/Depths.tsx'
import { Answers } from './Answers.tsx'
import { CardFacts } from './CardFacts.tsx'
import { LeftForCouncil } from './LeftForCouncil.tsx'
import { MonsterFacts, NextRung } from './MonsterFacts.tsx'
import './stage.css'
import './stage.narrow.css'

/** Somebody explores: the card that was just revealed lies large, with what it means. */
export function Stage() {
  const { update } = useTable()
  const { view, eyes, seats } = update
  const card = view.depths.at(-1)
  if (card === undefined) return null
  const isMine = view.turnSeat === eyes
  const name = seats[view.turnSeat]?.name ?? ''
  const left = DEPTHS - view.depths.length
  const isMonster = card === MONSTER
  return (
    <section
      className={`z offer lit ${isMonster ? 'mon' : ''}`}
      id="z-depths"
      aria-labelledby="h-stage"
    >
      <div className="of-row">
        <div className="zhead">
          <h2 className="zh" id="h-stage">
            {isMine ? m.table_you_reveal() : m.table_reveals({ name })}
          </h2>
          <p className="zmeta">{m.table_spaces_left({ count: left })}</p>
        </div>
        <div className="dep-row">
          <Deck />
          <Slots cards={view.depths} ring={view.depths.length - 1} />
        </div>
      </div>
      <div className="of-ans">
        {isMine ? isMonster ? <NextRung /> : <LeftForCouncil /> : <Answers />}
      </div>
      <div className="of-card" data-hot data-flip={flip.depth(view.depths.length - 1)}>
        <Ally kind={card} />
      </div>
      <div className="of-facts">{isMonster ? <MonsterFacts /> : <CardFacts />}</div>
    </section>
  )
}
