/**
 * Names by a keyword: those that are it, then those that begin with it, then those that contain it or whose id does; each in the order given.
 *
 * All three are questions to the trigram index: the texts have a mark before and behind the name, which no keyword has.
 */
import type { Building } from '../../catalogue/filter-index/rests.ts'
import { createTrigramIndex } from '../../catalogue/filter-index/trigram-index.ts'

/** Characters that Unicode gives no meaning. */
const before = '\uE000'
const behind = '\uE001'
/** Stands for them in a keyword: no name has it. */
const unknown = '\uFFFD'

/** What a keyword finds. */
export interface Ranked {
  /** Names that are the keyword. */
  readonly exact: number
  /** All that contain it. */
  readonly count: number
  /** Places of the part that was asked for. */
  readonly positions: readonly number[]
}

/** The part of a list that is wanted. */
export interface Part {
  readonly skip: number
  readonly limit: number
}

/** Names, ready to be searched. */
export interface RankedSearch {
  /** @param keyword as it was typed, at least one character */
  readonly find: (keyword: string, part: Part) => Ranked
}

/**
 * @param size number of names
 * @param textsOf the name at a place, and its id where that is looked at, too
 */
export function* createRankedSearch(
  size: number,
  textsOf: (position: number) => readonly [name: string, id?: string],
): Building<RankedSearch> {
  const index = yield* createTrigramIndex(size, (position) => {
    const [name, id] = textsOf(position)
    return [`${before}${name}${behind}`, ...(id === undefined ? [] : [id])]
  })
  return {
    find(typed, { skip, limit }) {
      const keyword = typed.replaceAll(/[\uE000\uE001]/g, unknown)
      const [same, begins] = [`${before}${keyword}${behind}`, `${before}${keyword}`]
      const count = index.count(keyword)
      const beginning = count && index.count(begins)
      const exact = beginning && index.count(same)
      const tiers = [
        { keyword: same, without: '', size: exact },
        { keyword: begins, without: same, size: beginning - exact },
        { keyword, without: begins, size: count - beginning },
      ]
      const positions: number[] = []
      let passed = 0
      for (const tier of tiers) {
        const part = { skip: Math.max(0, skip - passed), limit: limit - positions.length, without: tier.without }
        if (part.skip < tier.size) positions.push(...index.list(tier.keyword, part))
        passed += tier.size
      }
      return { exact, count, positions }
    },
  }
}
