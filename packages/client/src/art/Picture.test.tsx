import { KINDS, leviathans, locations, lords, MONSTER } from '@hadal/engine'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import { AllyNumeral } from './AllyNumeral.tsx'
import { markupFaults, pictureFaults } from './faults.ts'
import { drawAhead, Picture } from './Picture.tsx'
import { BACKS, PICTURE_SIZES, type PictureOf, pictureKey, readPictureKey } from './pictures.ts'
import { draw } from './worker/draw.ts'
import { addressOf, whenDrawn } from './worker/studio.ts'

const pictures: readonly PictureOf[] = [
  { ally: 0 },
  { ally: 0, bare: true },
  { ally: KINDS - 1 },
  { monster: true },
  { lord: 0 },
  { lord: lords.length - 1 },
  { location: 0 },
  { location: locations.length - 1 },
  { leviathan: 0 },
  { leviathan: leviathans.length - 1 },
  { loot: 0 },
  ...BACKS.map((back) => ({ back })),
]

const drawn = (of: PictureOf): Promise<string> =>
  new Promise((resolve) => {
    const key = pictureKey(of)
    whenDrawn(key, () => resolve(addressOf(key) ?? ''))
  })

test('every picture has a key of its own', () => {
  const keys = pictures.map(pictureKey)
  expect(new Set(keys).size).toBe(keys.length)
  expect(pictureKey({ loot: undefined })).toBe(pictureKey({ back: 'loot' }))
})

test.each(pictures.map((of) => [pictureKey(of)] as const))(
  '%s is drawn whole and as large as its box',
  async (key) => {
    const svg = await draw(key)
    expect(pictureFaults(svg)).toEqual([])
    const [w, h] = PICTURE_SIZES[readPictureKey(key)[0]]
    expect(svg.slice(0, svg.indexOf('>'))).toContain(`width="${w}" height="${h}"`)
  },
)

test.each(['ally/99', 'lord/99', 'location/99', 'leviathan/99', 'loot/9', 'back/none'] as const)(
  '%s is refused',
  async (key) => {
    await expect(draw(key)).rejects.toThrow()
  },
)

test('a picture keeps its box before it is drawn and shows it afterwards', async () => {
  const of = { ally: 7 }
  const before = renderToStaticMarkup(<Picture of={of} className="ac" alt="Jellyfish 4" />)
  expect(before).toContain('width="144" height="208"')
  expect(before).toContain('src="data:image/gif;')
  expect(before).toMatch(/style="aspect-ratio:\d+ \/ \d+"/)
  expect(before).toContain('alt="Jellyfish 4"')
  expect(before).not.toContain('drawn')
  const address = await drawn(of)
  const after = renderToStaticMarkup(<Picture of={of} className="ac" />)
  expect(after).toContain(`src="${address}"`)
  expect(after).toContain('class="pic pic-ally drawn ac"')
  const shown = await (await fetch(address)).text()
  expect(shown === (await draw(pictureKey(of)))).toBe(true)
})

test('a picture is drawn once, however many wait for it', async () => {
  const make = vi.spyOn(URL, 'createObjectURL')
  const of = { back: 'lord' } as const
  const [one, other] = await Promise.all([drawn(of), drawn(of)])
  expect(one).toBe(other)
  drawAhead([of])
  expect(make).toHaveBeenCalledTimes(1)
  make.mockRestore()
})

test('pictures are drawn ahead, one after another', async () => {
  const ahead = [{ ally: 10 }, { monster: true }, { ally: 11 }] as const
  drawAhead(ahead)
  await vi.waitFor(() => {
    expect(ahead.map((of) => addressOf(pictureKey(of)) !== undefined)).toEqual([true, true, true])
  })
})

test('a picture that cannot be drawn keeps its box and stops nobody', async () => {
  const complain = vi.spyOn(console, 'error').mockReturnValue()
  drawAhead([{ ally: MONSTER }, { ally: 12 }])
  await vi.waitFor(() => expect(addressOf('ally/12')).toBeDefined())
  expect(addressOf(`ally/${MONSTER}`)).toBeUndefined()
  expect(complain).toHaveBeenCalledOnce()
  complain.mockRestore()
})

test('the numeral of an ally fills the box of its card', () => {
  const markup = renderToStaticMarkup(<AllyNumeral kind={8} />)
  expect(markupFaults(markup)).toEqual([])
  expect(markup).toContain('viewBox="0 0 144 208"')
  expect(markup).toContain('aria-hidden="true"')
})
