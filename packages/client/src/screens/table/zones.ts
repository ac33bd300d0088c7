/** The zones of the table by their ids, in the order in which F6 goes through them. */
const ZONES = [
  'z-top',
  'z-rivals',
  'z-depths',
  'z-council',
  'z-court',
  'z-places',
  'z-hand',
  'question',
] as const

const CONTROLS = 'button, a[href]'

/** The zone that something lies in. */
export function zoneAround(place: Element): HTMLElement | undefined {
  return (
    ZONES.map((id) => document.getElementById(id)).find((zone) => zone?.contains(place)) ??
    undefined
  )
}

/** The place after a step round a ring; from outside of it the first or the last. */
export function stepRound(from: number, by: 1 | -1, places: number): number {
  if (from < 0) return by > 0 ? 0 : places - 1
  return (from + by + places) % places
}

/** Puts focus into the next zone that can be seen, or the one before. */
export function stepToZone(by: 1 | -1): void {
  const zones = ZONES.flatMap((id) => {
    const zone = document.getElementById(id)
    return zone?.checkVisibility() ? [zone] : []
  })
  const here = zones.findIndex((zone) => zone.contains(document.activeElement))
  const zone = zones[stepRound(here, by, zones.length)]
  if (zone) enter(zone)
}

/** Focuses where the zone was left, or its first control; the zone itself where there is none. */
export function enter(zone: HTMLElement): void {
  const controls = [...zone.querySelectorAll<HTMLElement>(CONTROLS)].filter((control) =>
    control.checkVisibility(),
  )
  const stop = controls.find(({ tabIndex }) => tabIndex === 0) ?? controls[0]
  if (stop === undefined) zone.tabIndex = -1
  const target = stop ?? zone
  target.focus()
}

/** Puts focus on something in a zone: what was named, or the first that can be chosen. */
export function focusInZone(id: string, named?: string): void {
  const zone = document.getElementById(id)
  const find = (selector: string) => zone?.querySelector<HTMLElement>(selector)
  const target =
    (named === undefined ? undefined : find(named)) ??
    find('.can') ??
    find('button:not([aria-disabled="true"])')
  if (target?.checkVisibility()) target.focus()
  // A zone that is just brought to the front can be seen with the next picture.
  else requestAnimationFrame(() => target?.focus())
}
