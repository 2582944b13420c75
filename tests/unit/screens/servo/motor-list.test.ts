import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { segmentsOf } from '../../../../screens/servo/highlight.ts'
import { listWindow, scrollToRow } from '../../../../screens/servo/list-window.ts'

describe('the hits of a keyword', () => {
  it.each([
    ['ECMA-C20604', 'c206', ['ECMA-', '[C206]', '04']],
    ['SGM7J-04A', '04 sgm', ['[SGM]', '7J-', '[04]', 'A']],
    ['HG-KN43', '', ['HG-KN43']],
    ['HG-KN43', '  ', ['HG-KN43']],
    ['a.b', '.', ['a', '[.]', 'b']],
    ['aXaX', 'x', ['a', '[X]', 'a', '[X]']],
    ['ABC', 'a abc', ['[ABC]']],
  ])('in %s for "%s" are %j', (text, keyword, pieces) => {
    expect(segmentsOf(text, keyword).map((segment) => (segment.hit ? `[${segment.text}]` : segment.text))).toEqual(pieces)
  })

  it('leave the text as it was, each piece at its place', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), (text, keyword) => {
        const segments = segmentsOf(text, keyword)
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
