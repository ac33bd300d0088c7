import type { Seat } from '@hadal/engine'
import { m } from '@hadal/words'
import { useEffect, useState } from 'react'
import type { Agreeing, Clock, Update } from '../../link/protocol.ts'
import { useTableStore } from '../../link/store.ts'
import { sayTimeLeft } from '../../table/clock/timeLeft.ts'
import { Icon } from '../../ui/Icons.tsx'
import { Banner } from './BannerShape.tsx'

interface Props {
  readonly update: Update
}

/** Whether something is asked of everybody, or time is up for somebody. */
export function isAgreeing({ consents, clock }: Update): boolean {
  return (
    consents?.pause !== undefined ||
    consents?.undoAsked !== undefined ||
    inGrace(clock) !== undefined
  )
}

type Running = Clock['running'][number]

function inGrace(clock: Clock | undefined): Running | undefined {
  return clock?.running.find(({ graceUntil }) => graceUntil !== undefined)
}

/** What people at a table online ask of each other, with the answers of whoever reads. */
export function AgreementBanner({ update }: Props) {
  const { consents = {}, clock } = update
  if (consents.pause?.isPaused) return <Paused update={update} />
  const late = inGrace(clock)
  if (late !== undefined && clock !== undefined)
    return <Late update={update} clock={clock} late={late} />
  if (consents.undoAsked !== undefined) return <UndoAsked update={update} />
  return <PauseAsked update={update} />
}

/** What may be pressed; whoever looks on only reads. */
function useActs({ eyes, version }: Update) {
  const { agree } = useTableStore((state) => state.actions)
  return (...acts: readonly (readonly [label: string, act: Agreeing])[]) =>
    eyes === undefined
      ? []
      : acts.map(([label, act]) => ({
          label,
          onPress: () => void agree(act, { seat: eyes, version }),
        }))
}

function Paused({ update }: Props) {
  const acts = useActs(update)
  return (
    <Banner
      icon={<Icon of="hourglass" size={20} />}
      title={m.online_bn_paused()}
      why={m.online_bn_paused_why()}
      acts={acts([m.online_bn_resume(), 'resume'])}
    />
  )
}

function PauseAsked({ update }: Props) {
  const acts = useActs(update)
  const { eyes, consents } = update
  const agreed = consents?.pause?.agreed ?? []
  const [first = 0] = agreed
  const hasAgreed = eyes !== undefined && agreed.includes(eyes)
  return (
    <Banner
      icon={<Icon of="hourglass" size={20} />}
      title={
        hasAgreed ? m.online_bn_pause_yours() : m.online_bn_pause({ name: nameOf(update, first) })
      }
      why={m.online_bn_pause_why()}
      acts={
        hasAgreed
          ? acts([m.online_bn_decline(), 'resume'])
          : acts([m.online_bn_decline(), 'resume'], [m.online_bn_agree(), 'pause'])
      }
    />
  )
}

function UndoAsked({ update }: Props) {
  const acts = useActs(update)
  const { eyes, consents } = update
  const { seat = 0, allowed = [] } = consents?.undoAsked ?? {}
  const isMine = seat === eyes
  const isOpen = !isMine && eyes !== undefined && !allowed.includes(eyes)
  return (
    <Banner
      icon={<Icon of="undo" />}
      title={isMine ? m.online_bn_undo_yours() : m.online_bn_undo({ name: nameOf(update, seat) })}
      why={isMine ? m.online_bn_undo_yours_why() : m.online_bn_undo_why()}
      acts={
        isOpen
          ? acts([m.online_bn_decline(), 'decline-undo'], [m.online_bn_allow(), 'allow-undo'])
          : []
      }
    />
  )
}

interface LateProps extends Props {
  readonly clock: Clock
  readonly late: Running
}

function Late({ update, clock, late }: LateProps) {
  const now = useNow()
  const time = sayTimeLeft((late.graceUntil ?? 0) - clock.ahead - now)
  return (
    <Banner
      icon={<Icon of="hourglass" size={20} />}
      title={
        late.seat === update.eyes
          ? m.online_bn_grace_yours()
          : m.online_bn_grace({ name: nameOf(update, late.seat) })
      }
      why={m.online_bn_grace_why({ time })}
    />
  )
}

const SECOND_MS = 1_000

/** The time, every second. */
function useNow(): number {
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), SECOND_MS)
    return () => clearInterval(timer)
  }, [])
  return now
}

function nameOf({ seats }: Update, seat: Seat): string {
  return seats[seat]?.name ?? ''
}
