import { type LookBack, swingsOf } from '@hadal/bots'
import { capital, cardsIn, m, sayWho, sceneOf } from '@hadal/words'
import { type ReactNode, Suspense, useMemo, useState } from 'react'
import { Page } from '../../app/Page.tsx'
import { useSpoken } from '../../app/settings.ts'
import { SeatMark } from '../../art/emblems/index.ts'
import { chancesAt, chancesOver } from '../../replay/chances.ts'
import { type Eyes, type Tape, updateAt } from '../../replay/tape.ts'
import { OpenedSheet } from '../../sheets/OpenedSheet.tsx'
import { type OpenSheet, TableContext, type TableModel } from '../../table/model.ts'
import { Ally } from '../../table/parts/Ally.tsx'
import { BorderZone } from '../../table/zones/BorderZone.tsx'
import { Council } from '../../table/zones/Council.tsx'
import { Court } from '../../table/zones/Court.tsx'
import { Depths } from '../../table/zones/Depths.tsx'
import { Places } from '../../table/zones/Places.tsx'
import { sayEvent } from '../../text/events.tsx'
import { IconButton } from '../../ui/Button.tsx'
import { Icon } from '../../ui/Icons.tsx'
import { QuestionBar } from '../../ui/QuestionBar.tsx'
import { Segmented } from '../../ui/Segmented.tsx'
import { TURNING_POINTS } from '../lookback/Curve.tsx'
import { Events } from './Events.tsx'
import { AgainSheet } from './later.ts'
import { Scrub, sayMoment } from './Scrub.tsx'
import { SeatHeads } from './SeatHeads.tsx'
import { Transport } from './Transport.tsx'
import { type Playback, usePlayback } from './usePlayback.ts'
import '../../table/themes.css'
import './replay.css'
import './replay.narrow.css'

interface Props {
  readonly tape: Tape
  /** Who has won. */
  readonly title: string
  /** When it was played, and what it was. */
  readonly sub: string
  readonly found: LookBack | undefined
  /** What stands where the curve would, while nothing was found out. */
  readonly offer?: ReactNode
  readonly back: { readonly label: string; readonly href: string }
}

const nothing = (): void => {}

/** So many fit between the depths and the threat. */
const FEW_CARDS = 8

/** P62: a game seen again, at any moment and through any eyes. */
export function Replay({ tape, title, sub, found, offer, back }: Props) {
  const playback = usePlayback(tape, tape.you ?? 'open')
  const { at, eyes, goTo } = playback
  const [opened, open] = useState<OpenSheet | undefined>()
  const [isSharing, setSharing] = useState(false)
  const model = useModel(tape, at, eyes, open)
  const { scene, update } = model
  const { view } = update
  const shown = eyes === 'open' ? (tape.you ?? firstIn(found)) : eyes
  const hand = eyes === 'open' ? [] : cardsIn(view.seats[eyes]?.hand ?? [])
  const over = useMemo(() => found && chancesOver(found), [found])
  const swings = useMemo(
    () => (found ? swingsOf(found, shown, TURNING_POINTS) : []),
    [found, shown],
  )
  const hasBorder = view.expansions.includes('leviathan')
  return (
    <TableContext value={model}>
      <Page
        title={m.replay_title()}
        titleHidden
        back={back}
        className="rpg"
        question={
          <QuestionBar
            ask={<Told playback={playback} model={model} tape={tape} />}
            sub={m.replay_where({ moment: sayMoment(tape, scene, at), at, last: tape.last })}
          >
            <Transport playback={playback} last={tape.last} />
          </QuestionBar>
        }
      >
        <div className={hasBorder ? 'rp lev5' : 'rp'} data-at={at}>
          <div className="rp-p">
            <h2>{title}</h2>
            <p className="dimt">{sub}</p>
            <IconButton
              icon={<Icon of="share" />}
              label={m.replay_again()}
              onPress={() => setSharing(true)}
            />
            <EyesChoice playback={playback} tape={tape} />
          </div>
          <div className={eyes === 'open' ? 'rp-t open' : 'rp-t'}>
            <SeatHeads chances={chancesAt(over, at)} />
            {hasBorder ? <BorderZone /> : <Depths />}
            {hand.length > 0 && (
              <ul
                className={hand.length > FEW_CARDS || hasBorder ? 'rp-hand' : 'rp-hand beside'}
                aria-label={m.replay_hand()}
              >
                {hand.map((kind, card) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: cards of a hand are told apart by their place
                  <li key={card}>
                    <Ally kind={kind} />
                  </li>
                ))}
              </ul>
            )}
            <Council />
            <Court compact />
          </div>
          <div className="rp-s">
            <Places />
            <Events
              turns={playback.turns}
              who={scene}
              at={at}
              over={over}
              swings={swings}
              seat={shown}
              onAt={goTo}
            />
          </div>
          {offer}
          <Scrub
            tape={tape}
            who={scene}
            at={at}
            over={over}
            swings={swings}
            seat={shown}
            onAt={goTo}
          />
        </div>
      </Page>
      {opened && <OpenedSheet opened={opened} onClose={() => open(undefined)} />}
      {isSharing && (
        <Suspense>
          <AgainSheet game={tape} moment={{ at, eyes }} onClose={() => setSharing(false)} />
        </Suspense>
      )}
    </TableContext>
  )
}

/** What the zones are given: a table at which nothing can be decided any more. */
function useModel(
  tape: Tape,
  at: number,
  eyes: Eyes,
  open: (sheet: OpenSheet | undefined) => void,
): TableModel {
  const language = useSpoken((spoken) => spoken.locale)
  // biome-ignore lint/correctness/useExhaustiveDependencies: everything is said anew in another language
  return useMemo(() => {
    const update = updateAt(tape, at, eyes)
    return {
      update,
      scene: { ...sceneOf(update), you: tape.you },
      log: update.log.entries,
      choices: [],
      asked: '',
      decide: nothing,
      recruit: nothing,
      payments: async () => undefined,
      check: async () => undefined,
      open,
      select: nothing,
      putAside: nothing,
    }
  }, [tape, at, eyes, open, language])
}

/** The seat that is told of where no eyes are chosen: the winner. */
function firstIn(found: LookBack | undefined): number {
  const end = found?.thought.at(-1) ?? []
  return Math.max(0, end.indexOf(Math.max(...end)))
}

function EyesChoice({ playback, tape }: { readonly playback: Playback; readonly tape: Tape }) {
  const who = { names: tape.seats.map(({ name }) => name), you: tape.you }
  return (
    <Segmented
      className="rg rp-eyes"
      label={m.replay_eyes()}
      value={String(playback.eyes)}
      choices={[
        {
          value: 'open',
          label: (
            <>
              <Icon of="eye" />
              <b>{m.replay_open_hands()}</b>
            </>
          ),
        },
        ...who.names.map((name, seat) => ({
          value: String(seat),
          label: (
            <>
              <SeatMark seat={seat} initial={name.slice(0, 1)} size={20} />
              <b>{capital(sayWho(who, seat))}</b>
            </>
          ),
        })),
      ]}
      onChange={(value) => playback.setEyes(value === 'open' ? 'open' : Number(value))}
    />
  )
}

interface ToldProps {
  readonly playback: Playback
  readonly model: TableModel
  readonly tape: Tape
}

/** What the last decision led to. */
function Told({ playback: { at, turns }, model: { scene }, tape }: ToldProps) {
  const line = turns.flatMap(({ lines }) => lines).findLast((one) => one.at <= at)
  if (at === 0 || line === undefined) return <>{m.replay_deal()}</>
  if (at === tape.last && tape.isOver) return <>{m.replay_end()}</>
  return <>{sayEvent(scene, line.entry)}</>
}
