import type { GameRecord } from '@hadal/engine'
import type { SeatInfo } from '../../link/protocol.ts'
import { rememberedBot } from './bots.ts'
import type { SeatPlan } from './plan.ts'
import { seatName } from './words.ts'

/** Who sits where if a record does not say it: the reader, and bots. */
export function strangersAt({ setup }: GameRecord): readonly SeatInfo[] {
  const seats: readonly SeatPlan[] = Array.from({ length: setup.players }, (_, at) => ({
    name: '',
    bot: at === 0 ? undefined : rememberedBot(),
  }))
  return seats.map(({ bot }, at) => ({ name: seatName({ seats }, at), bot }))
}
