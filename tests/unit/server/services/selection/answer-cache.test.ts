import { describe, expect, it } from 'vitest'
import { createAnswerCache, queryKey } from '../../../../../server/services/selection/answer-cache.ts'

describe('the answer cache', () => {
  it('makes an answer once', () => {
    const cache = createAnswerCache<{ n: number }>(10)
    let made = 0
    const make = (): { n: number } => ({ n: ++made })
    const first = cache.recall('1', 'q', make)
    expect(cache.recall('1', 'q', make)).toBe(first)
    expect(made).toBe(1)
  })

  it('forgets everything with the next version, in both directions', () => {
    const cache = createAnswerCache<string>(10)
    cache.recall('1', 'q', () => 'old')
    expect(cache.recall('2', 'q', () => 'new')).toBe('new')
    expect(cache.size()).toBe(1)
    expect(cache.recall('1', 'q', () => 'old again')).toBe('old again')
  })

  it('holds at most its capacity and drops what was asked for longest ago', () => {
    const cache = createAnswerCache<string>(2)
    cache.recall('1', 'a', () => 'a')
    cache.recall('1', 'b', () => 'b')
    cache.recall('1', 'a', () => 'never')
    cache.recall('1', 'c', () => 'c')
    expect(cache.size()).toBe(2)
    expect(cache.recall('1', 'a', () => 'made again')).toBe('a')
    expect(cache.recall('1', 'b', () => 'made again')).toBe('made again')
  })

  it('does not keep a failure', () => {
    const cache = createAnswerCache<string>(2)
    const fail = (): string => {
      throw new Error('no')
    }
    expect(() => cache.recall('1', 'q', fail)).toThrow('no')
    expect(cache.recall('1', 'q', () => 'yes')).toBe('yes')
  })

  it('remembers an answer that is undefined', () => {
    const cache = createAnswerCache<undefined>(2)
    let made = 0
    const make = (): undefined => void made++
    cache.recall('1', 'q', make)
    cache.recall('1', 'q', make)
    expect(made).toBe(1)
  })
})

describe('the key of a query', () => {
  it('does not depend on the order of the parameters', () => {
    expect(
      queryKey('/c', [
        ['b', '2'],
        ['a', '1'],
      ]),
    ).toBe(
      queryKey('/c', [
        ['a', '1'],
        ['b', '2'],
      ]),
    )
    expect(
      queryKey('/c', [
        ['a', '2'],
        ['a', '1'],
      ]),
    ).toBe(
      queryKey('/c', [
        ['a', '1'],
        ['a', '2'],
      ]),
    )
  })

  it.each([
    [queryKey('/c', [['a', '1']]), queryKey('/d', [['a', '1']])],
    [
      queryKey('/c', [['a', '1,b=2']]),
      queryKey('/c', [
        ['a', '1'],
        ['b', '2'],
      ]),
    ],
    [queryKey('/c', [['a', '']]), queryKey('/c', [])],
  ])('differs between different queries: %s', (one, other) => {
    expect(one).not.toBe(other)
  })
})
