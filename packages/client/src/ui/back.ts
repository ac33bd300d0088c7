/** Closes what lies on top, for each thing that does; the last one opened first. */
const open: (() => void)[] = []

/** Marks the entry of the history that "back" leaves instead of the screen. */
interface Guard {
  readonly overlay: true
}

/** The address of that entry while it is the one shown. */
let guarded: string | undefined

/**
 * Lets the back button close something instead of leaving the screen. Returns how to stop that.
 *
 * The first thing to open puts a second entry for the same address into the history. It stays there when things
 * are closed in another way, since stepping back from a program is not immediate; pressing "back" on it with
 * nothing open then simply goes one further.
 */
export function closeOnBack(close: () => void): () => void {
  open.push(close)
  guard()
  return () => {
    const at = open.lastIndexOf(close)
    if (at >= 0) open.splice(at, 1)
  }
}

function guard(): void {
  const mark: Guard = { overlay: true }
  if (!isGuard(history.state)) history.pushState(mark, '')
  guarded = location.href
}

function isGuard(state: unknown): state is Guard {
  return typeof state === 'object' && state !== null && 'overlay' in state
}

function stepped(event: PopStateEvent): void {
  const left = guarded
  guarded = isGuard(event.state) ? location.href : undefined
  if (left !== location.href || guarded !== undefined) return
  const close = open.pop()
  if (close === undefined) {
    history.back()
    return
  }
  close()
  if (open.length > 0) guard()
}

if (typeof window !== 'undefined') {
  // A page that was loaded anew may stand on such an entry.
  if (isGuard(history.state)) guarded = location.href
  window.addEventListener('popstate', stepped)
}
