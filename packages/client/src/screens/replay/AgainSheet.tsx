import { replay, standings } from '@hadal/engine'
import { m } from '@hadal/words'
import { useMemo, useState } from 'react'
import { useLocation } from 'wouter'
import { downloadText, recordFileName } from '../../keep/files.ts'
import { type PlayedGame, writeRecordText } from '../../keep/recordText.ts'
import { challengeLink, isNameless, momentLink, sameWaters, toldSeat } from '../../replay/again.ts'
import type { Eyes } from '../../replay/tape.ts'
import { Act } from '../../ui/Act.tsx'
import { Button } from '../../ui/Button.tsx'
import { Field } from '../../ui/Field.tsx'
import { Icon } from '../../ui/Icons.tsx'
import { QuestionBar } from '../../ui/QuestionBar.tsx'
import { Sheet } from '../../ui/Sheet.tsx'
import { CopyField } from '../online/seats/CopyField.tsx'
import { LONGEST_NAME } from '../setup/plan.ts'
import { startTable } from '../setup/startTable.ts'
import './again.css'

interface Props {
  readonly game: PlayedGame
  /** The moment that is shown, where a game is seen again. */
  readonly moment?: { readonly at: number; readonly eyes: Eyes }
  onClose(): void
}

/** P66: what else can be done with a game that is over. */
export function AgainSheet({ game, moment, onClose }: Props) {
  const [, navigate] = useLocation()
  const points = useMemo(() => {
    const scores = standings(replay(game.record).game)
    return scores.toSorted((one, other) => one.seat - other.seat).map(({ total }) => total)
  }, [game])
  const seat = toldSeat(game.seats, points)
  const mine = game.seats[seat]
  const [name, setName] = useState(mine === undefined || isNameless(mine) ? '' : mine.name)
  const [hasFailed, setFailed] = useState(false)
  const again = async (): Promise<void> => {
    try {
      navigate(await startTable(sameWaters(game, seat)))
    } catch {
      setFailed(true)
    }
  }
  const download = (): void => {
    const { record, seats, perfectMemory } = game
    const text = writeRecordText({ record, seats, perfectMemory, moment: moment?.at })
    downloadText(recordFileName(Date.now()), text)
  }
  return (
    <Sheet
      shape="drawer"
      title={m.replay_again()}
      onClose={onClose}
      question={
        <QuestionBar
          ask={hasFailed ? m.table_not_started() : m.replay_same_ask()}
          sub={m.replay_same_sub()}
        >
          <Act
            id="same-waters"
            kind="go"
            icon={<Icon of="wave" />}
            label={m.replay_same()}
            onPress={() => void again()}
          />
        </QuestionBar>
      }
    >
      <div className="ag scr">
        <section aria-labelledby="h-dare">
          <h3 className="zh" id="h-dare">
            {m.replay_challenge()}
          </h3>
          <p className="soft">{m.replay_challenge_how({ points: points[seat] ?? 0 })}</p>
          <Field
            label={m.replay_challenge_name()}
            value={name}
            onChange={setName}
            maxLength={LONGEST_NAME}
          />
          <LinkField
            label={m.replay_challenge_link()}
            link={challengeLink(game, seat, name)}
            text={m.replay_challenge_text({ points: points[seat] ?? 0 })}
          />
        </section>
        <section aria-labelledby="h-show">
          <h3 className="zh" id="h-show">
            {m.replay_show()}
          </h3>
          <LinkField
            label={moment ? m.replay_link() : m.replay_link_whole()}
            link={momentLink(game, moment ?? { at: undefined, eyes: undefined })}
            text={m.replay_title()}
            sub={m.replay_link_sub()}
          />
          <Button icon={<Icon of="download" />} onPress={download}>
            {moment ? m.replay_file() : m.score_download()}
          </Button>
        </section>
      </div>
    </Sheet>
  )
}

interface LinkFieldProps {
  readonly label: string
  readonly link: string
  /** What goes with it when it is sent. */
  readonly text: string
  readonly sub?: string
}

/** A link to be copied, or to be sent where the device can do that. */
function LinkField({ label, link, text, sub }: LinkFieldProps) {
  const share = { title: m.common_hadal(), text, url: link }
  const canShare = 'canShare' in navigator && navigator.canShare(share)
  return (
    <CopyField label={label} value={link} {...(sub !== undefined && { sub })}>
      {canShare && (
        <Button
          icon={<Icon of="share" />}
          onPress={() => {
            // Whoever changes their mind closes it: nothing to be told.
            navigator.share(share).catch(() => {})
          }}
        >
          {m.online_share()}
        </Button>
      )}
    </CopyField>
  )
}
