import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { foldText, hitRanges } from '../../../server/catalogue/filter-index/filter-text.ts'
import { createTrigramIndex } from '../../../server/catalogue/filter-index/trigram-index.ts'
import { shortText } from './filter-classes.ts'

/** Parts of one text are likelier keywords than texts of their own. */
const textLists = fc.array(fc.array(fc.oneof(shortText, fc.string({ unit: 'binary', maxLength: 12 })), { maxLength: 3 }), { maxLength: 70 })
const partOf = (texts: readonly string[]): fc.Arbitrary<string> =>
  fc.tuple(fc.constantFrom('', ...texts), fc.nat({ max: 12 }), fc.nat({ max: 12 })).map(([text, from, to]) => text.slice(from, from + to))
const searches = textLists.chain((lists) =>
  fc.tuple(fc.constant(lists), fc.oneof(partOf(lists.flat()), shortText, fc.string({ unit: 'binary', maxLength: 5 }))),
)

const search = (lists: readonly (readonly string[])[], keyword: string): { count: number; positions: number[] } => {
  const bits = new Uint32Array(Math.ceil(lists.length / 32))
  const count = createTrigramIndex(lists.length, (position) => lists[position] ?? []).search(keyword, bits)
  return { count, positions: [...lists.keys()].filter((position) => (((bits[position >>> 5] ?? 0) >>> (position & 31)) & 1) === 1) }
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
