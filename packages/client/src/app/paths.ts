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
} as const

/** Where the screens are that are about one thing: its name follows. */
const NAMED_PATHS = {
  table: '/table/',
  'online-table': '/t/',
  join: '/join/',
  'look-back': '/look-back/',
  'replay-of': '/replay/',
} as const

type PlainPlace = keyof typeof PATHS
type NamedPlace = keyof typeof NAMED_PATHS
export type Place = PlainPlace | NamedPlace

/** An address taken apart. */
export type Address =
  | { readonly place: PlainPlace }
  | { readonly place: NamedPlace; readonly name: string }

export const tablePath = (id: string) => pathTo('table', id)
export const lookBackPath = (id: string) => pathTo('look-back', id)
export const replayPath = (id: string) => pathTo('replay-of', id)
export const onlineTablePath = (id: string) => pathTo('online-table', id)

function pathTo(place: NamedPlace, name: string): string {
  return `${NAMED_PATHS[place]}${encodeURIComponent(name)}`
}

const PLAIN_PLACES = Object.keys(PATHS) as PlainPlace[]
const NAMED_PLACES = Object.keys(NAMED_PATHS) as NamedPlace[]

/** What an address leads to; nothing if there is no such place. */
export function addressOf(path: string): Address | undefined {
  const plain = path.length > 1 ? path.replace(/\/$/, '') : path
  const place = PLAIN_PLACES.find((one) => PATHS[one] === plain)
  if (place !== undefined) return { place }
  const named = NAMED_PLACES.find((one) => plain.startsWith(NAMED_PATHS[one]))
  const name = named && nameIn(plain.slice(NAMED_PATHS[named].length))
  return named && name !== undefined ? { place: named, name } : undefined
}

function nameIn(written: string): string | undefined {
  if (!/^[^/]+$/.test(written)) return undefined
  try {
    return decodeURIComponent(written)
  } catch {
    return undefined
  }
}

/** Whether an address leads to a table, on this device or online. */
export function isTablePath(path: string): boolean {
  const place = placeAt(path)
  return place === 'table' || place === 'online-table'
}

/** The place an address names; nothing if there is no such place. */
export function placeAt(path: string): Place | undefined {
  return addressOf(path)?.place
}
