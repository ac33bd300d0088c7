const SOFT_HYPHEN = '\u00ad'

/** A word as it is read out and looked for: without the places where it may be broken. */
export const inOnePiece = (text: string): string => text.replaceAll(SOFT_HYPHEN, '')
