// Ends the program with one sentence when Node is older than package.json asks for. Every script imports it first,
// in syntax that Node 4 can read. What the scripts import must exist in Node 18, or it never comes to this.
'use strict'

/**
 * Why a version of Node cannot run the game; undefined when it can.
 * @param {string} version
 * @param {string} engines the range in package.json: `>=20.19`
 */
function whyTooOld(version, engines) {
  const least = engines.replace('>=', '')
  const asked = least.split('.')
  const present = version.split('.')
  for (let i = 0; i < asked.length; i += 1) {
    const difference = Number(present[i]) - Number(asked[i])
    if (difference > 0) return undefined
    if (difference < 0) return `Hadal needs Node ${least} or later; this is ${version}.`
  }
  return undefined
}

const reason = whyTooOld(process.versions.node, require('../package.json').engines.node)
if (reason !== undefined) {
  process.stderr.write(`${reason}\n`)
  process.exit(1)
}

module.exports = { whyTooOld }
