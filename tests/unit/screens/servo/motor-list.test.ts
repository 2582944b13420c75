import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { segmentsOf } from '../../../../screens/ui/highlight.ts'
import { listWindow, scrollToRow } from '../../../../screens/servo/list-window.ts'

describe('the hits of a keyword', () => {
  it.each<[string, readonly (readonly [number, number])[], readonly string[]]>([
    ['ECMA-C20604', [[5, 9]], ['ECMA-', '[C206]', '04']],
    ['HG-KN43', [], ['HG-KN43']],
    [
      'aXaX',
      [
        [1, 2],
        [3, 4],
      ],
      ['a', '[X]', 'a', '[X]'],
    ],
    ['ABC', [[0, 3]], ['[ABC]']],
    [
      'ABAB',
      [
        [0, 2],
        [2, 4],
      ],
      ['[AB]', '[AB]'],
    ],
    ['AB', [[1, 9]], ['A', '[B]']],
  ])('in %s at %j are %j', (text, hits, pieces) => {
    expect(segmentsOf(text, hits).map((segment) => (segment.hit ? `[${segment.text}]` : segment.text))).toEqual(pieces)
  })

  it('leave the text as it was, each piece at its place', () => {
    const edges = fc.uniqueArray(fc.nat(30), { maxLength: 8 }).map((some) => some.toSorted((a, b) => a - b))
    fc.assert(
      fc.property(fc.string(), edges, (text, all) => {
        const hits = Array.from(
          { length: Math.floor(all.length / 2) },
          (_, index) => [all[2 * index] ?? 0, all[2 * index + 1] ?? 0] as const,
        )
        const segments = segmentsOf(text, hits)
        expect(segments.map((segment) => segment.text).join('')).toBe(text)
        expect(segments.every((segment) => text.startsWith(segment.text, segment.at))).toBe(true)
      }),
    )
  })
})

describe('the window of the list', () => {
  const view = fc.record({ scrollTop: fc.integer({ min: -50, max: 20_000 }), rows: fc.integer({ min: 0, max: 300 }) })

  it('holds every row in sight, and few others', () => {
    fc.assert(
      fc.property(view, ({ scrollTop, rows }) => {
        const { from, to } = listWindow({ scrollTop, height: 264, rowHeight: 44, rows })
        const inSight = Array.from({ length: rows }, (_, row) => row).filter(
          (row) => row * 44 < scrollTop + 264 && (row + 1) * 44 > scrollTop,
        )
        expect(from).toBeLessThanOrEqual(to)
        expect(inSight.every((row) => row >= from && row < to)).toBe(true)
        expect(to - from).toBeLessThanOrEqual(15)
      }),
    )
  })

  it.each([
    ['above', 2, 200, 88],
    ['below', 10, 0, 220],
    ['in sight', 3, 44, 44],
  ])('scrolls to a row that is %s as little as possible', (_, row, scrollTop, expected) => {
    expect(scrollToRow(row, { scrollTop, height: 264, rowHeight: 44 })).toBe(expected)
  })
})
