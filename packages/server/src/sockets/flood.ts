/** So many frames may come at once, and so many more with time. */
export class Allowed {
  private readonly most: number
  private readonly perMillisecond: number
  private left: number
  private since: number

  constructor(most: number, withinMilliseconds: number, now: number) {
    this.most = most
    this.perMillisecond = most / withinMilliseconds
    this.left = most
    this.since = now
  }

  /** Counts one more; says whether it is allowed. */
  take(now: number): boolean {
    this.left = Math.min(this.most, this.left + (now - this.since) * this.perMillisecond)
    this.since = now
    if (this.left < 1) return false
    this.left--
    return true
  }
}
