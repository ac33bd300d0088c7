import type { Page } from 'playwright'

/** Makes the main thread of a page so many times slower than this machine. */
export async function slowDown(page: Page, times: number): Promise<void> {
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: times })
}
