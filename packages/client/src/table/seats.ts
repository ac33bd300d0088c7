import type { Seat } from '@hadal/engine'
import type { Update } from '../link/protocol.ts'

/** The seats in the order of play, from the eyes that look on. */
export function seatsInOrder({ view, eyes = 0 }: Update): Seat[] {
  return Array.from({ length: view.players }, (_, at) => (eyes + at) % view.players)
}
