import type { Seat } from '@hadal/engine'
import { capital, cardsIn, m, sayWho } from '@hadal/words'
import { KeyMark, Nebulis, Pearl } from '../../art/emblems/index.ts'
import { useTable } from '../../table/model.ts'
import { Chip } from '../../table/parts/Chip.tsx'
import { Num } from '../../table/parts/Num.tsx'
import { SeatBadge } from '../../table/parts/SeatBadge.tsx'
import { Icon } from '../../ui/Icons.tsx'
import { useRoving } from '../../ui/useRoving.ts'
import { sayChance } from '../lookback/words.ts'

interface Props {
  /** Everybody's chance of winning at this moment, where it is known. */
  readonly chances: readonly number[] | undefined
}

/** Everybody at the table, and what they have at this moment; a press tells the rest. */
export function SeatHeads({ chances }: Props) {
  const { update } = useTable()
  const roving = useRoving()
  return (
    <section aria-labelledby="h-seats">
      <h2 id="h-seats" className="vh">
        {m.table_players()}
      </h2>
      <ul className="rp-row" style={{ '--seats': update.seats.length }} {...roving}>
        {update.seats.map((_, seat) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number
          <li key={seat}>
            <SeatHead seat={seat} chance={chances?.[seat]} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function SeatHead({ seat, chance }: { readonly seat: Seat; readonly chance: number | undefined }) {
  const { update, scene, open } = useTable()
  const { view, outlook } = update
  const theirs = view.seats[seat]
  const { keys = 0, lords = 0 } = outlook.seats[seat] ?? {}
  if (!theirs) return null
  const { pearls, handSize, nebulis } = theirs
  // With open hands everybody's cards lie here; one's own lie beside the depths.
  const hand = update.eyes === undefined ? cardsIn(theirs.hand ?? []) : []
  return (
    <button
      type="button"
      className={view.turnSeat === seat ? 'rps now' : 'rps'}
      data-seat={seat}
      onClick={() => open({ sheet: 'seat', seat })}
    >
      <SeatBadge seat={seat} name={update.seats[seat]?.name ?? ''} size={36} />
      <b className="nm">{capital(sayWho(scene, seat))}</b>
      {chance !== undefined && <span className="w">{sayChance(chance)}</span>}
      <span className="rp-n">
        <Num mark={<Pearl size={16} />} count={pearls} label={m.count_pearls({ count: pearls })} />
        <Num
          mark={<Icon of="cards" />}
          count={handSize}
          label={m.table_cards_in_hand({ count: handSize })}
        />
        <Num mark={<KeyMark size={16} />} count={keys} label={m.count_keys({ count: keys })} />
        <Num mark={<Icon of="crown" />} count={lords} label={m.count_lords({ count: lords })} />
        {nebulis > 0 && (
          <Num
            mark={<Nebulis size={16} />}
            count={nebulis}
            label={m.count_nebulis({ count: nebulis })}
          />
        )}
      </span>
      {hand.length > 0 && (
        <span className="rp-oh">
          {hand.map((kind, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: cards of a hand are told apart by their place
            <Chip key={at} kind={kind} />
          ))}
        </span>
      )}
    </button>
  )
}
