import { m } from '@hadal/words'
import { Picture } from '../../art/Picture.tsx'
import { announce } from '../../ui/announce.ts'
import { Field } from '../../ui/Field.tsx'
import { Icon } from '../../ui/Icons.tsx'
import { Segmented } from '../../ui/Segmented.tsx'
import { type BotName, partsOf, rememberBot, rememberedBot } from './bots.ts'
import { CHARACTER_WORDS } from './botWords.ts'
import { CharacterChoice } from './CharacterChoice.tsx'
import { FACES } from './faces.ts'
import { LevelChoice } from './LevelChoice.tsx'
import { FEWEST_SEATS, kindOf, LONGEST_NAME, type SeatPlan, type TablePlan } from './plan.ts'
import { seatName } from './words.ts'
import './seatPanel.css'

interface SeatPanelProps {
  readonly plan: TablePlan
  readonly at: number
  readonly onChange: (part: Partial<TablePlan>) => void
  readonly onRemoved: () => void
}

/** The chosen seat: who sits there, and what they are called. */
export function SeatPanel({ plan, at, onChange, onRemoved }: SeatPanelProps) {
  const seat = plan.seats[at]
  if (seat === undefined) return null
  const { bot } = seat
  const character = bot && (partsOf(bot).character ?? 'even')
  const changeSeat = (part: Partial<SeatPlan>) =>
    onChange({ seats: plan.seats.map((one, seat) => (seat === at ? { ...one, ...part } : one)) })
  const changeBot = (chosen: BotName): void => {
    rememberBot(chosen)
    changeSeat({ bot: chosen })
  }
  return (
    <section className="su-bot" aria-label={m.setup_seat_chosen()}>
      <div className="su-hero" aria-hidden="true">
        <Picture of={{ lord: FACES[character ?? 'person'] }} className="lp" />
      </div>
      <div className="su-who">
        <b>{seatName(plan, at)}</b>
        <p>{character === undefined ? whyPerson(plan) : CHARACTER_WORDS[character].why()}</p>
      </div>
      <Segmented
        className="rg su-kind"
        label={m.setup_who_sits()}
        value={bot === undefined ? 'person' : 'bot'}
        choices={[
          { value: 'person', label: m.setup_person(), icon: <Icon of="person" /> },
          { value: 'bot', label: m.setup_bot(), icon: <Icon of="bot" /> },
        ]}
        onChange={(kind) => changeSeat({ bot: kind === 'bot' ? rememberedBot() : undefined })}
      />
      {bot !== undefined && (
        <>
          <LevelChoice value={bot} onChange={changeBot} />
          <CharacterChoice value={bot} onChange={changeBot} />
        </>
      )}
      <Field
        label={m.setup_name()}
        value={seat.name}
        placeholder={seatName({ seats: plan.seats.map((one) => ({ ...one, name: '' })) }, at)}
        maxLength={LONGEST_NAME}
        onChange={(name) => changeSeat({ name })}
      />
      <RemoveSeat
        whyNot={plan.seats.length <= FEWEST_SEATS ? m.setup_fewest() : undefined}
        onRemove={() => {
          onChange({ seats: plan.seats.filter((_, seat) => seat !== at) })
          onRemoved()
        }}
      />
    </section>
  )
}

function whyPerson(plan: TablePlan): string {
  return kindOf(plan) === 'alone' ? m.setup_person_why_alone() : m.setup_person_why_together()
}

interface RemoveSeatProps {
  readonly whyNot: string | undefined
  readonly onRemove: () => void
}

function RemoveSeat({ whyNot, onRemove }: RemoveSeatProps) {
  return (
    <p className="su-add su-rm">
      <button
        type="button"
        className="btn quiet"
        aria-disabled={whyNot === undefined ? undefined : true}
        onClick={() => (whyNot === undefined ? onRemove() : announce(whyNot))}
      >
        <Icon of="x" />
        {m.setup_remove()}
      </button>
      <span>{whyNot}</span>
    </p>
  )
}
