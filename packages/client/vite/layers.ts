import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'

/** Says the order of the layers in every style sheet: which of them a browser gets first is nobody's choice. */
export function layersFirst(): Plugin {
  let order = ''
  return {
    name: 'hadal:layers',
    enforce: 'pre',
    configResolved({ root }) {
      const source = readFileSync(join(root, 'src', 'styles', 'layers.css'), 'utf8')
      order = source.slice(source.indexOf('@layer'))
    },
    transform: {
      filter: { id: /[\\/]client[\\/]src[\\/].*\.css$/ },
      // An `@import` may stand after it, and only after that.
      handler: (code) => `${order}${code}`,
    },
  }
}
