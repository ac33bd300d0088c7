// The engraving kernel: a few dozen primitives that every picture is drawn with.

export * from './chart.ts'
export * from './colours.ts'
export * from './engraving.ts'
export * from './geometry.ts'
export { glyph, outlinesOf } from './glyphs.ts'
export * from './random.ts'
export * from './ribbon.ts'
export * from './svg.ts'
