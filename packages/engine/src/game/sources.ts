/** Where luck comes from. The order is part of records: append only. */
export const Source = {
  Die: 0,
  Exploration: 1,
  Lords: 2,
  Locations: 3,
  Tokens: 4,
  Theft: 5,
  FirstSeat: 6,
  Loot: 7,
  Leviathans: 8,
  LeviathanTokens: 9,
  LeviathanTheft: 10,
} as const
export type Source = (typeof Source)[keyof typeof Source]
