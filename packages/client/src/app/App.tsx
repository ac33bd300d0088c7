import { m } from '@hadal/words'
import { lazy, Suspense, useEffect, useRef } from 'react'
import { type AroundNavHandler, Router, useLocation } from 'wouter'
import { LiveRegion } from '../ui/LiveRegion.tsx'
import { Mishap } from './Mishap.tsx'
import { isBookPath, placeAt, screenOf } from './paths.ts'
import { prepare, ScreenAt } from './screens.tsx'
import { motionScale, useSpoken } from './settings.ts'
import { useWay } from './way.ts'

/** How long a screen may take to come before the way there is shown instead. */
const PATIENCE_MS = 400

/** Goes to another screen when it is there, one picture turning into the other. */
const turnOver: AroundNavHandler = (navigate, to, options) => {
  if (screenOf(to) === screenOf(location.pathname)) {
    navigate(to, options)
    return
  }
  const patience = new Promise((resolve) => setTimeout(resolve, PATIENCE_MS))
  void Promise.race([prepare(to), patience]).then(() => {
    if (motionScale() === 0 || !('startViewTransition' in document)) navigate(to, options)
    else {
      document.startViewTransition(async () => {
        navigate(to, options)
        // A change of the address is drawn before the next task.
        await new Promise((resolve) => setTimeout(resolve))
      })
    }
  })
}

/** What emblems share; the first screen has none of its own, and is there sooner without. */
const PatternDefs = lazy(async () => ({
  default: (await import('../art/emblems/index.ts')).PatternDefs,
}))

/** Everything on the page. It is drawn anew when another language is spoken. */
export function App() {
  useSpoken()
  return (
    <Router aroundNav={turnOver}>
      <CurrentScreen />
      <LiveRegion />
    </Router>
  )
}

function CurrentScreen() {
  const [path] = useLocation()
  return (
    <Mishap key={screenOf(path)}>
      <Suspense>{placeAt(path) !== 'home' && <PatternDefs />}</Suspense>
      <Suspense fallback={<ComingUp />}>
        {/* First: a screen that is opened at something in it then goes there. */}
        <Landing path={path} />
        <ScreenAt path={path} />
      </Suspense>
    </Mishap>
  )
}

function ComingUp() {
  return (
    <p className="vh" role="status">
      {m.common_coming_up()}
    </p>
  )
}

/** The path a reader was last brought to; nothing when the page has just been opened. */
let landed: string | undefined

/** Brings reading to the beginning of a screen that has just been shown. */
function Landing({ path }: { readonly path: string }) {
  const first = useRef(landed === undefined)
  useEffect(() => {
    const left = landed
    landed = path
    if (left !== undefined && screenOf(left) === screenOf(path)) return
    // Whoever leafs from one book to another still comes from where they were before.
    if (left === undefined || !isBookPath(left) || !isBookPath(path))
      useWay.setState({ from: left })
    if (first.current) return
    window.scrollTo(0, 0)
    document.getElementById('main')?.focus({ preventScroll: true })
  }, [path])
  return null
}
