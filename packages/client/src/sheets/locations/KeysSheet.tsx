import { KEY_TOKENS, type LordId } from '@hadal/engine'
import { list, locationName, lordName, lordShort, m } from '@hadal/words'
import { useState } from 'react'
import { KeyMark } from '../../art/emblems/index.ts'
import { useTable } from '../../table/model.ts'
import { Act } from '../../ui/Act.tsx'
import { Sheet } from '../../ui/Sheet.tsx'
import { AskBar } from '../AskBar.tsx'
import type { QuestionSheetProps } from '../QuestionSheet.tsx'
import { KeyHolders, keyHolders, keysOf } from './KeyHolders.tsx'
import './locations.css'
import './locations.narrow.css'

/** The keys still to be spent, in the upper bits of what the question carries. */
const keysNeeded = (b: number): number => b >> 6

/** B7.3: which lords go under the location; tokens pay for the rest. */
export function KeysSheet({ question, onHide }: QuestionSheetProps) {
  const { update, decide } = useTable()
  const holders = keyHolders(update, question.seat)
  const needed = keysNeeded(question.b)
  const tokens = update.view.seats[question.seat]?.keyTokens ?? 0
  const [spent, setSpent] = useState<readonly LordId[]>(() => suggested(holders, needed - tokens))
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
      <KeyHolders
        seat={question.seat}
        title={m.sheets_which_keys()}
        spent={spent}
        tokensSpent={Math.min(fromTokens, tokens)}
        onToggle={toggle}
      />
    </Sheet>
  )
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
