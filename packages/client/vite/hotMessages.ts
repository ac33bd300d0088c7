import type { Plugin } from 'vite'

const COMPILED = /import\('(\.\/compiled\/messages\/(\w+)\.js)'\)/g

/** In development, compiled messages that have changed take the place of those in use, without loading the page again. */
export function hotMessages(): Plugin {
  return {
    name: 'hadal:hot-messages',
    apply: 'serve',
    enforce: 'pre',
    transform: {
      filter: { id: /[\\/]words[\\/]src[\\/]messages\.ts$/ },
      handler: (code) =>
        [
          code,
          ...[...code.matchAll(COMPILED)].map(([, file, language]) => accept(file, language)),
        ].join('\n'),
    },
  }
}

/** Uses what `packages/words/src/messages.ts` declares, at the end of which it stands. */
const accept = (file = '', language = ''): string => `
import.meta.hot?.accept('${file}', (changed) => {
  if (changed === undefined) return
  load.${language} = async () => changed as unknown as Messages
  if (locale === '${language}') m = changed as unknown as Messages
})`
