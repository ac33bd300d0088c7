import { ask, m, waiting } from '@hadal/words'
import { memo } from 'react'
import { Link } from 'wouter'
import { bothPaths } from '../../app/paths.ts'
import type { Update } from '../../link/protocol.ts'
import { useTableStore } from '../../link/store.ts'
import { QuestionSheet } from '../../sheets/QuestionSheet.tsx'
import { AnswerButtons } from '../../table/decision/AnswerButtons.tsx'
import { sayAnswered } from '../../table/decision/answered.ts'
import { sayLastReason } from '../../table/decision/lastReason.ts'
import { QuestionTools } from '../../table/decision/QuestionTools.tsx'
import { Later } from '../../table/Later.tsx'
import type { TableModel } from '../../table/model.ts'
import { Stage } from '../../table/stage/Stage.tsx'
import { BorderZone } from '../../table/zones/BorderZone.tsx'
import { Council } from '../../table/zones/Council.tsx'
import { Court } from '../../table/zones/Court.tsx'
import { Depths } from '../../table/zones/Depths.tsx'
import { LogColumn } from '../../table/zones/LogColumn.tsx'
import { Mine } from '../../table/zones/Mine.tsx'
import { Places } from '../../table/zones/Places.tsx'
import { Rivals } from '../../table/zones/Rivals.tsx'
import { type Tab, Tabs } from '../../table/zones/Tabs.tsx'
import { Top } from '../../table/zones/Top.tsx'
import { QuestionBar } from '../../ui/QuestionBar.tsx'
import '../../table/themes.css'
import '../../table/zones/frame.css'
import '../../table/zones/question.css'
import '../../table/zones/targets.css'
import '../../table/decision/answered.css'
import { Act } from '../../ui/Act.tsx'
import { nameOfBot } from '../setup/botWords.ts'
import { useBanner } from './Banner.tsx'
import { FirstTime } from './firstTime/FirstTime.tsx'
import { HeldBar, useHeld } from './Held.tsx'
import { sayMinds } from './sayMinds.ts'
import { tabFor } from './tabFor.ts'
import { useKeptFocus } from './useKeptFocus.ts'
import { useShortcuts } from './useShortcuts.ts'
import { useStateOf } from './useStateOf.ts'
import { WhileWaiting } from './WhileWaiting.tsx'
import { focusInZone } from './zones.ts'

interface Props {
  readonly model: TableModel
  /** Back to the score, when the game is over. */
  readonly onScore: (() => void) | undefined
  onUndo(): void
  onSettings(): void
}

/** The whole table as one pair of eyes sees it. */
export const TableView = memo(function TableView({ model, onScore, onUndo, onSettings }: Props) {
  const { update, scene } = model
  const { view, eyes, question } = update
  // Each new question brings its zone to the front.
  const wanted = tabFor(model)
  const [tab, setTab] = useStateOf<Tab>(`${update.version} ${wanted}`, wanted)

  const hasBorder = view.expansions.includes('leviathan')
  const isExploring = view.depths.length > 0
  const screen = hasBorder ? 'border' : isExploring ? 'offer' : 'table'
  const words = question ? ask(scene, question) : { title: waiting(scene, update.waitsFor) }
  const minds = useTableStore(sayMinds)
  const told =
    sayAnswered(model) ??
    (question ? undefined : minds) ??
    sayLastReason(model) ??
    sayStandIn(update) ??
    sayOnlooker(update)
  const held = useHeld(model)
  const goTo = (zone: Tab, named?: string): void => {
    setTab(zone)
    focusInZone(`z-${zone}`, named)
  }
  useShortcuts(model, { onUndo, onZone: goTo })
  useKeptFocus()
  return (
    <>
      <div className={`t ${hasBorder ? 'lev5' : ''}`} data-screen={screen} data-zone={tab}>
        <a className="skip" href="#question">
          {m.table_skip_to_question()}
        </a>
        {update.script === undefined && (
          <Link className="skip" href={bothPaths(update.table, update.place === 'online').words}>
            {m.text_title()}
          </Link>
        )}
        <Later>
          <Top onUndo={onUndo} onSettings={onSettings} banner={useBanner(update)} />
          <Rivals />
        </Later>
        <main className="sea" id="main">
          {hasBorder ? <BorderZone /> : isExploring ? <Stage /> : <Depths />}
          <Council />
          <Court compact={hasBorder || isExploring} />
        </main>
        <aside className="side" aria-label={m.table_places_and_log()}>
          <Places />
          <LogColumn log={model.log} />
        </aside>
        <Tabs tab={tab} onTab={setTab} />
        {eyes !== undefined && <Mine seat={eyes} />}
        {held ? (
          <HeldBar held={held} />
        ) : (
          <QuestionBar
            id="question"
            label={m.table_question()}
            ask={words.title}
            aside={
              <>
                <FirstTime update={update} />
                <QuestionTools />
              </>
            }
            sub={
              told ? <span className="told">{told}</span> : 'help' in words ? words.help : undefined
            }
          >
            {question ? <AnswerButtons onZone={goTo} /> : <WhileWaiting />}
            {onScore && <Act label={m.table_to_score()} kind="go" onPress={onScore} />}
          </QuestionBar>
        )}
      </div>
      {!held && <QuestionSheet />}
    </>
  )
})

/** Whoever looks on at a table online is told so. */
function sayOnlooker({ place, eyes, result }: Update): string | undefined {
  return place === 'online' && eyes === undefined && !result ? m.online_looking_on() : undefined
}

/** Who plays for these eyes, if they have left their seat to a bot. */
function sayStandIn({ eyes, seats }: Update): string | undefined {
  const { bot, standsIn } = (eyes === undefined ? undefined : seats[eyes]) ?? {}
  return standsIn && bot !== undefined ? m.menu_plays_for_you({ bot: nameOfBot(bot) }) : undefined
}
