import { HintTool } from './HintTool.tsx'
import { RulesTool } from './RulesTool.tsx'

/** What helps with a question and answers nothing: advice, and the rules. */
export function QuestionTools() {
  return (
    <>
      <HintTool />
      <RulesTool />
    </>
  )
}
