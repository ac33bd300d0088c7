import { chanceOfPair, type LootChance, nextLoot } from '@hadal/bots'
import { LOOT_NAMES, type LocationId, SEARCH, STOP, valueOfLoot } from '@hadal/engine'
import { locationName, lootShort, m } from '@hadal/words'
import { useSettings } from '../../app/settings.ts'
import { Picture } from '../../art/Picture.tsx'
import { useTable } from '../../table/model.ts'
import { Act } from '../../ui/Act.tsx'
import { Icon } from '../../ui/Icons.tsx'
import { Sheet } from '../../ui/Sheet.tsx'
import { AskBar } from '../AskBar.tsx'
import type { QuestionSheetProps } from '../QuestionSheet.tsx'
import './loot.css'
import './loot.narrow.css'

/** K5.2: search the sanctuary on, or stop. */
export function LootSheet({ question, onHide }: QuestionSheetProps) {
  const { update, choices, decide } = useTable()
  const { view } = update
  const location: LocationId = question.a
  const lying = view.loot.find((one) => one.location === location)?.loot ?? []
  const points = lying.reduce((sum, count, loot) => sum + count * (valueOfLoot[loot] ?? 0), 0)
  const showsOdds = useSettings((settings) => settings.showOdds)
  const chances = nextLoot(view, location)
  const search = choices.find(({ decision }) => decision === SEARCH)
  const stop = choices.find(({ decision }) => decision === STOP)
  return (
    <Sheet
      className="lot"
      title={locationName(location)}
      titleHidden
      closable={false}
      onClose={onHide}
      question={
        <AskBar onHide={onHide}>
          {stop && (
            <Act
              id={`answer-${STOP}`}
              label={stop.label}
              sub={stop.sub}
              kind="sec"
              onPress={() => decide(STOP)}
            />
          )}
          {search && (
            <Act
              id={`answer-${SEARCH}`}
              label={search.label}
              sub={search.sub}
              kind="go"
              icon={<Icon of="dive" />}
              onPress={() => decide(SEARCH)}
            />
          )}
        </AskBar>
      }
    >
      <section className="lo-p">
        <span className="lo-art">
          <Picture of={{ location }} />
        </span>
        <div className="lo-t">
          <p className="lo-k">{m.sheets_loot_sanctuary()}</p>
          <p className="k-t">{locationName(location)}</p>
        </div>
        <p className="lo-v">
          <b>{points}</b>
          <span>{m.sheets_points_on_it()}</span>
        </p>
        <ol className="lo-c">
          {lying.flatMap((count, loot) =>
            Array.from({ length: count }, (_, copy) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: equal cards are told apart by their copy
              <li key={`${LOOT_NAMES[loot]}-${copy}`} data-loot={loot}>
                <Picture of={{ loot }} className="lc" />
                <span>{lootShort(loot)}</span>
              </li>
            )),
          )}
          <li className="lo-n">
            <span className="lo-b">
              <Picture of={{ back: 'loot' }} className="lc" />
            </span>
            <span>{m.sheets_loot_left({ count: view.lootDeckSize })}</span>
          </li>
        </ol>
      </section>
      <section className="lo-o" aria-labelledby="h-search">
        <h3 className="zh" id="h-search">
          {m.sheets_if_you_search()}
        </h3>
        {showsOdds && <OddsBar chances={chances} />}
        <ul className="loo-l">
          {chances.map((chance) => (
            <LootRow key={chance.loot} chance={chance} points={points} showsOdds={showsOdds} />
          ))}
        </ul>
      </section>
    </Sheet>
  )
}

const percent = (chance: number): number => Math.round(chance * 100)

/** P20: how likely the search goes on, for those who want to see it. */
function OddsBar({ chances }: { readonly chances: readonly LootChance[] }) {
  const pair = percent(chanceOfPair(chances))
  return (
    <div className="lo-bar">
      <span className="y" style={{ '--f': 100 - pair }}>
        <b>{100 - pair} %</b> {m.sheets_loot_safe()}
      </span>
      <span className="n" style={{ '--f': pair }}>
        <b>{pair} %</b> {m.sheets_loot_pair()}
      </span>
    </div>
  )
}

interface RowProps {
  readonly chance: LootChance
  readonly points: number
  readonly showsOdds: boolean
}

/** One value that may come, and what it would leave on the location. */
function LootRow({ chance: { loot, isPair, chance }, points, showsOdds }: RowProps) {
  const value = valueOfLoot[loot] ?? 0
  return (
    <li className={`loo ${isPair ? 'pair' : 'safe'}`}>
      <span className="loo-c">
        <Picture of={{ loot }} className="lc" />
      </span>
      <span className="loo-t">
        <b>{lootShort(loot)}</b>
        <small>{isPair ? m.sheets_loot_both_lost({ value }) : m.sheets_loot_stays()}</small>
      </span>
      {showsOdds && <span className="loo-p">{percent(chance)} %</span>}
      <span className="loo-n">
        <small>{isPair ? m.sheets_loot_ends_at() : m.sheets_loot_then()}</small>
        {isPair ? points - value : points + value}
      </span>
    </li>
  )
}
