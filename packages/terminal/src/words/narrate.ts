import { type Event, MONSTER, type Seat } from '@hadal/engine'
import { sayAllies, sayCard, sayLord, sayLords, sayReward } from './cards.ts'
import { count } from './english.ts'
import { clauseOf, type Happening } from './events.ts'
import { isToldElsewhere, runFrom, sayGifts, sayTokens, summed } from './runs.ts'
import { does, sayWho, type Who } from './who.ts'

/** What happened in one turn, or in a part of it. */
export interface Paragraph {
  readonly turn: number
  /** Whose turn it was; what happens at the end of the game is nobody's turn. */
  readonly seat: Seat | undefined
  readonly text: string
}

/** Tells what happened from an entry of the log on: one paragraph for each turn. */
export function narrate(log: readonly Happening[], from: number, who: Who): Paragraph[] {
  const told: Paragraph[] = []
  let start = from
  while (start < log.length) {
    let end = start + 1
    const { isFinal } = log[start] ?? {}
    while (end < log.length && !opensParagraph(log[end], isFinal)) end++
    const opening = turnAt(log, start)
    if (opening !== undefined) {
      const seat = isFinal ? undefined : opening.seat
      const teller = new Teller(who, seat, explores(log, start))
      const text = teller.tell(log.slice(start, end))
      if (text !== '') told.push({ turn: opening.turn, seat, text })
    }
    start = end
  }
  return told
}

function opensParagraph(happening: Happening | undefined, isFinal: true | undefined): boolean {
  return happening?.event.type === 'turn-begins' || happening?.isFinal !== isFinal
}

/** The turn that an entry of the log belongs to; the set-up belongs to none. */
function turnAt(log: readonly Happening[], at: number): { seat: Seat; turn: number } | undefined {
  const begun = log.slice(0, at + 1).findLast(({ event }) => event.type === 'turn-begins')?.event
  return begun?.type === 'turn-begins' ? begun : undefined
}

/** Whether an exploration was going on before an entry of the log. */
function explores(log: readonly Happening[], at: number): boolean {
  const last = log
    .slice(0, at)
    .findLast(({ event }) =>
      ['card-revealed', 'exploration-ended', 'turn-begins'].includes(event.type),
    )
  return last?.event.type === 'card-revealed'
}

/** Puts the clauses of one turn together; its owner is the subject that is not named. */
class Teller {
  private readonly clauses: string[] = []
  /** The parts of the exploration that is being told. */
  private exploration: string[] = []
  private declined: Seat[] = []
  private pearls = 0
  /** Whether the card that was revealed last has been named. */
  private isCardTold = false
  /** Who the last clause was about. */
  private subject: Seat | undefined
  private readonly who: Who
  private readonly owner: Seat | undefined
  /** Whether the exploration was begun in what has been told before. */
  private goesOn: boolean

  constructor(who: Who, owner: Seat | undefined, goesOn: boolean) {
    this.who = who
    this.owner = owner
    this.subject = owner
    this.goesOn = goesOn
  }

  tell(happenings: readonly Happening[]): string {
    for (let i = 0; i < happenings.length; i++) {
      const happening = happenings[i]
      if (happening === undefined) continue
      if (isToldElsewhere(happenings, i)) continue
      const run = runFrom(happenings, i)
      const told = { ...happening, event: summed(run, happening.event) }
      const next = happenings[i + run.length]?.event
      if (!this.explore(told.event, next)) this.say(told, run, next)
      i += run.length - 1
    }
    this.closeExploration(false)
    return this.clauses.join('; ')
  }

  /** Takes an event as a part of the exploration, if it is one. */
  private explore(event: Event, next: Event | undefined): boolean {
    const { exploration, who } = this
    switch (event.type) {
      case 'card-revealed':
        this.nobodyBuys()
        exploration.push(event.card === MONSTER ? 'a monster' : sayCard(event.card))
        this.isCardTold = true
        return true
      case 'offer-declined':
        this.declined.push(event.seat)
        return true
      case 'ally-bought':
        this.declined = []
        exploration.push(
          `${sayWho(who, event.seat)} ${does(who, event.seat, 'buy')} ${this.it(event.kind)} for ${sayFew(event)}`,
        )
        return true
      case 'monster-ignored':
        exploration.push(
          `${does(who, event.seat, 'leave')} ${this.it(MONSTER)} (threat ${event.threat + 1})`,
        )
        return true
      // With Leviathan a monster that is left brings a leviathan, and its card is discarded.
      case 'leviathan-appears':
      case 'monster-left':
        if (!this.isExploring()) return false
        exploration.push(clauseOf({ event }, who).text)
        return true
      case 'ally-taken':
        this.nobodyBuys()
        exploration.push(`${does(who, event.seat, 'take')} ${this.it(event.kind)}${this.bonus()}`)
        return true
      case 'monster-fought':
        exploration.push(`${does(who, event.seat, 'fight')} ${this.it(MONSTER)}${this.bonus()}`)
        return true
      case 'pearls-gained':
        if (next?.type === 'ally-taken' || next?.type === 'monster-fought') {
          this.pearls = event.pearls
          return true
        }
        this.closeExploration(true)
        return false
      case 'deck-reshuffled':
        if (!this.isExploring()) return false
        this.nobodyBuys()
        exploration.push(clauseOf({ event }, who).text)
        return true
      case 'exploration-ended':
        this.closeExploration(true)
        this.goesOn = false
        return event.toCouncil.length === 0
      default:
        this.closeExploration(true)
        return false
    }
  }

  private isExploring(): boolean {
    return this.exploration.length > 0 || this.declined.length > 0
  }

  /** The card just revealed, or its name if that was told before. */
  private it(card: number): string {
    if (this.isCardTold) return 'it'
    return card === MONSTER ? 'the monster' : sayCard(card)
  }

  /** The pearls that came with the end of the exploration. */
  private bonus(): string {
    const { pearls } = this
    this.pearls = 0
    return pearls > 0 ? ` and ${does(this.who, this.owner, 'get')} ${count(pearls, 'pearl')}` : ''
  }

  private nobodyBuys(): void {
    if (this.declined.length > 0) this.exploration.push('nobody buys')
    this.declined = []
  }

  private closeExploration(over: boolean): void {
    const { who } = this
    if (over) this.nobodyBuys()
    else
      this.exploration.push(
        ...this.declined.map((seat) => `${sayWho(who, seat)} ${does(who, seat, 'pass')}`),
      )
    this.declined = []
    if (this.exploration.length === 0) return
    const told = this.exploration.join(' … ')
    // What goes on needs no subject, whatever came in between.
    if (this.goesOn) this.subject = this.owner
    this.push(
      this.owner,
      this.goesOn ? `… ${told}` : `${does(who, this.owner, 'explore')}: ${told}`,
    )
    this.exploration = []
    this.goesOn = true
  }

  private say(first: Happening, run: readonly Happening[], next: Event | undefined): void {
    const { seat, text } = this.clauseOfRun(first, run, next)
    if (text !== '') this.push(seat, text)
  }

  /** A subject holds until the next one; a turn begins with its owner. */
  private push(seat: Seat | undefined, text: string): void {
    const isNamed = seat !== undefined && seat !== this.subject
    this.clauses.push(isNamed ? `${sayWho(this.who, seat)} ${text}` : text)
    this.subject = seat
  }

  private clauseOfRun(
    first: Happening,
    run: readonly Happening[],
    next: Event | undefined,
  ): { readonly seat: Seat | undefined; readonly text: string } {
    const { who } = this
    const { event } = first
    const events = run.map((happening) => happening.event)
    switch (event.type) {
      case 'turn-begins':
        return { seat: undefined, text: '' }
      case 'plotted':
        return { seat: event.seat, text: `${does(who, event.seat, 'plot')} for 1 pearl` }
      case 'lord-revealed': {
        const lords = events.flatMap((one) => (one.type === 'lord-revealed' ? [one.lord] : []))
        if (next?.type === 'court-refilled')
          return {
            seat: undefined,
            text: `the court is refilled: ${lords.map(sayLord).join(', ')}`,
          }
        return {
          seat: undefined,
          text: `${sayLords(lords)} ${lords.length > 1 ? 'come' : 'comes'} to court`,
        }
      }
      case 'ally-affiliated': {
        const kinds = events.flatMap((one) => (one.type === 'ally-affiliated' ? [one.kind] : []))
        return {
          seat: event.seat,
          text: `${does(who, event.seat, 'affiliate')} ${kinds.map(sayCard).join(', ')}`,
        }
      }
      case 'allies-discarded': {
        const kinds = events.flatMap((one) => (one.type === 'allies-discarded' ? one.allies : []))
        return {
          seat: event.seat,
          text: `${does(who, event.seat, 'discard')} ${sayAllies(kinds)}`,
        }
      }
      case 'token-gained':
        return {
          seat: event.seat,
          text: `${does(who, event.seat, 'draw')} ${count(run.length, 'monster token')}${sayTokens(events)}`,
        }
      case 'leviathan-token-gained': {
        const tokens = count(run.length, 'token')
        return {
          seat: event.seat,
          text: `${does(who, event.seat, 'draw')} ${tokens} of the second pile${sayGifts(events)}`,
        }
      }
      case 'rewarded':
        return {
          seat: event.seat,
          text: `${does(who, event.seat, 'win')} ${sayReward(event.reward)}${sayTokens(events)}`,
        }
      default:
        return clauseOf(first, who)
    }
  }
}

/** A price in a row of prices: pearls are not named. */
function sayFew({ pearls, nebulis }: Extract<Event, { type: 'ally-bought' }>): string {
  if (nebulis === 0) return String(pearls)
  return pearls === 0 ? `${nebulis} nebulis` : `${pearls} and ${nebulis} nebulis`
}
