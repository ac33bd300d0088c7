import { capital, guildName, type LordTiming, m, racePlural, timingName } from '@hadal/words'
import type { ReactNode } from 'react'
import { GuildEmblem, KeyMark, PowerMark, RaceEmblem } from '../../art/emblems/index.ts'
import { boxName } from '../../library/cardWords.ts'
import { BOXES } from '../../library/everyCard.ts'
import { Field } from '../../ui/Field.tsx'
import { Icon } from '../../ui/Icons.tsx'
import { Range } from '../../ui/Range.tsx'
import {
  FACETS,
  type Facet,
  type Filter,
  LEAST_COST,
  MOST_COST,
  type Wish,
  wishesFor,
} from './filter.ts'
import './filters.css'

interface Props {
  readonly filter: Filter
  onChange(filter: Filter): void
}

/** What is looked for, and which cards are wished for. */
export function Filters({ filter, onChange }: Props) {
  return (
    <search className="lib-f">
      <Field
        search
        label={m.library_search()}
        icon={<Icon of="search" />}
        placeholder={m.library_search_hint()}
        value={filter.written}
        onChange={(written) => onChange({ ...filter, written })}
      />
      <div className="lib-fs strip">
        {FACETS.map((facet) => (
          <Wishes key={facet} facet={facet} filter={filter} onChange={onChange} />
        ))}
        {filter.kind === 'lord' && <CostAndKey filter={filter} onChange={onChange} />}
      </div>
    </search>
  )
}

const TITLES: Readonly<Record<Facet, () => string>> = {
  guild: () => m.help_guild(),
  race: () => m.help_race(),
  power: () => m.library_power(),
  box: () => m.library_box(),
}

interface WishesProps extends Props {
  readonly facet: Facet
}

function Wishes({ facet, filter, onChange }: WishesProps) {
  const wishes = wishesFor(filter.kind, facet)
  if (wishes.length === 0) return null
  const chosen = filter.chosen[facet]
  const turn = (value: string, isOn: boolean): void => {
    const others = chosen.filter((one) => one !== value)
    const next = isOn ? [...others, value] : others
    onChange({ ...filter, chosen: { ...filter.chosen, [facet]: next } })
  }
  return (
    <fieldset className="lib-fl">
      <legend className="zs">{TITLES[facet]()}</legend>
      {wishes.map((wish) => (
        <Check
          key={wish.value}
          isOn={chosen.includes(wish.value)}
          onChange={(isOn) => turn(wish.value, isOn)}
        >
          <WishWords facet={facet} wish={wish} />
          <small>{wish.count}</small>
        </Check>
      ))}
    </fieldset>
  )
}

const EMBLEM = 18

function WishWords({ facet, wish: { value } }: { readonly facet: Facet; readonly wish: Wish }) {
  switch (facet) {
    case 'guild':
      return (
        <>
          <GuildEmblem guild={Number(value)} size={EMBLEM} />
          {guildName(Number(value))}
        </>
      )
    case 'race':
      return (
        <>
          <RaceEmblem race={Number(value)} size={EMBLEM} />
          {capital(racePlural(Number(value)))}
        </>
      )
    case 'power':
      return <PowerWords timing={value} />
    case 'box':
      return boxName(BOXES.find((box) => box === value) ?? 'base')
  }
}

const TIMINGS: readonly LordTiming[] = ['once', 'passive', 'turn']

function PowerWords({ timing: value }: { readonly timing: string }) {
  const timing = TIMINGS.find((one) => one === value)
  return (
    timing && (
      <>
        <PowerMark timing={timing} size={EMBLEM} />
        {capital(timingName(timing))}
      </>
    )
  )
}

function CostAndKey({ filter, onChange }: Props) {
  return (
    <fieldset className="lib-fl">
      <legend className="vh">{m.library_cost_most()}</legend>
      <Range
        label={m.library_cost_most()}
        min={LEAST_COST}
        max={MOST_COST}
        step={1}
        value={filter.mostCost}
        show={String}
        onChange={(mostCost) => onChange({ ...filter, mostCost })}
      />
      <Check isOn={filter.withKey} onChange={(withKey) => onChange({ ...filter, withKey })}>
        <KeyMark size={EMBLEM} />
        {m.library_with_key()}
      </Check>
    </fieldset>
  )
}

interface CheckProps {
  readonly isOn: boolean
  readonly children: ReactNode
  onChange(isOn: boolean): void
}

function Check({ isOn, children, onChange }: CheckProps) {
  return (
    <label>
      <input type="checkbox" checked={isOn} onChange={(event) => onChange(event.target.checked)} />
      <span>{children}</span>
    </label>
  )
}
