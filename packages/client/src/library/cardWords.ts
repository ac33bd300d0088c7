import { lords, MONSTER, raceOf } from '@hadal/engine'
import {
  capital,
  expansionName,
  figureName,
  figureText,
  guildName,
  kindRule,
  leviathanAttackFull,
  leviathanFoes,
  leviathanLevels,
  leviathanName,
  leviathanTokenName,
  leviathanTokenText,
  locationFull,
  locationName,
  locationRule,
  lootName,
  lootText,
  lordFull,
  lordName,
  lordTiming,
  m,
  racePlural,
  sayCard,
  sentinelName,
  sentinelText,
  timingName,
  tokenName,
  tokenText,
} from '@hadal/words'
import type { Box, CardFace, CardKind, TokenFace } from './everyCard.ts'

/** What a card is called. */
export function cardName(card: CardFace): string {
  switch (card.kind) {
    case 'lord':
      return lordName(card.lord)
    case 'ally':
      return capital(sayCard(card.ally))
    case 'location':
      return locationName(card.location)
    case 'leviathan':
      return capital(leviathanName(card.leviathan))
    case 'loot':
      return capital(lootName(card.loot))
    case 'token':
      return capital(nameOfToken(card.token))
  }
}

function nameOfToken(token: TokenFace): string {
  if ('points' in token) return tokenName(token.points)
  if ('gives' in token)
    return m.library_token_of_leviathan({ gives: leviathanTokenName(token.gives) })
  return 'sentinel' in token ? sentinelName(token.sentinel) : figureName(token.figure)
}

/** What it does, in full; nothing for an ally that is but its race and strength. */
export function cardText(card: CardFace): string | undefined {
  switch (card.kind) {
    case 'lord':
      return lordFull(card.lord)
    case 'ally':
      return card.ally === MONSTER ? m.help_monster_text() : kindRule(card.ally)
    case 'location':
      return locationFull(card.location)
    case 'leviathan':
      return leviathanAttackFull(card.leviathan)
    case 'loot':
      return lootText(card.loot)
    case 'token':
      return textOfToken(card.token)
  }
}

function textOfToken(token: TokenFace): string {
  if ('points' in token) return tokenText(token.points)
  if ('gives' in token) return leviathanTokenText(token.gives)
  return 'sentinel' in token ? sentinelText() : figureText(token.figure)
}

/** Everything that somebody may look for on it, its name first. */
export function wordsOn(card: CardFace): string {
  return [cardName(card), cardText(card), ...furtherWords(card)].join('\n')
}

function furtherWords(card: CardFace): readonly string[] {
  switch (card.kind) {
    case 'lord': {
      const timing = lordTiming(card.lord)
      const guild = lords[card.lord]?.guild ?? 0
      return [guildName(guild), timing === undefined ? '' : timingName(timing)]
    }
    case 'ally':
      return card.ally === MONSTER ? [] : [racePlural(raceOf[card.ally] ?? 0)]
    case 'location':
      return [locationRule(card.location)]
    case 'leviathan':
      return [leviathanFoes(card.leviathan), leviathanLevels(card.leviathan)]
    default:
      return []
  }
}

/** What the cards of a kind are called together. */
export const kindName = (kind: CardKind): string => KIND_NAMES[kind]()

const KIND_NAMES: Readonly<Record<CardKind, () => string>> = {
  lord: () => m.library_lords(),
  ally: () => m.library_allies(),
  location: () => m.library_locations(),
  leviathan: () => m.library_leviathans(),
  loot: () => m.library_loot(),
  token: () => m.library_tokens(),
}

/** The box a card comes in. */
export const boxName = (box: Box): string =>
  box === 'base' ? m.option_base_name() : expansionName(box)
