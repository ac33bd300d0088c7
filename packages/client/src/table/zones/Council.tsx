import { RACES, type Race, raceOf, strengthOf, Zone } from '@hadal/engine'
import { capital, m, raceLetter, racePluralBreakable } from '@hadal/words'
import { RaceEmblem, SentinelMark } from '../../art/emblems/index.ts'
import { Breakable } from '../../ui/Breakable.tsx'
import { useRoving } from '../../ui/useRoving.ts'
import { choiceAt, point, useTable } from '../model.ts'
import { raceClass } from '../parts/raceClass.ts'
import { useIsSelected } from '../pointing.ts'
import './council.css'
import './council.narrow.css'

/** The five stacks of the council. */
export function Council() {
  const model = useTable()
  const isLit = choiceAt(model, ({ zone }) => zone === 'council') !== undefined
  const roving = useRoving()
  return (
    <section
      className={`z council ${isLit ? 'lit' : ''}`}
      id="z-council"
      aria-labelledby="h-council"
    >
      <div className="zhead">
        <h2 id="h-council" className="zh">
          {m.table_council()}
        </h2>
      </div>
      <div className="wells" {...roving}>
        {Array.from({ length: RACES }, (_, race) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a race is its number
          <Well key={race} race={race} />
        ))}
      </div>
    </section>
  )
}

function Well({ race }: { readonly race: Race }) {
  const model = useTable()
  const { view } = model.update
  const count = view.councilSize[race] ?? 0
  const choice = choiceAt(model, (target) => target.zone === 'council' && target.race === race)
  const known = knownCards(view.memory?.council[race] ?? [], count)
  const goes = view.exploring
    ? view.depths.filter((kind, at) => raceOf[kind] === race && at < view.depths.length - 1).length
    : 0
  const watcher = view.sentinels.find(({ on }) => on?.zone === Zone.Council && on.target === race)
  const isSelected = useIsSelected(model.asked, choice?.decision)
  return (
    <button
      type="button"
      className={`well ${raceClass(race)} ${count > 0 ? '' : 'empty'} ${isSelected ? 'sel' : ''}`}
      data-well={race}
      aria-disabled={choice === undefined}
      aria-pressed={choice ? isSelected : undefined}
      onClick={() => choice && point(model, choice)}
    >
      <span className="w-em">
        <RaceEmblem race={race} size={26} />
      </span>
      <b className="w-n">
        {count}
        {goes > 0 && (
          <small className="w-in" role="img" aria-label={m.table_stack_grows({ count: goes })}>
            +{goes}
          </small>
        )}
      </b>
      <span className="w-t">
        <span className="w-name">
          <Breakable text={capital(racePluralBreakable(race))} />
        </span>
        <span className="w-k">{count === 0 ? m.table_stack_empty() : sayStack(known)}</span>
      </span>
      {watcher?.owner !== undefined && (
        <span className="w-s">
          <SentinelMark
            size={22}
            label={m.table_reserved_by({ name: model.update.seats[watcher.owner]?.name ?? '' })}
          />
        </span>
      )}
    </button>
  )
}

/** A card of a stack: seen by all, or not. */
type Known = { readonly kind: number } | undefined

/** The cards of a stack as far as they were seen, the strongest first. */
function knownCards(counts: readonly number[], size: number): Known[] {
  const seen = counts
    .flatMap((count, kind) => Array.from({ length: count }, () => ({ kind })))
    .reverse()
  return Array.from({ length: size }, (_, at) => seen[at])
}

/** There is room for so many; all of them are on the memory sheet. */
const SHOWN = 4

function sayStack(known: readonly Known[]): string {
  const shown = known.length > SHOWN ? known.slice(0, SHOWN - 1) : known
  return [...shown.map(sayKnown), ...(known.length > SHOWN ? ['…'] : [])].join('  ')
}

function sayKnown(card: Known): string {
  if (card === undefined) return '?'
  const race = raceOf[card.kind] ?? 0
  const letter = race >= RACES ? raceLetter(race) : ''
  return `${letter}${strengthOf[card.kind]}`
}
