import { Guild, type LordId, lords, requiredRaceOf } from '@hadal/engine'
import {
  capital,
  explainWhyNot,
  guildPlural,
  type LordOutlook,
  type LordTiming,
  lordName,
  lordTiming,
  m,
  racePlural,
  raceStack,
  sayCards,
  sayPrice,
  sayWhyNot,
} from '@hadal/words'
import { GuildEmblem, Nebulis, Pearl, PowerMark, RaceEmblem } from '../../art/emblems/index.ts'
import { idOfLord } from '../../library/everyCard.ts'
import { REASON_CLAUSES } from '../../rules/reasons.ts'
import { type TableModel, useTable } from '../../table/model.ts'
import { Act } from '../../ui/Act.tsx'
import { Icon } from '../../ui/Icons.tsx'
import { ReadSheet } from '../ReadSheet.tsx'
import { CostWords } from './CostWords.tsx'
import { FullLord } from './FullLord.tsx'
import { RuleOf } from './RuleOf.tsx'
import { Rulings } from './Rulings.tsx'
import { Section } from './Section.tsx'
import { sayWhere } from './sayWhere.ts'
import { type Help, whatHelps } from './whatHelps.ts'
import { whereIs } from './whereabouts.ts'
import './inspect.css'
import './inspect.narrow.css'

interface Props {
  readonly lord: LordId
  onClose(): void
}

/** A lord to read: the whole card, what it costs and why not, where it is, when its power works. */
export function LordSheet({ lord, onClose }: Props) {
  const model = useTable()
  const { update, scene, choices, open } = model
  const seen = update.outlook.lords[lord]
  const where = whereIs(update.view, lord)
  const isAtCourt = where.place === 'court'
  const name = lordName(lord)
  const choice = choices.find(
    ({ action, target }) => action === 'recruit' && target.zone === 'court' && target.lord === lord,
  )
  const timing = lordTiming(lord)
  return (
    <ReadSheet
      className="ins"
      title={name}
      titleHidden
      ask={name}
      after={
        isAtCourt &&
        update.eyes !== undefined && (
          <Act
            id="to-payment"
            label={m.pay_recruit()}
            kind={choice ? 'go' : 'sec'}
            icon={choice && <Icon of="crown-line" />}
            whyNot={choice ? undefined : whyNotNow(model, lord)}
            onPress={() => open({ sheet: 'recruit', lord })}
          />
        )
      }
      onClose={onClose}
    >
      <FullLord lord={lord} cost={seen?.cost ?? lords[lord]?.cost ?? 0} table={update.view} />
      <div className="in-m">
        {isAtCourt && seen && <Payment seen={seen} />}
        <Section title={m.log_where()}>
          <p className="in-w">{sayWhere(scene, where)}</p>
        </Section>
        {timing && (
          <Section title={m.log_when_power()}>
            <p className="in-w">
              <PowerMark timing={timing} size={16} />
              {TIMING[timing]()}
            </p>
          </Section>
        )}
        <GuildWords lord={lord} />
        <Rulings card={idOfLord(lord)} />
      </div>
    </ReadSheet>
  )
}

/** Why the way to the payment is closed. */
function whyNotNow({ scene, update }: TableModel, lord: LordId): string {
  const payable = update.outlook.lords[lord]?.payable
  if (payable?.state === 'not') return sayWhyNot(scene, payable.why)
  return update.question ? m.reason_other_question() : m.log_not_your_turn()
}

const TIMING: Readonly<Record<LordTiming, () => string>> = {
  once: () => m.help_power_once(),
  passive: () => m.help_power_passive(),
  turn: () => m.help_power_turn(),
}

/** P5, P6: what it costs these eyes, whether they can pay, and what would help if not. */
function Payment({ seen }: { readonly seen: LordOutlook }) {
  const { update, scene } = useTable()
  const { payable, lord } = seen
  switch (payable.state) {
    case 'pays':
      return (
        <Section title={m.table_pay_can()} first>
          <p className="in-w">{m.log_pays_allies()}</p>
          <CostWords seen={seen} />
        </Section>
      )
    case 'with-pearls':
      return (
        <Section title={m.table_pay_with_pearls({ count: payable.pearls + payable.nebulis })} first>
          <p className="in-w">{m.log_pays_with({ price: sayPrice(payable) })}</p>
          <CostWords seen={seen} />
        </Section>
      )
    case 'not':
      return (
        <Section title={sayWhyNot(scene, payable.why)} first>
          <p className="in-w">{explainWhyNot(scene, payable.why)}</p>
          <RuleOf clauses={REASON_CLAUSES[payable.why.reason]} />
          {payable.why.reason === 'strength-missing' && (
            <Gauge of={payable.why.cost} reached={payable.why.most} />
          )}
          <CostWords seen={seen} />
          <Helps helps={whatHelps(update.view, lord, payable.why)} />
        </Section>
      )
  }
}

interface GaugeProps {
  readonly of: number
  readonly reached: number
}

/** How near the best payment comes; the sentence above it says the same. */
function Gauge({ of, reached }: GaugeProps) {
  return (
    <div className="in-b" aria-hidden="true">
      {Array.from({ length: of }, (_, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a step of the gauge is its number
        <i key={at} className={at < reached ? 'on' : ''} />
      ))}
    </div>
  )
}

function Helps({ helps }: { readonly helps: readonly Help[] }) {
  if (helps.length === 0) return null
  return (
    <ul className="in-l" aria-label={m.log_helps()}>
      {helps.map((help) => (
        <li key={help.help === 'stack' ? `stack-${help.race}` : help.help}>
          <HelpMark help={help} />
          <span>{sayHelp(help)}</span>
        </li>
      ))}
    </ul>
  )
}

function HelpMark({ help }: { readonly help: Help }) {
  switch (help.help) {
    case 'pearls':
      return <Pearl size={18} />
    case 'kraken':
      return <Nebulis size={18} />
    default:
      return <RaceEmblem race={help.race} size={18} />
  }
}

function sayHelp(help: Help): string {
  switch (help.help) {
    case 'pearls':
      return m.log_help_pearls({ count: help.count })
    case 'kraken':
      return m.log_help_kraken()
    case 'stack': {
      const stack = { stack: raceStack(help.race), cards: sayCards(help.cards) }
      return help.pearls === 0
        ? m.log_help_stack(stack)
        : m.log_help_stack_pearls({ ...stack, count: help.pearls })
    }
    case 'unknown-stack':
      return m.log_help_unknown_stack({
        stack: raceStack(help.race),
        cards: sayCards(help.cards),
      })
  }
}

/** P31: which race belongs to the guild. */
function GuildWords({ lord }: { readonly lord: LordId }) {
  const guild = lords[lord]?.guild ?? 0
  const race = requiredRaceOf[lord] ?? 0
  const guilds = capital(guildPlural(guild))
  return (
    <Section title={m.help_guilds()}>
      <p className="in-w in-gd">
        <GuildEmblem guild={guild} size={20} />
        {guild === Guild.Ambassador ? (
          m.log_guild_ambassador({ guilds })
        ) : guild === Guild.Smuggler ? (
          m.log_guild_smuggler({ guilds })
        ) : (
          <>
            <RaceEmblem race={race} size={20} />
            {m.log_guild_race({ guilds, races: racePlural(race) })}
          </>
        )}
      </p>
    </Section>
  )
}
