import type { Seat, SeatView } from '@hadal/engine'
import {
  capital,
  figureName,
  figureText,
  leviathanName,
  m,
  sayKeys,
  sayLords,
  sayMonsterTokens,
  sayNebulis,
  sayPearls,
  sayTarget,
  sayWounds,
  turnHeadline,
} from '@hadal/words'
import type { ReactNode } from 'react'
import {
  KeyMark,
  KrakenFigure,
  LeviathanTokenMark,
  MonsterToken,
  Nebulis,
  Pearl,
  ScourgeFigure,
  SeatMark,
  SentinelMark,
  Wound,
} from '../../art/emblems/index.ts'
import { Picture } from '../../art/Picture.tsx'
import { useTable } from '../../table/model.ts'
import { Icon } from '../../ui/Icons.tsx'
import { Section } from '../inspect/Section.tsx'
import { ReadSheet } from '../ReadSheet.tsx'
import { AlliesOf } from './AlliesOf.tsx'
import { PointsOf } from './PointsOf.tsx'
import { Senate } from './Senate.tsx'
import '../inspect/inspect.css'
import '../inspect/inspect.narrow.css'
import './seat.css'

interface Props {
  readonly seat: Seat
  onClose(): void
}

/** Everything about somebody at the table that everybody may know. */
export function SeatSheet({ seat, onClose }: Props) {
  const { update, scene } = useTable()
  const { view, seats, outlook } = update
  const { name = '', bot } = seats[seat] ?? {}
  const theirs = view.seats[seat]
  if (!theirs) return null
  const { keys = 0 } = outlook.seats[seat] ?? {}
  return (
    <ReadSheet
      className="ss"
      title={name}
      titleHidden
      ask={name}
      sub={view.turnSeat === seat ? turnHeadline(scene) : undefined}
      onClose={onClose}
    >
      <div className="ss-h">
        <SeatMark seat={seat} initial={name.slice(0, 1)} size={56} />
        <p className="k-t">
          {name} {bot !== undefined && <small>{m.table_bot()}</small>}
        </p>
        <Numbers theirs={theirs} keys={keys} />
      </div>
      <Senate seat={seat} theirs={theirs} />
      <div className="ss-r">
        <PointsOf seat={seat} theirs={theirs} />
        <AlliesOf seat={seat} theirs={theirs} />
        <Reserved seat={seat} />
        <Slain theirs={theirs} />
        <Figures seat={seat} />
      </div>
    </ReadSheet>
  )
}

interface NumbersProps {
  readonly theirs: SeatView
  readonly keys: number
}

/** What lies before them, each with its word. */
function Numbers({ theirs, keys }: NumbersProps) {
  const { pearls, handSize, lords, nebulis, wounds, tokenCount, leviathanTokenCount } = theirs
  const counts: readonly (readonly [mark: ReactNode, count: number, said: string])[] = [
    [<MonsterToken key="tokens" size={22} />, tokenCount, sayMonsterTokens(tokenCount)],
    [
      <LeviathanTokenMark key="second" size={22} />,
      leviathanTokenCount,
      m.log_second_tokens({ count: leviathanTokenCount }),
    ],
    [<Nebulis key="nebulis" size={20} />, nebulis, sayNebulis(nebulis)],
    [<Wound key="wounds" size={20} />, wounds, sayWounds(wounds)],
  ]
  return (
    <ul className="ss-n">
      <Count mark={<Pearl size={20} />}>{sayPearls(pearls)}</Count>
      <Count mark={<Icon of="cards" size={20} />}>
        {m.table_cards_in_hand({ count: handSize })}
      </Count>
      <Count mark={<KeyMark size={20} />}>{sayKeys(keys)}</Count>
      <Count mark={<Icon of="crown" size={20} />}>{sayLords(lords.length)}</Count>
      {counts
        .filter(([, count]) => count > 0)
        .map(([mark, , said]) => (
          <Count key={said} mark={mark}>
            {said}
          </Count>
        ))}
    </ul>
  )
}

function Count({ mark, children }: { readonly mark: ReactNode; readonly children: ReactNode }) {
  return (
    <li>
      {mark}
      <span>{children}</span>
    </li>
  )
}

/** K4: what their sentinels keep for them, and those that they may still place. */
function Reserved({ seat }: { readonly seat: Seat }) {
  const { sentinels } = useTable().update.view
  const theirs = sentinels.flatMap((one, sentinel) =>
    one.owner === seat ? [{ sentinel, on: one.on }] : [],
  )
  if (theirs.length === 0) return null
  return (
    <Section title={m.log_reserved()}>
      <ul className="in-l">
        {theirs.map(({ sentinel, on }) => (
          <li key={sentinel}>
            <SentinelMark size={22} />
            <span>{on ? capital(sayTarget(on.zone, on.target)) : m.log_sentinel_held()}</span>
          </li>
        ))}
      </ul>
    </Section>
  )
}

function Slain({ theirs }: { readonly theirs: SeatView }) {
  const { open } = useTable()
  if (theirs.slain.length === 0) return null
  return (
    <Section title={m.log_slain()}>
      <ul className="in-row">
        {theirs.slain.map((leviathan) => (
          <li key={leviathan}>
            <button
              type="button"
              className="in-go"
              onClick={() => open({ sheet: 'leviathan', leviathan })}
            >
              <Picture of={{ leviathan }} className="ss-lv" />
              <span>{leviathanName(leviathan)}</span>
            </button>
          </li>
        ))}
      </ul>
    </Section>
  )
}

function Figures({ seat }: { readonly seat: Seat }) {
  const { krakenHolder, scourgeHolder } = useTable().update.view
  if (krakenHolder !== seat && scourgeHolder !== seat) return null
  return (
    <Section title={m.log_figures()}>
      <ul className="in-l">
        {krakenHolder === seat && (
          <li>
            <KrakenFigure size={22} />
            <span>
              <b>{capital(figureName('kraken'))}.</b> {figureText('kraken')}
            </span>
          </li>
        )}
        {scourgeHolder === seat && (
          <li>
            <ScourgeFigure size={22} />
            <span>
              <b>{capital(figureName('scourge'))}.</b> {figureText('scourge')}
            </span>
          </li>
        )}
      </ul>
    </Section>
  )
}
