// Draws public/icon.svg as the pictures that systems want for an installed page: node packages/client/scripts/icons.mjs
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { chromium } from 'playwright'

const SIZES = [192, 512]

const folder = join(import.meta.dirname, '..', 'public')
const icon = readFileSync(join(folder, 'icon.svg'), 'utf8')
// `CHROMIUM` names a browser where Playwright has none of its own.
const { CHROMIUM } = process.env
const browser = await chromium.launch(CHROMIUM ? { executablePath: CHROMIUM } : {})
for (const size of SIZES) {
  const page = await browser.newPage({ viewport: { width: size, height: size } })
  await page.setContent(`<style>body { margin: 0 } svg { display: block }</style>${icon}`)
  await page.screenshot({ path: join(folder, `icon-${size}.png`) })
  await page.close()
}
await browser.close()
