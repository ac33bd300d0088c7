import { m } from '@hadal/words'
import { useMemo, useState } from 'react'
import { useLocation } from 'wouter'
import { PATHS, replayPath } from '../../app/paths.ts'
import { readGameLink } from '../../keep/gameLink.ts'
import { newGameId } from '../../keep/games.ts'
import type { PlayedGame } from '../../keep/recordText.ts'
import { withNames } from '../../replay/again.ts'
import { tapeOf } from '../../replay/tape.ts'
import { Button } from '../../ui/Button.tsx'
import { Icon } from '../../ui/Icons.tsx'
import { NotOpened, sayNotOpened } from '../lookback/NotOpened.tsx'
import { keepGame } from './keepGame.ts'
import { Replay } from './Replay.tsx'
import { sayGame, sayResult } from './ReplayScreen.tsx'
import { useHash } from './useHash.ts'
import { sayLinkDamage } from './words.ts'

/** A game that somebody has sent as a link: all of it stands in the address. */
export function SharedReplayScreen() {
  const link = useHash()
  const read = useMemo(() => readGameLink(link), [link])
  if ('reason' in read) return <NotOpened>{sayLinkDamage(read)}</NotOpened>
  return <SharedReplay key={link} game={withNames(read)} />
}

function SharedReplay({ game }: { readonly game: PlayedGame }) {
  const [, navigate] = useLocation()
  const [hasFailed, setFailed] = useState(false)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the record is the game
  const tape = useMemo(() => tapeOf(game, undefined), [game.record])
  if (!tape.isOver) return <NotOpened>{sayNotOpened('not-over')}</NotOpened>
  const keep = async (): Promise<void> => {
    const id = newGameId()
    if (await keepGame(id, game)) navigate(`${replayPath(id)}${location.search}`, { replace: true })
    else setFailed(true)
  }
  return (
    <Replay
      tape={tape}
      title={sayResult(tape)}
      sub={sayGame(tape)}
      found={undefined}
      offer={
        <div className="lb-b">
          <p className="soft">{hasFailed ? m.replay_not_kept() : m.replay_keep_why()}</p>
          <Button icon={<Icon of="download" />} onPress={() => void keep()}>
            {m.replay_keep()}
          </Button>
        </div>
      }
      back={{ label: m.common_home(), href: PATHS.home }}
    />
  )
}
