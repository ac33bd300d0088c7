import { m } from '@hadal/words'
import { useState } from 'react'
import { useLocation, useSearch } from 'wouter'
import { Page } from '../../app/Page.tsx'
import { PATHS } from '../../app/paths.ts'
import { Act } from '../../ui/Act.tsx'
import { Icon } from '../../ui/Icons.tsx'
import { QuestionBar } from '../../ui/QuestionBar.tsx'
import { GamePanel } from './GamePanel.tsx'
import { kindOf, rememberedPlan, type TablePlan } from './plan.ts'
import { problemsOf } from './problems.ts'
import { SeatPanel } from './SeatPanel.tsx'
import { Seats } from './Seats.tsx'
import { startPlan } from './startTable.ts'
import { expansionNames, listed, sayProblem, seatName } from './words.ts'
import './setup.css'
import './setup.narrow.css'

/** A new table: everything is filled in already, so that one can dive at once. */
export function SetupScreen() {
  const search = useSearch()
  const [, navigate] = useLocation()
  const [plan, setPlan] = useState(() =>
    rememberedPlan(new URLSearchParams(search).has('together') ? 'together' : 'alone'),
  )
  const [chosen, choose] = useState(0)
  const [failure, setFailure] = useState<unknown>()
  // What cannot be begun is said by the screen for mishaps.
  if (failure !== undefined) throw failure

  const change = (part: Partial<TablePlan>) => setPlan((before) => ({ ...before, ...part }))
  const [problem] = problemsOf(plan, (_, at) => seatName(plan, at))
  const whyNot = problem === undefined ? undefined : sayProblem(problem)
  const at = Math.min(chosen, plan.seats.length - 1)
  return (
    <Page
      title={m.setup_title()}
      titleHidden
      question={
        <QuestionBar
          id="question"
          ask={whyNot ?? sayPlan(plan)}
          sub={kindOf(plan) === 'alone' ? m.setup_sub_alone() : m.setup_sub_together()}
        >
          <Act label={m.setup_back()} href={PATHS.home} />
          <Act
            kind="go"
            icon={<Icon of="dive" />}
            label={m.setup_dive()}
            whyNot={whyNot}
            whyNotBriefly={m.setup_cannot()}
            onPress={() => startPlan(plan).then(navigate, setFailure)}
          />
        </QuestionBar>
      }
    >
      <div className="su">
        <Seats plan={plan} chosen={at} onChoose={choose} onChange={change} />
        <SeatPanel
          key={at}
          plan={plan}
          at={at}
          onChange={change}
          onRemoved={() => choose(Math.max(0, at - 1))}
        />
        <GamePanel plan={plan} onChange={change} />
      </div>
    </Page>
  )
}

function sayPlan(plan: TablePlan): string {
  const names = listed(plan.seats.map((_, at) => seatName(plan, at)))
  const expansions = expansionNames(plan.expansions)
  const game =
    expansions === undefined ? m.setup_summary_base() : m.setup_summary_with({ expansions })
  return m.setup_summary({ names, game })
}
