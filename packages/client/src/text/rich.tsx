import { Fragment, type ReactNode } from 'react'

/** Marks the place of an element in a message; no text holds this character. */
const MARK = '\u0001'

/**
 * A message with elements in it: `rich((put) => m.log_bought({ card: put(<Chip />), price }))`.
 *
 * The message decides where they stand: languages differ in the order of words.
 */
export function rich(say: (put: (element: ReactNode) => string) => string): ReactNode {
  const elements: ReactNode[] = []
  const text = say((element) => `${MARK}${elements.push(element) - 1}${MARK}`)
  return text.split(MARK).map((part, at) => (
    // Odd parts are the numbers of elements: that is how marks come, in pairs.
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one message stand where they stand
    <Fragment key={at}>{at % 2 === 0 ? part : elements[Number(part)]}</Fragment>
  ))
}
