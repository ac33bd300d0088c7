import { m } from '@hadal/words'
import { useEffect, useMemo, useState } from 'react'
import { useSettings } from '../../../app/settings.ts'
import type { Update } from '../../../link/protocol.ts'
import { announce } from '../../../ui/announce.ts'
import { IconButton } from '../../../ui/Button.tsx'
import { Icon } from '../../../ui/Icons.tsx'
import { firstTimeOf, type FirstTime as Kind, notePointedOut, pointedOut } from './firstTimes.ts'
import './firstTime.css'

/** P27: one sentence above the question that is met for the first time, then never again. */
export function FirstTime({ update }: { readonly update: Update }) {
  const isWanted = useSettings((settings) => settings.pointsOut)
  const { question, askedSince, script } = update
  const [dismissed, dismiss] = useState<number | undefined>()
  // Looked up once for each question: what was noted with it does not take it away again.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a question is the version it came up in
  const kind = useMemo(
    () =>
      isWanted && question !== undefined && script === undefined
        ? firstTimeOf(question, pointedOut())
        : undefined,
    [askedSince, question?.name, isWanted],
  )
  const text = kind && sayFirstTime(kind)
  useEffect(() => {
    if (kind !== undefined) notePointedOut(kind)
  }, [kind])
  useEffect(() => {
    if (text !== undefined) announce(text)
  }, [text])
  if (text === undefined || dismissed === askedSince) return null
  return (
    <div className="first">
      <Icon of="bulb" />
      <p>{text}</p>
      <IconButton
        icon={<Icon of="x" />}
        label={m.common_close()}
        onPress={() => dismiss(askedSince)}
      />
    </div>
  )
}

function sayFirstTime(kind: Kind): string {
  switch (kind) {
    case 'turn':
      return m.lessons_hint_turn()
    case 'recruit':
      return m.lessons_hint_recruit()
    case 'catch':
      return m.lessons_hint_catch()
    case 'buy':
      return m.lessons_hint_buy()
    case 'monster':
      return m.lessons_hint_monster()
    case 'leviathan':
      return m.lessons_hint_leviathan()
  }
}
