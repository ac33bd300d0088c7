import type { Page } from 'playwright'
import { untilAsked } from './player/player.ts'

/** Chooses a file on the first screen, as somebody does who has one. */
export async function chooseFile(page: Page, text: string): Promise<void> {
  await page.setInputFiles('input[type="file"]', {
    name: 'hadal.txt',
    mimeType: 'text/plain',
    buffer: Buffer.from(text),
  })
}

/** Opens a game from a file and waits until something is asked in it. */
export async function openGame(page: Page, text: string): Promise<void> {
  if (new URL(page.url()).pathname !== '/') await page.goto('/')
  await chooseFile(page, text)
  await page.waitForURL('**/table/*')
  await untilAsked(page)
}
