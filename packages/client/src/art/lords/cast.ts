import type { Portrait } from './portrait.ts'

/** The lords of a guild: how each is drawn, by the engine's name for it. */
export type Cast = Readonly<Record<string, (pic: Portrait) => void>>
