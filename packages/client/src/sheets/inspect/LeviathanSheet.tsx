import {
  Effect,
  effectOf,
  type LeviathanId,
  leviathans,
  Race,
  raceOf,
  type Seat,
  strengthOf,
} from '@hadal/engine'
import {
  leviathanAttackFull,
  leviathanFoes,
  leviathanName,
  m,
  sayHealth,
  sayNebulis,
  sayTokens,
  spaceName,
  subject,
} from '@hadal/words'
import { useSettings } from '../../app/settings.ts'
import { MonsterToken, RaceEmblem } from '../../art/emblems/index.ts'
import { Picture } from '../../art/Picture.tsx'
import { idOfLeviathan } from '../../library/everyCard.ts'
import { useTable } from '../../table/model.ts'
import { Ally } from '../../table/parts/Ally.tsx'
import { ReadSheet } from '../ReadSheet.tsx'
import { type Fighter, fightersOf, type Stand, standOf } from './fighters.ts'
import { Rulings } from './Rulings.tsx'
import { Section } from './Section.tsx'
import { sayNeeded } from './sayNeeded.ts'
import './inspect.css'
import './inspect.narrow.css'

interface Props {
  readonly leviathan: LeviathanId
  onClose(): void
}

/** A leviathan to read: its levels, its attack, and who of my hand could fight it. */
export function LeviathanSheet({ leviathan, onClose }: Props) {
  const { view, eyes } = useTable().update
  const card = leviathans[leviathan]
  if (!card) return null
  const stand = standOf(view, leviathan)
  const level = stand && card.levels[stand.lost]
  return (
    <ReadSheet
      className="ins lvi"
      title={leviathanName(leviathan)}
      titleHidden
      ask={leviathanName(leviathan)}
      sub={
        stand &&
        level &&
        m.log_leviathan_now({
          health: sayHealth(card.levels.length - stand.lost),
          resistance: level.resistance,
          tokens: sayTokens(level.tokens),
        })
      }
      onClose={onClose}
    >
      <LeviathanCard leviathan={leviathan} stand={stand} />
      <div className="in-m">
        {stand && level && eyes !== undefined && (
          <Fighters seat={eyes} stand={stand} resistance={level.resistance} />
        )}
        <Section title={m.log_leviathan_foes()}>
          <p className="in-w">{leviathanFoes(leviathan, view)}</p>
        </Section>
        <Section title={m.log_leviathan_bites()}>
          <p className="in-w">
            {leviathanAttackFull(leviathan, view)}
            {stand && ` ${m.log_leviathan_when({ space: spaceName(stand.space) })}`}
          </p>
        </Section>
        <Rulings card={idOfLeviathan(leviathan)} />
      </div>
    </ReadSheet>
  )
}

interface CardProps {
  readonly leviathan: LeviathanId
  readonly stand: Stand | undefined
}

function LeviathanCard({ leviathan, stand }: CardProps) {
  const { update, scene } = useTable()
  const card = leviathans[leviathan]
  const slayer = update.view.seats.findIndex(({ slain }) => slain.includes(leviathan))
  return (
    <article className="fl plate">
      <Picture of={{ leviathan }} className="fl-a" />
      <p className="fl-h" aria-hidden="true">
        <span className="fl-n">{stand && spaceName(stand.space)}</span>
        <span className="fl-r">
          {card?.race !== undefined && <RaceEmblem race={card.race} size={22} />}
          <RaceEmblem race={Race.Crab} size={22} />
        </span>
      </p>
      <div className="fl-t">
        <p className="zs">
          {stand
            ? m.log_leviathan_at({ space: spaceName(stand.space) })
            : slayer >= 0
              ? m.log_leviathan_slain(subject(scene, slayer))
              : m.log_leviathan_away()}
        </p>
        <p className="k-t">{leviathanName(leviathan)}</p>
        <ol className="fl-l">
          {card?.levels.map(({ resistance, tokens }, level) => (
            <Level
              // biome-ignore lint/suspicious/noArrayIndexKey: a health point is its number
              key={level}
              resistance={resistance}
              tokens={tokens}
              state={
                stand && (level < stand.lost ? 'gone' : level === stand.lost ? 'cur' : undefined)
              }
            />
          ))}
        </ol>
      </div>
    </article>
  )
}

interface LevelProps {
  readonly resistance: number
  readonly tokens: number
  readonly state: 'gone' | 'cur' | undefined
}

/** One health point: what it resists and what it gives. */
function Level({ resistance, tokens, state }: LevelProps) {
  const said = m.leviathan_level({ resistance, count: tokens })
  return (
    <li className={state}>
      <span className="vh">{state === 'gone' ? m.log_leviathan_lost({ level: said }) : said}</span>
      <b aria-hidden="true">{resistance}</b>
      {Array.from({ length: tokens }, (_, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: tokens are all alike
        <MonsterToken key={at} size={18} />
      ))}
    </li>
  )
}

interface FightersProps {
  readonly seat: Seat
  readonly stand: Stand
  readonly resistance: number
}

/** My allies against it: what the die must show, and how likely that is for those who want to know. */
function Fighters({ seat, stand, resistance }: FightersProps) {
  const { view } = useTable().update
  const fighters = fightersOf(view, seat, stand)
  return (
    <Section title={m.log_fighters({ resistance })} first>
      {fighters.length === 0 ? (
        <p className="in-w">{m.log_fighters_none()}</p>
      ) : (
        <ul className="in-f">
          {fighters.map((fighter) => (
            <FighterItem key={fighter.kind} fighter={fighter} />
          ))}
        </ul>
      )}
    </Section>
  )
}

function FighterItem({ fighter }: { readonly fighter: Fighter }) {
  const showsOdds = useSettings((settings) => settings.showOdds)
  const { kind, count, chance } = fighter
  const per = Math.round(chance * 100)
  // K2.R1: a kraken that fights brings its strength less one.
  const brings = raceOf[kind] === Race.Kraken ? (strengthOf[kind] ?? 0) - 1 : 0
  return (
    <li>
      <Ally kind={kind} />
      <span className="in-ft">
        {count > 1 && <span>×{count}</span>}
        <b>{sayNeeded(fighter)}</b>
        {showsOdds && (
          <>
            <span>{m.log_chance({ per })}</span>
            <i style={{ '--p': `${per}%` }} />
          </>
        )}
        {effectOf[kind] === Effect.Dice && <small>{m.log_fighter_dice()}</small>}
        {brings > 0 && <small>{m.log_fighter_nebulis({ nebulis: sayNebulis(brings) })}</small>}
      </span>
    </li>
  )
}
