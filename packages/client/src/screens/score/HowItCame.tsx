import type { Score } from '@hadal/engine'
import {
  locationName,
  m,
  pointsFrom,
  raceName,
  type Source,
  sayChange,
  sayNumber,
  sayWorth,
  scoreCategoryName,
  sourceName,
} from '@hadal/words'
import type { ReactNode } from 'react'
import { RaceEmblem } from '../../art/emblems/index.ts'
import { Bust } from '../../table/parts/Bust.tsx'
import './howItCame.css'

/** What the expansions give and take at the end. */
const DEEP = ['nebulis', 'kraken', 'wounds', 'scourge'] as const

interface Props {
  readonly score: Score
  readonly name: string
}

/** Every number of a score with its arithmetic. */
export function HowItCame({ score, name }: Props) {
  const felt = DEEP.filter((category) => score[category] !== 0)
  return (
    <section className="how" aria-labelledby="h-how">
      <h2 className="zh" id="h-how">
        {m.score_how({ name, points: score.total })}
      </h2>
      <dl>
        <Part source="lords" score={score}>
          <dd className="h-l">
            {score.lords.map(({ lord, points }) => (
              <span key={lord}>
                <Bust lord={lord} />
                <b>{points}</b>
              </span>
            ))}
          </dd>
        </Part>
        <Part source="locations" score={score}>
          <dd className="h-p">
            {score.locations.map(({ location, worth, points }) => (
              <span key={location}>
                <b>{locationName(location)}</b> {sayWorth(worth)} = {points}
              </span>
            ))}
          </dd>
        </Part>
        <Part source="affiliated" score={score}>
          <dd className="h-a">
            {score.affiliated.map((strength, race) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a race is its number
              <span key={race} className="chip">
                <RaceEmblem race={race} size={14} label={raceName(race)} />
                <b>{strength}</b>
              </span>
            ))}
          </dd>
        </Part>
        <Part source="tokens" score={score} />
        {felt.length > 0 && (
          <Part source="losses" score={score}>
            <dd className="h-p">
              {felt.map((category) => (
                <span key={category}>
                  <b>{scoreCategoryName(category)}</b> {sayChange(score[category])}
                </span>
              ))}
            </dd>
          </Part>
        )}
      </dl>
    </section>
  )
}

interface PartProps {
  readonly source: Source
  readonly score: Score
  readonly children?: ReactNode
}

function Part({ source, score, children }: PartProps) {
  return (
    <div>
      <dt>
        <i className={`sw c-${source}`} />
        {sourceName(source)}
      </dt>
      {children}
      <dd className="h-s">{sayNumber(pointsFrom(source, score))}</dd>
    </div>
  )
}
