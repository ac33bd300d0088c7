// What can be wrong with a drawing, for the tests of everything that draws.

const TAG = /<(\/?)([a-zA-Z][\w:-]*)((?:\s+[\w:-]+="[^"<>]*")*)\s*(\/?)>/g
const ATTRIBUTE = /([\w:-]+)="([^"]*)"/g
const PATH = /^M[-\d.,\s]*(?:[MLHVCSQTAZ][-\d.,\se]*)*$/i

/** Tags that do not close, attributes given twice, references to nothing, numbers that are none. */
export function markupFaults(markup: string, known: readonly string[] = []): string[] {
  const faults: string[] = []
  const open: string[] = []
  const ids = new Set(known)
  for (const [, closes, name = '', attributes = '', closesItself] of markup.matchAll(TAG)) {
    if (closes) {
      if (open.pop() !== name) faults.push(`</${name}> closes another tag`)
      continue
    }
    if (!closesItself) open.push(name)
    const seen = new Set<string>()
    for (const [, attribute = '', value = ''] of attributes.matchAll(ATTRIBUTE)) {
      if (seen.has(attribute)) faults.push(`${attribute} twice in <${name}>`)
      seen.add(attribute)
      if (attribute === 'd' && !PATH.test(value)) faults.push(`bad path: ${value.slice(0, 80)}`)
      if (attribute !== 'id') continue
      if (ids.has(value)) faults.push(`id ${value} twice`)
      ids.add(value)
    }
  }
  faults.push(...open.map((name) => `<${name}> is not closed`))
  if (/[<>]/.test(markup.replace(TAG, ''))) faults.push('a bracket outside of tags')
  for (const [, a, b] of markup.matchAll(/url\(#([^)]*)\)|href="#([^"]*)"/g)) {
    const id = a ?? b ?? ''
    if (!ids.has(id)) faults.push(`nothing has the id ${id}`)
  }
  const nonsense = markup.match(/NaN|undefined|null|Infinity|\[object/)
  if (nonsense) faults.push(nonsense[0])
  return faults
}

/** A picture stands alone: it also needs its size, and has no fonts, styles or variables. */
export function pictureFaults(svg: string): string[] {
  const faults = markupFaults(svg)
  const root = svg.slice(0, svg.indexOf('>') + 1)
  for (const attribute of ['xmlns', 'viewBox', 'width', 'height'])
    if (!root.startsWith('<svg ') || !root.includes(` ${attribute}="`))
      faults.push(`no ${attribute} at the root`)
  const foreign = svg.match(/<text|<style|<image|<script|font-|var\(|<foreignObject/)
  if (foreign) faults.push(`${foreign[0]} in a picture`)
  return faults
}
