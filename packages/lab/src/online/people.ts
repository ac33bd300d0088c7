import type { NewTable, TableForMe } from '@hadal/protocol'

/** Somebody with a device that keeps its cookie; which node is asked is told each time. */
export class Guest {
  cookie = ''

  static async named(url: string, name: string): Promise<Guest> {
    const guest = new Guest()
    await guest.ask(url, 'POST', '/api/guest', { name })
    return guest
  }

  /** Asks for something that is to be given: anything else is an error. */
  async ask<Answer>(url: string, method: string, path: string, body?: object): Promise<Answer> {
    const response = await fetch(`${url}${path}`, {
      method,
      headers: {
        ...(this.cookie !== '' && { cookie: this.cookie }),
        ...(body && { 'content-type': 'application/json' }),
      },
      ...(body && { body: JSON.stringify(body) }),
    })
    const [cookie] = response.headers.getSetCookie()
    if (cookie !== undefined) this.cookie = cookie.split(';')[0] ?? ''
    const text = await response.text()
    if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${text.slice(0, 200)}`)
    return JSON.parse(text === '' ? 'null' : text)
  }
}

/** Opens a table, seats everybody and begins; the seats of people are those that no bot has. */
export async function beginTable(
  url: string,
  people: readonly Guest[],
  table: Partial<NewTable> & Pick<NewTable, 'players'>,
): Promise<string> {
  const [owner, ...others] = people
  if (owner === undefined) throw new Error('somebody must open the table')
  const { id } = await owner.ask<TableForMe>(url, 'POST', '/api/tables', table)
  // One after the other: the first free seat is the next one.
  for (const other of others) await other.ask(url, 'POST', `/api/tables/${id}/seats`, {})
  await owner.ask(url, 'POST', `/api/tables/${id}/start`, {})
  return id
}

/** Does something for each, a few at a time. */
export async function forEach<Item, Result>(
  items: readonly Item[],
  atOnce: number,
  work: (item: Item, at: number) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = []
  let next = 0
  const worker = async (): Promise<void> => {
    while (next < items.length) {
      const at = next++
      const item = items[at]
      if (item !== undefined) results[at] = await work(item, at)
    }
  }
  await Promise.all(Array.from({ length: Math.min(atOnce, items.length) }, worker))
  return results
}
