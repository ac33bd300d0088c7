/** How many inputs one situation may have that are not zero. */
const CAPACITY = 512

/** Inputs of a network that are not zero: which ones, and how much each is worth. */
export class Sparse {
  /** How many bytes one takes, and where in them the two arrays begin. */
  static readonly bytes = CAPACITY * 3
  static readonly offsets = { index: 0, value: CAPACITY * 2 } as const

  readonly index: Uint16Array
  readonly value: Uint8Array
  size = 0

  /** The kernel reads inputs in its own memory: `buffer` is where they are to be written then. */
  constructor(buffer: ArrayBuffer = new ArrayBuffer(Sparse.bytes), offset = 0) {
    this.index = new Uint16Array(buffer, offset + Sparse.offsets.index, CAPACITY)
    this.value = new Uint8Array(buffer, offset + Sparse.offsets.value, CAPACITY)
  }

  clear(): void {
    this.size = 0
  }

  add(index: number, value: number): void {
    if (value <= 0) return
    if (this.size === CAPACITY) throw new RangeError(`More than ${CAPACITY} inputs are not zero.`)
    this.index[this.size] = index
    this.value[this.size] = Math.min(value, 255)
    this.size++
  }
}
