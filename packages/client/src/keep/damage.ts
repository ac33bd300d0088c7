/** What is wrong with a game that was kept, or with a file that should hold one. */
export type Damage =
  | { readonly reason: 'not-a-record' }
  | {
      readonly reason: 'damaged'
      /** The line of the record that does not fit, from 1 on, where one is to blame. */
      readonly line: number | undefined
    }
  | { readonly reason: 'another-version'; readonly version: number }
  | { readonly reason: 'too-large'; readonly bytes: number; readonly most: number }
