import type { TableForMe } from '@hadal/protocol'
import { m, presetName, presetOf } from '@hadal/words'
import { sayCards, sayClock } from '../words.ts'

/** What is agreed at this table: everybody may read it before they sit down. */
export function Agreed({ table }: { readonly table: TableForMe }) {
  const { seats, players, clock, perfectMemory, options, onlookers, visibility } = table
  const taken = seats.filter(({ kind }) => kind !== 'free').length
  const rows: readonly (readonly [string, string])[] = [
    [m.online_cards(), sayCards(table)],
    [m.online_seats(), m.online_seats_taken({ taken, players })],
    [m.online_clock(), sayClock(clock)],
    [m.online_memory(), perfectMemory ? m.online_memory_perfect() : m.online_memory_own()],
    [m.online_rules(), presetName(presetOf(options))],
    [m.online_watching(), onlookers ? m.online_watching_yes() : m.online_watching_no()],
    [
      m.online_visibility(),
      visibility === 'listed' ? m.online_visibility_listed() : m.online_visibility_private(),
    ],
    [m.online_first_player(), m.online_by_lot()],
  ]
  return (
    <section aria-labelledby="h-agreed">
      <h2 className="zh" id="h-agreed">
        {m.online_this_table()}
      </h2>
      <dl className="agreed">
        {rows.map(([what, how]) => (
          <div key={what}>
            <dt>{what}</dt>
            <dd>{how}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
