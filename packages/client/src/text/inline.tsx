import { lords, MONSTER, raceOf } from '@hadal/engine'
import { at, type Thing } from '@hadal/words'
import type { ReactNode } from 'react'
import { GuildEmblem, RaceEmblem } from '../art/emblems/index.ts'

/** The size of an emblem in a line of text. */
const SIZE = 14

/** The name of a thing in a line of text, with its emblem where it has one. */
export function inline(thing: Thing, name: string): ReactNode {
  return (
    <span className="lc">
      {emblemOf(thing)}
      {name}
    </span>
  )
}

function emblemOf(thing: Thing): ReactNode {
  if ('card' in thing) {
    const race = thing.card === MONSTER ? 'monster' : at(raceOf, thing.card)
    return <RaceEmblem race={race} size={SIZE} />
  }
  if ('stack' in thing) return <RaceEmblem race={thing.stack} size={SIZE} />
  if ('lord' in thing) return <GuildEmblem guild={at(lords, thing.lord).guild} size={SIZE} />
  return undefined
}
