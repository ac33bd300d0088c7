// Checks the subject of a commit: node commitMessage.mjs FILE
import { readFileSync } from 'node:fs'
import { isMain } from '../isMain.mjs'

const LONGEST = 60

/** Git writes these subjects itself; the last three disappear in a rebase. */
const WRITTEN_BY_GIT = /^(Merge |Revert "|Reapply "|fixup! |squash! |amend! )/

/** Verbs whose imperative only looks like another form. */
const IMPERATIVES = new Set(
  [
    'Embed Exceed Feed Heed Need Proceed Seed Shed Shred Speed Succeed',
    'Bring Ping Ring Spring String Swing',
    'Alias Bias Canvas Focus',
  ]
    .join(' ')
    .split(' '),
)
const OTHER_FORM = /(?:ed|ing|[^s]s)$/
/** Past tenses without an ending, as far as commits use them. */
const PAST = /^(?:Built|Did|Found|Gave|Kept|Made|Ran|Rewrote|Sent|Took|Was|Were|Went|Wrote)$/

/**
 * What is wrong with the subject of a commit message, one sentence each.
 * @param {string} subject
 * @returns {string[]}
 */
export function problemsOf(subject) {
  if (WRITTEN_BY_GIT.test(subject)) return []
  const [verb = ''] = subject.split(/[^\p{L}]/u)
  const length = [...subject].length
  const problems = []
  if (!/^\p{Lu}/u.test(subject)) problems.push('It starts with a capital letter.')
  if (PAST.test(verb) || (OTHER_FORM.test(verb) && !IMPERATIVES.has(verb)))
    problems.push(`It is imperative: “Add”, not “Added”, “Adding” or “Adds” (found “${verb}”).`)
  if (subject.endsWith('.')) problems.push('It has no full stop at the end.')
  if (length > LONGEST)
    problems.push(`It has at most ${LONGEST} characters (found ${length}); the body has room.`)
  return problems
}

/**
 * The first line that Git keeps.
 * @param {string} message
 */
function subjectOf(message) {
  const lines = message.split('\n').map((line) => line.trim())
  return lines.find((line) => line !== '' && !line.startsWith('#'))
}

if (isMain(import.meta.url)) {
  const subject = subjectOf(readFileSync(String(process.argv[2]), 'utf8'))
  // Git itself refuses a message without any text.
  const problems = subject === undefined ? [] : problemsOf(subject)
  if (problems.length > 0) {
    const list = problems.map((problem) => `  - ${problem}\n`).join('')
    process.stderr.write(`Please reword the subject “${subject}”:\n${list}`)
    process.exitCode = 1
  }
}
