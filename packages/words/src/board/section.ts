/** A part of the table. */
export type Zone =
  | 'you'
  | 'rivals'
  | 'court'
  | 'council'
  | 'depths'
  | 'border'
  | 'locations'
  | 'sentinels'

/** A part of the table in words: whoever shows it only lays it out. */
export interface Section {
  readonly zone: Zone
  readonly title: string
  /** What there is to say of the whole. */
  readonly lead?: string
  readonly rows: readonly Row[]
}

/** What is said of one thing. */
export interface Row {
  readonly name: string
  readonly items: readonly Item[]
  /** It is out of reach now. */
  readonly isOff?: boolean
}

/** One statement, and what matters less about it. */
export interface Item {
  readonly text: string
  readonly note?: string | undefined
}

/** Statements of which some may have nothing to say. */
export function sentences(...parts: readonly (string | undefined)[]): string {
  return parts
    .filter((part) => part !== undefined && part !== '')
    .map((part) => (/[.!?]$/.test(part ?? '') ? part : `${part}.`))
    .join(' ')
}

/** Parts of one statement. */
export function parts(...list: readonly (string | false | undefined)[]): string {
  return list.filter((part) => part !== undefined && part !== false && part !== '').join(', ')
}
