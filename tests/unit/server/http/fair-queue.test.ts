import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { AppError } from '../../../../server/base/errors.ts'
import { createFairQueue, type Job, type QueueLimits } from '../../../../server/http/fair-queue.ts'

const limits: QueueLimits = { light: 5, unknown: 20, waiting: { ofClient: 100, ofAll: 200 } }

/** A clock that work moves on, and work that takes so many ms of it. */
const withClock = (queueLimits: QueueLimits = limits) => {
  let time = 0
  const queue = createFairQueue(() => time, queueLimits)
  const done: string[] = []
  const call = (name: string, ms: number, { client = 'a', signal = new AbortController().signal, ...part }: Partial<Job> = {}) =>
    queue.run({ name, client, signal, ...part }, function* () {
      yield
      time += ms
      done.push(`${client} ${name}`)
      return { result: ms }
    })
  return { queue, call, done }
}

const refusal = (error: unknown) => (error instanceof AppError ? [error.code, error.retryAfterSeconds] : error)

describe('what a call costs', () => {
  test('is told by what it has cost: at once where it is more, slowly where it is less', async () => {
    const { queue, call } = withClock()
    expect(queue.costOf('one')).toBe(20)
    expect(await call('one', 100)).toEqual({ result: 100, took: 100 })
    expect(queue.costOf('one')).toBe(100)
    await call('one', 0)
    expect(queue.costOf('one')).toBeCloseTo(90, 9)
    expect(queue.costOf('other')).toBe(20)
  })

  test('counts where the work fails, too', async () => {
    let time = 0
    const queue = createFairQueue(() => time, limits)
    const fails = queue.run({ name: 'one', client: 'a', signal: new AbortController().signal }, function* () {
      yield
      time += 70
      throw new RangeError('no')
    })
    await expect(fails).rejects.toThrow(RangeError)
    expect(queue.costOf('one')).toBe(70)
  })
})

test('what is done once for everybody costs whoever happened to need it nothing, nor anybody who rests meanwhile', async () => {
  let [time, forAll] = [0, 0]
  const queue = createFairQueue(
    () => time,
    { ...limits, light: Infinity },
    () => forAll,
  )
  const call = (name: string, pieces: readonly { readonly own: number; readonly shared: number }[]) =>
    queue.run({ name, client: name, signal: new AbortController().signal }, function* () {
      for (const { own, shared } of pieces) {
        time += own + shared
        forAll += shared
        yield
      }
      return { result: name }
    })
  const first = call(
    'first',
    Array.from({ length: 4 }, () => ({ own: 1, shared: 500 })),
  )
  const other = call(
    'other',
    Array.from({ length: 4 }, () => ({ own: 10, shared: 0 })),
  )
  expect([(await first).took, (await other).took]).toEqual([4, 40])
  expect(queue.costOf('other')).toBe(40)
})

test('between two pieces of work everything else goes on', async () => {
  const { call, done } = withClock({ ...limits, waiting: { ofClient: Infinity, ofAll: Infinity } })
  const work = Promise.all(Array.from({ length: 5 }, () => call('heavy', 50)))
  const seen: number[] = []
  const look = () => {
    seen.push(done.length)
    if (done.length < 5) setImmediate(look)
  }
  setImmediate(look)
  await work
  expect([...new Set(seen)].slice(-4)).toEqual([1, 2, 3, 4])
})

test('light work waits for nobody', async () => {
  const { queue, call, done } = withClock()
  for (let times = 0; times < 40; times += 1) await call('light', 0)
  expect(queue.costOf('light')).toBeLessThan(limits.light)
  done.length = 0
  const all = [call('heavy', 50), call('heavy', 50), call('light', 0)]
  await Promise.all(all)
  expect(done).toEqual(['a light', 'a heavy', 'a heavy'])
})

test('clients take turns, whoever asked for how much', async () => {
  const { call, done } = withClock({ ...limits, waiting: { ofClient: Infinity, ofAll: Infinity } })
  await Promise.all([
    ...['1', '2', '3', '4'].map((name) => call(name, 30)),
    ...['1', '2'].map((name) => call(name, 30, { client: 'b' })),
    call('1', 30, { client: 'c' }),
  ])
  expect(done).toEqual(['a 1', 'b 1', 'c 1', 'a 2', 'b 2', 'a 3', 'a 4'])
})

describe('too much is refused with when to come back, and nothing of it is begun', () => {
  test('by one client, while another is answered', async () => {
    const { call, done } = withClock()
    const calls = Array.from({ length: 9 }, (_, place) => call(`call ${place}`, 10))
    const other = call('one', 10, { client: 'b' })
    const results = await Promise.allSettled(calls)
    expect(results.map(({ status }) => status === 'fulfilled')).toEqual([true, true, true, true, true, false, false, false, false])
    expect(results.flatMap((one) => (one.status === 'rejected' ? [refusal(one.reason)] : []))).toEqual(
      Array.from({ length: 4 }, () => ['tooBusy', 1]),
    )
    await other
    expect(done).toHaveLength(6)
  })

  test('by all together, but never a client that has nothing waiting', async () => {
    const { call } = withClock()
    const firstOnes = Array.from({ length: 15 }, (_, place) => call('one', 10, { client: `client ${place}` }))
    const secondOnes = Array.from({ length: 15 }, (_, place) => call('one', 10, { client: `client ${place}` }))
    const passed = async (calls: readonly Promise<unknown>[]) =>
      (await Promise.allSettled(calls)).filter(({ status }) => status === 'fulfilled').length
    expect(await Promise.all([passed(firstOnes), passed(secondOnes)])).toEqual([15, 0])
  })

  test('but no part of what was admitted, which waits for its turn', async () => {
    const { call, done } = withClock()
    const calls = Array.from({ length: 5 }, (_, place) => call(`call ${place}`, 10))
    await Promise.all([...calls, call('part', 10, { part: 'work' })])
    expect(done.at(-1)).toBe('a part')
  })
})

test('what nobody waits for any more is not done', async () => {
  const { call, done } = withClock()
  const gone = new AbortController()
  const calls = ['1', '2', '3', '4', '5'].map((name) => call(name, 10, name === '1' ? {} : { signal: gone.signal }))
  gone.abort()
  // Nor does it stand in the way of others.
  calls.push(call('6', 10))
  const results = await Promise.allSettled(calls)
  expect(results.map(({ status }) => status === 'fulfilled')).toEqual([true, false, false, false, false, true])
  expect(done).toEqual(['a 1', 'a 6'])
})

test('whatever is asked, everything is done once or refused', async () => {
  const calls = fc.array(fc.record({ name: fc.constantFrom('x', 'y'), ms: fc.nat({ max: 80 }), client: fc.constantFrom('a', 'b', 'c') }), {
    maxLength: 30,
  })
  await fc.assert(
    fc.asyncProperty(calls, async (sequence) => {
      const { call, done } = withClock()
      const results = await Promise.allSettled(sequence.map(({ name, ms, client }) => call(name, ms, { client })))
      expect(done).toHaveLength(results.filter(({ status }) => status === 'fulfilled').length)
    }),
  )
})

describe('in slices', () => {
  /** Pieces of so many ms each. */
  const sliced = (pieces: readonly number[]) => {
    let time = 0
    const queue = createFairQueue(() => time, { ...limits, waiting: { ofClient: Infinity, ofAll: Infinity } })
    const done: string[] = []
    const call = (name: string, own: readonly number[], signal = new AbortController().signal) =>
      queue.run({ name, client: name, signal }, function* () {
        for (const [place, ms] of own.entries()) {
          time += ms
          done.push(`${name} ${place + 1}`)
          yield
        }
        return { result: name }
      })
    return { queue, call, done, long: (signal?: AbortSignal) => call('long', pieces, signal), pass: (ms: number) => (time += ms) }
  }

  test('light work comes in between, who has used less goes first, and nobody pays for what others did meanwhile', async () => {
    const { queue, call, done, long, pass } = sliced([6, 6, 6, 6])
    for (let times = 0; times < 40; times += 1) await call('light', [0])
    done.length = 0
    const work = [long(), call('next', [20])]
    while (done.length < 2) await new Promise((resolve) => setImmediate(resolve))
    pass(500)
    work.push(call('light', [0]))
    const all = await Promise.all(work)
    expect(done).toEqual(['long 1', 'long 2', 'light 1', 'next 1', 'long 3', 'long 4'])
    expect(all.map(({ took }) => took)).toEqual([24, 20, 0])
    expect(queue.costOf('long')).toBe(24)
  })

  test('short work of somebody else is done before long work of many goes on, and those share what is left', async () => {
    const { call, done } = sliced([])
    const seconds = Array.from({ length: 100 }, () => 10)
    const all = ['a', 'b', 'c', 'd', 'e'].map((name) => call(name, seconds))
    while (done.length < 50) await new Promise((resolve) => setImmediate(resolve))
    const before = done.length
    await call('short', [10, 10, 10])
    expect(done.length - before).toBeLessThanOrEqual(3 + 1)
    const counts = ['a', 'b', 'c', 'd', 'e'].map((name) => done.filter((one) => one.startsWith(name)).length)
    expect(Math.max(...counts) - Math.min(...counts)).toBeLessThanOrEqual(2)
    await Promise.all(all)
  })

  test('many short jobs of one client hold up work of another no more than long ones do', async () => {
    const { call, done } = sliced([])
    // As 130 orders of files: a millisecond each, and a pause after each.
    const orders = Array.from({ length: 100 }, () => call('orders', [1]))
    while (done.length < 20) await new Promise((resolve) => setImmediate(resolve))
    const before = done.length
    await call('somebody', [10, 10, 10])
    expect(done.length - before).toBeLessThanOrEqual(3 + 4)
    await Promise.all(orders)
  })

  test('jobs of one client are done one after the other, whoever comes in between', async () => {
    const { queue, done } = sliced([])
    const call = (name: string, client: string) =>
      queue.run({ name, client, signal: new AbortController().signal }, function* () {
        done.push(`${name} begins`)
        yield
        done.push(`${name} ends`)
        return { result: name }
      })
    await Promise.all([call('a 1', 'a'), call('b 1', 'b'), call('a 2', 'a'), call('b 2', 'b')])
    expect(done.indexOf('a 2 begins')).toBeGreaterThan(done.indexOf('a 1 ends'))
    expect(done.indexOf('b 2 begins')).toBeGreaterThan(done.indexOf('b 1 ends'))
  })

  test('is paid for while it runs, whether or not anybody waits for its end', async () => {
    let time = 0
    const queue = createFairQueue(() => time, limits)
    const gone = new AbortController()
    const paid: number[] = []
    const job = { name: 'long', client: 'a', signal: gone.signal, charge: (ms: number) => paid.push(ms) }
    const work = queue.run(job, function* () {
      for (let piece = 0; piece < 10; piece += 1) {
        time += 10
        if (piece === 3) gone.abort()
        yield
      }
      return { result: '' }
    })
    await expect(work).rejects.toThrow('tooBusy')
    expect(paid).toEqual([10, 10, 10, 10])
  })

  test('does not wait long for others that keep the loop busy', async () => {
    let time = 0
    const queue = createFairQueue(() => time, limits)
    let turns = 0
    let isOver = false
    const turn = () => {
      turns += 1
      time += 5
      if (!isOver) setImmediate(turn)
    }
    setImmediate(turn)
    await queue.run({ name: 'long', client: 'a', signal: new AbortController().signal }, function* () {
      for (let slice = 0; slice < 10; slice += 1) {
        time += 10
        yield
      }
      return { result: '' }
    })
    isOver = true
    // Two of 5 ms are a pause of 8 ms: with one before the first slice and one after each.
    expect(turns).toBeLessThan(30)
  })

  test('a light part of a call with many waits for its turn, as nothing else would be done between them', async () => {
    const { queue, call, done } = withClock()
    for (let times = 0; times < 40; times += 1) await call('part', 0, { part: 'work' })
    expect(queue.costOf('part')).toBeLessThan(limits.light)
    done.length = 0
    await Promise.all([call('heavy', 50), call('part', 0, { part: 'work' }), call('answer', 0, { part: 'answer' })])
    expect(done.indexOf('a part')).toBeGreaterThan(done.indexOf('a heavy'))
  })

  test('is left where nobody waits for it any more, and the next has its turn', async () => {
    const { call, done, long } = sliced([10, 10, 10, 10])
    const gone = new AbortController()
    const work = [long(gone.signal), call('next', [20])]
    while (done.length < 2) await new Promise((resolve) => setImmediate(resolve))
    gone.abort()
    const [left, next] = await Promise.allSettled(work)
    expect(left?.status === 'rejected' && refusal(left.reason)).toEqual(['tooBusy', undefined])
    expect(next?.status).toBe('fulfilled')
    // It had given way, and does not go on.
    expect(done).toEqual(['long 1', 'next 1'])
  })
})
