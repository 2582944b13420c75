import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { ApiError } from '../../../../screens/base/api/api.ts'
import type { ApiFailure } from '../../../../screens/base/api/api-failure.ts'
import { customMotorDefaults } from '../../../../screens/servo/custom-motor.ts'
import { createRunner } from '../../../../screens/base/machine/create-runner.ts'
import { searchAgain, servoMachine } from '../../../../screens/servo/panel-machine.ts'
import type { MotorPage, MotorSearch, ServoAnswer, ServoQuestion } from '../../../../screens/servo/servo-calls.ts'

type Asked<Request, Answer> = {
  readonly request: Request
  readonly signal: AbortSignal
  readonly answer: (answer: Answer) => void
  readonly fail: (error: unknown) => void
}

/** A call that waits until it is told how to end. */
const createCall = <Request, Answer>() => {
  const asked: Asked<Request, Answer>[] = []
  const call = (request: Request, signal: AbortSignal): Promise<Answer> => {
    const { promise, resolve, reject } = Promise.withResolvers<Answer>()
    asked.push({ request, signal, answer: resolve, fail: reject })
    return promise
  }
  return { asked, call }
}

const page: MotorPage = { motors: [], count: 0, typeCodes: [], brands: [], series: [], remaining: [] }
const answer: ServoAnswer = {
  ratios: [],
  options: { precision: [], transmission: [], gear: [], reducer: [] },
  calculation: { list: [], matched: 1, total: 1, catalogueVersion: '1' },
  motor: { ratedTorqueNm: 1.27, peakTorqueNm: 3.82, ratedSpeedRpm: 3000, maxSpeedRpm: 5000 },
}

const open = () => {
  const search = createCall<MotorSearch, MotorPage>()
  const calculate = createCall<ServoQuestion, ServoAnswer>()
  const failures: ApiFailure[] = []
  let drawers = 0
  const runner = createRunner(
    servoMachine,
    () => ({
      calls: { searchMotors: search.call, calculate: calculate.call },
      onFailure: (failure) => failures.push(failure),
      onDrawer: () => (drawers += 1),
    }),
    undefined,
  )
  runner.open()
  return { runner, search: search.asked, calculate: calculate.asked, failures, drawers: () => drawers }
}

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

/** Lets promises that have been settled tell it. */
const turn = () => vi.advanceTimersByTimeAsync(0)

describe('the panel, run', () => {
  it('asks for the motors when it opens and shows the answer', async () => {
    const { runner, search } = open()
    search[0]?.answer(page)
    await turn()
    expect(runner.state().motors).toMatchObject({ state: 'answered', answer: page })
  })

  it('waits a second after typing, from the last letter on', () => {
    const { runner, search } = open()
    for (const keyword of ['E', 'EC', 'ECM']) {
      vi.advanceTimersByTime(999)
      runner.dispatch({ type: 'keywordTyped', keyword })
    }
    vi.advanceTimersByTime(999)
    expect(search.map(({ request }) => request.keyword)).toEqual([''])
    vi.advanceTimersByTime(1)
    expect(search.map(({ request }) => request.keyword)).toEqual(['', 'ECM'])
  })

  it('searches at once on Enter, and not again when the second is over', () => {
    const { runner, search } = open()
    runner.dispatch({ type: 'keywordTyped', keyword: 'ECM' })
    runner.dispatch(searchAgain)
    expect(search.length).toBe(2)
    vi.advanceTimersByTime(1000)
    expect(search.length).toBe(2)
  })

  it('drops the answer to a question that was given up', async () => {
    const { runner, search } = open()
    runner.dispatch({ type: 'brandChosen', brand: 'Delta' })
    search[0]?.answer({ ...page, count: 7 })
    await turn()
    expect([search[0]?.signal.aborted, runner.state().motors.state]).toEqual([true, 'running'])
  })

  it('tells a failure once, and nothing of one that was given up', async () => {
    const { runner, search, failures } = open()
    runner.dispatch({ type: 'brandChosen', brand: 'Delta' })
    search[0]?.fail(new ApiError({ kind: 'malformed' }))
    search[1]?.fail(new ApiError({ kind: 'offline' }))
    await turn()
    expect([failures, runner.state().motors.state]).toEqual([[{ kind: 'offline' }], 'failed'])
  })

  it('gives up a calculation that is no longer wanted', () => {
    const { runner, calculate } = open()
    runner.dispatch({ type: 'customMotorConfirmed', motor: customMotorDefaults })
    runner.dispatch({ type: 'brandChosen', brand: 'Delta' })
    expect(calculate[0]?.signal.aborted).toBe(true)
  })

  it('brings the answer of a calculation', async () => {
    const { runner, calculate } = open()
    runner.dispatch({ type: 'customMotorConfirmed', motor: customMotorDefaults })
    calculate[0]?.answer(answer)
    await turn()
    expect(runner.state().calculation).toMatchObject({ state: 'answered', answer })
  })

  it('gives everything up when it is closed', () => {
    const { runner, search, calculate } = open()
    runner.dispatch({ type: 'customMotorConfirmed', motor: customMotorDefaults })
    runner.stop()
    expect([search[0], calculate[0]].map((asked) => asked?.signal.aborted)).toEqual([true, true])
  })

  it('asks again for all that was under way when it comes back', async () => {
    const { runner, search, calculate } = open()
    runner.dispatch({ type: 'customMotorConfirmed', motor: customMotorDefaults })
    runner.stop()
    runner.open()
    expect([search, calculate].map((asked) => asked.map(({ signal }) => signal.aborted))).toEqual([
      [true, false],
      [true, false],
    ])
    calculate[1]?.answer(answer)
    await turn()
    expect(runner.state().calculation).toMatchObject({ state: 'answered', answer })
  })

  it('tells that the drawer is about to open', () => {
    const { runner, drawers } = open()
    runner.dispatch({ type: 'otherBrandsChosen' })
    expect([drawers(), runner.state().drawerOpen]).toEqual([1, true])
  })
})
