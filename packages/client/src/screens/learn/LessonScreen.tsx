import { m } from '@hadal/words'
import { useEffect, useState } from 'react'
import { useLocation } from 'wouter'
import { NotFound } from '../../app/Mishap.tsx'
import { lessonPath, PATHS } from '../../app/paths.ts'
import { useSettings } from '../../app/settings.ts'
import { useTitle } from '../../app/title.ts'
import { useTableStore } from '../../link/store.ts'
import { Act } from '../../ui/Act.tsx'
import { rememberedPlan } from '../setup/plan.ts'
import { startPlan } from '../setup/startTable.ts'
import { Opening } from '../table/Opening.tsx'
import { Played } from '../table/Played.tsx'
import { SeatedTable } from '../table/SeatedTable.tsx'
import { useShownTable } from '../table/useShownTable.ts'
import { Guide } from './Guide.tsx'
import { isRead, type Lesson, stepAt } from './lesson.ts'
import { LESSONS, lessonNamed } from './lessons.ts'
import { noteProgress, progressIn } from './progress.ts'
import { lessonName, sayWrong, stepText, stepTitle } from './words.ts'

/** P27: a lesson, which is a real table that goes as it is written, with a guide over it. */
export function LessonScreen({ id }: { readonly id: string }) {
  const lesson = lessonNamed(id)
  return lesson === undefined ? <NotFound /> : <TakenLesson lesson={lesson} />
}

/** Who sits where the script has nothing to say about it: no bot ever decides here. */
const BOT = 'greedy'

function TakenLesson({ lesson }: { readonly lesson: Lesson }) {
  const table = `lesson-${lesson.id}`
  const { update, log } = useShownTable(table)
  const { begin, close, setPace, setExplains } = useTableStore((state) => state.actions)
  const pace = useSettings((settings) => settings.botPace)
  const [reached, reach] = useState(() => {
    const { step } = progressIn(lesson.id)
    return step < lesson.steps.length ? step : 0
  })
  useTitle(lessonName(lesson))
  useEffect(() => {
    void setPace(pace)
    void setExplains(false)
  }, [pace, setPace, setExplains])
  // biome-ignore lint/correctness/useExhaustiveDependencies: opened once, where it was left
  useEffect(() => {
    const you = { name: m.table_you_capital(), bot: undefined }
    void begin({
      id: table,
      seats: [you, ...lesson.rivals.map((name) => ({ name, bot: BOT }))],
      from: { script: lesson.record, moves: lesson.steps[reached]?.from ?? 0 },
      perfectMemory: false,
    })
    // Whoever goes on to a game has that one begun already.
    return () => {
      if (useTableStore.getState().update?.table === table) close()
    }
  }, [table])
  const at = update?.script && stepAt(lesson, reached, update.script.moves)
  useEffect(() => {
    if (at === undefined) return
    reach(at)
    const isDone = at === lesson.steps.length - 1
    noteProgress(lesson.id, { step: at, ...(isDone && { isDone }) })
  }, [at, lesson])
  if (update === undefined) return <Opening id={table} />
  return (
    <>
      <Played
        update={update}
        log={log}
        Seated={SeatedTable}
        game={undefined}
        onDownload={undefined}
        onRematch={undefined}
      />
      {at !== undefined && <ShownStep lesson={lesson} at={at} onStep={reach} />}
    </>
  )
}

interface StepProps {
  readonly lesson: Lesson
  readonly at: number
  onStep(at: number): void
}

/** What is said at a step, or about something else that was done there, and the ways on. */
function ShownStep({ lesson, at, onStep }: StepProps) {
  const { follow, dismissRefusal } = useTableStore((state) => state.actions)
  const said = useTableStore(({ refused }) =>
    refused?.refusal.reason === 'off-script' ? refused.refusal.said : undefined,
  )
  const step = lesson.steps[at]
  if (step === undefined) return null
  const { from, to } = step
  const isWrong = said !== undefined
  const isLast = at === lesson.steps.length - 1
  const goTo = (next: number): void => {
    onStep(next)
    const { moves = 0 } = useTableStore.getState().update?.script ?? {}
    const { from: wanted = moves } = lesson.steps[next] ?? {}
    if (wanted < moves) void follow(wanted)
  }
  const doIt = (): void => {
    if (to > from) void follow(to)
    else goTo(at + 1)
  }
  return (
    <Guide
      name={lessonName(lesson)}
      at={at}
      count={lesson.steps.length}
      // Something that may be done while one only reads belongs to what is to be done next.
      title={stepTitle(lesson, step)}
      text={
        isWrong ? sayWrong(lesson, answeredBy(lesson, at) ?? step, said) : stepText(lesson, step)
      }
      isWrong={isWrong}
      light={step.light}
      isDone={!isRead(step) && !isWrong}
    >
      {isWrong ? (
        <>
          <Act label={m.lessons_show_me()} kind="sec" onPress={doIt} />
          <Act label={m.lessons_try_again()} kind="go" onPress={dismissRefusal} />
        </>
      ) : (
        <>
          <Act
            label={isLast ? m.lessons_all() : m.lessons_leave()}
            kind="quiet"
            href={PATHS.learn}
          />
          {at > 0 && <Act label={m.table_back()} kind="sec" onPress={() => goTo(at - 1)} />}
          {isLast ? (
            <WaysOn lesson={lesson} />
          ) : isRead(step) ? (
            <Act label={m.lessons_next()} kind="go" onPress={doIt} />
          ) : (
            <Act label={m.lessons_do_it()} kind="sec" onPress={doIt} />
          )}
        </>
      )}
    </Guide>
  )
}

/** The step that the next move belongs to. */
function answeredBy({ steps }: Lesson, at: number) {
  return steps.find((step, index) => index >= at && !isRead(step))
}

/** The base game is learnt: a game of one's own comes before what the expansions add. */
const BASE_LESSONS = 3

/** From the end of a lesson to the next one, or to a game. */
function WaysOn({ lesson }: { readonly lesson: Lesson }) {
  const [, navigate] = useLocation()
  const next = LESSONS[LESSONS.indexOf(lesson) + 1]
  const plays = lesson.number >= BASE_LESSONS
  const play = () => void startPlan(rememberedPlan('alone')).then(navigate)
  return (
    <>
      <Act label={m.lessons_play()} kind={plays ? 'go' : 'sec'} onPress={play} />
      {next !== undefined && (
        <Act
          label={m.lessons_next_lesson({ lesson: lessonName(next) })}
          kind={plays ? 'sec' : 'go'}
          href={lessonPath(next.id)}
        />
      )}
    </>
  )
}
