// The public face of the protocol: nobody imports deeper.

export { act, actId, standingOrders, version } from './acts.ts'
export { ERRORS, type ErrorBody, type ErrorCode, errorBody, errorOf } from './errors.ts'
export {
  type ActRefusal,
  type AnyRefusal,
  type ClientFrame,
  type ClockState,
  clientFrame,
  clockState,
  LONGEST_FRAME,
  type Log,
  PROTOCOL,
  type Presence,
  presence,
  readFrame,
  type ServerFrame,
  serverFrame,
  type TableFacts,
  type TableState,
  tableFacts,
  tableState,
  type Update,
  type Welcome,
} from './frames.ts'
export { BadPatch, diff, diffOfNames, type Patch, patch } from './patch.ts'
export * from './rest.ts'
export {
  CODE_LETTERS,
  inviteCode,
  password,
  personName,
  secret,
  tableId,
  tableName,
} from './words.ts'
