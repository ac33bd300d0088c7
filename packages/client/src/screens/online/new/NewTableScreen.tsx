import { m } from '@hadal/words'
import { useState } from 'react'
import { useLocation } from 'wouter'
import { Page } from '../../../app/Page.tsx'
import { onlineTablePath, PATHS } from '../../../app/paths.ts'
import { useSettings } from '../../../app/settings.ts'
import { api } from '../../../online/api.ts'
import { meet } from '../../../online/me.ts'
import { useActing } from '../../../online/useActing.ts'
import { sayProblem } from '../../../text/problems.ts'
import { Act } from '../../../ui/Act.tsx'
import { Field } from '../../../ui/Field.tsx'
import { Icon } from '../../../ui/Icons.tsx'
import { QuestionBar } from '../../../ui/QuestionBar.tsx'
import { Segmented } from '../../../ui/Segmented.tsx'
import { Stepper } from '../../../ui/Stepper.tsx'
import { Toggle } from '../../../ui/Toggle.tsx'
import { PaceChoice } from '../../settings/PaceChoice.tsx'
import { type BotName, rememberBot, rememberedBot } from '../../setup/bots.ts'
import { CharacterChoice } from '../../setup/CharacterChoice.tsx'
import { Expansions } from '../../setup/Expansions.tsx'
import { LevelChoice } from '../../setup/LevelChoice.tsx'
import { Options } from '../../setup/Options.tsx'
import { FEWEST_SEATS } from '../../setup/plan.ts'
import { NotReached } from '../NotReached.tsx'
import { sayClock } from '../words.ts'
import {
  CLOCK_NAMES,
  CLOCKS,
  changed,
  mostPlayersOf,
  newTableOf,
  USUAL,
  type Wanted,
} from './wanted.ts'
import './newTable.css'

/** As long as the server takes it. */
const LONGEST_NAME = 40

/** A new table online: everything is filled in already. */
export function NewTableScreen() {
  const [, navigate] = useLocation()
  const pace = useSettings((settings) => settings.botPace)
  const [wanted, setWanted] = useState(() => ({ ...USUAL, bot: rememberedBot() }))
  const { act, problem } = useActing()
  const change = (part: Partial<Wanted>) => setWanted((before) => changed(before, part))
  const open = (): void =>
    act(
      async () => {
        const me = await meet()
        return me.ok ? await api.open(newTableOf(wanted, pace)) : me
      },
      (opened) => navigate(onlineTablePath(opened.id)),
    )
  if (problem === 'no-server' || problem === 'no-connection')
    return <NotReached problem={problem} onRetry={open} />
  return (
    <Page
      title={m.online_new_title()}
      back={{ label: m.online_to_online(), href: PATHS.online }}
      question={
        <QuestionBar
          ask={m.online_new_ask()}
          sub={problem === undefined ? saySeats(wanted) : sayProblem(problem)}
        >
          <Act label={m.online_back()} href={PATHS.online} />
          <Act
            id="open"
            kind="go"
            icon={<Icon of="dive" />}
            label={m.online_new_open()}
            onPress={open}
          />
        </QuestionBar>
      }
    >
      <div className="on-new">
        <Who wanted={wanted} onChange={change} />
        <Where wanted={wanted} onChange={change} />
        <What wanted={wanted} onChange={change} />
      </div>
    </Page>
  )
}

function saySeats({ players, bots }: Wanted): string {
  const count = players - bots - 1
  return count === 0 ? m.online_new_ask_sub_none() : m.online_new_ask_sub({ count })
}

interface PartProps {
  readonly wanted: Wanted
  onChange(part: Partial<Wanted>): void
}

/** How many play. */
function Who({ wanted, onChange }: PartProps) {
  const { name, players, bots, bot, expansions } = wanted
  const choose = (chosen: BotName): void => {
    rememberBot(chosen)
    onChange({ bot: chosen })
  }
  return (
    <section className="on-part" aria-labelledby="h-who">
      <h2 className="zh" id="h-who">
        {m.online_seats()}
      </h2>
      <Field
        label={m.online_new_name()}
        value={name}
        placeholder={m.online_new_name_any()}
        maxLength={LONGEST_NAME}
        onChange={(written) => onChange({ name: written })}
      />
      <Stepper
        label={m.online_new_players()}
        value={players}
        min={FEWEST_SEATS}
        max={mostPlayersOf(wanted)}
        onChange={(count) => onChange({ players: count })}
        sub={expansions.includes('leviathan') ? undefined : m.online_new_fifth()}
      />
      <Stepper
        label={m.online_new_bots()}
        value={bots}
        min={0}
        max={players - 1}
        onChange={(count) => onChange({ bots: count })}
      />
      {bots > 0 && (
        <>
          <LevelChoice label={m.bots_levels()} value={bot} onChange={choose} />
          <CharacterChoice value={bot} onChange={choose} />
          <div>
            <h3 className="zs">{m.online_new_pace()}</h3>
            <PaceChoice />
          </div>
        </>
      )}
    </section>
  )
}

/** Who gets to know of it. */
function Where({ wanted, onChange }: PartProps) {
  const { visibility, onlookers, perfectMemory, clock } = wanted
  return (
    <section className="on-part" aria-labelledby="h-where">
      <h2 className="zh" id="h-where">
        {m.online_new_who()}
      </h2>
      <Segmented
        label={m.online_new_who()}
        fill
        value={visibility}
        choices={[
          { value: 'private', label: m.online_new_private() },
          { value: 'listed', label: m.online_new_listed() },
        ]}
        onChange={(chosen) => onChange({ visibility: chosen })}
      />
      <p className="dimt">
        {visibility === 'private' ? m.online_new_private_why() : m.online_new_listed_why()}
      </p>
      <h2 className="zh">{m.online_clock()}</h2>
      <Segmented
        label={m.online_clock()}
        className="rg on-clock"
        value={clock}
        choices={CLOCK_NAMES.map((name) => ({ value: name, label: sayClock(CLOCKS[name]) }))}
        onChange={(chosen) => onChange({ clock: chosen })}
      />
      <p className="dimt">
        {clock === 'none' ? m.online_new_clock_none_why() : m.online_new_clock_why()}
      </p>
      <Toggle
        label={m.online_new_onlookers()}
        sub={m.online_new_onlookers_why()}
        on={onlookers}
        onChange={(on) => onChange({ onlookers: on })}
      />
      <Toggle
        label={m.setup_memory()}
        sub={m.setup_memory_why()}
        on={perfectMemory}
        onChange={(on) => onChange({ perfectMemory: on })}
      />
    </section>
  )
}

/** What is played, and how. */
function What({ wanted: { expansions, options }, onChange }: PartProps) {
  return (
    <section className="on-part" aria-labelledby="h-what">
      <h2 className="zh" id="h-what">
        {m.online_new_game()}
      </h2>
      <Expansions chosen={expansions} onChange={(chosen) => onChange({ expansions: chosen })} />
      <Options
        options={options}
        expansions={expansions}
        onChange={(chosen) => onChange({ options: chosen })}
      />
    </section>
  )
}
