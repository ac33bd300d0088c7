// What the page may weigh: a first visit, everything that play without a network needs, and what bots have learned.
import { join } from 'node:path'
import { filesKeptOffline, filesLearned, filesOfFirstVisit } from './scripts/browserFiles.mjs'
import { buildPage } from './scripts/build.mjs'

const page = await buildPage()

/** @param {readonly string[]} files */
const inPage = (files) => files.map((file) => join(page, file))

// biome-ignore lint/style/noDefaultExport: size-limit asks for one
export default [
  { name: 'the first visit', path: inPage(filesOfFirstVisit(page)), gzip: true, limit: '200 kB' },
  { name: 'all of it, offline', path: inPage(filesKeptOffline(page)), gzip: true, limit: '1 MB' },
  { name: 'what bots have learned', path: inPage(filesLearned(page)), gzip: true, limit: '400 kB' },
]
