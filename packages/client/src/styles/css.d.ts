import 'react'

declare module 'react' {
  interface CSSProperties {
    /** Custom properties are how a component tells its style a number. */
    [name: `--${string}`]: string | number | undefined
  }
}
