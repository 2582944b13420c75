import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { foldText, hitRanges } from '../../../server/catalogue/filter-index/filter-text.ts'
import { createTrigramIndex } from '../../../server/catalogue/filter-index/trigram-index.ts'
import { createRankedSearch } from '../../../server/services/search/ranked-search.ts'
import { shortText } from './filter-classes.ts'
import { atOnce } from '../../../families/sizing/pieces.ts'

/** Parts of one text are likelier keywords than texts of their own. */
const textLists = fc.array(fc.array(fc.oneof(shortText, fc.string({ unit: 'binary', maxLength: 12 })), { maxLength: 3 }), { maxLength: 70 })
const partOf = (texts: readonly string[]): fc.Arbitrary<string> =>
  fc.tuple(fc.constantFrom('', ...texts), fc.nat({ max: 12 }), fc.nat({ max: 12 })).map(([text, from, to]) => text.slice(from, from + to))
const searches = textLists.chain((lists) =>
  fc.tuple(fc.constant(lists), fc.oneof(partOf(lists.flat()), shortText, fc.string({ unit: 'binary', maxLength: 5 }))),
)

type Found = { readonly count: number; readonly positions: readonly number[] }

/** Places of the longest list that is not parted: most lists of few texts are parted again and again with the first, none with the last. */
const longestLists = [1, 4, undefined]

/** The same by each of the three ways to ask, of lists as they come and of parted ones. */
const search = (lists: readonly (readonly string[])[], keyword: string): Found => {
  const [first, ...others] = longestLists.map((longest) => searchOnce(lists, keyword, longest))
  for (const other of others) expect(other).toEqual(first)
  return first ?? { count: -1, positions: [] }
}

const searchOnce = (lists: readonly (readonly string[])[], keyword: string, longest?: number): Found => {
  const index = atOnce(createTrigramIndex(lists.length, (position) => lists[position] ?? [], longest))
  const bits = new Uint32Array(Math.ceil(lists.length / 32))
  const count = index.search(keyword, bits)
  const positions = [...lists.keys()].filter((position) => (((bits[position >>> 5] ?? 0) >>> (position & 31)) & 1) === 1)
  expect(index.count(keyword)).toBe(count)
  expect(index.list(keyword, { skip: 0, limit: Infinity })).toEqual(positions)
  return { count, positions }
}

describe('trigram index', () => {
  it('finds the positions whose folded texts include the folded keyword, whatever its length', () => {
    fc.assert(
      fc.property(searches, ([lists, keyword]) => {
        fc.pre(keyword !== '')
        const expected = [...lists.keys()].filter((position) => lists[position]?.some((text) => foldText(text).includes(foldText(keyword))))
        expect(search(lists, keyword)).toEqual({ count: expected.length, positions: expected })
      }),
    )
  })

  it('finds the same among more characters than have lists of their own', () => {
    const wide = fc.array(
      fc.integer({ min: 0x4e00, max: 0x4e00 + 400 }).map((code) => String.fromCharCode(code)),
      { maxLength: 20 },
    )
    fc.assert(
      fc.property(fc.array(wide, { minLength: 40, maxLength: 90 }), fc.nat(), fc.integer({ min: 1, max: 5 }), (rows, draw, length) => {
        const lists = rows.map((row) => [row.join('')])
        const text = lists[draw % lists.length]?.[0] ?? ''
        const keyword = text.slice(draw % 17, (draw % 17) + length) || '一'
        const expected = [...lists.keys()].filter((position) => lists[position]?.[0]?.includes(keyword))
        expect(search(lists, keyword)).toEqual({ count: expected.length, positions: expected })
      }),
    )
  })
})

describe('long keywords', () => {
  it('are found in texts that repeat them, or all of them but a character in the middle', () => {
    const row = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), maxLength: 24 })
    fc.assert(
      fc.property(
        fc.array(row, { maxLength: 40 }),
        fc.string({ unit: fc.constantFrom('a', 'b', 'c'), minLength: 4, maxLength: 8 }),
        (rows, keyword) => {
          const wrong = `${keyword.slice(0, 3)}x${keyword.slice(4)}`
          // Lists of the characters in the middle are longer than those of the ends.
          const middle = keyword.slice(1, -1)
          const lists = [...rows, `${keyword}-${keyword}`, wrong, middle, middle].map((text) => [text])
          const expected = [...lists.keys()].filter((position) => lists[position]?.[0]?.includes(keyword))
          expect(search(lists, keyword)).toEqual({ count: expected.length, positions: expected })
        },
      ),
    )
  })
})

describe('characters that most texts have', () => {
  it('are found by reading where their lists are too many to put in order', () => {
    const others = Array.from({ length: 26 }, (_, index) => String.fromCharCode(97 + index))
    // Some 600 lists of three characters begin with the first one.
    const lists = others.flatMap((one) => others.map((two) => [`${two}x${one}${two}`, one]))
    const ofX = [...lists.keys()]
    expect(search(lists, 'x')).toEqual({ count: ofX.length, positions: ofX })
    const index = atOnce(createTrigramIndex(lists.length, (position) => lists[position] ?? []))
    expect(index.list('x', { skip: 1, limit: 3, without: 'cx' })).toEqual([1, 3, 4])
  })
})

describe('parts of what the index finds', () => {
  it('are those of the whole list, without the positions whose first text begins with something', () => {
    fc.assert(
      fc.property(searches, fc.nat({ max: 8 }), fc.nat({ max: 8 }), fc.nat({ max: 3 }), ([lists, keyword], skip, limit, length) => {
        fc.pre(keyword !== '')
        const without = keyword.slice(0, length)
        const begins = (position: number): boolean => without !== '' && foldText(lists[position]?.[0] ?? '').startsWith(foldText(without))
        const left = search(lists, keyword).positions.filter((position) => !begins(position))
        for (const longest of longestLists) {
          const index = atOnce(createTrigramIndex(lists.length, (position) => lists[position] ?? [], longest))
          expect(index.list(keyword, { skip, limit, without })).toEqual(left.slice(skip, skip + limit))
        }
      }),
    )
  })
})

describe('ranked search', () => {
  it('has the names that are the keyword first, then those that begin with it, then the others that contain it', () => {
    const models = fc.array(fc.tuple(shortText, shortText), { maxLength: 60 })
    fc.assert(
      fc.property(models, shortText, fc.nat(), fc.nat({ max: 9 }), fc.nat({ max: 9 }), (named, text, draw, skip, limit) => {
        const drawn = named[draw % named.length]?.[draw % 2]?.slice(draw % 3, (draw % 3) + 1 + (draw % 5))
        const keyword = drawn === undefined || drawn === '' ? text : drawn
        fc.pre(keyword !== '')
        const sought = foldText(keyword)
        const tierOf = ([name, id]: readonly [string, string]): number => {
          if (foldText(name) === sought) return 0
          if (foldText(name).startsWith(sought)) return 1
          return [name, id].some((one) => foldText(one).includes(sought)) ? 2 : 3
        }
        const found = [...named.entries()].map(([at, one]) => ({ at, tier: tierOf(one) })).filter(({ tier }) => tier < 3)
        const expected = found.toSorted((a, b) => a.tier - b.tier || a.at - b.at).map(({ at }) => at)
        const search = atOnce(createRankedSearch(named.length, (at) => named[at] ?? ['']))
        expect(search.find(keyword, { skip, limit })).toEqual({
          exact: found.filter(({ tier }) => tier === 0).length,
          count: found.length,
          positions: expected.slice(skip, skip + limit),
        })
      }),
    )
  })
})

describe('hit ranges', () => {
  it('cover the folded keyword in the text as it is shown, in order and apart, and miss no text that has it', () => {
    fc.assert(
      fc.property(searches, ([lists, keyword]) => {
        for (const text of lists.flat()) {
          const ranges = hitRanges(text, keyword)
          expect(ranges.length > 0).toBe(keyword !== '' && foldText(text).includes(foldText(keyword)))
          for (const [place, [start, end]] of ranges.entries()) {
            expect(foldText(text.slice(start, end))).toBe(foldText(keyword))
            expect(start).toBeGreaterThanOrEqual(ranges[place - 1]?.[1] ?? 0)
          }
        }
      }),
    )
  })

  it('are found whatever the case and width of the letters', () => {
    fc.assert(
      fc.property(fc.string({ minLength: 1, maxLength: 8 }), (text) => {
        const wide = text
          .split('')
          .map((character) => (character === ' ' ? '　' : String.fromCharCode(character.charCodeAt(0) + 0xfee0)))
          .join('')
        expect(hitRanges(wide.toUpperCase(), text.toLowerCase())).toEqual([[0, text.length]])
      }),
    )
  })
})
