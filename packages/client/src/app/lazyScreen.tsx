import { type ComponentType, lazy, useState } from 'react'

/** A screen could not be fetched: no network, or another version of the page is out. */
export class NotLoaded extends Error {
  override name = 'NotLoaded'
}

/** A screen in a file of its own. */
export interface LazyScreen<Props> {
  /** Fetches it, so that it can be shown without waiting. */
  readonly prepare: () => Promise<void>
  /** It, or what waits for it. */
  readonly current: () => ComponentType<Props>
}

export function lazyScreen<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): LazyScreen<Props> {
  let ready: ComponentType<Props> | undefined
  const fetchIt = async () => {
    try {
      ready ??= await load()
      return ready
    } catch (cause) {
      throw new NotLoaded('a screen could not be fetched', { cause })
    }
  }
  const waiting = lazy(async () => ({ default: await fetchIt() }))
  return {
    prepare: async () => {
      await fetchIt()
    },
    current: () => ready ?? waiting,
  }
}

interface ShownProps<Props> {
  readonly screen: LazyScreen<Props>
  readonly props: Props
}

/** Shows a screen: at once if it is there already, and without beginning anew when it has come. */
export function Shown<Props extends object>({ screen, props }: ShownProps<Props>) {
  const [Screen] = useState(() => screen.current())
  return <Screen {...props} />
}
