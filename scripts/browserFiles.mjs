// Which files of the finished page a browser fetches, and when.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'

/** The words of a language, which are fetched when it is chosen: messages, and the rules. */
const WORDS = /^assets\/(?:rules-)?([a-z]{2})-[^/]+\.js$/
const RULES = /^assets\/rules-/

/** Letters beyond those that every language has, and who writes with them. */
const LETTERS = /** @type {const} */ ({ cyrillic: ['uk', 'ru'], 'latin-ext': ['cs'] })

/**
 * The languages that need a font; nothing where all do, or it is none.
 * @param {string} file
 * @returns {readonly string[] | undefined}
 */
export function languagesOfLetters(file) {
  const letters = /-(cyrillic|latin-ext)-.*\.woff2$/.exec(file)?.[1]
  return letters === 'cyrillic' || letters === 'latin-ext' ? LETTERS[letters] : undefined
}

/**
 * The scripts and style sheets of the first visit, before anything is pressed.
 * @param {string} folder
 */
export function filesOfFirstVisit(folder) {
  const html = readFileSync(join(folder, 'index.html'), 'utf8')
  const named = [...html.matchAll(/(?:src|href)="\/(assets\/[^"]+\.(?:js|css))"/g)].map(
    ([, file]) => String(file),
  )
  // What the first screen fetches by itself: the screen, and a language.
  const fetched = ['HomeScreen', largestLanguage(folder)]
  const later = fetched.flatMap((chunk) => filesBehind(folder, chunk))
  return ['index.html', ...new Set([...named, ...later])]
}

/** What bots have learned: it is fetched apart from the page. */
const LEARNED = /\.net$/

/**
 * Everything that is kept for visits without a network, and what keeps it: beside English one language, the largest.
 * @param {string} folder
 */
export function filesKeptOffline(folder) {
  const largest = largestLanguage(folder)
  const isKept = (/** @type {string} */ file) => {
    const letters = languagesOfLetters(file)
    if (letters !== undefined) return letters.includes(largest)
    const language = WORDS.exec(file)?.[1]
    if (language === undefined) return !LEARNED.test(file)
    return language === largest || (language === 'en' && !RULES.test(file))
  }
  return ['sw.js', ...filesKept(folder).filter(isKept)]
}

/**
 * The language with the most to fetch: whoever speaks another one is better off.
 * @param {string} folder
 */
function largestLanguage(folder) {
  /** @type {Map<string, number>} */
  const weights = new Map()
  for (const file of filesKept(folder)) {
    const language = WORDS.exec(file)?.[1]
    const weight = gzipSync(readFileSync(join(folder, file))).length
    for (const one of language === undefined ? (languagesOfLetters(file) ?? []) : [language])
      weights.set(one, (weights.get(one) ?? 0) + weight)
  }
  const [largest] = [...weights].toSorted(([, one], [, other]) => other - one)
  if (largest === undefined) throw new Error('the page speaks no language')
  return largest[0]
}

/**
 * What bots have learned, kept as well once it was fetched.
 * @param {string} folder
 */
export function filesLearned(folder) {
  return filesKept(folder).filter((file) => LEARNED.test(file))
}

/** @param {string} folder */
function filesKept(folder) {
  const worker = readFileSync(join(folder, 'sw.js'), 'utf8')
  const named = [...worker.matchAll(/"\/([^"]+)":"(?:sha256-|")/g)].map(([, file]) => String(file))
  // Letters are listed with each language that has them.
  const kept = [...new Set(named)]
  if (kept.length === 0) throw new Error('the service worker keeps nothing')
  return kept
}

/**
 * A chunk that is fetched when it is needed, with all that it needs itself.
 * @param {string} folder
 * @param {string} chunk
 */
function filesBehind(folder, chunk) {
  const scripts = readdirSync(join(folder, 'assets')).filter((name) => name.endsWith('.js'))
  const fetched = new RegExp(
    `import\\([\`"']\\./${chunk}-[^)]+\\)(?:[^_]|_(?!_vite__))*__vite__mapDeps\\(\\[([\\d,]+)\\]\\)`,
  )
  for (const name of scripts) {
    const code = readFileSync(join(folder, 'assets', name), 'utf8')
    const places = fetched.exec(code)?.[1]
    const list = /m\.f=(\[[^\]]*\])/.exec(code)?.[1]
    if (places === undefined || list === undefined) continue
    const files = /** @type {string[]} */ (JSON.parse(list))
    return places.split(',').map((place) => String(files[Number(place)]))
  }
  throw new Error(`no script of the page fetches ${chunk}`)
}
