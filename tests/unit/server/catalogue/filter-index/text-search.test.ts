import { describe, expect, it, test } from 'vitest'
import { runToEnd } from '../../../../../engine/base/cooperative.ts'
import { foldText, hitRanges } from '../../../../../server/catalogue/filter-index/filter-text.ts'
import { createTextSearch, type TextMatch } from '../../../../../server/catalogue/filter-index/text-search.ts'

const lists = [[], ['SGM7J-01A', 'servo-1'], ['sgm7g-05'], [], ['MHMF012', 'MHMF012'], ['减速电机 Ｙ２'], ['aa', 'ab'], []]

const find = (keyword: string, texts: readonly (readonly string[])[] = lists): (readonly [number, TextMatch])[] => {
  const hits: (readonly [number, TextMatch])[] = []
  runToEnd(createTextSearch(texts.length, (position) => texts[position] ?? [])).find(keyword, (...hit) => hits.push(hit))
  return hits
}

describe('text search', () => {
  it.each([
    ['of one character', 'm', [1, 2, 4]],
    ['of two', 'gm', [1, 2]],
    ['of three', '7J-', [1]],
    ['longer than that', 'gm7g-05', [2]],
    ['at the start of a second text', 'SERVO', [1]],
    ['in Chinese', '电机', [5]],
    ['with full-width letters and spaces', '　y2', [5]],
    ['that runs from one text into the next', 'aab', []],
    ['that spans the line break between two texts', 'aa\nab', []],
    ['of which only parts are in a text', 'gm7gm7', []],
    ['longer than every text', 'sgm7j-01a-servo-1', []],
    ['that is markup', '<b>', []],
    ['with a character that no text has', 'm€', []],
    ['that is a wildcard elsewhere', '%', []],
  ])('finds a keyword %s', (_, keyword, positions) => {
    expect(find(keyword).map(([position]) => position)).toEqual(positions)
  })

  it('distinguishes the whole of a first text, its beginning and any other place', () => {
    expect(find('ab', [['ab'], ['abc'], ['xab'], ['x', 'ab'], ['ab', 'ab']])).toEqual([
      [0, 'exact'],
      [1, 'prefix'],
      [2, 'within'],
      [3, 'within'],
      [4, 'exact'],
    ])
  })

  it('of no texts finds nothing', () => {
    expect(find('a', [])).toEqual([])
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
