// For each file of tests: what one of them has opened is closed before the next.
import { afterAll } from 'vitest'
import { closeBrowser } from './visit.ts'

afterAll(closeBrowser)
