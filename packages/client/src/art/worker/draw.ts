import { leviathans, locations, lords } from '@hadal/engine'
import { BACKS, type PictureKey, readPictureKey } from '../pictures.ts'

/**
 * Draws a picture as SVG text. What belongs to one kind of card is loaded when the first of them is
 * asked for.
 */
export async function draw(key: PictureKey): Promise<string> {
  const [kind, which] = readPictureKey(key)
  const id = Number(which)
  switch (kind) {
    case 'ally':
    case 'bare-ally': {
      const { allyCard } = await import('../allies/index.ts')
      return allyCard(id, { bare: kind === 'bare-ally' })
    }
    case 'monster': {
      const { monsterCard } = await import('../allies/index.ts')
      return monsterCard()
    }
    case 'lord': {
      const { lordPortrait } = await import('../lords/index.ts')
      return lordPortrait(named(lords[id], key))
    }
    case 'location': {
      const { locationArt } = await import('../locations/index.ts')
      return locationArt(named(locations[id], key))
    }
    case 'leviathan': {
      if (!leviathans[id]) throw new Error(`no such picture: ${key}`)
      const { leviathanArt } = await import('../leviathans/index.ts')
      return leviathanArt(id)
    }
    case 'loot': {
      const { lootCard } = await import('../loot/index.ts')
      return lootCard(id)
    }
    case 'back': {
      const back = BACKS.find((one) => one === which)
      if (!back) throw new Error(`no such picture: ${key}`)
      const { cardBack } = await import('../backs/index.ts')
      return cardBack(back)
    }
  }
}

/** The picture as a file that a page can show. */
export const asSvg = (svg: string): Blob => new Blob([svg], { type: 'image/svg+xml' })

function named(card: { readonly name: string } | undefined, key: PictureKey): string {
  if (!card) throw new Error(`no such picture: ${key}`)
  return card.name
}
