import { m } from '@hadal/words'
import { useEffect, useMemo, useState } from 'react'
import { useSettings } from '../../../app/settings.ts'
import type { Update } from '../../../link/protocol.ts'
import { announce } from '../../../ui/announce.ts'
import { IconButton } from '../../../ui/Button.tsx'
import { Icon } from '../../../ui/Icons.tsx'
import { firstTimeOf, type FirstTime as Kind, notePointedOut, pointedOut } from './firstTimes.ts'
import './firstTime.css'

/** What stood for less was not read: a rival may take away what was asked before anybody has looked. */
const READ_MS = 1000

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
  // biome-ignore lint/correctness/useExhaustiveDependencies: each question has its own time
  useEffect(() => {
    if (kind === undefined) return
    const timer = setTimeout(() => notePointedOut(kind), READ_MS)
    return () => clearTimeout(timer)
  }, [kind, askedSince])
  useEffect(() => {
    if (text !== undefined) announce(text)
  }, [text])
  if (kind === undefined || dismissed === askedSince) return null
  return (
    <div className="first">
      <Icon of="bulb" />
      <p>{text}</p>
      <IconButton
        icon={<Icon of="x" />}
        label={m.common_close()}
        onPress={() => {
          notePointedOut(kind)
          dismiss(askedSince)
        }}
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
