import { type LookBack, swingsOf, turnsOf } from '@hadal/bots'
import type { Seat } from '@hadal/engine'
import { capital, m, sayWho } from '@hadal/words'

import { type ReactNode, useMemo, useState } from 'react'
import { retell } from '../../analysis/retell.ts'
import { type Subject, work } from '../../analysis/store.ts'
import { Page } from '../../app/Page.tsx'
import { Patience } from '../../app/Patience.tsx'
import { replayPath, tablePath } from '../../app/paths.ts'
import { SeatMark } from '../../art/emblems/index.ts'
import { Act } from '../../ui/Act.tsx'
import { Button } from '../../ui/Button.tsx'
import { Icon } from '../../ui/Icons.tsx'
import { QuestionBar } from '../../ui/QuestionBar.tsx'
import { Segmented } from '../../ui/Segmented.tsx'
import { Curve } from './Curve.tsx'
import { LuckAndSkill } from './LuckAndSkill.tsx'
import { Mistakes } from './Mistakes.tsx'
import { NotOpened, sayNotOpened } from './NotOpened.tsx'
import { Swings } from './Swings.tsx'
import { TurnTold } from './TurnTold.tsx'
import { useSubject } from './useSubject.ts'
import { Working } from './Working.tsx'
import { firstShown, peopleAmong, sayShift, whoPlayed } from './words.ts'
import './lookBack.css'

/** After the game: the curve, the turning points, what could have been better, and what was luck. */
export function LookBackScreen({ id }: { readonly id: string }) {
  const opened = useSubject(id)
  if (opened === undefined)
    return (
      <Patience>
        <p role="status">{m.table_opening()}</p>
      </Patience>
    )
  if ('refusal' in opened) return <NotOpened>{sayNotOpened(opened.refusal)}</NotOpened>
  return <LookBackOf subject={opened} />
}

function LookBackOf({ subject }: { readonly subject: Subject }) {
  const { game, found, progress } = subject
  const people = peopleAmong(game.seats)
  const judged = people.length > 0 ? people : game.seats.map((_, seat) => seat)
  const others = game.seats.flatMap((_, seat) => (found?.judged.includes(seat) ? [] : [seat]))
  return (
    <Page
      title={m.analysis_title()}
      sub={m.analysis_sub()}
      back={{ label: m.analysis_to_score(), href: tablePath(game.id) }}
      className="lb"
      question={
        <QuestionBar
          ask={found ? sayDecided(subject, found) : m.analysis_ask()}
          sub={m.analysis_by()}
        >
          {found && others.length > 0 && progress === undefined && (
            <Act
              kind="quiet"
              icon={<Icon of="bot" />}
              label={m.analysis_judge_others()}
              onPress={() => work(game.id, others)}
            />
          )}
          <Act kind="sec" label={m.analysis_to_score()} href={tablePath(game.id)} />
        </QuestionBar>
      }
    >
      {(found === undefined || progress !== undefined) && (
        <Working subject={subject} judged={judged} />
      )}
      {found && <Findings subject={subject} found={found} />}
    </Page>
  )
}

/** The turn that mattered most to whoever is spoken to. */
function sayDecided({ game }: Subject, found: LookBack): string {
  const seat = firstShown(game.seats, found)
  const [biggest] = swingsOf(found, seat, 1)
  if (biggest === undefined) return m.analysis_no_swings()
  return m.analysis_decided({ turn: biggest.turn.turn, change: sayShift(biggest.change) })
}

function Findings({ subject, found }: { readonly subject: Subject; readonly found: LookBack }) {
  const { game, record } = subject
  const [seat, setSeat] = useState<Seat>(() => firstShown(game.seats, found))
  const [at, setAt] = useState(() => turnsOf(found).length)
  const who = useMemo(() => whoPlayed(game.seats), [game])
  const past = useMemo(() => retell(record, who.you), [record, who])
  const shown = { found, who, seat }
  return (
    <div className="lb-m1">
      <Segmented
        className="rg lb-who"
        label={m.analysis_whose()}
        value={String(seat)}
        choices={who.names.map((name, one) => ({
          value: String(one),
          label: (
            <>
              <SeatMark seat={one} initial={name.slice(0, 1)} size={20} />
              <b>{capital(sayWho(who, one))}</b>
            </>
          ),
        }))}
        onChange={(value) => setSeat(Number(value))}
      />
      <Part name="curve" title={m.analysis_chances()}>
        <Curve {...shown} at={at} onAt={setAt} />
        <Button kind="quiet" icon={<Icon of="play" size={14} />} href={replayPath(game.id)}>
          {m.replay_open()}
        </Button>
      </Part>
      <Part name="swings" title={m.analysis_swings()}>
        <Swings {...shown} past={past} onAt={setAt} />
        <TurnTold {...shown} past={past} at={at} />
      </Part>
      <Part name="mistakes" title={m.analysis_mistakes()}>
        <Mistakes {...shown} game={game.id} record={record} onAt={setAt} />
      </Part>
      <Part name="skill" title={m.analysis_luck_and_skill()}>
        <LuckAndSkill {...shown} />
        <p className="dimt">{m.analysis_how()}</p>
      </Part>
    </div>
  )
}

interface PartProps {
  readonly name: 'curve' | 'swings' | 'mistakes' | 'skill'
  readonly title: string
  readonly children: ReactNode
}

function Part({ name, title, children }: PartProps) {
  return (
    <section className={`lb-${name}`} aria-labelledby={`h-${name}`}>
      <h2 className="zh" id={`h-${name}`}>
        {title}
      </h2>
      {children}
    </section>
  )
}
