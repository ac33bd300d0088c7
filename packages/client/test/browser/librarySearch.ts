// Cards of the library, looked for by their names.
import { LANGUAGES, type Locale, speak } from '@hadal/words'
import { expect } from 'vitest'
import { cardName } from '../../src/library/cardWords.ts'
import { EVERY_CARD } from '../../src/library/everyCard.ts'
import { choose } from './looks.ts'
import { visit } from './visit.ts'

/** Looks for each card in the languages given for it, and finds it. */
export async function expectFound(languagesOf: (card: number) => readonly Locale[]): Promise<void> {
  const page = await visit('/library/oracle')
  for (const language of LANGUAGES) {
    await choose(page, { language, theme: 'dark', textSize: 100 })
    await speak(language)
    const cards = EVERY_CARD.filter((_, card) => languagesOf(card).includes(language))
    const missing = await page
      .locator('.lib-f input')
      .first()
      .evaluate(
        (field, all) => {
          const write = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set
          const seek = (text: string) => {
            write?.call(field, text)
            field.dispatchEvent(new InputEvent('input', { bubbles: true }))
          }
          const lost = all.filter(({ id, name }) => {
            seek(name.toUpperCase())
            return document.querySelector(`[data-card="${id}"]`) === null
          })
          seek('')
          return lost
        },
        cards.map((card) => ({ id: card.id, name: cardName(card) })),
      )
    expect(missing).toEqual([])
  }
  await speak('en')
}
