import type { Kind, LeviathanId, LocationId, Loot, LordId } from '@hadal/engine'

export const BACKS = ['exploration', 'lord', 'location', 'loot', 'leviathan'] as const
export type Back = (typeof BACKS)[number]

/** A picture that can be shown. */
export type PictureOf =
  /** `bare` leaves out the numeral, which `<AllyNumeral>` then draws over it. */
  | { readonly ally: Kind; readonly bare?: boolean }
  | { readonly monster: true }
  | { readonly lord: LordId }
  | { readonly location: LocationId }
  | { readonly leviathan: LeviathanId }
  /** Loot is face down without a kind. */
  | { readonly loot: Loot | undefined }
  | { readonly back: Back }

/** What kinds of pictures there are, and how large they are drawn. */
export const PICTURE_SIZES = {
  ally: [144, 208],
  'bare-ally': [144, 208],
  monster: [144, 208],
  lord: [300, 340],
  location: [500, 190],
  leviathan: [380, 240],
  loot: [144, 208],
  back: [144, 208],
} as const satisfies Readonly<Record<string, readonly [w: number, h: number]>>

export type PictureKind = keyof typeof PICTURE_SIZES

/** A picture by name: two that look the same have the same. */
export type PictureKey = `${PictureKind}/${string}`

export function pictureKey(of: PictureOf): PictureKey {
  if ('ally' in of) return `${of.bare ? 'bare-ally' : 'ally'}/${of.ally}`
  if ('monster' in of) return 'monster/face'
  if ('lord' in of) return `lord/${of.lord}`
  if ('location' in of) return `location/${of.location}`
  if ('leviathan' in of) return `leviathan/${of.leviathan}`
  if ('back' in of) return `back/${of.back}`
  return of.loot === undefined ? 'back/loot' : `loot/${of.loot}`
}

const isPictureKind = (word: string | undefined): word is PictureKind =>
  word !== undefined && word in PICTURE_SIZES

/** The kind of a picture and which one of them it is. */
export function readPictureKey(key: PictureKey): readonly [kind: PictureKind, which: string] {
  const [kind, which = ''] = key.split('/')
  if (!isPictureKind(kind)) throw new Error(`no such picture: ${key}`)
  return [kind, which]
}
