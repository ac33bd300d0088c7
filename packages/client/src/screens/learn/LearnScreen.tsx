import { m } from '@hadal/words'
import { Link } from 'wouter'
import { Page } from '../../app/Page.tsx'
import { lessonPath, PATHS } from '../../app/paths.ts'
import { Act } from '../../ui/Act.tsx'
import { Icon } from '../../ui/Icons.tsx'
import { QuestionBar } from '../../ui/QuestionBar.tsx'
import type { Lesson } from './lesson.ts'
import { LESSONS } from './lessons.ts'
import { noteProgress, progressIn, useProgress } from './progress.ts'
import { lessonAim, lessonName } from './words.ts'
import './learn.css'

/** P27: the lessons, how long each takes, and how far one has come. */
export function LearnScreen() {
  const next = LESSONS.find(({ id }) => !progressIn(id).isDone)
  return (
    <Page
      title={m.lessons_title()}
      sub={m.lessons_sub()}
      question={
        <QuestionBar ask={next ? m.lessons_ask() : m.lessons_ask_done()} sub={m.lessons_ask_sub()}>
          <Act
            label={m.lessons_skip_to_game()}
            kind={next ? 'sec' : 'go'}
            icon={<Icon of="dive" />}
            href={PATHS.setup}
          />
          {next && (
            <Act
              label={lessonName(next)}
              kind="go"
              icon={<Icon of="bulb" />}
              href={lessonPath(next.id)}
            />
          )}
        </QuestionBar>
      }
    >
      <ol className="lrn">
        {LESSONS.map((lesson) => (
          <LessonRow key={lesson.id} lesson={lesson} />
        ))}
      </ol>
    </Page>
  )
}

function LessonRow({ lesson }: { readonly lesson: Lesson }) {
  const { id, number, minutes, steps } = lesson
  const { step, isDone } = useProgress(id)
  // Whoever has been to the end begins anew.
  const again = (): void => {
    if (isDone && step === steps.length - 1) noteProgress(id, { step: 0 })
  }
  return (
    <li>
      <Link className="lr" href={lessonPath(id)} onClick={again}>
        <span className="lr-n" aria-hidden="true">
          {isDone ? <Icon of="check" size={22} /> : number}
        </span>
        <span className="lr-t">
          <b>{lessonName(lesson)}</b>
          <span>{lessonAim(lesson)}</span>
        </span>
        <span className="lr-s">
          {m.lessons_minutes({ count: minutes })}
          <small>{sayState()}</small>
        </span>
      </Link>
    </li>
  )

  function sayState(): string {
    if (step > 0 && step < steps.length - 1)
      return m.lessons_stopped({ step: step + 1, of: steps.length })
    return isDone ? m.lessons_done() : m.lessons_new()
  }
}
