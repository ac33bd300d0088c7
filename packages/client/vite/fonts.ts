import type { Plugin } from 'vite'

/** The letters that stand on the first screen in every language: those of the name and of the numbers. */
const FIRST =
  /(spectral-latin-500-italic|spectral-latin-600-normal|commissioner-latin-wght-normal)-/

/** Lets the browser fetch the first fonts together with the style sheet instead of after it. */
export function preloadFonts(): Plugin {
  return {
    name: 'hadal:fonts',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (_, { bundle = {} }) =>
        Object.keys(bundle)
          .filter((name) => FIRST.test(name))
          .map((name) => ({
            tag: 'link',
            attrs: {
              rel: 'preload',
              as: 'font',
              type: 'font/woff2',
              crossorigin: '',
              href: `/${name}`,
            },
            injectTo: 'head' as const,
          })),
    },
  }
}
