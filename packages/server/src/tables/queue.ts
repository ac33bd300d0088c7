/** Does one thing after the other, in the order in which they were asked for. */
export class Queue {
  private last: Promise<unknown> = Promise.resolve()
  private count = 0

  get isEmpty(): boolean {
    return this.count === 0
  }

  run<Result>(work: () => Promise<Result>): Promise<Result> {
    this.count++
    const done = this.last.then(work).finally(() => {
      this.count--
    })
    // Whoever asked is told what went wrong; whoever comes next is not.
    this.last = done.catch(() => {})
    return done
  }
}
