import { guildName, locale, locationName, lordName, m } from '@hadal/words'
import { useState } from 'react'
import { GuildEmblem } from '../../art/emblems/index.ts'
import { Bust } from '../../table/parts/Bust.tsx'
import { Button } from '../../ui/Button.tsx'
import { Bar, scaleFor } from './Bar.tsx'
import { type About, inOrder, type Order, type Share } from './shares.ts'
import { sayInterval, sayPoints, sayShare } from './words.ts'

interface Props {
  readonly about: About
  readonly shares: readonly Share[]
  readonly fair: number
  /** By what they are in order at first. */
  readonly first?: Order
  /** So many are shown until somebody wants to see all. */
  readonly few?: number
  /** What the table and its columns are called, where it is not about everybody. */
  readonly words?: { readonly table: string; readonly share: string; readonly owned: string }
}

const NAME_OF: Readonly<Record<About, (id: number) => string>> = {
  lords: lordName,
  locations: locationName,
  guilds: guildName,
}

/** Everything that can be had, and how those did who had it; each column can be put in order. */
export function ShareTable({ about, shares, fair, first = 'share', few, words }: Props) {
  const [{ order, descending }, setOrder] = useState<{ order: Order; descending: boolean }>({
    order: first,
    descending: true,
  })
  const [isWhole, showWhole] = useState(few === undefined || shares.length <= few)
  const nameOf = NAME_OF[about]
  const compare = new Intl.Collator(locale).compare
  const scale = scaleFor(shares, fair)
  const hasPoints = about === 'locations'
  const heads: readonly { readonly by: Order; readonly label: string }[] = [
    { by: 'name', label: m.balance_name() },
    { by: 'share', label: words?.share ?? m.balance_share() },
    ...(hasPoints ? [{ by: 'points', label: m.balance_points() } as const] : []),
    { by: 'owned', label: words?.owned ?? m.balance_owned() },
  ]
  const rows = inOrder(shares, order, descending, nameOf, compare)
  const table = (
    <table className={`ba-t ${about}`}>
      <caption className="vh">{words?.table ?? m.balance_table()}</caption>
      <thead>
        <tr>
          {heads.map(({ by, label }) => (
            <th
              key={by}
              scope="col"
              className={`by-${by}`}
              aria-sort={by === order ? (descending ? 'descending' : 'ascending') : 'none'}
            >
              <button
                type="button"
                onClick={() =>
                  setOrder({ order: by, descending: by === order ? !descending : by !== 'name' })
                }
              >
                {label}
                <span aria-hidden="true">{by === order ? (descending ? ' ↓' : ' ↑') : ''}</span>
              </button>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {(isWhole ? rows : rows.slice(0, few)).map((share) => (
          <tr key={share.id}>
            <th scope="row">
              <span className="ba-n">
                {about === 'lords' && <Bust lord={share.id} />}
                {about === 'guilds' && <GuildEmblem guild={share.id} size={24} />}
                {nameOf(share.id)}
              </span>
            </th>
            <td className="by-share">
              <span className="ba-s">
                <Bar share={share} scale={scale} />
                <b>{sayShare(share.share)}</b>
                <small>{sayInterval(share)}</small>
              </span>
            </td>
            {hasPoints && (
              <td className="by-points" data-label={m.balance_points()}>
                {sayPoints(share.points)}
              </td>
            )}
            <td className="by-owned" data-label={words?.owned ?? m.balance_owned()}>
              {share.owned.toLocaleString(locale)}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
  if (isWhole) return table
  return (
    <>
      {table}
      <Button kind="quiet" onPress={() => showWhole(true)}>
        {m.balance_whole({ count: shares.length })}
      </Button>
    </>
  )
}
