import { type Browser, type BrowserContext, chromium, type Page } from 'playwright'
import { expect, inject, onTestFinished } from 'vitest'
import { arrive, type Visitor } from './visitor.ts'
import { watch } from './watch.ts'

/** The connection of this process to the Chromium that all tests share. */
let browser: Promise<Browser> | undefined

export interface Elsewhere {
  /** Another server than the one all tests share. */
  readonly origin?: string
  /** Addresses that may be out of reach. */
  readonly mayFail?: RegExp
  /** What is done with the browser before it opens a page. */
  readonly prepare?: (context: BrowserContext) => Promise<void>
}

/** Opens a browser of one's own, without a page; the test fails with whatever went wrong in it. */
export async function visitor(
  who: Visitor = {},
  { origin = inject('origin'), mayFail, prepare }: Elsewhere = {},
): Promise<BrowserContext> {
  browser ??= chromium.connect(inject('chromium'))
  const context = await arrive(await browser, origin, who)
  if (!who.isPainted) await context.addInitScript(paintLittle)
  await prepare?.(context)
  const troubles = watch(context, mayFail)
  onTestFinished(async () => {
    await context.close()
    expect(troubles).toEqual([])
  })
  return context
}

/**
 * Leaves out shades, and pictures of cards: a third of a browser's work where there is no graphics card.
 *
 * Runs in the page.
 */
function paintLittle(): void {
  const plain = new CSSStyleSheet()
  plain.replaceSync(`*, ::before, ::after {
    background-image: none !important;
    box-shadow: none !important;
    filter: none !important;
    mask: none !important;
    text-shadow: none !important;
  }`)
  document.adoptedStyleSheets.push(plain)
  // The worker that draws gets no orders: the page looks as it does until the first picture is there.
  const { Worker } = globalThis
  globalThis.Worker = class extends Worker {
    constructor(url: string | URL, options?: WorkerOptions) {
      super(url, options)
      if (options?.name === 'art') this.postMessage = () => {}
    }
  }
}

/** Opens the page at an address. */
export async function visit(
  path = '/',
  who: Visitor = {},
  elsewhere: Elsewhere = {},
): Promise<Page> {
  const context = await visitor(who, elsewhere)
  const page = await context.newPage()
  await page.goto(path)
  return page
}
