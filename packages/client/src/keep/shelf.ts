import type { KeptGame } from './keptGame.ts'
import type { KeptLookBack } from './lookBacks.ts'
import type { KeptPlayed } from './played.ts'

/** Where things are kept. What comes back may be anything: disks and other versions are no friends. */
export interface Shelf<Kept = KeptGame> {
  put(kept: Kept): Promise<void>
  get(id: string): Promise<unknown>
  all(): Promise<readonly unknown[]>
  remove(id: string): Promise<void>
}

const DATABASE = 'hadal'
const VERSION = 3
const GAMES = 'games'
const LOOK_BACKS = 'look-backs'
const PLAYED = 'played'

/** The games of this device; it rejects where the browser keeps nothing. */
export const openShelf = (): Promise<Shelf> => openStore<KeptGame>(GAMES)

/** What was found out about them afterwards. */
export const openLookBacks = (): Promise<Shelf<KeptLookBack>> => openStore<KeptLookBack>(LOOK_BACKS)

/** How those that are over went, in numbers. */
export const openPlayed = (): Promise<Shelf<KeptPlayed>> => openStore<KeptPlayed>(PLAYED)

async function openStore<Kept>(name: string): Promise<Shelf<Kept>> {
  const database = await openDatabase()
  const inStore = <Result>(
    mode: IDBTransactionMode,
    use: (store: IDBObjectStore) => IDBRequest<Result>,
  ): Promise<Result> => {
    const transaction = database.transaction(name, mode)
    const request = use(transaction.objectStore(name))
    return new Promise((resolve, reject) => {
      // Only then is it really written.
      transaction.oncomplete = () => resolve(request.result)
      transaction.onerror = () => reject(transaction.error)
      transaction.onabort = () => reject(transaction.error)
    })
  }
  return {
    put: async (kept) => void (await inStore('readwrite', (store) => store.put(kept))),
    get: (id) => inStore('readonly', (store) => store.get(id)),
    all: () => inStore('readonly', (store) => store.getAll()),
    remove: (id) => inStore('readwrite', (store) => store.delete(id)),
  }
}

function openDatabase(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(DATABASE, VERSION)
    request.onupgradeneeded = () => {
      const { objectStoreNames } = request.result
      for (const name of [GAMES, LOOK_BACKS, PLAYED])
        if (!objectStoreNames.contains(name))
          request.result.createObjectStore(name, { keyPath: 'id' })
    }
    request.onsuccess = () => {
      // Another tab with a newer version must not wait for this one.
      request.result.onversionchange = () => request.result.close()
      resolve(request.result)
    }
    request.onerror = () => reject(request.error)
    request.onblocked = () => reject(new Error('the database is open in another version'))
  })
}
