import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { createTokenBuckets } from '../../../../server/http/token-buckets.ts'

const limits = { capacity: 3, refillPerSecond: 1, maxClients: 100 }

const withClock = (bucketLimits = limits) => {
  let time = 0
  return { buckets: createTokenBuckets(bucketLimits, () => time), wait: (milliseconds: number) => (time += milliseconds) }
}

test('a client may make as many calls at once as the bucket holds, and is told when the next one is free', () => {
  const { buckets, wait } = withClock()
  expect([1, 2, 3].map(() => buckets.take('a').allowed)).toEqual([true, true, true])
  expect(buckets.take('a')).toEqual({ allowed: false, retryAfterSeconds: 1 })
  wait(1000)
  expect(buckets.take('a').allowed).toBe(true)
})

test('what a call turned out to cost is owed, up to as much as a bucket holds', () => {
  const { buckets, wait } = withClock()
  buckets.take('a')
  buckets.charge('a', 4)
  expect(buckets.take('a')).toEqual({ allowed: false, retryAfterSeconds: 3 })
  buckets.charge('a', 1e6)
  expect(buckets.take('a')).toEqual({ allowed: false, retryAfterSeconds: 4 })
  wait(4000)
  expect(buckets.take('a').allowed).toBe(true)
  expect(buckets.take('b').allowed).toBe(true)
})

test('a clock that is set back takes nothing from a client', () => {
  const { buckets, wait } = withClock()
  buckets.take('a')
  wait(-3_600_000)
  expect(buckets.take('a').allowed).toBe(true)
  wait(1000)
  expect([1, 2, 3].map(() => buckets.take('a').allowed)).toEqual([true, true, false])
})

test('one client does not use up the calls of another', () => {
  const { buckets } = withClock()
  for (let call = 0; call < 5; call++) buckets.take('a')
  expect(buckets.take('b').allowed).toBe(true)
})

test('refused calls do not postpone the next free one', () => {
  const { buckets, wait } = withClock()
  for (let call = 0; call < 20; call++) {
    buckets.take('a')
    wait(100)
  }
  wait(1000)
  expect(buckets.take('a').allowed).toBe(true)
})

test('the number of remembered clients is bounded, and the one not seen for longest is forgotten first', () => {
  const { buckets } = withClock({ ...limits, capacity: 1, maxClients: 2 })
  buckets.take('old')
  buckets.take('kept')
  buckets.take('old')
  buckets.take('new')
  expect(buckets.size()).toBe(2)
  expect(buckets.take('old').allowed).toBe(false)
})

test('in any sequence of calls no client gets more than its capacity plus what was refilled', () => {
  fc.assert(
    fc.property(fc.array(fc.nat({ max: 3000 }), { maxLength: 50 }), (pauses) => {
      const { buckets, wait } = withClock()
      let waited = 0
      let allowed = 0
      for (const pause of pauses) {
        wait(pause)
        waited += pause
        if (buckets.take('a').allowed) allowed++
      }
      expect(allowed).toBeLessThanOrEqual(limits.capacity + (waited / 1000) * limits.refillPerSecond)
    }),
  )
})
