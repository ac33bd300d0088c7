import type { Seat } from '@hadal/engine'
import { m } from '@hadal/words'
import { useId, useState } from 'react'
import { SeatMark } from '../../art/emblems/index.ts'
import type { Update } from '../../link/protocol.ts'
import { useTableStore } from '../../link/store.ts'
import { type BotName, rememberBot, rememberedBot } from '../../screens/setup/bots.ts'
import { nameOfBot } from '../../screens/setup/botWords.ts'
import { LevelChoice } from '../../screens/setup/LevelChoice.tsx'
import { useTable } from '../../table/model.ts'
import { Button } from '../../ui/Button.tsx'
import { MenuRow } from './MenuRow.tsx'
import { MenuSection } from './MenuSection.tsx'

interface Props {
  /** The seat that looks was handed to a bot, or taken back. */
  onChanged(): void
}

/** P41: every person at this device, with a way to hand their seat to a bot and to take it back. */
export function People({ onChanged }: Props) {
  const { update } = useTable()
  const people = update.seats.flatMap(({ bot, standsIn }, seat) =>
    isOurs(update, seat) && (bot === undefined || standsIn) ? [seat] : [],
  )
  if (people.length === 0 || update.result) return null
  return (
    <MenuSection title={m.menu_people()}>
      <ul>
        {people.map((seat) =>
          update.seats[seat]?.standsIn ? (
            <Left key={seat} seat={seat} onChanged={onChanged} />
          ) : (
            <Person key={seat} seat={seat} onChanged={onChanged} />
          ),
        )}
      </ul>
    </MenuSection>
  )
}

/** Online everybody has a device of their own. */
function isOurs({ place, eyes }: Update, seat: Seat): boolean {
  return place === 'here' || seat === eyes
}

interface SeatProps extends Props {
  readonly seat: Seat
}

/** Somebody who plays in person, and may let a bot play. */
function Person({ seat, onChanged }: SeatProps) {
  const { eyes, seats } = useTable().update
  const { leave } = useTableStore((state) => state.actions)
  const [isChoosing, setChoosing] = useState(false)
  const choice = useId()
  const { name = '' } = seats[seat] ?? {}
  const isMine = seat === eyes
  return (
    <MenuRow
      icon={<SeatMark seat={seat} initial={name.slice(0, 1)} size={28} />}
      label={isMine ? m.menu_hand_over_me() : m.menu_hand_over({ name })}
      sub={m.menu_hand_over_why()}
      expands={{ isOpen: isChoosing, controls: choice }}
      onPress={() => setChoosing(!isChoosing)}
    >
      <div id={choice} className="mn-b" hidden={!isChoosing}>
        <BotFor
          name={name}
          onChoose={(bot) => {
            void leave(seat, bot)
            if (isMine) onChanged()
          }}
        />
      </div>
    </MenuRow>
  )
}

/** Somebody for whom a bot plays. */
function Left({ seat, onChanged }: SeatProps) {
  const { eyes, seats } = useTable().update
  const { takeBack } = useTableStore((state) => state.actions)
  const { name = '', bot = '' } = seats[seat] ?? {}
  const isMine = seat === eyes
  return (
    <MenuRow
      icon={<SeatMark seat={seat} initial={name.slice(0, 1)} size={28} />}
      label={isMine ? m.menu_take_back_me() : m.menu_take_back({ name })}
      sub={m.menu_stands_in({ bot: nameOfBot(bot) })}
      onPress={() => {
        void takeBack(seat)
        if (isMine) onChanged()
      }}
    />
  )
}

interface BotForProps {
  readonly name: string
  onChoose(bot: BotName): void
}

/** Which bot takes the seat. */
function BotFor({ name, onChoose }: BotForProps) {
  const [bot, setBot] = useState(rememberedBot)
  const choose = (): void => {
    rememberBot(bot)
    onChoose(bot)
  }
  return (
    <>
      <LevelChoice label={m.menu_which_bot({ name })} value={bot} onChange={setBot} />
      <Button kind="go" onPress={choose}>
        {m.menu_hand_over_go()}
      </Button>
    </>
  )
}
