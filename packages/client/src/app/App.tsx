import { m } from '@hadal/words'
import { lazy, Suspense, useEffect, useRef } from 'react'
import { type AroundNavHandler, Router, useLocation } from 'wouter'
import { LiveRegion } from '../ui/LiveRegion.tsx'
import { Mishap } from './Mishap.tsx'
import { placeAt } from './paths.ts'
import { prepare, ScreenAt } from './screens.tsx'
import { motionScale, useSpoken } from './settings.ts'
import { useWay } from './way.ts'

/** How long a screen may take to come before the way there is shown instead. */
const PATIENCE_MS = 400

/** Goes to another screen when it is there, one picture turning into the other. */
const turnOver: AroundNavHandler = (navigate, to, options) => {
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
    <Mishap key={path}>
      <Suspense>{placeAt(path) !== 'home' && <PatternDefs />}</Suspense>
      <Suspense fallback={<ComingUp />}>
        <ScreenAt path={path} />
        <Landing path={path} />
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
    if (landed === path) return
    useWay.setState({ from: landed })
    landed = path
    if (first.current) return
    window.scrollTo(0, 0)
    document.getElementById('main')?.focus({ preventScroll: true })
  }, [path])
  return null
}
