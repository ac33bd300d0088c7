import { m } from '@hadal/words'
import { useMemo, useState } from 'react'
import { useLocation } from 'wouter'
import { Page } from '../../app/Page.tsx'
import { SeatMark } from '../../art/emblems/index.ts'
import { Picture } from '../../art/Picture.tsx'
import type { PlayedGame } from '../../keep/recordText.ts'
import { type Earlier, openWaters } from '../../keep/waters.ts'
import { challenged, withNames } from '../../replay/again.ts'
import { readMoment } from '../../replay/moment.ts'
import { Act } from '../../ui/Act.tsx'
import { Field } from '../../ui/Field.tsx'
import { QuestionBar } from '../../ui/QuestionBar.tsx'
import { NotOpened } from '../lookback/NotOpened.tsx'
import { useHash } from '../replay/useHash.ts'
import { sayLinkDamage } from '../replay/words.ts'
import { rememberedBot } from '../setup/bots.ts'
import { nameOfBot } from '../setup/botWords.ts'
import { FACES } from '../setup/faces.ts'
import { LONGEST_NAME } from '../setup/plan.ts'
import { startTable } from '../setup/startTable.ts'
import { expansionNames } from '../setup/words.ts'
import './challenge.css'

/** More than anybody's seat. */
const ANY_SEAT = 9

/** P66: a deal that somebody has played and sent, with their result. */
export function ChallengeScreen() {
  const game = useHash()
  const { eyes } = readMoment(location.search, 0, ANY_SEAT)
  const seat = typeof eyes === 'number' ? eyes : 0
  const opened = useMemo(() => openWaters({ game, seat, isChallenge: true }), [game, seat])
  if ('reason' in opened) return <NotOpened>{sayLinkDamage(opened)}</NotOpened>
  const { before, earlier } = opened
  return <Challenge game={withNames(before)} earlier={earlier} />
}

interface Props {
  readonly game: PlayedGame
  readonly earlier: Earlier
}

function Challenge({ game, earlier }: Props) {
  const [, navigate] = useLocation()
  const [name, setName] = useState('')
  const [hasFailed, setFailed] = useState(false)
  const { seats, record } = game
  const points = earlier.points[earlier.seat] ?? 0
  const written = name.trim()
  const isTaken = seats.some(
    (other, seat) => seat !== earlier.seat && written !== '' && isSame(other.name, written),
  )
  const take = async (): Promise<void> => {
    try {
      const mine = { name: written === '' ? m.setup_you() : written, bot: rememberedBot() }
      navigate(await startTable(challenged(game, earlier, mine)))
    } catch {
      setFailed(true)
    }
  }
  return (
    <Page
      title={sayTitle(earlier)}
      className="chl"
      question={
        <QuestionBar
          ask={hasFailed ? m.table_not_started() : m.challenge_ask({ points })}
          sub={m.challenge_sub()}
        >
          <Act
            id="take"
            kind="go"
            label={m.challenge_take()}
            whyNot={isTaken ? m.setup_problem_same_name({ name: written }) : undefined}
            onPress={() => void take()}
          />
        </QuestionBar>
      }
    >
      <div className="ch-f" aria-hidden="true">
        <Picture of={{ lord: FACES.soldier }} className="lp" />
      </div>
      <div className="ch">
        <p className="ch-n">
          <b>{points}</b>
          <span>{m.challenge_result({ place: earlier.place, players: seats.length })}</span>
        </p>
        <p className="soft">{m.challenge_how()}</p>
        <ul className="ch-s" aria-label={m.table_players()}>
          {seats.map((info, seat) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number
            <li key={seat} className={seat === earlier.seat ? 'me' : undefined}>
              <SeatMark
                seat={seat}
                initial={(seat === earlier.seat ? m.table_you_capital() : info.name).slice(0, 1)}
                size={36}
              />
              <span>
                <b>{seat === earlier.seat ? m.table_you_capital() : info.name}</b>
                <small>
                  {seat === earlier.seat
                    ? m.challenge_your_seat()
                    : nameOfBot(info.bot ?? rememberedBot())}
                </small>
              </span>
            </li>
          ))}
        </ul>
        <p className="dimt">{expansionNames(record.setup.expansions) ?? m.challenge_base_game()}</p>
        <Field
          label={m.challenge_your_name()}
          value={name}
          onChange={setName}
          placeholder={m.setup_you()}
          maxLength={LONGEST_NAME}
          wrong={isTaken ? m.setup_problem_same_name({ name: written }) : undefined}
        />
      </div>
    </Page>
  )
}

const isSame = (one: string, other: string): boolean =>
  one.trim().toLocaleLowerCase() === other.trim().toLocaleLowerCase()

function sayTitle({ name }: Earlier): string {
  return name === '' ? m.challenge_from_somebody() : m.challenge_from({ name })
}
