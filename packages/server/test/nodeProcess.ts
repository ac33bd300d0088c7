// A node in a process of its own, to be killed.
import { testNode } from './node.ts'

const [url] = process.argv.slice(2)
if (url === undefined) throw new Error('say which database')
const node = await testNode(url)
process.send?.({ url: node.url })
