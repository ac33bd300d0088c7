import { KEY_TOKENS, type LordId, lords } from '@hadal/engine'
import { useState } from 'react'
import { KeyMark } from '../../art/emblems/index.ts'
import { Picture } from '../../art/Picture.tsx'
import { useTable } from '../../table/model.ts'
import { m } from '../../text/messages.ts'
import { list } from '../../text/words/cards.ts'
import { locationName } from '../../text/words/locations.ts'
import { lordName, lordShort } from '../../text/words/lords.ts'
import { Act } from '../../ui/Act.tsx'
import { Sheet } from '../../ui/Sheet.tsx'
import { AskBar } from '../AskBar.tsx'
import type { QuestionSheetProps } from '../QuestionSheet.tsx'
import './locations.css'
import './locations.narrow.css'

/** The keys still to be spent, in the upper bits of what the question carries. */
const keysNeeded = (b: number): number => b >> 6

/** B7.3: which lords go under the location; tokens pay for the rest. */
export function KeysSheet({ question, onHide }: QuestionSheetProps) {
  const { update, decide } = useTable()
  const mine = update.view.seats[question.seat]
  const holders = (mine?.lords ?? []).filter(
    ({ lord, under, disabled }) => under === undefined && !disabled && keysOf(lord) > 0,
  )
  const needed = keysNeeded(question.b)
  const tokens = mine?.keyTokens ?? 0
  const [spent, setSpent] = useState<readonly LordId[]>(() =>
    suggested(
      holders.map(({ lord }) => lord),
      needed - tokens,
    ),
  )
  const onLords = spent.reduce((keys, lord) => keys + keysOf(lord), 0)
  const fromTokens = Math.max(0, needed - onLords)
  const isEnough = fromTokens <= tokens && !spent.some((lord) => onLords - keysOf(lord) >= needed)
  const toggle = (lord: LordId): void =>
    setSpent(spent.includes(lord) ? spent.filter((one) => one !== lord) : [...spent, lord])
  const location = locationName(question.a)
  return (
    <Sheet
      className="key3 one"
      title={m.sheets_which_keys()}
      titleHidden
      closable={false}
      onClose={onHide}
      question={
        <AskBar
          onHide={onHide}
          title={m.sheets_keys_question({ location })}
          help={
            spent.length > 0
              ? m.sheets_powers_end({ lords: list(spent.map(lordName)) })
              : m.sheets_no_power_ends()
          }
        >
          <Act
            id="answer"
            label={m.sheets_spend_keys({ count: needed })}
            kind="go"
            icon={<KeyMark size={20} />}
            whyNot={isEnough ? undefined : m.sheets_keys_wrong({ count: needed })}
            onPress={() =>
              decide(...spent.toSorted((a, b) => a - b), ...(fromTokens > 0 ? [KEY_TOKENS] : []))
            }
          />
        </AskBar>
      }
    >
      <header className="k-h">
        <div>
          <p className="k-t">{location}</p>
          <p className="k-s">{m.sheets_keys_what()}</p>
        </div>
      </header>
      <section className="k-src" aria-labelledby="h-keys">
        <h3 className="zh" id="h-keys">
          {m.sheets_which_keys()}
        </h3>
        <ul>
          {tokens > 0 && (
            <li>
              <div className={`ks ${fromTokens > 0 ? 'spent' : 'free'}`}>
                <span className="ks-art tok">
                  <KeyMark size={44} />
                </span>
                <span className="ks-t">
                  <b>{m.count_key_tokens({ count: tokens })}</b>
                  <span className="ks-p">
                    {m.sheets_tokens_spent({ count: Math.min(fromTokens, tokens) })}
                  </span>
                </span>
              </div>
            </li>
          )}
          {holders.map(({ lord }) => (
            <li key={lord}>
              <button
                type="button"
                className={`ks ${spent.includes(lord) ? 'spent' : 'free'}`}
                aria-pressed={spent.includes(lord)}
                onClick={() => toggle(lord)}
              >
                <span className="ks-art">
                  <Picture of={{ lord }} className="lp" />
                </span>
                <span className="ks-t">
                  <b>{lordName(lord)}</b>
                  <span className="ks-p">{lordShort(lord)}</span>
                  <span className="ks-s">
                    {spent.includes(lord) ? (
                      <>
                        <KeyMark size={14} />
                        {m.sheets_power_ends()}
                      </>
                    ) : (
                      m.sheets_stays_free()
                    )}
                  </span>
                </span>
              </button>
            </li>
          ))}
        </ul>
      </section>
    </Sheet>
  )
}

function keysOf(lord: LordId): number {
  return lords[lord]?.keys ?? 0
}

/** Tokens first; then the lords whose power is spent or who have none. */
function suggested(holders: readonly LordId[], needed: number): LordId[] {
  const worth = (lord: LordId): number => (lordShort(lord) === undefined ? 0 : 1)
  const chosen: LordId[] = []
  let keys = 0
  for (const lord of holders.toSorted((one, other) => worth(one) - worth(other))) {
    if (keys >= needed) break
    chosen.push(lord)
    keys += keysOf(lord)
  }
  return chosen
}
