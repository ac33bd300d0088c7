import { m } from '@hadal/words'
import { useEffect } from 'react'

/** Names the page in the tab and in the history: `New table · Hadal`. */
export function useTitle(title: string | undefined): void {
  const name = m.common_hadal()
  useEffect(() => {
    document.title = title === undefined ? name : `${title} · ${name}`
  }, [title, name])
}
