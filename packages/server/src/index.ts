// The public face of the server: nobody imports deeper.

export { type Hadal, startHadal } from './hadal.ts'
export { type PageServer, startPage } from './page/startPage.ts'
export { CannotStart } from './postgres/cannotStart.ts'
export { type Postgres, startPostgres } from './postgres/postgres.ts'
export { type Reached, reachPostgres } from './postgres/reach.ts'
export { readSettings, type Settings } from './settings.ts'
export { type Database, openStore, type Store } from './store/database.ts'
export { loadTable, TableDamaged } from './tables/loading.ts'
export { createLog } from './watch/log.ts'
