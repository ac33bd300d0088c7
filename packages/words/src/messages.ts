import type * as english from './compiled/messages/en.js'

/** The languages there are messages for, each by its own name. */
export const LOCALES = {
  en: 'English',
  uk: 'Українська',
  ru: 'Русский',
  cs: 'Čeština',
  fr: 'Français',
} as const
export type Locale = keyof typeof LOCALES
export const LANGUAGES: readonly Locale[] = Object.keys(LOCALES).filter(isLocale)

/** Messages without parameters are called without any. */
export type MessagesOf<English> = {
  readonly [key in keyof English]: English[key] extends (inputs: infer Inputs) => string
    ? Record<never, never> extends Inputs
      ? (inputs?: Inputs) => string
      : (inputs: Inputs) => string
    : never
}

type Messages = MessagesOf<typeof english>

/** A language is loaded when it is chosen. */
const load: Record<Locale, () => Promise<Messages>> = {
  en: async () => (await import('./compiled/messages/en.js')) as unknown as Messages,
  uk: async () => (await import('./compiled/messages/uk.js')) as unknown as Messages,
  ru: async () => (await import('./compiled/messages/ru.js')) as unknown as Messages,
  cs: async () => (await import('./compiled/messages/cs.js')) as unknown as Messages,
  fr: async () => (await import('./compiled/messages/fr.js')) as unknown as Messages,
}

/** The messages of the language in use: `m.home_play()`. */
export let m: Messages
export let locale: Locale

/** Speaks another language from now on; whoever shows text has to be drawn anew. */
export async function speak(language: Locale): Promise<void> {
  m = await load[language]()
  locale = language
}

/** The first language of the reader that we speak. */
export function preferredLocale(languages: readonly string[]): Locale {
  const known = languages.map((tag) => tag.slice(0, 2).toLowerCase()).find(isLocale)
  return known ?? 'en'
}

export function isLocale(tag: string): tag is Locale {
  return tag in LOCALES
}

/**
 * A message by a name that is put together, as the texts of cards are.
 *
 * A test asks for every card in every language, so that none is missing.
 */
export function messageNamed(key: string): string {
  const all: Readonly<Record<string, ((inputs: Record<string, never>) => string) | undefined>> =
    m as never
  const message = all[key]
  if (message === undefined) throw new Error(`There is no message “${key}”.`)
  return message({})
}
