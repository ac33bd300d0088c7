import { locale, m } from '@hadal/words'
import { useId, useState } from 'react'
import { Link } from 'wouter'
import { replayPath, tablePath } from '../../app/paths.ts'
import { PatternDefs, SeatMark } from '../../art/emblems/index.ts'
import type { KeptGame, ListedGame } from '../../keep/keptGame.ts'
import { Act } from '../../ui/Act.tsx'
import { Button, IconButton } from '../../ui/Button.tsx'
import { Icon } from '../../ui/Icons.tsx'
import { Answers } from '../../ui/QuestionBar.tsx'
import { Sheet } from '../../ui/Sheet.tsx'
import { sayDamage } from './damage.ts'
import { listingOf } from './listing.ts'
import { saveRecord } from './saveRecord.ts'
import { sayWhen } from './when.ts'

/** So many are shown before somebody asks for more. */
const FEW = 4

interface KeptGamesProps {
  readonly games: readonly ListedGame[]
  readonly onDelete: (id: string) => Promise<void>
}

/** The games on this device, the last played first. */
export function KeptGames({ games, onDelete }: KeptGamesProps) {
  const list = useId()
  const [all, showAll] = useState(false)
  const [leaving, askToDelete] = useState<ListedGame | undefined>()
  const more = games.length - FEW
  const shown = all ? games : games.slice(0, FEW)
  return (
    <>
      <PatternDefs />
      <ul className={all ? 'scr' : undefined} id={list}>
        {shown.map((listed) => (
          <li key={listed.id} className="hl">
            {listed.state === 'good' ? (
              <GoodGame game={listed.game} onDelete={() => askToDelete(listed)} />
            ) : (
              <DamagedGame listed={listed} onDelete={() => askToDelete(listed)} />
            )}
          </li>
        ))}
      </ul>
      {more > 0 && (
        <Button kind="quiet" expanded={all} controls={list} onPress={() => showAll(!all)}>
          {all ? m.home_games_fewer() : m.home_games_all({ count: more })}
        </Button>
      )}
      {leaving !== undefined && (
        <DeleteGame
          listed={leaving}
          onKeep={() => askToDelete(undefined)}
          onDelete={() => {
            askToDelete(undefined)
            void onDelete(leaving.id)
          }}
        />
      )}
    </>
  )
}

function GoodGame({ game, onDelete }: { readonly game: KeptGame; readonly onDelete: () => void }) {
  const { points, result, names } = listingOf(game)
  const when = sayWhen(game.savedAt, Date.now(), locale)
  const said = m.home_game_label({
    result,
    points: m.home_game_points({ count: points }),
    names,
    when,
  })
  return (
    <>
      <Link
        className="hl-g"
        href={tablePath(game.id)}
        aria-label={said}
        title={game.isOver ? m.home_game_look() : m.home_game_continue()}
      >
        <b className="hl-n">{points}</b>
        <span className="hl-r">{result}</span>
        <span className="hl-w">
          {game.seats.map(({ name }, seat) => (
            <SeatMark key={name} seat={seat} initial={name.slice(0, 1)} size={24} />
          ))}
        </span>
        <span className="hl-d">{when}</span>
      </Link>
      {game.isOver && (
        <IconButton
          className="hl-t"
          icon={<Icon of="play" size={16} />}
          label={m.replay_open_game({ names, when })}
          href={replayPath(game.id)}
        />
      )}
      <DeleteButton label={m.home_game_delete({ names, when })} onPress={onDelete} />
    </>
  )
}

type Damaged = Extract<ListedGame, { state: 'damaged' }>

function DamagedGame({
  listed,
  onDelete,
}: {
  readonly listed: Damaged
  readonly onDelete: () => void
}) {
  const { damage, savedAt, record } = listed
  const when = savedAt === undefined ? '' : sayWhen(savedAt, Date.now(), locale)
  return (
    <>
      <div className="hl-g">
        <b className="hl-n" aria-hidden="true">
          –
        </b>
        <span className="hl-x">
          <span className="hl-r">{m.home_game_damaged()}</span>
          <small>{sayDamage(damage)}</small>
        </span>
        <span className="hl-d">{when}</span>
      </div>
      {record !== undefined && (
        <IconButton
          icon={<Icon of="download" />}
          label={m.home_game_save()}
          onPress={() => void saveRecord(record, savedAt)}
        />
      )}
      <DeleteButton
        label={m.home_game_delete({ names: m.home_game_damaged(), when })}
        onPress={onDelete}
      />
    </>
  )
}

function DeleteButton(props: { readonly label: string; readonly onPress: () => void }) {
  return <IconButton className="hl-t" icon={<Icon of="trash" size={18} />} {...props} />
}

interface DeleteGameProps {
  readonly listed: ListedGame
  readonly onKeep: () => void
  readonly onDelete: () => void
}

/** A game that is deleted is gone, so it is asked for. */
function DeleteGame({ listed, onKeep, onDelete }: DeleteGameProps) {
  return (
    <Sheet
      shape="box"
      title={m.home_delete()}
      onClose={onKeep}
      question={
        <Answers>
          <Act label={m.home_delete_keep()} onPress={onKeep} />
          <Act kind="go" label={m.common_delete()} onPress={onDelete} />
        </Answers>
      }
    >
      <p className="soft">{whyNotDelete(listed)}</p>
    </Sheet>
  )
}

function whyNotDelete(listed: ListedGame): string {
  if (listed.state === 'damaged') return m.home_delete_damaged_why()
  const { names, result } = listingOf(listed.game)
  return m.home_delete_why({ names, result })
}
