import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { runToEnd } from '../../../engine/base/cooperative.ts'
import { foldText, hitRanges } from '../../../server/catalogue/filter-index/filter-text.ts'
import { createTextSearch } from '../../../server/catalogue/filter-index/text-search.ts'
import { createRankedSearch } from '../../../server/services/search/ranked-search.ts'
import { shortText } from './filter-classes.ts'

/** Parts of one text are likelier keywords than texts of their own. */
const textLists = fc.array(fc.array(fc.oneof(shortText, fc.string({ unit: 'binary', maxLength: 12 })), { maxLength: 3 }), { maxLength: 70 })
const partOf = (texts: readonly string[]): fc.Arbitrary<string> =>
  fc.tuple(fc.constantFrom('', ...texts), fc.nat({ max: 12 }), fc.nat({ max: 12 })).map(([text, from, to]) => text.slice(from, from + to))
const searches = textLists.chain((lists) =>
  fc.tuple(fc.constant(lists), fc.oneof(partOf(lists.flat()), shortText, fc.string({ unit: 'binary', maxLength: 5 }))),
)

describe('text search', () => {
  it('finds the positions whose folded texts include the folded keyword, whatever its length', () => {
    fc.assert(
      fc.property(searches, ([lists, keyword]) => {
        fc.pre(keyword !== '')
        const expected = [...lists.keys()].filter((position) => lists[position]?.some((text) => foldText(text).includes(foldText(keyword))))
        const positions: number[] = []
        runToEnd(createTextSearch(lists.length, (position) => lists[position] ?? [])).find(keyword, (position) => positions.push(position))
        expect(positions).toEqual(expected)
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
        const search = runToEnd(createRankedSearch(named.length, (at) => named[at] ?? ['']))
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
