import { chanceOfCard, chanceOfPair, isStrong, nextCard, nextLoot } from '@hadal/bots'
import { type Counts, KINDS, MONSTER, raceOf } from '@hadal/engine'
import { capital, locationName, m, raceName, sayAllies, sayCards } from '@hadal/words'
import { RaceEmblem } from '../../art/emblems/index.ts'
import { useTable } from '../../table/model.ts'
import { raceClass } from '../../table/parts/raceClass.ts'
import { STRENGTHS, unseenBy } from '../memory/unseen.ts'
import { ReadSheet } from '../ReadSheet.tsx'
import { FightOdds } from './FightOdds.tsx'
import { Likely } from './Likely.tsx'
import { Purchases } from './Purchases.tsx'
import './odds.css'

/** From this strength on an ally is worth waiting for. */
const STRONG = 4

/** P20: what may come next, counted from what these eyes may know. */
export function OddsSheet({ onClose }: { onClose(): void }) {
  const { view } = useTable().update
  const next = nextCard(view)
  return (
    <ReadSheet
      className="od"
      shape="drawer"
      title={m.odds_title()}
      ask={next ? sayNext(next) : m.odds_unknown()}
      sub={m.odds_counted()}
      onClose={onClose}
    >
      <div className="od-m scr">
        <Deck next={next} />
        <Purchases />
        <Loot />
        <FightOdds />
      </div>
    </ReadSheet>
  )
}

const per = (chance: number): number => Math.round(chance * 100)

function sayNext(next: Counts): string {
  return m.table_odds({
    monster: per(chanceOfCard(next, (card) => card === MONSTER)),
    strong: per(chanceOfCard(next, (card) => isStrong(card, STRONG))),
  })
}

/** The exploration deck by race and strength; without a memory only what lies nowhere in sight. */
function Deck({ next }: { readonly next: Counts | undefined }) {
  const { view } = useTable().update
  const { rows, monsters, allies } = unseenBy(view)
  return (
    <section aria-labelledby="h-od-deck">
      <h3 className="zh" id="h-od-deck">
        {next ? m.odds_deck() : m.log_out_of_sight()}
        <small>
          {next ? sayCards(view.deckSize) : m.log_out_of_sight_where({ allies: sayAllies(allies) })}
        </small>
      </h3>
      {next && (
        <ul className="od-l">
          <Likely
            label={m.odds_monster()}
            chance={chanceOfCard(next, (card) => card === MONSTER)}
          />
          <Likely
            label={m.odds_strong()}
            chance={chanceOfCard(next, (card) => isStrong(card, STRONG))}
          />
        </ul>
      )}
      <table className="od-t">
        <thead>
          <tr>
            <th scope="col">
              <span className="vh">{m.help_race()}</span>
            </th>
            {STRENGTHS.map((strength) => (
              <th key={strength} scope="col">
                <span className="vh">{m.count_strength({ count: strength })}</span>
                <span aria-hidden="true">{strength}</span>
              </th>
            ))}
            {next && <th scope="col">{m.log_next()}</th>}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ race, cells }) => (
            <tr key={race} className={raceClass(race)}>
              <th scope="row">
                <RaceEmblem race={race} size={20} />
                <span>{capital(raceName(race))}</span>
              </th>
              {cells.map(({ strength, all, unseen }) => (
                <td key={strength} className={unseen === 0 ? 'z' : undefined}>
                  {all === 0 ? '' : unseen}
                </td>
              ))}
              {next && (
                <td className="pc">
                  {m.log_chance({
                    per: per(chanceOfCard(next, (card) => card < KINDS && raceOf[card] === race)),
                  })}
                </td>
              )}
            </tr>
          ))}
          <tr>
            <th scope="row">
              <RaceEmblem race="monster" size={20} />
              <span>{capital(m.card_monster())}</span>
            </th>
            <td colSpan={STRENGTHS.length}>{monsters}</td>
            {next && <td className="pc">{m.log_chance({ per: per(next[MONSTER] ?? 0) })}</td>}
          </tr>
        </tbody>
      </table>
      {!next && <p className="dimt">{m.odds_no_memory()}</p>}
    </section>
  )
}

/** K5.2: how likely the next loot on a location is one that lies there. */
function Loot() {
  const { view } = useTable().update
  if (view.loot.length === 0) return null
  return (
    <section aria-labelledby="h-od-loot">
      <h3 className="zh" id="h-od-loot">
        {m.odds_loot()}
      </h3>
      <ul className="od-l">
        {view.loot.map(({ location }) => (
          <Likely
            key={location}
            label={locationName(location)}
            chance={chanceOfPair(nextLoot(view, location))}
          />
        ))}
      </ul>
    </section>
  )
}
