import { standings } from '@hadal/engine'
import { locale, m, sayWinner } from '@hadal/words'
import { useMemo } from 'react'
import { type Subject, textOf } from '../../analysis/store.ts'
import { Patience } from '../../app/Patience.tsx'
import { tablePath } from '../../app/paths.ts'
import { type Tape, tapeOf } from '../../replay/tape.ts'
import { sayWhen } from '../home/when.ts'
import { NotOpened, sayNotOpened } from '../lookback/NotOpened.tsx'
import { useSubject } from '../lookback/useSubject.ts'
import { Working } from '../lookback/Working.tsx'
import { peopleAmong, whoPlayed } from '../lookback/words.ts'
import { whoOf } from '../score/words.ts'
import { expansionNames } from '../setup/words.ts'
import { Replay } from './Replay.tsx'

/** A game on this device that is over, seen again. One that goes on keeps its secrets. */
export function ReplayScreen({ id }: { readonly id: string }) {
  const opened = useSubject(id)
  if (opened === undefined)
    return (
      <Patience>
        <p role="status">{m.table_opening()}</p>
      </Patience>
    )
  if ('refusal' in opened) return <NotOpened>{sayNotOpened(opened.refusal)}</NotOpened>
  return <ReplayOf subject={opened} />
}

function ReplayOf({ subject }: { readonly subject: Subject }) {
  const { game, record, found, progress } = subject
  // biome-ignore lint/correctness/useExhaustiveDependencies: the game alone, whatever is found out meanwhile
  const tape = useMemo(() => tapeOf(textOf(subject), whoPlayed(game.seats).you), [game, record])
  const people = peopleAmong(game.seats)
  const judged = people.length > 0 ? people : game.seats.map((_, seat) => seat)
  return (
    <Replay
      tape={tape}
      title={sayResult(tape)}
      sub={[sayWhen(game.savedAt, Date.now(), locale), sayGame(tape)].join(' · ')}
      found={found}
      offer={
        (found === undefined || progress !== undefined) && (
          <Working subject={subject} judged={judged} />
        )
      }
      back={{ label: m.analysis_to_score(), href: tablePath(game.id) }}
    />
  )
}

/** Who has won. */
export function sayResult({ positions, seats, you }: Tape): string {
  const end = positions.at(-1)
  return end === undefined ? '' : sayWinner(whoOf(seats, you), standings(end))
}

/** `22 turns · Kraken`. */
export function sayGame({ turns, record }: Tape): string {
  const { expansions } = record.setup
  const count = turns.at(-1)?.turn ?? 0
  return [m.replay_turns({ count }), expansionNames(expansions)].filter(Boolean).join(' · ')
}
