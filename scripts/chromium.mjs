// Finds the Chromium that the browser tests, the pictures and the measurements run in.
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { chromium } from 'playwright'

/** The one without windows comes first: it does a quarter less for the same pages. */
const NAMES = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
]
const PLACES = [
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
]

/** No browser is there, and none could be installed. */
class NoChromium extends Error {
  /** @override */
  name = 'NoChromium'
}

/** Where a Chromium is, installed first where that is possible. */
export function chromiumPath() {
  const path = find() ?? (installed() ? find() : undefined)
  if (path !== undefined) return path
  throw new NoChromium(
    'No Chromium was found: install it (Debian: apt-get install chromium; elsewhere: npx playwright install chromium), or name one in CHROMIUM_PATH.',
  )
}

/** What Playwright turns off; a second list would replace its own. */
const NOT_FOR_TESTS = [
  'AvoidCorsURLLoaderRestartOnRedirect',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsFirstBalancedModeAutoEnable',
  'HttpsUpgrades',
  'LensOverlay',
  'MediaRouter',
  'NetworkTimeServiceQuerying',
  'OptimizationHints',
  'PaintHolding',
  'PreconnectToSearch',
  'TcpPortRandomizationWin',
  'ThirdPartyStoragePartitioning',
]
/** An address bar that nobody sees: it would be two more pages behind every window. */
const ADDRESS_BAR = ['AimEnabled', 'WebUIOmniboxAimPopup', 'WebUIOmniboxPopup']
/** A process kept ready for a page that never comes: there is one page to a visit. */
const SPARE_PAGE = 'SpareRendererForSitePerProcess'

/** Chromium with nothing of its own to do. It loads only our pages: Playwright starts it without its sandbox. */
function launchOptions() {
  return {
    executablePath: chromiumPath(),
    args: [
      // Text is as wide on every machine: a font rasteriser with hinting moves letters to whole pixels.
      '--font-render-hinting=none',
      '--force-device-scale-factor=1',
      // Where there is no graphics card the browser would act as one, and slow everything down with it.
      '--disable-gpu',
      `--disable-features=${[...NOT_FOR_TESTS, ...ADDRESS_BAR, SPARE_PAGE].join()}`,
      // The network in the same process: everything comes from this machine.
      '--enable-features=NetworkServiceInProcess2',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      '--no-first-run',
    ],
  }
}

/** A Chromium for this process. */
export const launchChromium = () => chromium.launch(launchOptions())

/** A Chromium for several processes, which connect to it. */
export const serveChromium = () => chromium.launchServer(launchOptions())

function find() {
  const named = process.env.CHROMIUM_PATH
  if (named !== undefined && named !== '') {
    if (existsSync(named)) return named
    throw new NoChromium(`CHROMIUM_PATH leads nowhere: there is no ${named}.`)
  }
  return [...NAMES.map(onPath), ...PLACES, chromium.executablePath()].find(
    (path) => path !== undefined && existsSync(path),
  )
}

/** @param {string} name */
function onPath(name) {
  const folders = (process.env.PATH ?? '').split(delimiter)
  return folders.map((folder) => join(folder, name)).find(existsSync)
}

/** Installs Debian's Chromium where we may; says whether that went well. */
function installed() {
  if (process.getuid?.() !== 0 || onPath('apt-get') === undefined) return false
  process.stderr.write('Installing Chromium…\n')
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  /** @param {string[]} words */
  const apt = (...words) =>
    spawnSync('apt-get', words, { env, stdio: ['ignore', 2, 2] }).status === 0
  /** @param {string} name */
  const install = (name) => apt('install', '--yes', '--no-install-recommends', name)
  const installAny = () => install('chromium-headless-shell') || install('chromium')
  // The lists may be missing or old.
  return installAny() || (apt('update') && installAny())
}
