import type { TableForMe } from '@hadal/protocol'
import { locale, m } from '@hadal/words'
import { useEffect, useState } from 'react'
import { useLocation } from 'wouter'
import { Page } from '../../../app/Page.tsx'
import { PATHS } from '../../../app/paths.ts'
import type { Facts } from '../../../link/protocol.ts'
import { useTableStore } from '../../../link/store.ts'
import { sayAgo } from '../../../online/ago.ts'
import { api, type Result } from '../../../online/api.ts'
import { useMe } from '../../../online/me.ts'
import { useActing } from '../../../online/useActing.ts'
import { useLoaded } from '../../../online/useLoaded.ts'
import { sayProblem } from '../../../text/problems.ts'
import { Act } from '../../../ui/Act.tsx'
import { Icon } from '../../../ui/Icons.tsx'
import { QuestionBar } from '../../../ui/QuestionBar.tsx'
import { type BotName, rememberBot, rememberedBot } from '../../setup/bots.ts'
import { CharacterChoice } from '../../setup/CharacterChoice.tsx'
import { LevelChoice } from '../../setup/LevelChoice.tsx'
import { LineBanner } from '../../table/Banner.tsx'
import { NotReached } from '../NotReached.tsx'
import { titleOf } from '../words.ts'
import { Agreed } from './Agreed.tsx'
import { Arch } from './Arch.tsx'
import { Invite } from './Invite.tsx'
import { MyName } from './MyName.tsx'
import { SeatLink } from './SeatLink.tsx'
import './seats.css'

interface Props {
  readonly id: string
  readonly facts: Facts
}

/** A table before its game: who sits where, and how others get here. */
export function SeatsScreen({ id, facts }: Props) {
  const { value: table, problem, reload } = useLoaded(id, () => api.table(id), undefined)
  const connection = useTableStore((state) => state.connection)
  const { act, problem: refused } = useActing()
  const [bot, setBot] = useState(rememberedBot)
  const [, navigate] = useLocation()
  // Somebody has sat down or left: what is ours to know may be another.
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever the facts change
  useEffect(reload, [facts])
  if (table === undefined)
    return problem === undefined ? null : <NotReached problem={problem} onRetry={reload} />
  const shown: TableForMe = {
    ...table,
    seats: [...facts.seats],
    ...(facts.seat !== undefined && { seat: facts.seat }),
  }
  const change = <Value,>(work: () => Promise<Result<Value>>): void => act(work, reload)
  const chooseBot = (chosen: BotName): void => {
    rememberBot(chosen)
    setBot(chosen)
  }
  const when = sayAgo(table.createdAt, Date.now(), locale)
  const isBroken = connection?.state === 'reconnecting' || connection?.state === 'offline'
  return (
    <Page
      title={titleOf(shown)}
      sub={table.isOwner ? m.online_opened_by_you({ when }) : m.online_opened({ when })}
      back={{ label: m.online_to_online(), href: PATHS.online }}
      question={
        <Question
          table={shown}
          bot={bot}
          problem={refused}
          onChange={change}
          onLeave={(work) => act(work, () => navigate(PATHS.online))}
        />
      }
    >
      {isBroken && <LineBanner connection={connection} />}
      <div className="sl">
        <section aria-labelledby="h-seats">
          <h2 className="vh" id="h-seats">
            {m.online_seats()}
          </h2>
          <ol className={`arches n${facts.seats.length}`}>
            {facts.seats.map((seat, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number
              <Arch key={at} table={shown} seat={seat} at={at} bot={bot} onChange={change} />
            ))}
          </ol>
          <Invite table={shown} />
        </section>
        <aside className="sl-r">
          <Agreed table={shown} />
          {shown.isOwner && facts.seats.some(({ kind }) => kind === 'free') && (
            <section className="sl-bots" aria-label={m.online_which_bots()}>
              <LevelChoice label={m.online_which_bots()} value={bot} onChange={chooseBot} />
              <CharacterChoice value={bot} onChange={chooseBot} />
            </section>
          )}
          <MyName />
          {shown.seat !== undefined && (
            <section className="my-link" aria-labelledby="h-link">
              <h2 className="zh" id="h-link">
                {m.online_move_seat()}
              </h2>
              <SeatLink table={id} seat={shown.seat} />
            </section>
          )}
        </aside>
      </div>
    </Page>
  )
}

interface QuestionProps {
  readonly table: TableForMe
  readonly bot: BotName
  readonly problem: ReturnType<typeof useActing>['problem']
  onChange<Value>(work: () => Promise<Result<Value>>): void
  onLeave(work: () => Promise<Result<undefined>>): void
}

/** What is to be done now: sit down, wait, or dive. */
function Question({ table, bot, problem, onChange, onLeave }: QuestionProps) {
  const { id, seats, seat, isOwner } = table
  const name = useMe((state) => state.me?.name) ?? m.online_guest_name()
  const free = seats.flatMap(({ kind }, at) => (kind === 'free' ? [at] : []))
  const wrong = problem && sayProblem(problem)
  if (seat === undefined)
    return (
      <QuestionBar
        ask={free.length === 0 ? m.online_ask_sit_full() : m.online_ask_sit()}
        sub={
          wrong ??
          (free.length === 0 ? m.online_ask_sit_full_sub() : m.online_ask_sit_sub({ name }))
        }
      >
        <Act label={m.online_to_online()} href={PATHS.online} />
        {free.length > 0 && (
          <Act
            id="sit-down"
            kind="go"
            label={m.online_sit_down()}
            onPress={() => onChange(() => api.sitDown(id))}
          />
        )}
      </QuestionBar>
    )
  const fill = async (): Promise<Result<TableForMe | undefined>> => {
    for (const at of free) {
      const seated = await api.seatBot(id, at, bot)
      if (!seated.ok) return seated
    }
    return { ok: true, value: undefined }
  }
  return (
    <QuestionBar ask={sayAsk(free.length, isOwner)} sub={wrong ?? saySub(free.length, isOwner)}>
      <Act label={m.online_leave_seat()} onPress={() => onLeave(() => api.emptySeat(id, seat))} />
      {isOwner && free.length > 0 && (
        <Act
          id="fill"
          icon={<Icon of="bot" />}
          label={m.online_fill()}
          onPress={() => onChange(fill)}
        />
      )}
      {isOwner && (
        <Act
          id="start"
          kind="go"
          icon={<Icon of="dive" />}
          label={m.online_dive()}
          whyNot={free.length > 0 ? m.online_ask_free({ count: free.length }) : undefined}
          whyNotBriefly={m.online_cannot_start()}
          onPress={() => onChange(() => api.start(id))}
        />
      )}
    </QuestionBar>
  )
}

function sayAsk(free: number, isOwner: boolean): string {
  if (free > 0) return m.online_ask_free({ count: free })
  return isOwner ? m.online_ask_start() : m.online_ask_wait()
}

function saySub(free: number, isOwner: boolean): string {
  if (!isOwner) return m.online_ask_free_other()
  return free > 0 ? m.online_ask_free_owner() : m.online_ask_start_sub()
}
