/**
 * How plain data has changed: `[]` it is gone; `[value]` it is replaced; `[at, deleted, ...items]` a
 * list has other items from `at` on; `{ name: patch }` it has changed inside, lists by index.
 */
export type Patch = readonly unknown[] | { readonly [name: string]: Patch }

type Obj = Readonly<Record<string, unknown>>

/**
 * What must be done to make `after` of `before`; nothing if they are the same.
 *
 * Both are what JSON would make of them: a property that is undefined is not there, an item is null.
 */
export function diff(before: unknown, after: unknown): Patch | undefined {
  if (before === after) return undefined
  if (Array.isArray(before) && Array.isArray(after)) return diffOfLists(before, after)
  if (isObject(before) && isObject(after)) return diffOfObjects(before, after)
  const now = after ?? null
  return now === (before ?? null) ? undefined : [now]
}

/** Makes the later of the earlier, which is left as it is; what has not changed is shared. */
export function patch(before: unknown, change: Patch | undefined): unknown {
  if (change === undefined) return before
  if (!isList(change)) return changedInside(before, change)
  if (change.length < 2) return change[0]
  const [at, deleted, ...items] = change
  if (!Array.isArray(before) || !isIndex(at) || !isIndex(deleted)) throw new BadPatch()
  return before.toSpliced(at, deleted, ...items)
}

/** A patch that was not made for what it is applied to. */
export class BadPatch extends Error {
  override name = 'BadPatch'

  constructor() {
    super('the patch does not fit')
  }
}

function changedInside(before: unknown, changes: { readonly [name: string]: Patch }): unknown {
  if (Array.isArray(before)) {
    const after = before.slice()
    for (const [index, change] of Object.entries(changes)) {
      const at = Number(index)
      if (!isIndex(at) || at >= before.length) throw new BadPatch()
      after[at] = patch(before[at], change)
    }
    return after
  }
  if (!isObject(before)) throw new BadPatch()
  const after = new Map(Object.entries(before))
  for (const [name, change] of Object.entries(changes)) {
    if (isList(change) && change.length === 0) after.delete(name)
    else after.set(name, patch(before[name], change))
  }
  return Object.fromEntries(after)
}

function diffOfObjects(before: Obj, after: Obj): Patch | undefined {
  // Names that mean something to the language are no business of a patch.
  if (Object.hasOwn(before, '__proto__') || Object.hasOwn(after, '__proto__'))
    return JSON.stringify(before) === JSON.stringify(after) ? undefined : [after]
  let changes: Record<string, Patch> | undefined
  for (const name in after) {
    const now = after[name]
    if (now === undefined || before[name] === now) continue
    const was = Object.hasOwn(before, name) ? before[name] : undefined
    const change = was === undefined ? [now] : diff(was, now)
    if (change === undefined) continue
    changes ??= {}
    changes[name] = change
  }
  for (const name in before) {
    if (before[name] === undefined) continue
    if (Object.hasOwn(after, name) && after[name] !== undefined) continue
    changes ??= {}
    changes[name] = []
  }
  return changes
}

/** The same for two objects of which only some properties can be different. */
export function diffOfNames<Name extends string>(
  before: Readonly<Partial<Record<Name, unknown>>>,
  after: Readonly<Partial<Record<Name, unknown>>>,
  names: readonly Name[],
): Readonly<Record<string, Patch>> | undefined {
  let changes: Record<string, Patch> | undefined
  for (const name of names) {
    const was = before[name]
    const now = after[name]
    if (was === now) continue
    const change = now === undefined ? [] : was === undefined ? [now] : diff(was, now)
    if (change === undefined) continue
    changes ??= {}
    changes[name] = change
  }
  return changes
}

function diffOfLists(before: readonly unknown[], after: readonly unknown[]): Patch | undefined {
  const shorter = Math.min(before.length, after.length)
  let start = 0
  while (start < shorter && isSame(before[start], after[start])) start++
  if (start === before.length && start === after.length) return undefined
  let end = 0
  while (end < shorter - start && isSame(before.at(-1 - end), after.at(-1 - end))) end++
  const items = after.slice(start, after.length - end).map((item) => item ?? null)
  const splice = [start, before.length - end - start, ...items]
  if (before.length !== after.length) return splice
  return diffByIndex(before, after, start, after.length - end) ?? splice
}

/** What a change of one item costs by index, in letters; a row of items; and each of them. */
const BY_INDEX = 8
const ROW = 5
const IN_A_ROW = 3

/** The change of a list as long as before, item by item; nothing if a row of items is shorter. */
function diffByIndex(
  before: readonly unknown[],
  after: readonly unknown[],
  start: number,
  end: number,
): Patch | undefined {
  const changes: Record<string, Patch> = {}
  let inside = false
  let count = 0
  for (let at = start; at < end; at++) {
    const change = diff(before[at], after[at])
    if (change === undefined) continue
    changes[at] = change
    count++
    inside ||= typeof after[at] === 'object' && !(isList(change) && change.length === 1)
  }
  return inside || count * BY_INDEX < ROW + IN_A_ROW * (end - start) ? changes : undefined
}

function isSame(one: unknown, other: unknown): boolean {
  return one === other || diff(one, other) === undefined
}

function isObject(data: unknown): data is Obj {
  return typeof data === 'object' && data !== null && !Array.isArray(data)
}

function isList(change: Patch): change is readonly unknown[] {
  return Array.isArray(change)
}

function isIndex(at: unknown): at is number {
  return typeof at === 'number' && Number.isInteger(at) && at >= 0
}
