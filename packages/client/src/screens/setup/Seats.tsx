import { m } from '@hadal/words'
import { SeatMark } from '../../art/emblems/index.ts'
import { announce } from '../../ui/announce.ts'
import { Icon } from '../../ui/Icons.tsx'
import { LEVELS, partsOf } from './bots.ts'
import { levelNumber, sayBot } from './botWords.ts'
import { MOST_SEATS, MOST_WITHOUT_LEVIATHAN, type SeatPlan, type TablePlan } from './plan.ts'
import { seatName } from './words.ts'
import './seats.css'

interface SeatsProps {
  readonly plan: TablePlan
  readonly chosen: number
  readonly onChoose: (at: number) => void
  readonly onChange: (part: Partial<TablePlan>) => void
}

/** Who sits at the table, in the order of play. */
export function Seats({ plan, chosen, onChoose, onChange }: SeatsProps) {
  const { seats } = plan
  const full = whyFull(plan)
  const add = () => {
    if (full !== undefined) return announce(full)
    // A newcomer is like the one before: people among people, bots among bots.
    const bot = seats.at(-1)?.bot
    onChange({ seats: [...seats, { name: '', bot }] })
    onChoose(seats.length)
  }
  return (
    <section className="su-seats" aria-labelledby="h-su">
      <h2 className="su-h1" id="h-su">
        {m.setup_title()}
      </h2>
      <ol className="su-seats">
        {seats.map((seat, at) => {
          const name = seatName(plan, at)
          return (
            <li key={name}>
              <button
                type="button"
                className="sst"
                aria-pressed={at === chosen}
                onClick={() => onChoose(at)}
              >
                <SeatMark seat={at} initial={name.slice(0, 1)} size={48} />
                <span>
                  <b>{name}</b>
                  <small>{sayPlayer(seat)}</small>
                </span>
                {seat.bot === undefined ? (
                  <span className="sst-e">
                    <Icon of="person" />
                  </span>
                ) : (
                  <Depth level={levelNumber(partsOf(seat.bot).level)} />
                )}
              </button>
            </li>
          )
        })}
      </ol>
      <p className="su-add">
        <span className="grow">{full}</span>
        <button
          type="button"
          className="btn quiet"
          aria-disabled={full === undefined ? undefined : true}
          onClick={add}
        >
          <Icon of="plus" />
          {m.setup_add()}
        </button>
      </p>
    </section>
  )
}

/** How deep a bot thinks, as a sounding. */
function Depth({ level }: { readonly level: number }) {
  return (
    <span className="sst-l" aria-hidden="true">
      {LEVELS.map((name, at) => (
        <i key={name} className={at < level ? 'on' : ''} />
      ))}
    </span>
  )
}

function sayPlayer(seat: SeatPlan): string {
  return seat.bot === undefined ? m.setup_person() : sayBot(seat.bot)
}

/** Why nobody else can sit down. */
function whyFull({ seats, expansions }: TablePlan): string | undefined {
  if (seats.length >= MOST_SEATS) return m.setup_most()
  const fifth = seats.length >= MOST_WITHOUT_LEVIATHAN
  return fifth && !expansions.includes('leviathan') ? m.setup_fifth_needs() : undefined
}
