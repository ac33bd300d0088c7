/** A tag with everything in it. */
export interface Tag {
  readonly name: string
  readonly attributes: ReadonlyMap<string, string>
  readonly children: readonly Tag[]
}

const PIECE = /<(\/?)([a-zA-Z]+)((?:\s+[\w:-]+="[^"<>&]*")*)\s*(\/?)>/y
const ATTRIBUTE = /([\w:-]+)="([^"]*)"/g

interface OpenTag extends Tag {
  readonly children: Tag[]
}

/**
 * Reads a picture as our own generators write it: tags and attributes in double quotes, no words
 * between them, no entities. Workers have no parser of their own.
 */
export function readMarkup(text: string): Tag {
  const document: OpenTag = { name: '', attributes: new Map(), children: [] }
  const open = [document]
  PIECE.lastIndex = 0
  while (PIECE.lastIndex < text.length) {
    const at = PIECE.lastIndex
    const piece = PIECE.exec(text)
    const parent = open.at(-1)
    if (!piece || !parent) throw new Error(`not markup: ${text.slice(at, at + 40)}`)
    const [, closes, name = '', attributes = '', closesItself] = piece
    if (closes) {
      if (open.length === 1 || parent.name !== name) throw new Error(`</${name}> closes nothing`)
      open.pop()
      continue
    }
    const tag = { name, attributes: readAttributes(name, attributes), children: [] }
    parent.children.push(tag)
    if (!closesItself) open.push(tag)
  }
  const [root, another] = document.children
  if (open.length > 1) throw new Error(`<${open.at(-1)?.name}> is not closed`)
  if (!root || another) throw new Error('a picture is one tag')
  return root
}

function readAttributes(tag: string, text: string): ReadonlyMap<string, string> {
  const attributes = new Map<string, string>()
  for (const [, name = '', value = ''] of text.matchAll(ATTRIBUTE)) {
    if (attributes.has(name)) throw new Error(`${name} twice in <${tag}>`)
    attributes.set(name, value)
  }
  return attributes
}
