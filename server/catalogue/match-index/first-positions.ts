/** Keeps the smallest of many positions: the head of a rank-ordered list, without sorting the rest. */
import { uint32At } from './typed-at.ts'

/** The smallest positions added so far, up to a limit. */
export interface FirstPositions {
  /** Clears the list and sets the limit. */
  reset(limit: number): void
  /** Positions at or above this one cannot enter any more. */
  bound(): number
  /** Adds a position below `bound()`. */
  add(position: number): void
  /** The kept positions, ascending. */
  list(): number[]
}

/** Creates a list that buffers positions and cuts them back to the limit when the buffer is full, which is cheaper than a heap. */
export function createFirstPositions(): FirstPositions {
  let buffer = new Uint32Array(1024)
  let length = 0
  let limit = 0
  let bound = 0
  const cut = (): void => {
    buffer.subarray(0, length).sort()
    if (length < limit) return
    length = limit
    bound = limit === 0 ? 0 : uint32At(buffer, limit - 1)
  }
  return {
    reset(newLimit) {
      limit = newLimit
      length = 0
      bound = limit === 0 ? 0 : Infinity
      if (buffer.length < 2 * limit) buffer = new Uint32Array(2 * limit)
    },
    bound: () => bound,
    add(position) {
      buffer[length++] = position
      if (length === buffer.length) cut()
    },
    list() {
      cut()
      return Array.from(buffer.subarray(0, length))
    },
  }
}
