import type { Arguments } from './arguments.ts'
import { wrap } from './board/layout.ts'
import { newsLines } from './board/news.ts'
import type { Paint } from './board/paint.ts'
import { finalScoreLines } from './board/score.ts'
import { askBot, randomFrom, sayBot, seatPlayers } from './seats.ts'
import { Session } from './session.ts'
import { agreeByDefault } from './table/prepare.ts'
import { at } from './words/at.ts'
import { sayLord } from './words/cards.ts'
import { count, listed } from './words/english.ts'
import { presetOf, sayExpansions } from './words/options.ts'

/** A game between bots, told turn by turn. */
export function demonstrationLines(
  given: Arguments,
  seed: number,
  paint: Paint,
  width: number,
): string[] {
  const { expansions, players, bots, preset, options } = agreeByDefault(given, {})
  const seated = seatPlayers(players, undefined, bots)
  const names = seated.map(({ name }) => name)
  const who = { names, you: undefined }
  const session = new Session({ players, expansions, options }, seed, undefined)
  const { game } = session.table
  const court = Array.from(game.court)
    .filter((lord) => lord > 0)
    .map((lord) => sayLord(lord - 1))
  const opening = [
    paint.heading('HADAL: a demonstration'),
    ...wrap(
      'There is no terminal to ask anybody, so bots play. In a terminal `npm start` lets you play; ' +
        '`npm start -- --help` says more.',
      width,
    ),
    '',
    ...wrap(
      `${listed(seated.map(({ name, bot }) => (bot === undefined ? name : `${name} (${sayBot(bot)})`)))} play ` +
        `${sayExpansions(expansions)} ${presetOf(options) === undefined ? 'by rules of its own' : `by the preset ${preset}`}; the same game again: --seed ${seed}.`,
      width,
    ),
    ...wrap(`At court: ${court.join(', ')}.`, width),
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
    ...finalScoreLines(game, who, paint, width),
    '',
    `The game took ${count(game.turn[0] ?? 0, 'turn')}.`,
  ]
}
