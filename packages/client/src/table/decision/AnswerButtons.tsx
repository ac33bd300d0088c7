import { PASS, USE_POWER } from '@hadal/engine'
import { m } from '@hadal/words'
import type { ReactNode } from 'react'
import { SHORTCUT_KEYS } from '../../app/shortcuts.ts'
import { Pearl } from '../../art/emblems/index.ts'
import { hasSheet } from '../../sheets/questionSheets.ts'
import { Act } from '../../ui/Act.tsx'
import { Icon } from '../../ui/Icons.tsx'
import { type TableChoice, useTable } from '../model.ts'
import { useIsAside, useSelected } from '../pointing.ts'
import type { Tab } from '../zones/Tabs.tsx'
import { shortcutOfDecision } from './shortcuts.ts'

/** So few things to point at can be answered in the bar as well. */
const FEW = 4

interface Props {
  /** Brings a zone to the front and puts focus into it. */
  onZone(tab: Tab): void
}

/** The answers in the bar: what needs no pointing, and what was pointed at. */
export function AnswerButtons({ onZone }: Props) {
  const model = useTable()
  const { update, choices, asked, select, decide, putAside } = model
  const selected = useSelected(asked)
  const aside = useIsAside(asked)
  const isSheet = hasSheet(update.question)
  if (isSheet && !aside) return null
  const toSheet = { label: m.table_back_to_question(), onPress: () => putAside(false) }
  const pointed = choices.find(({ decision }) => decision === selected)
  if (pointed)
    return (
      <>
        {isSheet ? (
          <Act kind="sec" {...toSheet} />
        ) : (
          <Act label={m.table_back()} kind="sec" onPress={() => select(undefined)} />
        )}
        <Act
          id="answer"
          label={pointed.label}
          sub={pointed.sub}
          kind="go"
          icon={<Icon of="check" size={22} />}
          onPress={() => decide(pointed.decision)}
        />
      </>
    )
  if (isSheet) return <Act kind="go" {...toSheet} />
  const powers = choices.filter(({ decision }) => decision >= USE_POWER)
  const plain = choices.filter(({ decision, target }) => isPlain(decision, target.zone))
  const targets = choices.filter(
    ({ decision, target }) => decision < USE_POWER && !isPlain(decision, target.zone),
  )
  return (
    <>
      {model.update.question?.name === 'buy the ally' && (
        <Act
          className="tool"
          label={m.orders_short()}
          kind="quiet"
          icon={<Icon of="list" />}
          shortcut={SHORTCUT_KEYS.orders}
          onPress={() => model.open({ sheet: 'orders' })}
        />
      )}
      {powers.map((choice) => (
        <Answer key={choice.decision} choice={choice} kind="quiet" />
      ))}
      {plain.filter(declines).map((choice) => (
        <Answer key={choice.decision} choice={choice} kind="sec" />
      ))}
      {plain
        .filter(({ action }) => action === 'explore' || action === 'plot')
        .map((choice) => (
          <Answer key={choice.decision} choice={choice} kind="go" />
        ))}
      <TargetAnswers targets={targets} onZone={onZone} />
      {plain
        .filter((choice) => choice.action === undefined && !declines(choice))
        .map((choice) => (
          <Answer key={choice.decision} choice={choice} kind="go" />
        ))}
    </>
  )
}

function isPlain(decision: number, zone: string): boolean {
  return zone === 'question' && decision < USE_POWER
}

/** No thanks, nothing to do: the way back, not the way on. */
function declines({ decision, action }: TableChoice): boolean {
  return decision === PASS || action === 'nothing'
}

interface AnswerProps {
  readonly choice: TableChoice
  readonly kind: 'go' | 'sec' | 'quiet'
}

function Answer({ choice, kind }: AnswerProps) {
  const { decide, update } = useTable()
  const { decision, label, sub } = choice
  const shortcut = shortcutOfDecision(update.question?.name ?? '', decision)
  return (
    <Act
      id={`answer-${decision}`}
      label={label}
      sub={sub}
      kind={kind}
      icon={iconOf(choice)}
      {...(shortcut && { shortcut: SHORTCUT_KEYS[shortcut] })}
      onPress={() => decide(decision)}
    />
  )
}

function iconOf({ action }: TableChoice): ReactNode {
  if (action === 'explore') return <Icon of="dive" />
  if (action === 'plot') return <Pearl size={22} />
  return undefined
}

interface TargetProps {
  readonly targets: readonly TableChoice[]
  onZone(tab: Tab): void
}

/** Things on the table to point at: each by itself when there are few, else the zone they lie in. */
function TargetAnswers({ targets, onZone }: TargetProps) {
  const recruits = targets.filter(({ action }) => action === 'recruit')
  const stacks = targets.filter(({ action }) => action === 'support')
  const others = targets.filter(({ action }) => action === undefined)
  if (recruits.length + stacks.length > 0)
    return (
      <>
        {stacks.length > 0 && (
          <Act
            id="answer-council"
            label={m.table_act_council()}
            sub={m.table_act_council_sub({ count: stacks.length })}
            kind="go"
            icon={<Icon of="well" />}
            shortcut={SHORTCUT_KEYS.council}
            onPress={() => onZone('council')}
          />
        )}
        {recruits.length > 0 && (
          <Act
            id="answer-recruit"
            label={m.table_act_recruit()}
            sub={m.table_act_recruit_sub({ count: recruits.length })}
            kind="go"
            icon={<Icon of="crown-line" />}
            shortcut={SHORTCUT_KEYS.recruit}
            onPress={() => onZone('court')}
          />
        )}
      </>
    )
  if (others.length <= FEW)
    return others.map((choice) => <Answer key={choice.decision} choice={choice} kind="go" />)
  const zone = tabOf(others)
  return zone === undefined ? null : (
    <Act
      id="answer-zone"
      label={m.table_choose_there({ zone })}
      kind="go"
      onPress={() => onZone(zone)}
    />
  )
}

/** The tab in which the things to point at lie. */
function tabOf(choices: readonly TableChoice[]): Tab | undefined {
  const tabs: Partial<Record<string, Tab>> = {
    court: 'court',
    council: 'council',
    locations: 'places',
    border: 'depths',
  }
  return choices.map(({ target }) => tabs[target.zone]).find((tab) => tab !== undefined)
}
