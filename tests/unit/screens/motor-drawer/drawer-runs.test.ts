import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { FilteredSkus, FilterSkusRequest } from '../../../../contract/directory/sku-selection.ts'
import { ApiError } from '../../../../screens/base/api/api.ts'
import type { ApiFailure } from '../../../../screens/base/api/api-failure.ts'
import type { DrawerSettings, MotorSelection } from '../../../../screens/motor-drawer/drawer-calls.ts'
import { createRunner } from '../../../../screens/base/machine/create-runner.ts'
import { type DrawerGiven, drawerMachine, searchAgain } from '../../../../screens/motor-drawer/drawer-machine.ts'
import { answerTo, settingsWith } from '../../../property/screens/motor-drawer-world.ts'

type Asked = {
  readonly request: FilterSkusRequest
  readonly signal: AbortSignal
  readonly answer: () => void
  readonly fail: (error: unknown) => void
}

const open = (settings: Partial<DrawerSettings> = {}) => {
  const asked: Asked[] = []
  const failures: ApiFailure[] = []
  const selections: MotorSelection[] = []
  const options: DrawerGiven = {
    calls: {
      filter: (request, signal) => {
        const { promise, resolve, reject } = Promise.withResolvers<FilteredSkus>()
        asked.push({ request, signal, answer: () => resolve(answerTo(request)), fail: reject })
        return promise
      },
    },
    onSelect: (selection) => selections.push(selection),
    onFailure: (failure) => failures.push(failure),
  }
  const runner = createRunner(drawerMachine, () => options, settingsWith(settings))
  runner.open()
  return { runner, asked, failures, selections }
}

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

/** Lets promises that have been settled tell it. */
const turn = () => vi.advanceTimersByTimeAsync(0)

describe('the motor drawer, run', () => {
  it('asks for the first page of 300 motors with what came along, and shows the answer', async () => {
    const { runner, asked } = open({
      fixed: [{ origin: 'filter', filter: { paramName: 'brand', values: ['Acme'] } }],
      workingData: { p2: 200 },
    })
    expect(asked.map(({ request }) => request)).toEqual([
      { classID: '120', filters: [{ paramName: 'brand', values: ['Acme'] }], page: 1, size: 300, workingData: { p2: 200 } },
    ])
    asked[0]?.answer()
    await turn()
    expect(runner.state().listing).toMatchObject({ state: 'answered', answer: { count: 4 } })
  })

  it('asks for the brands without the series, and for the fields without the keyword', () => {
    const { runner, asked } = open()
    runner.dispatch({ type: 'valuePressed', paramName: 'brand', value: 'Acme' })
    runner.dispatch({ type: 'valuePressed', paramName: 'series', value: 'A1' })
    const before = asked.length
    runner.dispatch({ type: 'keywordTyped', keyword: 'W' })
    runner.dispatch(searchAgain)
    const brand = { paramName: 'brand', values: ['Acme'] }
    const series = { paramName: 'series', values: ['A1'] }
    expect(asked.slice(before).map(({ request: { filters, size, skuKeyword } }) => [filters, size, skuKeyword])).toEqual([
      [[brand, series], 300, 'W'],
      [[brand, series], 1, undefined],
      [[brand], 1, undefined],
    ])
  })

  it('waits a second after typing, from the last letter on; Enter does not wait', () => {
    const { runner, asked } = open()
    const keywords = () => asked.map(({ request }) => request.skuKeyword)
    for (const keyword of ['A', 'A1']) {
      runner.dispatch({ type: 'keywordTyped', keyword })
      vi.advanceTimersByTime(999)
    }
    expect(keywords()).toEqual([undefined])
    vi.advanceTimersByTime(1)
    expect(keywords()).toEqual([undefined, 'A1', undefined])
    runner.dispatch({ type: 'keywordTyped', keyword: 'A' })
    runner.dispatch(searchAgain)
    vi.advanceTimersByTime(1000)
    expect(keywords()).toEqual([undefined, 'A1', undefined, 'A', undefined])
  })

  it('gives up what is no longer wanted, and asks nothing where it is back at what was answered', async () => {
    const { runner, asked } = open()
    asked[0]?.answer()
    await turn()
    runner.dispatch({ type: 'valuePressed', paramName: 'brand', value: 'Acme' })
    runner.dispatch({ type: 'valuePressed', paramName: 'brand', value: 'Acme' })
    expect([asked.length, asked[1]?.signal.aborted, runner.state().listing.state]).toEqual([2, true, 'answered'])
  })

  it('hands the only motor on where that is wanted, once, with what fixed its parameters', async () => {
    const { runner, asked, selections } = open({ autoSelect: true })
    runner.dispatch({ type: 'valuePressed', paramName: 'brand', value: 'Core' })
    asked.at(-1)?.answer()
    await turn()
    runner.dispatch({ type: 'motorSelected', skuID: 'C1-750' })
    expect(selections.map(({ sku, fixedParams }) => [sku.skuID, fixedParams.map(({ fixedBy }) => fixedBy)])).toEqual([
      ['C1-750', ['onlyOption', 'person', 'onlyOption', 'onlyOption', 'onlyOption']],
    ])
  })

  it('tells a failure once, keeps what was there, and asks again on request', async () => {
    const { runner, asked, failures } = open()
    asked[0]?.answer()
    await turn()
    runner.dispatch({ type: 'valuePressed', paramName: 'brand', value: 'Acme' })
    asked[1]?.fail(new ApiError({ kind: 'offline' }))
    await turn()
    expect([failures, runner.state().listing.state]).toEqual([[{ kind: 'offline' }], 'failed'])
    runner.dispatch(searchAgain)
    expect([asked.length, runner.state().listing.state]).toEqual([3, 'running'])
  })

  it('gives everything up when it is taken away', () => {
    const { runner, asked } = open()
    runner.stop()
    expect(asked[0]?.signal.aborted).toBe(true)
  })
})
