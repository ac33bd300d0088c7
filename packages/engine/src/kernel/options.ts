/** What a question may be answered with: a list filled and read without allocating. */
export class Options {
  readonly list = new Uint8Array(256)
  size = 0

  clear(): void {
    this.size = 0
  }

  add(decision: number): void {
    this.list[this.size++] = decision
  }

  has(decision: number): boolean {
    for (let i = 0; i < this.size; i++) if (this.list[i] === decision) return true
    return false
  }

  toArray(): number[] {
    return Array.from(this.list.subarray(0, this.size))
  }
}
