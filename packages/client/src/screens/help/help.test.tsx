import { GUILD_NAMES } from '@hadal/engine'
import { guildPlural, LANGUAGES, speak } from '@hadal/words'
import { renderToStaticMarkup } from 'react-dom/server'
import { beforeEach, describe, expect, test } from 'vitest'
import { Router } from 'wouter'
import { HelpScreen } from './HelpScreen.tsx'
import { GuildLegend } from './Legend.tsx'

describe.each(LANGUAGES)('the page of help in %s', (locale) => {
  beforeEach(() => speak(locale))

  test('names every guild', () => {
    const html = renderToStaticMarkup(<GuildLegend />).toLocaleLowerCase()
    for (const guild of GUILD_NAMES.keys())
      expect(html).toContain(guildPlural(guild).toLocaleLowerCase())
  })

  test('has one title, and headings in order', () => {
    const html = renderToStaticMarkup(
      <Router ssrPath="/how">
        <HelpScreen />
      </Router>,
    )
    const levels = [...html.matchAll(/<h(\d)/g)].map(([, level]) => Number(level))
    expect(levels.filter((level) => level === 1)).toHaveLength(1)
    for (const [at, level] of levels.entries())
      expect(level - (levels[at - 1] ?? 0)).toBeLessThanOrEqual(1)
  })
})

test('soldiers ask for crabs', async () => {
  await speak('en')
  const html = renderToStaticMarkup(<GuildLegend />)
  expect(html).toMatch(/Soldiers.*?crabs.*?Merchants/)
})
