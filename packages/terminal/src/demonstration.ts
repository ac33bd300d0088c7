import { standings } from '@hadal/engine'
import { at, list, lordName, m, presetName, presetOf, sayExpansions } from '@hadal/words'
import type { Arguments } from './arguments.ts'
import { t } from './messages.ts'
import { wrap } from './screen/layout.ts'
import { newsLines } from './screen/news.ts'
import type { Paint } from './screen/paint.ts'
import { finalScoreLines } from './screen/score.ts'
import { askBot, randomFrom, sayBot, seatPlayers } from './seats.ts'
import { Session } from './session.ts'
import { agreeByDefault } from './table/prepare.ts'
import { COMMAND } from './usage.ts'

/** A game between bots, told turn by turn. */
export function demonstrationLines(
  given: Arguments,
  seed: number,
  paint: Paint,
  width: number,
): string[] {
  const { expansions, players, bots, options } = agreeByDefault(given, {})
  const seated = seatPlayers(players, undefined, bots)
  const names = seated.map(({ name }) => name)
  const who = { names, you: undefined }
  const session = new Session({ players, expansions, options }, seed, undefined)
  const { game } = session.table
  const court = Array.from(game.court)
    .filter((lord) => lord > 0)
    .map((lord) => lordName(lord - 1))
  const opening = [
    paint.heading(`HADAL: ${t.demonstration()}`),
    ...wrap(t.demonstration_why({ command: COMMAND, help: `${COMMAND} -- --help` }), width),
    '',
    ...wrap(
      t.at_table({
        names: list(
          seated.map(({ name, bot }) => (bot === undefined ? name : `${name} (${sayBot(bot)})`)),
        ),
        game: `${sayExpansions(expansions)}, ${presetName(presetOf(options))}`,
        seed,
      }),
      width,
    ),
    ...wrap(`${m.table_court()}: ${list(court)}.`, width),
    '',
  ]
  const random = randomFrom(seed)
  while (!session.isOver) {
    const { bot } = at(seated, session.seatAsked)
    if (bot === undefined) throw new Error('a seat without a bot')
    session.decide(askBot(session.table, bot, random))
  }
  return [
    ...opening,
    ...newsLines(session.log, 0, who, paint, width),
    '',
    ...finalScoreLines(standings(game), who, paint, width),
    '',
    t.took({ count: game.turn[0] ?? 0 }),
  ]
}
