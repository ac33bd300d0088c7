import { test } from 'vitest'
import { EVERY_PICTURE } from '../../src/art/everyPicture.ts'
import { readPictureKey } from '../../src/art/pictures.ts'
import { expectPainted } from './pictureComparison.ts'
import { visit } from './visit.ts'

const EVERY_NTH = 6

/** The first of every kind, and more of kinds with many pictures. */
const SOME = EVERY_PICTURE.filter((key, at) => {
  const [kind] = readPictureKey(key)
  const first = EVERY_PICTURE.findIndex((other) => readPictureKey(other)[0] === kind)
  return (at - first) % EVERY_NTH === 0
})

test('some pictures of every kind look as the browser itself would draw them', () =>
  expectPainted(SOME))

test('pictures are sharp, however large they are shown', async () => {
  const page = await visit('/new', { isPainted: true })
  await page.waitForFunction(() => {
    const pictures = [...document.querySelectorAll<HTMLImageElement>('img.pic.drawn')]
    const isLarge = (it: HTMLImageElement) => it.width > 300 && it.height > 340
    return pictures.some(isLarge) && pictures.every((it) => it.naturalWidth > 0.9 * it.width)
  })
})
