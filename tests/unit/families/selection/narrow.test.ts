import { describe, expect, it } from 'vitest'
import { lookedAt, withMarginFirst } from '../../../../families/selection/narrow.ts'

type Match = {
  readonly name: string
  readonly utilisation: number
  readonly suits?: boolean
  readonly size?: number
  readonly need?: readonly number[]
  readonly trust?: number
}

const named = (matches: readonly Match[]): string =>
  withMarginFirst(matches, ({ suits = true, ...match }) => ({ suits, ...match }))
    .map(({ name }) => name)
    .join('')

describe('the first of a list', () => {
  it('is the smallest that keeps 5 % and suits, else that keeps 5 %, else the one with the largest margin', () => {
    const [tight, odd, fine] = [
      { name: 'a', utilisation: 0.99 },
      { name: 'b', utilisation: 0.5, suits: false },
      { name: 'c', utilisation: 0.95 },
    ]
    expect([named([tight, odd, fine]), named([tight, odd]), named([tight, { ...tight, name: 'd', utilisation: 0.97 }])]).toEqual([
      'cab',
      'ba',
      'da',
    ])
  })

  it('is of its size and trust the one whose drive needs the least, among those that are as good a choice', () => {
    const first = { name: 'a', utilisation: 0.4, size: 15, need: [1, 3], trust: 0 }
    const better = { ...first, name: 'b', need: [1, 1.5] }
    const others = [
      { ...first, name: 'c', need: [1, 1], utilisation: 0.97 },
      { ...first, name: 'd', need: [1, 1], suits: false },
      { ...first, name: 'e', need: [1, 1], size: 20 },
      { ...first, name: 'f', need: [1, 1], trust: 3 },
    ]
    expect([named([first, better, ...others]), named([first, ...others])]).toEqual(['bacdef', 'acdef'])
    // As much as the first one, but for the last digits.
    expect(named([first, { ...first, name: 'b', need: [1, 3 * (1 - 1e-12)] }])).toBe('ab')
  })

  it('needs the less the earlier a need is less, and nothing that is not known', () => {
    const first = { name: 'a', utilisation: 0.4, size: 15, need: [2, 1], trust: 0 }
    expect(named([first, { ...first, name: 'b', need: [1, 9] }])).toBe('ba')
    expect(named([first, { ...first, name: 'b', need: [Infinity, 0] }])).toBe('ab')
    expect(
      named([
        { ...first, need: [Infinity, 1] },
        { ...first, name: 'b', need: [7, 9] },
      ]),
    ).toBe('ba')
  })

  it('needs the least also where all are equally tight', () => {
    const first = { name: 'a', utilisation: 1, size: 15, need: [3], trust: 0 }
    expect(named([first, { ...first, name: 'b', need: [1] }])).toBe('ba')
    expect(named([first, { ...first, name: 'b', need: [1], utilisation: 0.99 }])).toBe('ba')
    expect(
      named([
        { ...first, utilisation: 0.99 },
        { ...first, name: 'b', need: [1] },
      ]),
    ).toBe('ab')
  })

  it('is looked for among the first of them alone', () => {
    const many = Array.from({ length: lookedAt }, (_, place) => ({ name: String(place % 10), utilisation: 0.99 }))
    expect(named([...many, { name: 'z', utilisation: 0.1 }]).startsWith('0')).toBe(true)
  })
})
