const WIDTH = 30
/** Milliseconds between two pictures of the bar. */
const PAUSE = 100

/** A bar on standard error, if somebody watches there. */
export class Progress {
  private readonly total: number
  private readonly shown = process.stderr.isTTY === true
  private last = 0

  constructor(total: number) {
    this.total = total
  }

  update(done: number): void {
    if (!this.shown) return
    const now = performance.now()
    if (now - this.last < PAUSE) return
    this.last = now
    const share = Math.min(1, done / this.total)
    const full = Math.round(share * WIDTH)
    const bar = '█'.repeat(full) + '░'.repeat(WIDTH - full)
    process.stderr.write(`\r${bar} ${Math.floor(share * 100)} %`)
  }

  /** Takes the bar away. */
  end(): void {
    if (this.shown && this.last > 0) process.stderr.write('\r\x1b[K')
  }
}
