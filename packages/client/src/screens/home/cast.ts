/** The lords that look on at the first screen, the largest first. */
export const CAST = ['oracle', 'illusionist', 'commander', 'treasurer'] as const

/** A portrait as it lies there: an ornament, of which nobody is told. */
export const castOrnament = (portrait: string) =>
  portrait.replace('<svg ', '<svg aria-hidden="true" ')

/** Where their pictures lie: drawn beforehand, so that nothing has to be fetched to draw them. */
export const castPicture = (lord: (typeof CAST)[number]) => `/cast/${lord}.svg`
