// Prints what the changelog says about a version: node scripts/releaseNotes.mjs v1.2.0
import './checkNode.cjs'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './install.mjs'
import { isMain } from './isMain.mjs'

/**
 * The section of a version, without its heading; nothing if there is none.
 * @param {string} changelog
 * @param {string} version
 */
export function sectionOf(changelog, version) {
  const sections = changelog.split(/^## /m).slice(1)
  // A date may follow the version.
  const section = sections.find((text) => text.split(/\s/, 1)[0] === version)
  return section?.slice(section.indexOf('\n')).trim() || undefined
}

/**
 * The notes of a release, or an error that says what is missing.
 * @param {string} tag
 * @param {string} version
 * @param {string} changelog
 */
export function notesFor(tag, version, changelog) {
  if (tag !== `v${version}`)
    throw new Error(`The tag ${tag} and version ${version} of package.json must agree.`)
  const notes = sectionOf(changelog, version)
  if (notes === undefined) throw new Error(`CHANGELOG.md has no section “## ${version}”.`)
  return notes
}

if (isMain(import.meta.url)) {
  const read = (/** @type {string} */ file) => readFileSync(join(root, file), 'utf8')
  try {
    const { version } = JSON.parse(read('package.json'))
    console.log(notesFor(process.argv[2] ?? '', version, read('CHANGELOG.md')))
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : error}\n`)
    process.exitCode = 1
  }
}
