import {
  type Kind,
  type LeviathanId,
  type LocationId,
  type LordId,
  MONSTER,
  RACE_NAMES,
  type Race,
  raceOf,
} from '@hadal/engine'
import type { ReactNode } from 'react'
import { at } from './at.ts'

/** A thing of the table that a sentence speaks of. */
export type Thing =
  | { readonly card: Kind }
  | { readonly lord: LordId }
  | { readonly location: LocationId }
  | { readonly leviathan: LeviathanId }
  | { readonly stack: Race }

interface Inside {
  /** Its name, in the form that the sentence asks for. */
  readonly children: ReactNode
}

/** A card in a line of text. */
function Chip({ kind, children }: Inside & { readonly kind: Kind }) {
  const race = kind === MONSTER ? 'monster' : at(RACE_NAMES, at(raceOf, kind))
  return (
    <span className="lc" data-race={race} data-kind={kind}>
      {children}
    </span>
  )
}

function LordRef({ lord, children }: Inside & { readonly lord: LordId }) {
  return (
    <span className="lc" data-lord={lord}>
      {children}
    </span>
  )
}

function LocationRef({ location, children }: Inside & { readonly location: LocationId }) {
  return (
    <span className="lc" data-location={location}>
      {children}
    </span>
  )
}

function LeviathanRef({ leviathan, children }: Inside & { readonly leviathan: LeviathanId }) {
  return (
    <span className="lc" data-leviathan={leviathan}>
      {children}
    </span>
  )
}

function StackRef({ race, children }: Inside & { readonly race: Race }) {
  return (
    <span className="lc" data-race={at(RACE_NAMES, race)}>
      {children}
    </span>
  )
}

/** The name of a thing, as an element that knows what it names. */
export function inline(thing: Thing, name: string): ReactNode {
  if ('card' in thing) return <Chip kind={thing.card}>{name}</Chip>
  if ('lord' in thing) return <LordRef lord={thing.lord}>{name}</LordRef>
  if ('location' in thing) return <LocationRef location={thing.location}>{name}</LocationRef>
  if ('leviathan' in thing) return <LeviathanRef leviathan={thing.leviathan}>{name}</LeviathanRef>
  return <StackRef race={thing.stack}>{name}</StackRef>
}
