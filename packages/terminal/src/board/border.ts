import { type Kind, type LeviathanId, Race, raceOf } from '@hadal/engine'
import { alliesIn, lordCard, sayAlliesShort, sayRace } from '../words/cards.ts'
import { leviathanCard, sayAttack, sayLevels, saySpace } from '../words/leviathans.ts'
import { columns, label, MARGIN, wrap } from './layout.ts'
import { type Paint, widthOf } from './paint.ts'
import { isActive, type Scene, seatOf } from './scene.ts'

/** The border: where each leviathan is, what it resists and does, and what you could fight it with. */
export function borderLines(scene: Scene, paint: Paint, width: number): string[] {
  const { seen } = scene
  if (!seen.expansions.includes('leviathan')) return []
  const heading = paint.heading(label('BORDER'))
  const there = seen.border.flatMap((one, space) => (one === undefined ? [] : [{ ...one, space }]))
  if (there.length === 0) return [heading + paint.faint('no leviathan')]
  const rows = columns(
    there.map(({ leviathan, lost, space }) => [
      paint.strong(saySpace(space)),
      `no. ${leviathanCard(leviathan).name}`,
      sayRaceOf(leviathan, paint),
      sayLevels(leviathan, lost),
      sayAttack(leviathanCard(leviathan).attack),
    ]),
    ['right', 'right', 'left', 'left', 'left'],
  )
  const attackers = there.map(({ leviathan }) => fightersAgainst(scene, leviathan))
  // Every row is padded to the same width, so that the last column stands in line.
  const widest = Math.max(...rows.map(widthOf))
  return [
    ...wrap(
      paint.faint('space, number, race, resistance (tokens), attack; your fighters'),
      width,
      heading,
      MARGIN,
    ),
    ...rows.flatMap((row, index) => {
      const first = `  ${row}${' '.repeat(widest - widthOf(row))}  `
      const allies = sayAlliesShort(attackers[index] ?? [])
      const text = allies === '' ? paint.faint('none') : paint.words(allies)
      return wrap(text, width, first, MARGIN)
    }),
  ]
}

function sayRaceOf(leviathan: LeviathanId, paint: Paint): string {
  const { race } = leviathanCard(leviathan)
  return race === undefined ? 'no race' : paint.race(race, sayRace(race))
}

/** L3.3: allies of its race, crabs and krakens; with the right lord any. */
function fightersAgainst(scene: Scene, leviathan: LeviathanId): Kind[] {
  const mine = seatOf(scene, scene.you)
  const any = mine.lords.some((own) => isActive(own) && lordCard(own.lord).fightsWithAny)
  const races = [Race.Crab, Race.Kraken, leviathanCard(leviathan).race]
  return alliesIn(mine.hand ?? []).filter((kind) => any || races.includes(raceOf[kind]))
}
