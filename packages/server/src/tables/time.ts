/** The time of the database, which is that of all nodes, as near as this one knows it. */
export class SharedTime {
  private ahead = 0

  /** The database has just said what time it is. */
  heard(at: number): void {
    this.ahead = at - Date.now()
  }

  /** Milliseconds since 1970. */
  now(): number {
    return Math.round(Date.now() + this.ahead)
  }
}
