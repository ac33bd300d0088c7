// Words of a language with the longest texts of each kind everywhere: which cards lie on a table is luck.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { BrowserContext } from 'playwright'

const messages = join(import.meta.dirname, '../../../words/messages')
const WORDS = /\/assets\/([a-z]{2})-[\w-]+\.js$/

/** Texts that stand in the same places. */
const KINDS = [
  ['lords', /^lord_\w+_name$/],
  ['lords', /^lord_\w+_short$/],
  ['places', /^place_\w+_name$/],
  ['places', /^place_\w+_rule$/],
] as const
/** As many of the longest as are seen beside each other. */
const LONGEST = 6

/** The words of a language, with the longest text of each kind in the place of all others. */
function lengthen(language: string, code: string): string {
  return KINDS.reduce((before, [area, kind]) => {
    const all: Readonly<Record<string, string>> = JSON.parse(
      readFileSync(join(messages, language, `${area}.json`), 'utf8'),
    )
    const texts = Object.keys(all).flatMap((key) => (kind.test(key) ? (all[key] ?? []) : []))
    const longest = texts.toSorted((one, other) => other.length - one.length).slice(0, LONGEST)
    const others = texts.filter((text) => !longest.includes(text))
    return others.reduce(
      (now, text, at) => now.replace(`=>\`${text}\``, () => `=>\`${longest[at % LONGEST]}\``),
      before,
    )
  }, code)
}

/** Lets the page speak so, in every language. */
export async function speakAtLength(context: BrowserContext): Promise<void> {
  await context.route(WORDS, async (route) => {
    const response = await route.fetch()
    const language = WORDS.exec(route.request().url())?.[1] ?? ''
    await route.fulfill({ response, body: lengthen(language, await response.text()) })
  })
}
