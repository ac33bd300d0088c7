// The table in a terminal: npm run play [-- arguments]
import './checkNode.cjs'
import { join } from 'node:path'
import { install, root } from './install.mjs'
import { runNode, typeScript } from './run.mjs'

install()
const { compileMessages } = await import('./messages.mjs')
await compileMessages()
runNode(
  typeScript([join(root, 'packages', 'terminal', 'src', 'main.ts'), ...process.argv.slice(2)]),
)
