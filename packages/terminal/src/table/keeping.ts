import { isThere, loadFromFile, saveToFile } from '../files.ts'
import type { SavedGame } from '../savedGame.ts'
import { type SeatedPlayer, seatPlayers } from '../seats.ts'
import { Session } from '../session.ts'
import { type End, PERSON, type Sitting, say } from './sitting.ts'

const isYes = (line: string): boolean => /^y(es)?$/i.test(line.trim())

/** Writes the record of the game; an existing file only if the person agrees. */
export async function saveGame(sitting: Sitting, file: string): Promise<boolean> {
  const { terminal, session, players } = sitting
  if (file === '') {
    say(sitting, 'Say where: for example `save game.txt`.')
    return false
  }
  if (isThere(file)) {
    const answer = await terminal.ask(`“${file}” is there already. Overwrite it? [y/N] `)
    if (answer === undefined || !isYes(answer)) {
      say(sitting, 'Nothing was written.')
      return false
    }
  }
  const saved = saveToFile(file, session.record, players)
  say(sitting, 'problem' in saved ? saved.problem : `The game is kept in ${saved.thing}.`)
  return !('problem' in saved)
}

/** Goes on with a recorded game; if it cannot be read, the one on the table stays. */
export function loadGame(sitting: Sitting, file: string): boolean {
  if (file === '') {
    say(sitting, 'Say which: for example `load game.txt`.')
    return false
  }
  const loaded = loadFromFile(file)
  if ('problem' in loaded) {
    say(sitting, loaded.problem)
    return false
  }
  takeUp(sitting, loaded.thing)
  say(sitting, `Going on with “${file}”.`)
  return true
}

/** Puts a saved game on the table. Its luck goes on anew: a record holds only what has happened. */
export function takeUp(sitting: Sitting, { record, players }: SavedGame): void {
  sitting.players = players ?? seatedLike(sitting, record.setup.players)
  sitting.session = new Session(record, sitting.random(0x1_0000), PERSON)
  sitting.told = sitting.session.log.length
  sitting.boardOfTurn = undefined
}

/** The same people and kinds of bots, for another number of players. */
function seatedLike({ players }: Sitting, number: number): readonly SeatedPlayer[] {
  if (players.length === number) return players
  const kinds = players.flatMap(({ bot }) => (bot === undefined ? [] : [bot.name]))
  return seatPlayers(number, players[PERSON]?.name, kinds)
}

/** Asks whether the game is to be left, and offers to keep it. */
export async function quitGame(sitting: Sitting): Promise<End | undefined> {
  const { terminal } = sitting
  for (;;) {
    const answer = await terminal.ask('Leave the game? yes, no, or save FILE [no] ')
    if (answer === undefined) return 'input-ended'
    const [word = '', ...rest] = answer.trim().split(/\s+/)
    if (isYes(word)) return 'left'
    if (word === '' || /^no?$/i.test(word)) return undefined
    if (word.toLowerCase() !== 'save') {
      say(sitting, 'Type yes, no, or save and the name of a file.')
      continue
    }
    if (await saveGame(sitting, rest.join(' '))) return 'left'
  }
}
