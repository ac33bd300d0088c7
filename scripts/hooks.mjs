// Turns on the Git hooks of this repository: npm run hooks
import './checkNode.cjs'
import { spawnSync } from 'node:child_process'
import { root } from './install.mjs'

// Relative: in another worktree of this clone Git looks for it there.
const { status } = spawnSync('git', ['config', 'core.hooksPath', 'scripts/hooks'], {
  cwd: root,
  stdio: ['ignore', 2, 2],
})
if (status === 0)
  console.log(
    'Commits are checked from now on: subject, format and lint. To turn it off: git config --unset core.hooksPath',
  )
else {
  process.stderr.write('The hooks could not be turned on: this folder must be a Git clone.\n')
  process.exitCode = 1
}
