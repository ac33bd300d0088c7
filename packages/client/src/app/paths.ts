/** Where the screens are. */
export const PATHS = {
  home: '/',
  setup: '/new',
  settings: '/settings',
  how: '/how',
  online: '/online',
  'online-new': '/online/new',
  account: '/account',
  balance: '/balance',
  replay: '/replay',
  challenge: '/challenge',
  stats: '/stats',
  library: '/library',
  rules: '/rules',
  learn: '/learn',
} as const

/** Where the screens are that are about one thing: its name follows. */
const NAMED_PATHS = {
  table: '/table/',
  'text-table': '/words/',
  'online-table': '/t/',
  'online-text-table': '/w/',
  join: '/join/',
  'look-back': '/look-back/',
  'replay-of': '/replay/',
  lesson: '/learn/',
} as const

/** Books: each may be opened at one thing in it, whose name follows then. */
const BOOKS = ['library', 'rules'] as const

type BookPlace = (typeof BOOKS)[number]
type PlainPlace = Exclude<keyof typeof PATHS, BookPlace>
type NamedPlace = keyof typeof NAMED_PATHS
export type Place = PlainPlace | NamedPlace | BookPlace

/** An address taken apart. */
export type Address =
  | { readonly place: PlainPlace }
  | { readonly place: NamedPlace; readonly name: string }
  | { readonly place: BookPlace; readonly at: string | undefined }

/** One of all cards. */
export const libraryPath = (card: string) => bookPath('library', card)
/** A chapter or a clause of the rules. */
export const rulesPath = (clause: string) => bookPath('rules', clause)
export const tablePath = (id: string) => pathTo('table', id)
export const lessonPath = (id: string) => pathTo('lesson', id)
export const lookBackPath = (id: string) => pathTo('look-back', id)
export const replayPath = (id: string) => pathTo('replay-of', id)
/** The same tables in words. */
export const textTablePath = (id: string) => pathTo('text-table', id)
export const onlineTextTablePath = (id: string) => pathTo('online-text-table', id)
export const onlineTablePath = (id: string) => pathTo('online-table', id)

/** The same table in pictures and in words. */
export const bothPaths = (id: string, isOnline: boolean) =>
  isOnline
    ? { pictures: onlineTablePath(id), words: onlineTextTablePath(id) }
    : { pictures: tablePath(id), words: textTablePath(id) }

function pathTo(place: NamedPlace, name: string): string {
  return `${NAMED_PATHS[place]}${encodeURIComponent(name)}`
}

function bookPath(book: BookPlace, at: string): string {
  return `${PATHS[book]}/${encodeURIComponent(at)}`
}

const isBook = (place: string): place is BookPlace => BOOKS.some((book) => book === place)
const isPlain = (place: string): place is PlainPlace => place in PATHS && !isBook(place)

const PLAIN_PLACES = Object.keys(PATHS).filter(isPlain)
const NAMED_PLACES = Object.keys(NAMED_PATHS) as NamedPlace[]

/** What an address leads to; nothing if there is no such place. */
export function addressOf(path: string): Address | undefined {
  const plain = path.length > 1 ? path.replace(/\/$/, '') : path
  const place = PLAIN_PLACES.find((one) => PATHS[one] === plain)
  if (place !== undefined) return { place }
  const book = BOOKS.find((one) => `${plain}/`.startsWith(`${PATHS[one]}/`))
  if (book !== undefined) return inBook(book, plain)
  const named = NAMED_PLACES.find((one) => plain.startsWith(NAMED_PATHS[one]))
  const name = named && nameIn(plain.slice(NAMED_PATHS[named].length))
  return named && name !== undefined ? { place: named, name } : undefined
}

function inBook(place: BookPlace, path: string): Address | undefined {
  if (path === PATHS[place]) return { place, at: undefined }
  const at = nameIn(path.slice(PATHS[place].length + 1))
  return at === undefined ? undefined : { place, at }
}

function nameIn(written: string): string | undefined {
  if (!/^[^/]+$/.test(written)) return undefined
  try {
    return decodeURIComponent(written)
  } catch {
    return undefined
  }
}

/** What is the same for all addresses of one screen: turning the pages of a book is staying there. */
export function screenOf(path: string): string {
  const place = placeAt(path)
  return place !== undefined && isBook(place) ? place : path
}

export function isBookPath(path: string): boolean {
  return isBook(placeAt(path) ?? '')
}

const TABLES: ReadonlySet<Place | undefined> = new Set<Place>([
  'table',
  'text-table',
  'online-table',
  'online-text-table',
  'lesson',
])

/** Whether an address leads to a table, on this device or online, or in a lesson. */
export function isTablePath(path: string): boolean {
  return TABLES.has(placeAt(path))
}

/** The place an address names; nothing if there is no such place. */
export function placeAt(path: string): Place | undefined {
  return addressOf(path)?.place
}
