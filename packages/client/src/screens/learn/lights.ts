import { KIND_NAMES, leviathans, locations, lords, RACE_NAMES } from '@hadal/engine'
import { useTableStore } from '../../link/store.ts'

/** Places of the table, and of the score, by the names that lessons have for them. */
const PLACES: Readonly<Record<string, string>> = {
  court: '#z-court',
  council: '#z-council',
  depths: '#z-depths',
  offer: '.of-card',
  locations: '#z-places',
  rivals: '#z-rivals',
  race: '.race7',
  hand: '#z-hand .hand',
  pearls: '.me-p',
  keys: '.me-k',
  affiliated: '.aff',
  points: '.me-r',
  columns: '.cores',
  sheet: '.st',
  sum: '.how',
  /** The bright answer of whatever lies over the table. */
  go: 'dialog[open] .act.go:not([aria-disabled])',
}

const numbered = (list: readonly { readonly name: string }[]) => list.map(({ name }) => name)

/** Things that have a name: where each kind of them lies. */
const THINGS: Readonly<
  Record<string, readonly [names: readonly string[], at: (n: number) => string]>
> = {
  lord: [numbered(lords), (lord) => `#z-court [data-lord="${lord}"]`],
  stack: [RACE_NAMES, (race) => `[data-well="${race}"]`],
  location: [numbered(locations), (location) => `#z-places [data-location="${location}"]`],
  mine: [numbered(locations), (location) => `.me-loc[data-location="${location}"]`],
  card: [KIND_NAMES, (kind) => `.hand [data-kind="${kind}"]`],
  leviathan: [numbered(leviathans), (leviathan) => `[data-leviathan="${leviathan}"]`],
}

/** The answer in the bar that the script asks for. */
const ANSWER = 'answer'

/** Where something lies that a lesson puts into the light; nothing if there is no such thing. */
export function selectorOf(light: string, next?: number): string | undefined {
  if (light === ANSWER) return next === undefined ? '#answer' : `#answer-${next}, #answer`
  const [kind = '', name] = light.split(':')
  if (name === undefined) return PLACES[kind]
  const [names, at] = THINGS[kind] ?? []
  const number = names?.indexOf(name) ?? -1
  return number < 0 ? undefined : at?.(number)
}

/** What lies in the light now: of several things the last that can be seen, in whatever lies on top. */
export function findLit(lights: readonly string[]): HTMLElement | undefined {
  const top = [...document.querySelectorAll('dialog[open]')].at(-1) ?? document
  const next = useTableStore.getState().update?.script?.next
  for (const light of lights.toReversed()) {
    const selector = selectorOf(light, next)
    const found = selector === undefined ? [] : [...top.querySelectorAll<HTMLElement>(selector)]
    const seen = found.find((one) => one.checkVisibility({ visibilityProperty: true }))
    if (seen !== undefined) return seen
  }
  return undefined
}

/** Brings the zone to the front in which something lies, where one is shown at a time. */
export function bringToFront([light = '']: readonly string[]): void {
  const selector = selectorOf(light)
  const place = selector === undefined ? null : document.querySelector(selector)
  if (place === null || place.checkVisibility()) return
  const zone = place.closest('[id^="z-"]')?.id.replace('z-', '')
  document.querySelector<HTMLElement>(`[data-tab="${zone}"]`)?.click()
}
