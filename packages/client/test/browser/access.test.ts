// What a program can find out about access: names, roles, contrast, order.
import { AxeBuilder } from '@axe-core/playwright'
import { expect, inject, test } from 'vitest'
import { untilDrawn } from './settled.ts'
import { decisions, screens, sheets } from './states.ts'
import { visit } from './visit.ts'

const games = { positions: inject('positions'), finished: inject('finished') }

/** Of the decisions one for each zone and each sheet: the others are made of the same parts. */
const TELLING = [
  'take-your-turn',
  'buy-the-ally',
  'take-the-ally-or-explore-on',
  'fight-the-monster-or-explore-on',
  'choose-a-leviathan-to-fight',
  'choose-an-ally-for-the-fight',
  'choose-whom-to-rob-of-a-token',
  'control-a-location',
  'spend-keys',
  'search-the-sanctuary',
  'discard-down-to-a-limit',
  'choose-a-lord-to-disable',
  'affiliate-an-ally',
]
const states = [
  ...screens(games),
  ...sheets(games),
  ...decisions(games).filter(({ name }) => TELLING.includes(name)),
]

test.each(['dark', 'light', 'contrast'] as const)(
  'nothing serious is wrong on any screen in the theme %s',
  async (theme) => {
    const page = await visit('/', { settings: { theme } })
    const found = new Map<string, string[]>()
    for (const state of states) {
      await state.open(page)
      await untilDrawn(page)
      // There are no frames on the page: what looks into them would take most of the time.
      const { violations } = await new AxeBuilder({ page }).setLegacyMode(true).analyze()
      for (const { id, impact, nodes } of violations) {
        if (impact !== 'serious' && impact !== 'critical') continue
        const where = nodes.map(
          ({ html, any }) => `${state.name}: ${html.slice(0, 120)} ${any[0]?.message ?? ''}`,
        )
        found.set(id, [...(found.get(id) ?? []), ...where])
      }
    }
    expect([...found].map(([id, where]) => [id, where.length, ...where.slice(0, 6)])).toEqual([])
  },
)
