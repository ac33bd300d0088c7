import { text } from 'node:stream/consumers'
import { m } from '@hadal/words'
import type { Download, Page } from 'playwright'
import { untilAsked } from './player/player.ts'

/** Chooses a file on the first screen, as somebody does who has one. */
export async function chooseFile(page: Page, content: string): Promise<void> {
  await page.setInputFiles('input[type="file"]', {
    name: 'hadal.txt',
    mimeType: 'text/plain',
    buffer: Buffer.from(content),
  })
}

/** Loads a game from a file on the first screen, and waits until something is asked in it. */
export async function loadGame(page: Page, record: string): Promise<void> {
  if (new URL(page.url()).pathname !== '/') await page.goto('/')
  await chooseFile(page, record)
  await page.waitForURL('**/table/*')
  await untilAsked(page)
}

/** Saves the game on the screen to a file, with the menu of its table. */
export async function downloadGame(page: Page): Promise<Download> {
  await page.getByRole('button', { name: m.table_menu(), exact: true }).click()
  const downloading = page.waitForEvent('download')
  await page.getByRole('dialog').getByText(m.menu_download()).click()
  return await downloading
}

/** The text of a file that the page has handed out; the browser may run elsewhere, so there is no path. */
export async function readDownload(download: Download): Promise<string> {
  return await text(await download.createReadStream())
}
