import { describe, expect, test } from 'vitest'
import { EVERY_PICTURE } from '../../everyPicture.ts'
import { draw } from '../draw.ts'
import { compile } from './compile.ts'
import type { Step } from './steps.ts'

const picture = (body: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 20" width="10" height="20">${body}</svg>`
const steps = (body: string): readonly Step[] => compile(picture(body)).steps
const only = (body: string): Step | undefined => steps(body)[0]

test.each(EVERY_PICTURE)('%s has nothing that cannot be painted', async (key) => {
  expect(compile(await draw(key)).steps.length).toBeGreaterThan(5)
})

describe('steps', () => {
  test('a shape is filled, then stroked', () => {
    const drawn = steps('<path d="M0 0H5V5Z" stroke="#fff" stroke-width="2" fill-rule="evenodd"/>')
    expect(drawn).toMatchObject([
      { does: 'fill', paint: '#000000', alpha: 1, rule: 'evenodd' },
      { does: 'stroke', paint: '#ffffff', width: 2, join: 'miter', cap: 'butt', dash: [] },
    ])
  })

  test('what is handed down can be given anew', () => {
    const body =
      '<g fill="none" stroke="#123456" color="#654321" stroke-linecap="round"><path d="M0 0H5"/>' +
      '<path d="M0 0H5" stroke="currentColor" stroke-dasharray="1 2"/></g>'
    expect(steps(body)).toMatchObject([
      { does: 'stroke', paint: '#123456', cap: 'round', dash: [] },
      { does: 'stroke', paint: '#654321', cap: 'round', dash: [1, 2] },
    ])
  })

  test('transforms add up, and a use is placed and styled where it stands', () => {
    const body =
      '<defs><path id="a" d="M0 0H5Z"/></defs><g transform="translate(1 2)">' +
      '<use href="#a" x="3" transform="scale(2)" fill="#abc"/></g>'
    expect(steps(body)).toMatchObject([{ matrix: [2, 0, 0, 2, 7, 2], paint: '#aabbcc' }])
  })

  test('circles, ellipses and rectangles are paths', () => {
    const d = (body: string) => {
      const step = only(body)
      return step && 'd' in step ? step.d : ''
    }
    expect(d('<circle cx="5" r="2"/>')).toBe('M7 0A2 2 0 0 1 3 0A2 2 0 0 1 7 0Z')
    expect(d('<ellipse cy="5" rx="2" ry="1"/>')).toBe('M2 5A2 1 0 0 1 -2 5A2 1 0 0 1 2 5Z')
    expect(d('<rect x="1" width="4" height="2"/>')).toBe('M1 0h4v2h-4Z')
    expect(d('<rect width="4" height="4" rx="1"/>')).toBe(
      'M1 0h2a1 1 0 0 1 1 1v2a1 1 0 0 1 -1 1h-2a1 1 0 0 1 -1 -1v-2a1 1 0 0 1 1 -1Z',
    )
  })

  test('dots are lines that a canvas draws too', () => {
    const dots = '<path d="M1 2h0m3 4h0M5 5l0 0" fill="none" stroke="#fff"'
    expect(only(`${dots}/>`)).toMatchObject({ d: 'M1 2h.01m3 4h.01M5 5h.01' })
    expect(only(`${dots} stroke-dasharray="1"/>`)).toMatchObject({ d: 'M1 2h0m3 4h0M5 5l0 0' })
  })

  test('what nobody would see is left out', () => {
    expect(steps('<path d="M0 0H5" fill="none" stroke="#fff" stroke-width="0"/>')).toEqual([])
    expect(steps('<path d="M0 0H5" opacity="0"/><circle/><rect width="5"/>')).toEqual([])
  })
})

describe('opacity', () => {
  test('a single step fades by itself', () => {
    expect(steps('<g opacity=".5"><path d="M0 0H5Z" fill-opacity=".5"/></g>')).toMatchObject([
      { does: 'fill', alpha: 0.25 },
    ])
  })

  test('what lies over each other fades as one', () => {
    const group = '<g opacity=".5"><path d="M0 0H5Z"/><path d="M0 0H5Z" opacity=".2"/></g>'
    expect(steps(group)).toMatchObject([
      { does: 'layer', alpha: 0.5, steps: [{ alpha: 1 }, { alpha: 0.2 }] },
    ])
    const outlined = '<path d="M0 0H5Z" stroke="#fff" opacity=".5"/>'
    expect(steps(outlined)).toMatchObject([{ does: 'layer', alpha: 0.5 }])
  })

  test('a group that is cut out fades inside', () => {
    const body =
      '<clipPath id="c"><path d="M0 0H9Z"/></clipPath>' +
      '<g clip-path="url(#c)" transform="scale(2)" opacity=".5"><path d="M0 0H5Z"/></g>'
    expect(steps(body)).toMatchObject([
      { does: 'clip', inside: 'M0 0H9Z', matrix: [2, 0, 0, 2, 0, 0], steps: [{ alpha: 0.5 }] },
    ])
  })
})

describe('paint', () => {
  const filled = (server: string, shape = '<rect x="10" width="20" height="40" fill="url(#p)"/>') =>
    steps(`<defs>${server}</defs>${shape}`)
  const STOPS =
    '<stop stop-color="#fff" stop-opacity=".5"/><stop offset=".4" stop-color="#000"/>' +
    '<stop offset=".3" stop-color="#f00"/>'

  test('a gradient is measured by the box of what it fills', () => {
    const down = `<linearGradient id="p" x2="0" y2="1">${STOPS}</linearGradient>`
    const stops = [
      [0, 'rgba(255, 255, 255, 0.5)'],
      [0.4, '#000000'],
      [0.4, '#ff0000'],
    ]
    expect(filled(down)).toMatchObject([{ paint: { from: [10, 0], to: [10, 40], stops } }])
  })

  test('a gradient across a box leans with it', () => {
    const across = `<linearGradient id="p" y2="1">${STOPS}</linearGradient>`
    expect(filled(across)).toMatchObject([
      { paint: { from: [10, 0], to: [42, expect.closeTo(16)] } },
    ])
  })

  test('a round gradient is an ellipse, unless its box is square', () => {
    const round = `<radialGradient id="p" r="1">${STOPS}</radialGradient>`
    expect(filled(round)).toMatchObject([
      { paint: { centre: [0.5, 0.5], radius: 1, squash: [20, 0, 0, 40, 10, 0] } },
    ])
    const square = filled(round, '<rect y="5" width="8" height="8" fill="url(#p)"/>')
    expect(square).toMatchObject([{ paint: { centre: [4, 9], radius: 8 } }])
    const outline = '<rect width="8" height="4" stroke="url(#p)"/>'
    expect(() => filled(round, outline)).toThrow('ellipse')
  })

  test('a gradient can lie in the picture instead', () => {
    const fixed = `<radialGradient id="p" gradientUnits="userSpaceOnUse" cx="1" cy="2" r="3">${STOPS}</radialGradient>`
    expect(filled(fixed)).toMatchObject([{ paint: { centre: [1, 2], radius: 3 } }])
  })

  test('a box without a width or a height has no gradient', () => {
    const down = `<linearGradient id="p">${STOPS}</linearGradient>`
    expect(filled(down, '<path d="M0 0V9" stroke="url(#p)"/>')).toMatchObject([
      { paint: '#000000' },
    ])
  })

  test('a pattern has steps of its own', () => {
    const tile =
      '<pattern id="p" width="3" height="4" patternUnits="userSpaceOnUse" patternTransform="scale(2)">' +
      '<circle r="1"/></pattern>'
    expect(filled(tile)).toMatchObject([
      {
        paint: { kind: 'pattern', width: 3, height: 4, matrix: [2, 0, 0, 2, 0, 0] },
        alpha: 1,
      },
    ])
  })
})

test.each([
  ['unknown tag <text>', '<text/>'],
  ['unknown attribute filter in <g>', '<g filter="url(#a)"/>'],
  ['unknown attribute fx in <radialGradient>', '<radialGradient id="a" fx="1"/>'],
  ['unknown patternUnits: objectBoundingBox', '<pattern patternUnits="objectBoundingBox"/>'],
  ['<pattern> without patternUnits', '<pattern id="a"/>'],
  ['unknown <circle> in <clipPath>', '<clipPath id="a"><circle r="1"/></clipPath>'],
  ['nothing is named #a', '<use href="#a"/>'],
  ['<g> is nothing to paint with', '<g id="a"/><rect width="1" height="1" fill="url(#a)"/>'],
  ['not a colour: red', '<rect width="1" height="1" fill="red"/>'],
  ['not a number: 50%', '<rect width="50%" height="1"/>'],
  ['not a transform: skewX(1)', '<g transform="skewX(1)"/>'],
  ['neither of butt, round, square: flat', '<g stroke-linecap="flat"/>'],
])('refused: %s', (why, body) => {
  expect(() => compile(picture(body))).toThrow(why)
})

test('a picture is as large as its view box', () => {
  expect(compile(picture(''))).toEqual({ width: 10, height: 20, steps: [] })
  expect(() => compile(picture('').replace('viewBox="0', 'viewBox="1'))).toThrow('view box')
})
