// When a page is as it will stay: only then it can be looked at.
import type { Page } from 'playwright'

/** Waits until every picture that is to be seen is there, and all letters are. */
export async function untilDrawn(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const pictures = [...document.querySelectorAll<HTMLImageElement>('img.pic')]
    return pictures.every((it) => !it.checkVisibility() || (it.matches('.drawn') && it.complete))
  })
  await page.evaluate(async () => {
    const pictures = [...document.querySelectorAll<HTMLImageElement>('img.pic.drawn')]
    // One that is there may be painted a moment later, or be exchanged for a sharper one.
    await Promise.allSettled(pictures.filter((it) => it.checkVisibility()).map((it) => it.decode()))
    await document.fonts.ready
  })
}

/** Waits until the log beside the table says everything that has happened: it is drawn a few lines at a time. */
export async function untilLogged(page: Page): Promise<void> {
  await page.locator('.log-l[aria-busy="true"]').waitFor({ state: 'detached' })
}

/** Waits until nothing moves any more: zones inside of zones find their size one after the other. */
export async function untilLaidOut(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await document.fonts.ready
    const sizes = () =>
      [...document.querySelectorAll('section, aside, button')]
        .map((it) => `${it.clientWidth}x${it.clientHeight}`)
        .join()
    const FRAMES = 2
    let before = ''
    for (let still = 0; still < FRAMES; ) {
      await new Promise(requestAnimationFrame)
      const now = sizes()
      still = now === before ? still + 1 : 0
      before = now
    }
  })
}

/** Waits until the page would work without a network: everything is there when its worker is. */
export async function untilOffline(page: Page): Promise<void> {
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined))
}
