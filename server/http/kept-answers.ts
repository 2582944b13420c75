/** Answers that were given before, as the bytes that were sent. */
import type { StaticFile } from './static-files.ts'

export interface KeptAnswers {
  readonly find: (key: string) => StaticFile | undefined
  readonly keep: (key: string, answer: StaticFile) => void
  /** A number for a thing that answers depend on and that is another object once it has changed. */
  readonly numberOf: (thing: object) => number
  /** Bytes that are held, packed forms and keys included. */
  readonly bytes: () => number
}

/** What stands around an answer in memory. */
const frame = 1024

/** Packed twice it takes less than it does itself; a character of a key may take two bytes. */
const sizeOf = (key: string, { body }: StaticFile): number => 2 * body.length + 2 * key.length + frame

/**
 * Keeps the answers that were asked for last.
 * @param mostBytes all of them together; one that takes more than an eighth is not kept
 */
export const createKeptAnswers = (mostBytes: number): KeptAnswers => {
  // A Map keeps the order of insertion: the first key is the one that was asked for longest ago.
  const kept = new Map<string, StaticFile>()
  const numbers = new WeakMap<object, number>()
  let bytes = 0
  let numbered = 0
  const forget = (key: string): void => {
    const known = kept.get(key)
    if (!known) return
    kept.delete(key)
    bytes -= sizeOf(key, known)
  }
  return {
    find: (key) => {
      const known = kept.get(key)
      if (!known) return undefined
      kept.delete(key)
      kept.set(key, known)
      return known
    },
    keep: (key, answer) => {
      const size = sizeOf(key, answer)
      if (size > mostBytes / 8) return
      forget(key)
      kept.set(key, answer)
      bytes += size
      for (const oldest of kept.keys()) {
        if (bytes <= mostBytes) break
        forget(oldest)
      }
    },
    numberOf: (thing) => {
      const number = numbers.get(thing) ?? (numbered += 1)
      numbers.set(thing, number)
      return number
    },
    bytes: () => bytes,
  }
}
