/** What was asked for last, as much as there is room for. */
export interface BoundedMap<T> {
  readonly find: (key: string) => T | undefined
  readonly keep: (key: string, value: T) => void
  /** What is held takes, as it was counted. */
  readonly bytes: () => number
}

/**
 * Forgets first what was asked for longest ago.
 * @param mostBytes everything together; what takes more than an eighth is not kept
 * @param sizeOf bytes that an entry takes
 */
export const createBoundedMap = <T>(mostBytes: number, sizeOf: (key: string, value: T) => number): BoundedMap<T> => {
  // A Map keeps the order of insertion: the first key is the one that was asked for longest ago.
  const kept = new Map<string, T>()
  let bytes = 0
  const forget = (key: string): void => {
    const known = kept.get(key)
    if (known === undefined) return
    kept.delete(key)
    bytes -= sizeOf(key, known)
  }
  return {
    find: (key) => {
      const known = kept.get(key)
      if (known === undefined) return undefined
      kept.delete(key)
      kept.set(key, known)
      return known
    },
    keep: (key, value) => {
      const size = sizeOf(key, value)
      if (size > mostBytes / 8) return
      forget(key)
      kept.set(key, value)
      bytes += size
      for (const oldest of kept.keys()) {
        if (bytes <= mostBytes) break
        forget(oldest)
      }
    },
    bytes: () => bytes,
  }
}
