/**
 * Names by a keyword: those that are it, then those that begin with it, then those that contain it or whose id does; each in the order given.
 *
 * All three are questions to the trigram index: the texts have a mark before and behind the name, which no keyword has.
 */
import { listPositions } from '../../catalogue/filter-index/filter-scan.ts'
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

/** Names, ready to be searched. Not for two questions at a time: the bits are its own. */
export interface RankedSearch {
  /** @param keyword as it was typed, at least one character */
  readonly find: (keyword: string, part: Part) => Ranked
}

/**
 * @param size number of names
 * @param textsOf the name at a place, and its id where that is looked at, too
 */
export function createRankedSearch(size: number, textsOf: (position: number) => readonly [name: string, id?: string]): RankedSearch {
  const length = Math.ceil(size / 32)
  const words = new Uint32Array(4 * length)
  const [nothing, exact, begins, contains] = [0, length, 2 * length, 3 * length]
  const index = createTrigramIndex(size, (position) => {
    const [name, id] = textsOf(position)
    return [`${before}${name}${behind}`, ...(id === undefined ? [] : [id])]
  })
  const listPart = (tiers: readonly Tier[], { skip, limit }: Part): number[] => {
    const positions: number[] = []
    let passed = 0
    for (const { count, high, low } of tiers) {
      const set = { high, low }
      const part = { skip: Math.max(0, skip - passed), limit: limit - positions.length }
      if (part.skip < count && part.limit > 0) positions.push(...listPositions({ words, length }, [set, set], part))
      passed += count
    }
    return positions
  }
  return {
    find(typed, part) {
      const keyword = typed.replaceAll(/[\uE000\uE001]/g, unknown)
      words.fill(0)
      const all = index.search(keyword, words, contains)
      const beginning = all && index.search(`${before}${keyword}`, words, begins)
      const same = beginning && index.search(`${before}${keyword}${behind}`, words, exact)
      const tiers = [
        { count: same, high: exact, low: nothing },
        { count: beginning - same, high: begins, low: exact },
        { count: all - beginning, high: contains, low: begins },
      ]
      return { exact: same, count: all, positions: listPart(tiers, part) }
    },
  }
}

/** Names in the bitmap that begins at word `high` and not in the one at `low`. */
type Tier = { readonly count: number; readonly high: number; readonly low: number }
