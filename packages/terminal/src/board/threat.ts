import { type Reward, THREAT_TRACK } from '@hadal/engine'
import { at } from '../words/at.ts'
import { sayReward } from '../words/cards.ts'
import { listed } from '../words/english.ts'
import { label, MARGIN, TIE, wrap } from './layout.ts'
import { type Paint, widthOf } from './paint.ts'
import type { Scene } from './scene.ts'

/** The threat track: what a fight pays now, and on each space. The border takes its place (L1.1). */
export function threatLines({ seen }: Scene, paint: Paint, width: number): string[] {
  if (seen.expansions.includes('leviathan')) return []
  const now = at(THREAT_TRACK, seen.threat)
  const track = THREAT_TRACK.map((rewards, space) => {
    const text = `${space + 1} ${rewards.map(short).join('/')}`.replaceAll(' ', TIE)
    return space === seen.threat ? paint.strong(`[${text}]`) : text
  }).join(' · ')
  const legend = '  (K key, P pearl, T token)'
  const hasRoom = MARGIN + widthOf(track + legend) <= width
  return [
    ...wrap(
      `space ${seen.threat + 1}: a monster pays ${listed(now.map(sayReward), 'or').replaceAll('monster ', '')}`,
      width,
      paint.heading(label('THREAT')),
      MARGIN,
    ),
    ...wrap(hasRoom ? track + paint.faint(legend) : track, width, ' '.repeat(MARGIN)),
  ]
}

function short({ pearls, keys, tokens }: Reward): string {
  return 'K'.repeat(keys) + 'P'.repeat(pearls) + 'T'.repeat(tokens)
}
