import { legal } from '@hadal/engine'
import { boardLines, titleLine, WHOLE_BOARD } from '../board/board.ts'
import { newsLines } from '../board/news.ts'
import type { Scene } from '../board/scene.ts'
import { askBot } from '../seats.ts'
import { at } from '../words/at.ts'
import { wordsFor } from '../words/questions/questions.ts'
import { sayRefusal } from '../words/refusals.ts'
import { choicesOf, lordToRecruit } from './choices.ts'
import { chooseFrom } from './menu.ts'
import { choosePayment } from './pay.ts'
import { type End, type Sitting, say, sceneOfPerson } from './sitting.ts'

/** Plays to the end of the game, or until the person leaves. */
export async function playTable(sitting: Sitting): Promise<End> {
  while (!sitting.session.isOver) {
    const { session, players } = sitting
    const { bot } = at(players, session.seatAsked)
    if (bot === undefined) {
      const end = await askPerson(sitting)
      if (end !== undefined) return end
    } else session.decide(askBot(session.table, bot, sitting.random))
  }
  tellNews(sitting)
  return 'over'
}

/** Tells what happened since the person was told last. */
function tellNews(sitting: Sitting): void {
  const { terminal, session } = sitting
  const scene = sceneOfPerson(sitting)
  const news = newsLines(session.log, sitting.told, scene, terminal.paint, terminal.width())
  sitting.told = session.log.length
  if (news.length > 0) terminal.print('', ...news)
}

/** Shows the whole board once a turn, and then what the question is about. */
function showBoard(sitting: Sitting, scene: Scene): void {
  const { terminal } = sitting
  const { paint } = terminal
  const { asked, turn } = scene.seen
  if (asked === undefined) return
  const width = terminal.width()
  const isShown = sitting.boardOfTurn === turn && !sitting.showsAll
  const zones = isShown ? wordsFor(asked).about : WHOLE_BOARD
  sitting.boardOfTurn = turn
  terminal.print(
    '',
    ...(isShown ? [] : [titleLine(scene, paint, width)]),
    ...boardLines(scene, zones, paint, width),
  )
}

/** Puts the question to the person until something is decided, or the table has changed. */
async function askPerson(sitting: Sitting): Promise<End | undefined> {
  const { session } = sitting
  const scene = sceneOfPerson(sitting)
  const { asked } = scene.seen
  if (asked === undefined) return 'over'
  tellNews(sitting)
  showBoard(sitting, scene)
  const choices = choicesOf(scene, asked, legal(session.table).toArray())
  for (;;) {
    const reply = await chooseFrom(
      sitting,
      wordsFor(asked).ask(scene, asked),
      choices.map(({ label }) => label),
    )
    if (reply.type === 'end') return reply.end
    if (reply.type === 'look-again') return undefined
    const { decision } = at(choices, reply.index)
    const lord = lordToRecruit(asked, decision)
    if (lord === undefined) {
      decide(sitting, decision)
      return undefined
    }
    const paid = await choosePayment(sitting, scene, lord)
    if (paid.type === 'end') return paid.end
    if (paid.type !== 'back') return undefined
  }
}

/** Plays what is among the choices: a refusal would be a slip of ours, and is said. */
function decide(sitting: Sitting, decision: number): void {
  const refusal = sitting.session.decide(decision)
  if (refusal !== undefined) say(sitting, sayRefusal(refusal, sceneOfPerson(sitting)))
}
