import { GUILD_NAMES, lords, type Race, requiredRaceOf } from '@hadal/engine'
import { capital, guildPlural, m, raceLetter, racePlural } from '@hadal/words'
import type { ReactNode } from 'react'
import {
  GuildEmblem,
  KeyMark,
  MonsterToken,
  Nebulis,
  Pearl,
  PowerMark,
  RaceEmblem,
  SentinelMark,
  Wound,
} from '../../art/emblems/index.ts'
import './legend.css'

/** The guilds that ask for one race; the last two do not. */
const OF_ONE_RACE = GUILD_NAMES.length - 2

interface GuildOfRace {
  readonly guild: number
  readonly race: Race | undefined
}

const GUILDS: readonly GuildOfRace[] = GUILD_NAMES.map((_, guild) => {
  const lord = lords.findIndex((card) => card.guild === guild)
  return { guild, race: guild < OF_ONE_RACE ? requiredRaceOf[lord] : undefined }
})

/** P31: which guild asks for which race. */
export function GuildLegend() {
  return (
    <table className="le-g">
      <thead>
        <tr>
          <th scope="col">{m.help_guild()}</th>
          <th scope="col">{m.help_race()}</th>
        </tr>
      </thead>
      <tbody>
        {GUILDS.map(({ guild, race }) => (
          <tr key={guild}>
            <th scope="row">
              <span>
                <GuildEmblem guild={guild} size={28} />
                {capital(guildPlural(guild))}
              </span>
            </th>
            <td>
              <RaceOf guild={guild} race={race} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function RaceOf({ guild, race }: GuildOfRace) {
  if (race === undefined)
    return (
      <span className="dimt">
        {GUILD_NAMES[guild] === 'ambassador' ? m.help_any_five() : m.help_any()}
      </span>
    )
  return (
    <span>
      <RaceEmblem race={race} size={24} />
      {racePlural(race)}
      <b className="le-l">{raceLetter(race)}</b>
    </span>
  )
}

/** When the power of a lord works. */
export function PowerLegend() {
  const powers = [
    ['once', m.help_power_once()],
    ['passive', m.help_power_passive()],
    ['turn', m.help_power_turn()],
  ] as const
  return (
    <MarkList
      marks={powers.map(([timing, text]) => ({
        mark: <PowerMark timing={timing} size={20} />,
        text,
      }))}
    />
  )
}

const SENTINEL = lords.findIndex(({ name }) => name === 'vigil')
const CRAB = 1

/** What the marks on cards and tokens mean. */
export function MarkLegend() {
  return (
    <MarkList
      marks={[
        { mark: <Pearl size={24} />, text: m.help_mark_pearl() },
        { mark: <KeyMark size={24} />, text: m.help_mark_key() },
        {
          mark: (
            <i className="bub">
              <RaceEmblem race={CRAB} size={14} />
            </i>
          ),
          text: m.help_mark_bubble(),
        },
        { mark: <i className="bub any" />, text: m.help_mark_bubble_any() },
        { mark: <MonsterToken size={24} />, text: m.help_mark_token() },
        { mark: <Nebulis size={24} />, text: m.help_mark_nebulis() },
        { mark: <SentinelMark lord={SENTINEL} size={24} />, text: m.help_mark_sentinel() },
        { mark: <Wound size={24} />, text: m.help_mark_wound() },
      ]}
    />
  )
}

interface MarkListProps {
  readonly marks: readonly { readonly mark: ReactNode; readonly text: ReactNode }[]
}

function MarkList({ marks }: MarkListProps) {
  return (
    <ul className="le-m">
      {marks.map(({ mark, text }, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes
        <li key={at}>
          <span className="le-i" aria-hidden="true">
            {mark}
          </span>
          <span>{text}</span>
        </li>
      ))}
    </ul>
  )
}
