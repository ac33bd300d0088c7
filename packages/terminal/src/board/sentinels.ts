import { saySentinel, sayTarget } from '../words/sentinels.ts'
import { sayWho } from '../words/who.ts'
import { label, MARGIN, wrap } from './layout.ts'
import type { Paint } from './paint.ts'
import type { Scene } from './scene.ts'

/** The sentinels that somebody has, and what they lie on; nothing as long as nobody has one. */
export function sentinelsLines(scene: Scene, paint: Paint, width: number): string[] {
  const texts = scene.seen.sentinels.flatMap(({ owner, on, waits }, sentinel) => {
    if (owner === undefined) return []
    const where =
      on === undefined
        ? waits
          ? 'held until the next turn'
          : 'held'
        : `on ${sayTarget(on.zone, on.target)}`
    const whose = owner === scene.you ? 'yours' : `${sayWho(scene, owner)}’s`
    return [`${saySentinel(sentinel).replace('the ', '')} (${whose}) ${where}`]
  })
  if (texts.length === 0) return []
  return wrap(texts.join(', '), width, paint.heading(label('SENTINELS')), MARGIN)
}
