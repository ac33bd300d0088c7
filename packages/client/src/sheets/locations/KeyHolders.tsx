import { type LordId, lords, type Seat } from '@hadal/engine'
import { lordName, lordShort, m } from '@hadal/words'
import type { ReactNode } from 'react'
import { KeyMark } from '../../art/emblems/index.ts'
import { Picture } from '../../art/Picture.tsx'
import { useTable } from '../../table/model.ts'

export function keysOf(lord: LordId): number {
  return lords[lord]?.keys ?? 0
}

/** The free lords of a seat that carry keys. */
export function keyHolders({ view }: ReturnType<typeof useTable>['update'], seat: Seat): LordId[] {
  return (view.seats[seat]?.lords ?? [])
    .filter(({ lord, under, disabled }) => under === undefined && !disabled && keysOf(lord) > 0)
    .map(({ lord }) => lord)
}

interface Props {
  readonly seat: Seat
  readonly title: string
  /** The lords that go under the location; without them nothing is decided yet. */
  readonly spent?: readonly LordId[]
  readonly tokensSpent?: number
  onToggle?(lord: LordId): void
}

/** Where my keys are, and which of them are spent. */
export function KeyHolders({ seat, title, spent, tokensSpent = 0, onToggle }: Props) {
  const { update } = useTable()
  const tokens = update.view.seats[seat]?.keyTokens ?? 0
  return (
    <section className="k-src" aria-labelledby="h-keys">
      <h3 className="zh" id="h-keys">
        {title}
      </h3>
      <ul>
        {tokens > 0 && (
          <li>
            <div className={`ks ${tokensSpent > 0 ? 'spent' : 'free'}`}>
              <span className="ks-art tok">
                <KeyMark size={44} />
              </span>
              <span className="ks-t">
                <b>{m.count_key_tokens({ count: tokens })}</b>
                {spent && (
                  <span className="ks-p">{m.sheets_tokens_spent({ count: tokensSpent })}</span>
                )}
              </span>
            </div>
          </li>
        )}
        {keyHolders(update, seat).map((lord) => (
          <li key={lord}>
            <Holder lord={lord} spent={spent?.includes(lord)} onToggle={onToggle} />
          </li>
        ))}
      </ul>
    </section>
  )
}

interface HolderProps {
  readonly lord: LordId
  /** Nothing while it is not asked which keys are spent. */
  readonly spent: boolean | undefined
  readonly onToggle: Props['onToggle']
}

function Holder({ lord, spent, onToggle }: HolderProps) {
  const face = (
    <>
      <span className="ks-art">
        <Picture of={{ lord }} className="lp" />
      </span>
      <span className="ks-t">
        <b>{lordName(lord)}</b>
        <span className="ks-p">{lordShort(lord)}</span>
        {spent !== undefined && <Fate spent={spent} />}
      </span>
    </>
  )
  if (!onToggle) return <div className="ks">{face}</div>
  return (
    <button
      type="button"
      className={`ks ${spent ? 'spent' : 'free'}`}
      aria-pressed={spent}
      onClick={() => onToggle(lord)}
    >
      {face}
    </button>
  )
}

/** What becomes of a lord's power. */
function Fate({ spent }: { readonly spent: boolean }): ReactNode {
  if (!spent) return <span className="ks-s">{m.sheets_stays_free()}</span>
  return (
    <span className="ks-s">
      <KeyMark size={14} />
      {m.sheets_power_ends()}
    </span>
  )
}
