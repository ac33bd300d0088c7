// Compiles the message files of the client into typed functions.
import { compile } from '@inlang/paraglide-js'
import { root } from './install.mjs'

const client = `${root}packages/client`

export async function compileMessages() {
  await compile({
    project: `${client}/project.inlang`,
    outdir: `${client}/src/text/compiled`,
    outputStructure: 'locale-modules',
    emitGitIgnore: false,
    emitPrettierIgnore: false,
    emitReadme: false,
  })
}

if (process.argv[1] === import.meta.filename) await compileMessages()
