import type { App } from './app.ts'
import { CannotStart, codeOf } from './postgres/cannotStart.ts'

/** Opens the door; what is wrong with it is said in one sentence. */
export async function listen(app: App, port: number, host: string): Promise<void> {
  try {
    await app.listen({ port, host })
  } catch (error) {
    throw new CannotStart(whyNot(error, port, host), { cause: error })
  }
}

function whyNot(error: unknown, port: number, host: string): string {
  switch (codeOf(error)) {
    case 'EADDRINUSE':
      return `Port ${port} is taken by another program: choose another one, as in PORT=${port + 1} npm start.`
    case 'EACCES':
      return `Port ${port} may not be used by you: choose one above 1023, as in PORT=8080 npm start.`
    case 'ENOTFOUND':
    case 'EADDRNOTAVAIL':
      return `This computer cannot be reached as “${host}”: HOST must be one of its own addresses.`
    default:
      return `The page cannot be served: ${error instanceof Error ? error.message : String(error)}.`
  }
}

/** The address that people type. */
export function urlOf(host: string, port: number): string {
  const name = host === '127.0.0.1' || host === '::1' ? 'localhost' : host
  return `http://${name.includes(':') ? `[${name}]` : name}:${port}`
}
