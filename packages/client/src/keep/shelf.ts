import type { KeptGame } from './keptGame.ts'

/** Where games are kept. What comes back may be anything: disks and other versions are no friends. */
export interface Shelf {
  put(game: KeptGame): Promise<void>
  get(id: string): Promise<unknown>
  all(): Promise<readonly unknown[]>
  remove(id: string): Promise<void>
}

const DATABASE = 'hadal'
const VERSION = 1
const STORE = 'games'

/** The shelf of this device; it rejects where the browser keeps nothing. */
export async function openShelf(): Promise<Shelf> {
  const database = await openDatabase()
  const inStore = <Result>(
    mode: IDBTransactionMode,
    use: (store: IDBObjectStore) => IDBRequest<Result>,
  ): Promise<Result> => {
    const transaction = database.transaction(STORE, mode)
    const request = use(transaction.objectStore(STORE))
    return new Promise((resolve, reject) => {
      // Only then is it really written.
      transaction.oncomplete = () => resolve(request.result)
      transaction.onerror = () => reject(transaction.error)
      transaction.onabort = () => reject(transaction.error)
    })
  }
  return {
    put: async (game) => void (await inStore('readwrite', (store) => store.put(game))),
    get: (id) => inStore('readonly', (store) => store.get(id)),
    all: () => inStore('readonly', (store) => store.getAll()),
    remove: (id) => inStore('readwrite', (store) => store.delete(id)),
  }
}

function openDatabase(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(DATABASE, VERSION)
    request.onupgradeneeded = () => request.result.createObjectStore(STORE, { keyPath: 'id' })
    request.onsuccess = () => {
      // Another tab with a newer version must not wait for this one.
      request.result.onversionchange = () => request.result.close()
      resolve(request.result)
    }
    request.onerror = () => reject(request.error)
    request.onblocked = () => reject(new Error('the database is open in another version'))
  })
}
