// The table in a terminal: npm run play [-- arguments]
import './checkNode.cjs'
import { join } from 'node:path'
import { install, root } from './install.mjs'
import { run } from './run.mjs'

install()
const { compileMessages } = await import('./messages.mjs')
await compileMessages()
run([join(root, 'packages', 'terminal', 'src', 'main.ts'), ...process.argv.slice(2)])
