import { existsSync, realpathSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

/**
 * Whether a script was started by itself, not imported: also through a symbolic link, which Node resolves for
 * `import.meta.url` but not for the arguments of the process.
 * @param {string} url `import.meta.url` of the script
 */
export function isMain(url) {
  const started = process.argv[1]
  // With `node -e` the first argument may be anything.
  if (started === undefined || !existsSync(started)) return false
  return realpathSync(started) === fileURLToPath(url)
}
