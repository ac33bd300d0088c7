import { ambassadors } from './ambassadors.ts'
import type { Cast } from './cast.ts'
import { farmers } from './farmers.ts'
import { mages } from './mages.ts'
import { merchants } from './merchants.ts'
import type { GuildName } from './palette.ts'
import { politicians } from './politicians.ts'
import { Portrait } from './portrait.ts'
import { smugglers } from './smugglers.ts'
import { soldiers } from './soldiers.ts'

const casts: Readonly<Record<GuildName, Cast>> = {
  soldier: soldiers,
  merchant: merchants,
  mage: mages,
  politician: politicians,
  farmer: farmers,
  ambassador: ambassadors,
  smuggler: smugglers,
}

const drawings = new Map(
  (Object.entries(casts) as [GuildName, Cast][]).flatMap(([guild, cast]) =>
    Object.entries(cast).map(([name, draw]) => [name, { guild, draw }] as const),
  ),
)

/** Everybody who has a portrait, by the engine's names, guild after guild. */
export const lordNames: readonly string[] = [...drawings.keys()]

/**
 * The portrait of a lord, as the text of an SVG of 300 × 340 that is complete as an `<img>`.
 * Drawn anew on every call, always with the same result: whoever shows it keeps it.
 */
export function lordPortrait(name: string): string {
  const drawing = drawings.get(name)
  if (!drawing) throw new Error(`There is no portrait of a lord called “${name}”.`)
  const pic = new Portrait(name, drawing.guild)
  drawing.draw(pic)
  return pic.svg()
}
