import { LOOT_NAMES, type LocationId, Zone } from '@hadal/engine'
import {
  locationFull,
  locationName,
  locationRule,
  lootShort,
  m,
  sayNumber,
  sayWorth,
  sayWorthInFull,
  subject,
} from '@hadal/words'
import { KeyMark, SeatMark, SentinelMark } from '../../art/emblems/index.ts'
import { Picture } from '../../art/Picture.tsx'
import { idOfLocation } from '../../library/everyCard.ts'
import { useTable } from '../../table/model.ts'
import { seatsInOrder } from '../../table/seats.ts'
import { ReadSheet } from '../ReadSheet.tsx'
import { LordRow } from './LordRow.tsx'
import { Rulings } from './Rulings.tsx'
import { Section } from './Section.tsx'
import { watcherOf } from './whereabouts.ts'
import './inspect.css'
import './inspect.narrow.css'

/** B7.1 */
const KEYS_FOR_LOCATION = 3

interface Props {
  readonly location: LocationId
  onClose(): void
}

/** A location to read: its rule, what it is worth to everybody now, what lies under it and on it. */
export function PlaceSheet({ location, onClose }: Props) {
  const { update, scene } = useTable()
  const { view, eyes, outlook } = update
  const owner = view.seats.findIndex((seat) => seat.locations.includes(location))
  const isOpen = view.locationsAvailable.includes(location)
  const watcher = watcherOf(view, Zone.Locations, location)
  const keys = eyes === undefined ? undefined : outlook.seats[eyes]?.keys
  return (
    <ReadSheet
      className="ins plc"
      title={locationName(location)}
      titleHidden
      ask={locationName(location)}
      sub={
        isOpen && keys !== undefined
          ? m.reason_keys_missing_full({ count: KEYS_FOR_LOCATION, held: keys })
          : undefined
      }
      onClose={onClose}
    >
      <article className="fp plate">
        <Picture of={{ location }} className="fp-a" />
        <div className="fp-t">
          <p className="zs">
            {owner >= 0
              ? m.log_place_of(subject(scene, owner))
              : isOpen
                ? m.log_place_open()
                : m.log_place_closed()}
          </p>
          <p className="k-t">{locationName(location)}</p>
          <p className="k-s">{locationRule(location)}</p>
        </div>
      </article>
      <div className="in-m">
        <WorthForMe location={location} />
        <WorthForOthers location={location} />
        <Section title={m.log_rule()}>
          <p className="in-w">{locationFull(location, view)}</p>
        </Section>
        {watcher !== undefined && (
          <Section title={m.log_reserved()}>
            <p className="in-w in-gd">
              <SentinelMark size={22} />
              {m.reason_reserved_full(subject(scene, watcher))}
            </p>
          </Section>
        )}
        <LordsUnder location={location} />
        <LootOn location={location} />
        <Rulings card={idOfLocation(location)} />
      </div>
    </ReadSheet>
  )
}

function WorthForMe({ location }: { readonly location: LocationId }) {
  const { outlook, eyes } = useTable().update
  const worth = eyes === undefined ? undefined : outlook.locations[location]?.worth[eyes]
  const points = eyes === undefined ? undefined : outlook.locations[location]?.points[eyes]
  if (!worth || points === undefined) return null
  return (
    <Section title={m.log_worth_you({ points: sayNumber(points) })} first>
      <p className="in-sum">{sayWorthInFull(worth)}</p>
    </Section>
  )
}

function WorthForOthers({ location }: { readonly location: LocationId }) {
  const { update } = useTable()
  const seen = update.outlook.locations[location]
  if (!seen) return null
  const others = seatsInOrder(update).filter((seat) => seat !== update.eyes)
  return (
    <Section title={update.eyes === undefined ? m.log_worth_all() : m.log_worth_others()}>
      <ul className="in-p">
        {others.map((seat) => {
          const name = update.seats[seat]?.name ?? ''
          const worth = seen.worth[seat]
          const keys = update.outlook.seats[seat]?.keys ?? 0
          return (
            <li key={seat}>
              <SeatMark seat={seat} initial={name.slice(0, 1)} size={28} />
              <span>{name}</span>
              <small>
                {worth && sayWorth(worth)}
                <KeyMark size={14} label={m.count_keys({ count: keys })} />
                <span aria-hidden="true">{keys}</span>
              </small>
              <b>{sayNumber(seen.points[seat] ?? 0)}</b>
            </li>
          )
        })}
      </ul>
    </Section>
  )
}

function LordsUnder({ location }: { readonly location: LocationId }) {
  const under = useTable().update.view.seats.flatMap(({ lords }) =>
    lords.filter((one) => one.under === location).map(({ lord }) => lord),
  )
  if (under.length === 0) return null
  return (
    <Section title={m.log_under()}>
      <LordRow lords={under} />
    </Section>
  )
}

/** K5.3: loot on a sanctuary is worth its value. */
function LootOn({ location }: { readonly location: LocationId }) {
  const lying = useTable().update.view.loot.find((one) => one.location === location)?.loot ?? []
  if (lying.every((count) => count === 0)) return null
  return (
    <Section title={m.log_loot()}>
      <ul className="in-row in-loot">
        {lying.flatMap((count, loot) =>
          Array.from({ length: count }, (_, copy) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: equal cards are told apart by their copy
            <li key={`${LOOT_NAMES[loot]}-${copy}`}>
              <Picture of={{ loot }} />
              <span>{lootShort(loot)}</span>
            </li>
          )),
        )}
      </ul>
    </Section>
  )
}
