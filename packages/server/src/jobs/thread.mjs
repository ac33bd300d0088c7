// Where a thread begins: it does not inherit what makes the others understand TypeScript.
import { register } from 'tsx/esm/api'

register()
await import('./thinker.ts')
