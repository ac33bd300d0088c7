import { isLocale, type Locale, type MessagesOf, preferredLocale, speak } from '@hadal/words'
import type * as english from './compiled/messages/en.js'

type Messages = MessagesOf<typeof english>

/** What only a terminal says; everything about the game is said by `@hadal/words`. */
const load: Record<Locale, () => Promise<Messages>> = {
  en: async () => (await import('./compiled/messages/en.js')) as unknown as Messages,
  uk: async () => (await import('./compiled/messages/uk.js')) as unknown as Messages,
  ru: async () => (await import('./compiled/messages/ru.js')) as unknown as Messages,
  cs: async () => (await import('./compiled/messages/cs.js')) as unknown as Messages,
  fr: async () => (await import('./compiled/messages/fr.js')) as unknown as Messages,
}

/** The terminal's own messages in the language in use. */
export let t: Messages

/** Speaks another language from now on, about the game and about everything else. */
export async function speakHere(language: Locale): Promise<void> {
  const [, messages] = await Promise.all([speak(language), load[language]()])
  t = messages
}

/** The language somebody asks for, or that of the terminal. */
export function languageFor(
  words: readonly string[],
  environment: Readonly<Record<string, string | undefined>>,
): Locale {
  const at = words.findIndex((word) => /^--language(=|$)/.test(word))
  const wanted = words[at]?.split('=')[1] ?? words[at + 1] ?? ''
  if (at >= 0 && isLocale(wanted)) return wanted
  const { LC_ALL, LC_MESSAGES, LANG } = environment
  return preferredLocale([LC_ALL || LC_MESSAGES || LANG || ''])
}
