import { commandWord, readCommand } from '@hadal/words'
import { isWord } from '../arguments.ts'
import { isThere, loadFromFile, saveToFile } from '../files.ts'
import { t } from '../messages.ts'
import type { SavedGame } from '../savedGame.ts'
import { type SeatedPlayer, seatPlayers } from '../seats.ts'
import { Session } from '../session.ts'
import { type End, PERSON, type Sitting, say } from './sitting.ts'

/** Whether somebody agreed; `yes` does in every language. */
export const isYes = (word: string): boolean => isWord(word, t.word_yes(), 'yes')
export const isNo = (word: string): boolean => word === '' || isWord(word, t.word_no(), 'no')

const firstOf = (words: string): string => words.split(',')[0] ?? ''

/** The words that a question about leaving can be answered with. */
export const answers = (): {
  readonly yes: string
  readonly no: string
  readonly save: string
} => ({
  yes: firstOf(t.word_yes()),
  no: firstOf(t.word_no()),
  save: commandWord('save'),
})

/** The name of a file behind the word for saving; nothing if something else was typed. */
export function fileToSave(line: string): string | undefined {
  return readCommand(line, ['save'])?.name
}

/** Writes the record of the game; an existing file only if the person agrees. */
export async function saveGame(sitting: Sitting, file: string): Promise<boolean> {
  const { terminal, session, players } = sitting
  if (file === '') {
    say(sitting, t.say_file({ example: `${commandWord('save')} game.txt` }))
    return false
  }
  if (isThere(file)) {
    const answer = await terminal.ask(t.overwrite({ file, ...answers() }))
    if (answer === undefined || !isYes(answer)) {
      say(sitting, t.not_written())
      return false
    }
  }
  const saved = saveToFile(file, session.record, players)
  say(sitting, 'problem' in saved ? saved.problem : t.kept({ place: saved.thing }))
  return !('problem' in saved)
}

/** Goes on with a recorded game; if it cannot be read, the one on the table stays. */
export function loadGame(sitting: Sitting, file: string): boolean {
  if (file === '') {
    say(sitting, t.say_file({ example: `${commandWord('load')} game.txt` }))
    return false
  }
  const loaded = loadFromFile(file)
  if ('problem' in loaded) {
    say(sitting, loaded.problem)
    return false
  }
  takeUp(sitting, loaded.thing)
  say(sitting, t.going_on({ file }))
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
    const answer = await terminal.ask(t.leave(answers()))
    if (answer === undefined) return 'input-ended'
    const word = answer.trim()
    if (isYes(word)) return 'left'
    if (isNo(word)) return undefined
    const file = fileToSave(word)
    if (file === undefined) say(sitting, t.yes_or_no(answers()))
    else if (await saveGame(sitting, file)) return 'left'
  }
}
