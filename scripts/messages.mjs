// Compiles the message files into typed functions.
import { readFileSync, writeFileSync } from 'node:fs'
import { compile } from '@inlang/paraglide-js'
import { root } from './install.mjs'

const words = `${root}packages/words`

export async function compileMessages() {
  const outdir = `${words}/src/compiled`
  await compile({
    project: `${words}/project.inlang`,
    outdir,
    outputStructure: 'locale-modules',
    emitGitIgnore: false,
    emitPrettierIgnore: false,
    emitReadme: false,
  })
  rememberPluralRules(`${outdir}/registry.js`)
}

/**
 * The rules of a language are dear to make, and every number asks for them: keep them.
 * @param {string} registry
 */
function rememberPluralRules(registry) {
  const made = 'return new Intl.PluralRules(locale, options).select(Number(input))'
  const kept =
    'return (rules[locale + options?.type] ??= new Intl.PluralRules(locale, options)).select(Number(input))'
  const code = readFileSync(registry, 'utf8')
  if (!code.includes(made))
    throw new Error('The compiled messages make plurals in another way now.')
  writeFileSync(
    registry,
    `/** @type {Record<string, Intl.PluralRules>} */\nconst rules = {}\n${code.replace(made, kept)}`,
  )
}

if (process.argv[1] === import.meta.filename) await compileMessages()
