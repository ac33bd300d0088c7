/** What the page needs of the document. */
interface Operation {
  readonly summary?: string
  readonly requestBody?: unknown
  readonly responses?: Readonly<Record<string, unknown>>
}

const METHODS = ['get', 'post', 'put', 'delete'] as const

/**
 * The interface on one plain page: no script, no style but the browser's, so that it holds under the
 * strictest policy and can be read anywhere.
 */
export function docsPage(document: { readonly paths?: unknown }): string {
  const paths = Object.entries(Object(document.paths)).sort(([one], [other]) =>
    one.localeCompare(other),
  )
  const sections = paths.flatMap(([path, operations]) =>
    METHODS.flatMap((method) => {
      const operation: Operation | undefined = Object(operations)[method]
      return operation === undefined ? [] : [sectionOf(method, path, operation)]
    }),
  )
  return `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Hadal: the interface</title></head>
<body>
<main>
<h1>Hadal: the interface</h1>
<p>Everything speaks JSON. The same as a document for programs: <a href="/api/openapi.json">openapi.json</a>.</p>
<p>People are known by a cookie that <code>POST /api/guest</code> gives, bots by a token: <code>Authorization: Bearer TOKEN</code>.
What is not accepted is answered with <code>{"error": {"code": "…", "message": "…"}}</code>; the code stays, the message is for you.</p>
<p>A game is played over a socket: <code>/api/tables/ID/socket?since=VERSION</code>.</p>
${sections.join('\n')}
</main>
</body>
</html>
`
}

function sectionOf(
  method: string,
  path: string,
  { summary, requestBody, responses }: Operation,
): string {
  const parts = [
    `<section>`,
    `<h2><code>${method.toUpperCase()} ${escaped(path)}</code></h2>`,
    `<p>${escaped(summary ?? '')}.</p>`,
    ...(requestBody === undefined ? [] : [details('What is sent', requestBody)]),
    ...Object.entries(responses ?? {}).map(([status, answer]) =>
      details(`What is answered: ${status}`, answer),
    ),
    `</section>`,
  ]
  return parts.join('\n')
}

function details(title: string, content: unknown): string {
  const text = JSON.stringify(schemaIn(content), undefined, 2)
  return `<details><summary>${escaped(title)}</summary><pre>${escaped(text)}</pre></details>`
}

/** The schema without what is the same everywhere. */
function schemaIn(content: unknown): unknown {
  return Object(Object(Object(content).content)['application/json']).schema ?? 'nothing'
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
}
