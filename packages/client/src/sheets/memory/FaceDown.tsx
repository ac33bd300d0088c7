import { m } from '@hadal/words'
import { Ally, AllyBack } from '../../table/parts/Ally.tsx'
import type { Known } from './unseen.ts'
import './faceDown.css'

/** How many backs are drawn before they are only counted. */
const BACKS = 8

/** Cards that lie face down: those that were seen by their faces, the others by their backs. */
export function FaceDown({ known: { kinds, unknown } }: { readonly known: Known }) {
  return (
    <span className="fd">
      {kinds.map((kind, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: equal cards are told apart by their place
        <Ally key={at} kind={kind} />
      ))}
      {unknown > 0 && (
        <span className="fd-b" role="img" aria-label={m.log_unknown({ count: unknown })}>
          {Array.from({ length: Math.min(unknown, BACKS) }, (_, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: backs are all alike
            <AllyBack key={at} />
          ))}
          {unknown > BACKS && <b>+{unknown - BACKS}</b>}
        </span>
      )}
    </span>
  )
}
