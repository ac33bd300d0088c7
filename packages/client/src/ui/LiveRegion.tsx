import { useEffect, useId } from 'react'
import { useSaid } from './announce.ts'

/**
 * Where `announce` is heard.
 *
 * Under an open dialog the page is silent, so every dialog has a region of its own; only the last one opened speaks.
 */
export function LiveRegion() {
  const id = useId()
  const { said, regions } = useSaid()
  useEffect(() => {
    useSaid.setState((now) => ({ regions: [...now.regions, id] }))
    return () =>
      useSaid.setState((now) => ({ regions: now.regions.filter((region) => region !== id) }))
  }, [id])
  return (
    <div className="vh heard" role="log" aria-live="polite" data-announcements="">
      {regions.at(-1) === id && said.map((sentence) => <p key={sentence.id}>{sentence.text}</p>)}
    </div>
  )
}
