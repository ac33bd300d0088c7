import { ask, at, numberedChoices, type Scene, sayRefusal, type TextZone } from '@hadal/words'
import { newsLines } from '../screen/news.ts'
import { askBot } from '../seats.ts'
import { boardLines } from './board.ts'
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

/** In the middle of a turn what changes is shown, and the rest once in each. */
const CHANGING: readonly TextZone[] = ['depths', 'you']

/** Shows the whole board once a turn, and then what the question is about. */
function showBoard(sitting: Sitting, scene: Scene): void {
  const { turn, exploring } = scene.view
  const isShown = sitting.boardOfTurn === turn && !sitting.showsAll
  sitting.boardOfTurn = turn
  if (!isShown) sitting.terminal.print('', ...boardLines(sitting, scene))
  else if (exploring) sitting.terminal.print(...boardLines(sitting, scene, CHANGING))
}

/** Puts the question to the person until something is decided, or the table has changed. */
async function askPerson(sitting: Sitting): Promise<End | undefined> {
  const scene = sceneOfPerson(sitting)
  const { question } = scene
  if (question === undefined) return 'over'
  tellNews(sitting)
  showBoard(sitting, scene)
  const { title, help } = ask(scene, question)
  const choices = numberedChoices(scene, question)
  for (;;) {
    const reply = await chooseFrom(sitting, {
      ask: help === undefined ? [title] : [title, help],
      choices,
    })
    if (reply.type === 'end') return reply.end
    if (reply.type === 'look-again') return undefined
    const { decision, lord } = at(choices, reply.index)
    if (lord === undefined) {
      decide(sitting, decision)
      return undefined
    }
    const paid = await choosePayment(sitting, scene, lord, reply.payment)
    if (paid.type === 'end') return paid.end
    if (paid.type !== 'back') return undefined
  }
}

/** Plays what is among the choices: a refusal would be a slip of ours, and is said. */
function decide(sitting: Sitting, decision: number): void {
  const refusal = sitting.session.decide(decision)
  if (refusal !== undefined) say(sitting, sayRefusal(sceneOfPerson(sitting), refusal))
}
