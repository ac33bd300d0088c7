import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { preloadFonts } from './vite/fonts.ts'
import { hotMessages } from './vite/hotMessages.ts'
import { layersFirst } from './vite/layers.ts'
import { offline } from './vite/offline.ts'

export default defineConfig({
  root: import.meta.dirname,
  plugins: [react(), layersFirst(), preloadFonts(), offline(), hotMessages()],
  worker: { format: 'es' },
  build: {
    target: 'es2023',
    outDir: 'dist/page',
    emptyOutDir: true,
    // Fonts and pictures in the style sheet would be fetched by everybody, whatever their language.
    assetsInlineLimit: 0,
    rolldownOptions: {
      checks: { bundlerTimings: false },
      input: {
        index: `${import.meta.dirname}/index.html`,
        sw: `${import.meta.dirname}/src/app/offline/serviceWorker.ts`,
      },
      output: {
        // What every screen needs travels together: many small files take longer than one.
        codeSplitting: {
          groups: [
            {
              name: 'shell',
              test: /[\\/]node_modules[\\/](react|react-dom|scheduler|wouter|zustand|regexparam|use-sync-external-store)[\\/]|[\\/]client[\\/]src[\\/](app|ui)[\\/]/,
              minShareCount: 2,
            },
            {
              name: 'table',
              test: /[\\/]packages[\\/](engine|table)[\\/]src[\\/]|[\\/]client[\\/]src[\\/](table|sheets|motion|link|art[\\/](?!lords|worker))[\\/]/,
              minShareCount: 2,
            },
          ],
        },
        // Its place decides which addresses it serves, and its name must never change.
        entryFileNames: ({ name }) => (name === 'sw' ? 'sw.js' : 'assets/[name]-[hash].js'),
        // The rules of a language are told apart from its messages.
        chunkFileNames: ({ facadeModuleId }) =>
          /[\\/]rules[\\/]words[\\/]/.test(facadeModuleId ?? '')
            ? 'assets/rules-[name]-[hash].js'
            : 'assets/[name]-[hash].js',
      },
    },
  },
})
