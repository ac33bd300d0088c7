import type { Kind, LocationId, LordId, Race, Seat } from '@hadal/engine'
import type { Question } from '@hadal/table'
import type { Scene } from '../scene.ts'

/** A question in words: the line, and one that helps. */
export interface AskWords {
  readonly title: string
  readonly help?: string | undefined
  /** The lord whose power asks, where there is room to show it. */
  readonly by?: LordId
}

/** A choice in words: what a button says, and what follows from it. */
export interface ChoiceWords {
  readonly label: string
  readonly sub?: string | undefined
}

/** What on the table a choice points at; what points at nothing is a plain button. */
export type Target =
  | { readonly zone: 'court'; readonly lord: LordId }
  | { readonly zone: 'council'; readonly race: Race }
  | { readonly zone: 'locations'; readonly location: LocationId }
  /** Whoever is asked looks through the deck. */
  | { readonly zone: 'location-deck'; readonly location: LocationId }
  | { readonly zone: 'hand'; readonly kind: Kind }
  | { readonly zone: 'border'; readonly space: number }
  | { readonly zone: 'seat'; readonly seat: Seat }
  /** A lord that lies before somebody. */
  | { readonly zone: 'lord'; readonly lord: LordId }
  | { readonly zone: 'affiliated'; readonly kind: Kind }
  | { readonly zone: 'question' }

/** What somebody who is asked is doing, as the others are told. */
export type Doing =
  | 'turn'
  | 'powers'
  | 'explores'
  | 'buys'
  | 'recruits'
  | 'council'
  | 'controls'
  | 'rewarded'
  | 'discards'
  | 'fights'
  | 'attacked'
  | 'tokens'
  | 'searches'
  | 'reserves'
  | 'decides'

/** A question of the engine in words for people. */
export interface QuestionWords {
  ask(scene: Scene, question: Question): AskWords
  /** A choice that is neither a power nor, where `target` is asked, a pass. */
  choice(scene: Scene, decision: number, question: Question): ChoiceWords
  target(decision: number): Target
  readonly doing: Doing
}

/** The words of each question, by its name in the engine. */
export type QuestionBook = Readonly<Record<string, QuestionWords>>
