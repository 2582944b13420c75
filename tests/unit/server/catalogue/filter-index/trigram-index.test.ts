import { describe, expect, it, test } from 'vitest'
import { foldText, hitRanges } from '../../../../../server/catalogue/filter-index/filter-text.ts'
import { createTrigramIndex } from '../../../../../server/catalogue/filter-index/trigram-index.ts'
import { atOnce } from '../../../../../families/sizing/pieces.ts'

const lists = [['SGM7J-01A', 'servo-1'], ['sgm7g-05'], ['MHMF012', 'MHMF012'], ['减速电机 Ｙ２'], ['aa', 'ab'], []]

const find = (keyword: string): number[] => {
  const bits = new Uint32Array(1)
  const count = atOnce(createTrigramIndex(lists.length, (position) => lists[position] ?? [])).search(keyword, bits)
  const positions = [...lists.keys()].filter((position) => (((bits[0] ?? 0) >>> position) & 1) === 1)
  expect(count).toBe(positions.length)
  return positions
}

describe('trigram index', () => {
  it.each([
    ['of one character', 'm', [0, 1, 2]],
    ['of two', 'gm', [0, 1]],
    ['of three', '7J-', [0]],
    ['longer than that', 'gm7g-05', [1]],
    ['at the start of a second text', 'SERVO', [0]],
    ['in Chinese', '电机', [3]],
    ['with full-width letters and spaces', '　y2', [3]],
    ['that runs from one text into the next', 'aab', []],
    ['of which every trigram but not the whole is there', 'gm7gm7', []],
    ['longer than every text', 'sgm7j-01a-servo-1', []],
    ['that is markup', '<b>', []],
    ['with a character that no text has', 'm€', []],
    ['that is a wildcard elsewhere', '%', []],
  ])('finds a keyword %s', (_, keyword, positions) => {
    expect(find(keyword)).toEqual(positions)
  })

  it('writes behind the word that it is given', () => {
    const bits = new Uint32Array(3)
    atOnce(createTrigramIndex(2, () => ['x'])).search('x', bits, 1)
    expect([...bits]).toEqual([0, 3, 0])
  })

  it('of no texts finds nothing', () => {
    expect(atOnce(createTrigramIndex(0, () => [])).search('a', new Uint32Array(1))).toBe(0)
  })
})

test('folding keeps every character at its place', () => {
  expect(foldText('İ－ＡＢ　\tß')).toBe('İ-ab  ß')
})

test.each([
  [
    'MHMF-mhmf',
    'MH',
    [
      [0, 2],
      [5, 7],
    ],
  ],
  [
    'aaaa',
    'aa',
    [
      [0, 2],
      [2, 4],
    ],
  ],
  ['Ａ电Ｂ', '电b', [[1, 3]]],
  ['abc', '', []],
] as const)('the hits in %s of %s are marked where they stand', (text, keyword, ranges) => {
  expect(hitRanges(text, keyword)).toEqual(ranges)
})
