// Draws the lords of the first screen into public/cast, so that it need not wait for the art to be fetched and drawn:
// node --import tsx packages/client/scripts/cast.mjs
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { lordPortrait } from '../src/art/lords/index.ts'
import { CAST, castOrnament } from '../src/screens/home/cast.ts'

const folder = join(import.meta.dirname, '..', 'public', 'cast')
mkdirSync(folder, { recursive: true })
for (const lord of CAST)
  writeFileSync(join(folder, `${lord}.svg`), castOrnament(lordPortrait(lord)))
