/** Keeps the smallest of many positions: the head of a rank-ordered list, without sorting the rest. */

/** The smallest positions seen so far, at most a given number. */
export interface FirstPositions {
  /** Forgets everything and keeps `limit` positions from now on. */
  reset(limit: number): void
  /** No position at or above this one can still enter. */
  bound(): number
  /** Takes a position below `bound()`. */
  add(position: number): void
  /** The kept positions, ascending. */
  list(): number[]
}

/** Positions are buffered and cut back to the limit only when the buffer is full: cheaper than a heap. */
export function createFirstPositions(): FirstPositions {
  let buffer = new Uint32Array(1024)
  let kept = 0
  let limit = 0
  let bound = 0
  const cut = (): void => {
    buffer.subarray(0, kept).sort()
    if (kept < limit) return
    kept = limit
    bound = limit === 0 ? 0 : (buffer[limit - 1] ?? 0)
  }
  return {
    reset(newLimit) {
      limit = newLimit
      kept = 0
      bound = limit === 0 ? 0 : Infinity
      if (buffer.length < 2 * limit) buffer = new Uint32Array(2 * limit)
    },
    bound: () => bound,
    add(position) {
      buffer[kept++] = position
      if (kept === buffer.length) cut()
    },
    list() {
      cut()
      return Array.from(buffer.subarray(0, kept))
    },
  }
}
