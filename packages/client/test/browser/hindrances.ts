// What a program can find out about access: names, roles, order, and whether letters stand out.
import axe from 'axe-core'
import type { Page } from 'playwright'

/** Something that is wrong with what is shown. */
export interface Flaw {
  readonly what: string
  readonly where: string
}

/** All there is to find, or all but colours: those are the theme's, whatever language it speaks. */
export type Extent = 'access' | 'names'

/** What stands in somebody's way on the page as it is. */
export async function hindrances(page: Page, extent: Extent): Promise<readonly Flaw[]> {
  // Sent once to each page that is loaded: half of the time would go there otherwise.
  if (!(await page.evaluate(() => 'axe' in globalThis)))
    // biome-ignore lint/security/noGlobalEval: this is how a program gets into a page from outside.
    await page.evaluate((source) => void globalThis.eval(source), axe.source)
  return page.evaluate(find, extent === 'access')
}

/** Runs in the page. */
async function find(withColours: boolean): Promise<Flaw[]> {
  /** What stands further down in a list is made like what stands above it. */
  const MORE_OF_THE_SAME = 'li:nth-child(n + 13)'
  // In the page it is a global.
  const { axe: there } = globalThis as typeof globalThis & { readonly axe: typeof axe }
  // Like whoever is there: what lies under a sheet is asleep, and looked at without it.
  const layer = [...document.querySelectorAll('dialog[open]')].at(-1) ?? document
  const { violations } = await there.run(
    { include: layer, exclude: [MORE_OF_THE_SAME] },
    {
      resultTypes: ['violations'],
      rules: { 'color-contrast': { enabled: withColours } },
      preload: false,
    },
  )
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .flatMap(({ id, nodes }) =>
      nodes.map(({ html, any }) => ({
        what: id,
        where: `${html.slice(0, 120)} ${any[0]?.message ?? ''}`,
      })),
    )
}
