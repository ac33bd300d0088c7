import {
  asked,
  createTable,
  EXPANSION_NAMES,
  Game,
  GUILD_NAMES,
  isOver,
  KIND_NAMES,
  LEVIATHAN_TOKEN_NAMES,
  LOOT_NAMES,
  legal,
  leviathans,
  locations,
  lords,
  play,
  RACE_NAMES,
  rulebookSetup,
  sayDecision,
  seeded,
  setUp,
  TOKEN_NAMES,
} from '@hadal/engine'
import { command } from '../command.ts'
import { TOO_LONG } from '../sitting.ts'
import { Stream } from '../streams.ts'

/** So many that every answer to every question has come up. */
const GAMES = 1_500

/** What the numbers in views and decisions mean, for those who write programs that play. */
export const numbers = command({
  name: 'numbers',
  options: {},
  run() {
    const questions = answersByQuestion()
    return {
      json: {
        allies: KIND_NAMES,
        races: RACE_NAMES,
        lords: lords.map(({ name, guild, influence, keys, cost, races }) => ({
          name,
          guild: GUILD_NAMES[guild],
          influence,
          keys,
          cost,
          races,
        })),
        locations: locations.map(({ name }) => name),
        leviathans: leviathans.map(({ name }) => name),
        loot: LOOT_NAMES,
        monsterTokens: TOKEN_NAMES,
        leviathanTokens: LEVIATHAN_TOKEN_NAMES,
        questions: Object.fromEntries(
          [...questions].map(([name, answers]) => [name, Object.fromEntries(answers)]),
        ),
      },
      lines: page(questions),
      good: true,
    }
  },
})

type Answers = ReadonlyMap<number, string>

/** Every answer that comes up in many games, in the words of records. */
function answersByQuestion(): ReadonlyMap<string, Answers> {
  const questions = new Map<string, Map<number, string>>()
  const table = createTable(new Game(), seeded(0))
  const stream = new Stream(1)
  for (let number = 0; number < GAMES; number++) {
    table.chance = seeded(number)
    const expansions = EXPANSION_NAMES.filter((_, at) => ((number >> at) & 1) === 1)
    setUp(table, rulebookSetup(2 + (number % 3), expansions))
    for (let decisions = 0; decisions < TOO_LONG && !isOver(table.game); decisions++) {
      const { list, size } = legal(table)
      const name = asked(table.game)?.question.name ?? ''
      const answers = questions.get(name) ?? new Map<number, string>()
      questions.set(name, answers)
      for (const decision of list.subarray(0, size))
        if (!answers.has(decision)) answers.set(decision, sayDecision(table.game, decision))
      play(table, list[stream.below(size)] ?? 0)
    }
  }
  const inOrder = [...questions].sort(([one], [other]) => (one < other ? -1 : 1))
  return new Map(
    inOrder.map(([name, answers]) => [
      name,
      new Map([...answers].sort(([one], [other]) => one - other)),
    ]),
  )
}

/** Words that many answers share: each family is told once, with the number at which it begins. */
const FAMILIES: readonly (readonly [family: string, words: readonly string[]])[] = [
  ['an ally', KIND_NAMES],
  ['a race', RACE_NAMES],
  ['support a race', RACE_NAMES.map((race) => `support ${race}`)],
  ['a lord', lords.map(({ name }) => name)],
  ['recruit a lord', lords.map(({ name }) => `recruit ${name}`)],
  ['use a lord', lords.map(({ name }) => `use ${name}`)],
  ['a location', locations.map(({ name }) => name)],
  ['a seat', ['A', 'B', 'C', 'D', 'E']],
]

/** Answers as a reader wants them: `0… an ally, 191 = pass`. */
function told(answers: Answers): string {
  const said = new Set<string>()
  for (const [decision, word] of answers) said.add(familyOf(decision, word))
  return [...said].join(', ')
}

function familyOf(decision: number, word: string): string {
  if (word === String(decision)) return '0… so many'
  const family = FAMILIES.find(([, words]) => words.includes(word))
  return family ? `${decision - family[1].indexOf(word)}… ${family[0]}` : `${decision} = ${word}`
}

function page(questions: ReadonlyMap<string, Answers>): string[] {
  const list = (names: readonly string[]) => names.map((name, at) => `${at} = ${name}`).join(', ')
  return [
    '# What the numbers mean',
    '',
    'Views, questions and decisions speak of cards by number. `npm run -s lab -- numbers --json` prints the same for programs;',
    '`npm run -s lab -- numbers > docs/NUMBERS.md` writes this page.',
    '',
    '## Cards',
    '',
    `**Races**: ${list(RACE_NAMES)}.`,
    '',
    `**Allies**, by race and strength; in Leviathan those with a p add pearls to a fight, those with a d dice: ${list(KIND_NAMES)}.`,
    '',
    `**Locations**: ${list(locations.map(({ name }) => name))}.`,
    '',
    `**Leviathans** have the number on their card less one, ${leviathans.length} in all; spaces of the border go by what the dice show.`,
    '',
    `**Loot**: ${list(LOOT_NAMES)}. **Monster tokens**: ${list(TOKEN_NAMES)}. **Leviathan tokens**: ${list(LEVIATHAN_TOKEN_NAMES)}.`,
    '',
    '**Lords**:',
    '',
    '| number | lord | guild | influence | keys | cost | races |',
    '|---|---|---|---|---|---|---|',
    ...lords.map(
      ({ id, name, guild, influence, keys, cost, races }) =>
        `| ${id} | ${name} | ${GUILD_NAMES[guild]} | ${influence} | ${keys} | ${cost} | ${races} |`,
    ),
    '',
    '## Questions and their answers',
    '',
    '“0… a lord” means that the decision is the number of the lord, “192… use a lord” that it is 192 and the number of the lord added. Only what',
    'a question offers in `decisions` is legal; whatever a lord of yours can do at any moment of your turn is offered there too.',
    '',
    '| question | decisions |',
    '|---|---|',
    ...[...questions].map(([name, answers]) => `| ${name} | ${told(answers)} |`),
  ]
}
