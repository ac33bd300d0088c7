/**
 * The later of two states of plain data, with every part that has stayed the same taken from the earlier one: whoever
 * compares them need not look into it. The later one must be nobody else's yet.
 */
export function shared<Data>(before: unknown, after: Data): Data {
  if (Array.isArray(before) && Array.isArray(after)) return sharedList(before, after) as Data
  if (isObject(before) && isObject(after)) return sharedObject(before, after) as Data
  return after
}

function sharedList(before: readonly unknown[], after: unknown[]): readonly unknown[] {
  let isSame = before.length === after.length
  for (let at = 0; at < after.length; at++) {
    after[at] = shared(before[at], after[at])
    isSame &&= after[at] === before[at]
  }
  return isSame ? before : after
}

type Obj = Record<string, unknown>

function sharedObject(before: Readonly<Obj>, after: Obj): Readonly<Obj> {
  let isSame = Object.keys(before).length === Object.keys(after).length
  for (const name in after) {
    after[name] = shared(before[name], after[name])
    isSame &&= after[name] === before[name] && name in before
  }
  return isSame ? before : after
}

function isObject(data: unknown): data is Obj {
  return typeof data === 'object' && data !== null && !Array.isArray(data)
}
