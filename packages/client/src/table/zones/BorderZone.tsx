import { m } from '@hadal/words'
import { useTable } from '../model.ts'
import { StageStrip } from '../stage/StageStrip.tsx'
import { Border } from './Border.tsx'
import { Deck, Slots } from './Depths.tsx'

/** The depths in one small row, and the border below them. */
export function BorderZone() {
  const { view } = useTable().update
  return (
    <section className="z border lit" id="z-depths" aria-labelledby="h-depths">
      <h2 className="vh" id="h-depths">
        {m.table_depths()}
      </h2>
      <div className="dep-row small">
        <Deck />
        <Slots cards={view.depths} />
        <StageStrip />
      </div>
      <Border />
    </section>
  )
}
