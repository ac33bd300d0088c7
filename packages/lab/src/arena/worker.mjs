// Where a worker begins: it may have been started by something that knows no TypeScript.
import { register } from 'tsx/esm/api'

register()
await import('./worker.ts')
