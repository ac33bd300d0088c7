// A process in which deals are played: it is given one after the other.
import { Dealer } from './deal.ts'
import type { Fixture } from './fixture.ts'
import type { Answer, Job } from './workers.ts'

const dealer = new Dealer()

process.on('message', ({ fixture, deal }: Job) => {
  process.send?.(answer(fixture, deal))
})

function answer(fixture: Fixture, deal: number): Answer {
  try {
    return { result: dealer.play(fixture, deal) }
  } catch (error) {
    return { failure: String(error) }
  }
}
