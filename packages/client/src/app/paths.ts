/** Where the screens are. */
export const PATHS = {
  home: '/',
  setup: '/new',
  settings: '/settings',
  how: '/how',
} as const

export type Place = keyof typeof PATHS | 'table'

export const tablePath = (id: string) => `/table/${encodeURIComponent(id)}`

/** The table an address leads to; nothing if it leads elsewhere. */
export function tableAt(path: string): string | undefined {
  const [, id] = /^\/table\/([^/]+)\/?$/.exec(path) ?? []
  try {
    return id === undefined ? undefined : decodeURIComponent(id)
  } catch {
    return undefined
  }
}

const PLACES = ['home', 'setup', 'settings', 'how'] as const satisfies readonly Place[]

/** The place an address names; nothing if there is no such place. */
export function placeAt(path: string): Place | undefined {
  if (tableAt(path) !== undefined) return 'table'
  const plain = path.length > 1 ? path.replace(/\/$/, '') : path
  return PLACES.find((place) => PATHS[place] === plain)
}
