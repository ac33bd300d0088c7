import { boardInWords, m, type Scene, type TextZone, turnHeadline } from '@hadal/words'
import { t } from '../messages.ts'
import { sectionLines } from '../screen/sections.ts'
import type { Sitting } from './sitting.ts'

/** The table, or parts of it; above the whole of it stands whose turn it is. */
export function boardLines(
  { terminal }: Sitting,
  scene: Scene,
  zones?: readonly TextZone[],
): string[] {
  const { paint } = terminal
  const width = terminal.width()
  const sections = boardInWords(scene).filter(
    ({ zone }) => zones === undefined || zones.includes(zone),
  )
  const lines = sections.flatMap((section) => sectionLines(section, paint, width))
  return zones === undefined ? [titleLine(scene, paint.heading, width), ...lines] : lines
}

function titleLine(scene: Scene, paint: (text: string) => string, width: number): string {
  const { turn, endedBy } = scene.view
  const parts = [m.table_turn({ turn }), turnHeadline(scene)]
  if (endedBy !== undefined) parts.push(t.last_round())
  const text = `── ${parts.join(' · ')} `
  return paint(text + '─'.repeat(Math.max(0, width - text.length)))
}
