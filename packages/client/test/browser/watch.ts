import type { BrowserContext } from 'playwright'

/** Everything a page must never do, whatever is tried with it: errors, refused styles, missing files. */
export function watch(context: BrowserContext, mayFail = /^$/): readonly string[] {
  const troubles: string[] = []
  context.on('weberror', (error) => troubles.push(`error: ${error.error().stack}`))
  context.on('console', (message) => {
    // A style or a script that the policy of the page forbids is an error here too.
    const isExpected = mayFail.test(message.location().url)
    if (message.type() === 'error' && !isExpected) troubles.push(`console: ${message.text()}`)
  })
  context.on('requestfailed', (request) => {
    const why = request.failure()?.errorText ?? ''
    // Whoever leaves a page leaves what it was still fetching.
    const isExpected = why === 'net::ERR_ABORTED' || mayFail.test(request.url())
    if (!isExpected) troubles.push(`request: ${request.url()} ${why}`)
  })
  context.on('response', (response) => {
    if (response.status() >= 400 && !mayFail.test(response.url()))
      troubles.push(`response: ${response.url()} ${response.status()}`)
  })
  return troubles
}
