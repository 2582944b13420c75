/** What the search box asks, and when: whatever somebody does, and in whatever order the answers come. */
import fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createRunner } from '../../../screens/base/machine/create-runner.ts'
import type { SearchCalls, SearchRequest } from '../../../screens/search/search-calls.ts'
import { keywordOf, searchMachine, shownIn, statusOf } from '../../../screens/search/search-machine.ts'
import { pageOf, searchWorld } from './search-world.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

const visit = (isOn: boolean, answer: (request: SearchRequest) => Promise<void> = () => Promise.resolve()) => {
  const requests: SearchRequest[] = []
  const calls: SearchCalls = {
    isStarted: () => Promise.resolve(isOn),
    search: async (request) => {
      requests.push(request)
      await answer(request)
      const { hits, count } = pageOf(request)
      return { list: [...hits], count, index: request.page, catalogueVersion: 'one' }
    },
  }
  const runner = createRunner(searchMachine, () => ({ calls }), undefined)
  runner.open()
  const does = async (...events: Parameters<typeof runner.dispatch>[0][]) => {
    for (const event of events) {
      runner.dispatch(event)
      await vi.advanceTimersByTimeAsync(0)
    }
  }
  return { runner, requests, does }
}

const typed = (text: string) => ({ type: 'typed', text }) as const

describe('the search box', () => {
  it('asks nothing before somebody is at it', async () => {
    const { requests, runner } = visit(true)
    await vi.advanceTimersByTimeAsync(5000)
    expect([requests, runner.state().started.state]).toEqual([[], 'idle'])
  })

  it('searches a second after the last key', async () => {
    const { requests, does, runner } = visit(true)
    await does({ type: 'entered' }, typed('a'))
    await vi.advanceTimersByTimeAsync(900)
    await does(typed('ab'))
    expect(statusOf(runner.state())).toBe('loading')
    await vi.advanceTimersByTimeAsync(999)
    expect(requests).toEqual([])
    await vi.advanceTimersByTimeAsync(1)
    expect(requests).toEqual([{ keyword: 'ab', page: 1 }])
  })

  it('searches at once on Enter, and from the first page', async () => {
    const { requests, does, runner } = visit(true)
    await does({ type: 'entered' }, typed('ab'), { type: 'searchPressed' }, { type: 'moreRequested' }, { type: 'searchPressed' })
    expect(requests.map(({ page }) => page)).toEqual(statusOf(runner.state()) === 'nomore' ? [1, 1] : [1, 2, 1])
  })

  it.each([false, true])('searches for nothing when the text is empty, or the service off (on: %s)', async (isOn) => {
    const { requests, does, runner } = visit(isOn)
    await does({ type: 'entered' }, typed(isOn ? '  ' : 'ab'), { type: 'searchPressed' })
    await vi.advanceTimersByTimeAsync(5000)
    expect([requests, shownIn(runner.state()), statusOf(runner.state())]).toEqual([[], undefined, undefined])
  })

  it('clears the list with the text', async () => {
    const { does, runner } = visit(true)
    await does({ type: 'entered' }, typed('ab'), { type: 'searchPressed' })
    expect(shownIn(runner.state())).toBeDefined()
    await does(typed(''))
    expect(shownIn(runner.state())).toBeUndefined()
  })
})

it('what is listed at rest is the beginning of all that the keyword finds, page after page', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(searchWorld.deed, { maxLength: 30 }), fc.scheduler(), async (deeds, scheduler) => {
      const { runner, does } = visit(true, () => scheduler.schedule(Promise.resolve()))
      await does({ type: 'entered' })
      for (const deed of deeds) {
        const event = deed(runner.state())
        if (event) await does(event)
      }
      for (let round = 0; round < 4; round += 1) {
        await vi.advanceTimersByTimeAsync(2000)
        await scheduler.waitIdle()
      }
      await vi.advanceTimersByTimeAsync(0)
      const state = runner.state()
      const keyword = keywordOf(state)
      const shown = shownIn(state)
      const all = keyword === '' ? [] : [1, 2, 3].flatMap((page) => pageOf({ keyword, page }).hits)
      const { hits, count } = shown?.answer ?? { hits: [], count: 0 }
      expect(shown?.request.keyword ?? '').toBe(keyword)
      expect(count).toBe(all.length)
      expect(hits).toEqual(all.slice(0, hits.length))
      expect(statusOf(state)).toBe(all.length === 0 ? undefined : hits.length < all.length ? 'loadmore' : 'nomore')
    }),
  )
})
