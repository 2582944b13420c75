/** Answers that were given before, as the bytes that were sent. */
import { type BoundedMap, createBoundedMap } from '../base/bounded-map.ts'
import type { StaticFile } from './static-files.ts'

export interface KeptAnswers extends BoundedMap<StaticFile> {
  /** A number for a thing that answers depend on and that is another object once it has changed. */
  readonly numberOf: (thing: object) => number
}

/** What stands around an answer in memory. */
const frame = 1024

/** Packed twice it takes less than it does itself; a character of a key may take two bytes. */
const sizeOf = (key: string, { body }: StaticFile): number => 2 * body.length + 2 * key.length + frame

/**
 * Keeps the answers that were asked for last.
 * @param mostBytes all of them together, packed forms and keys included; one that takes more than an eighth is not kept
 */
export const createKeptAnswers = (mostBytes: number): KeptAnswers => {
  const numbers = new WeakMap<object, number>()
  let numbered = 0
  return {
    ...createBoundedMap(mostBytes, sizeOf),
    numberOf: (thing) => {
      const number = numbers.get(thing) ?? (numbered += 1)
      numbers.set(thing, number)
      return number
    },
  }
}
