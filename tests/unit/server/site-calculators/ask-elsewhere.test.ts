/** What is asked elsewhere, where, and for how long: before a name or an answer of another hand can do harm. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { AppError } from '../../../../server/base/errors.ts'
import { askElsewhere } from '../../../../server/services/site-calculators/ask-elsewhere.ts'
import { isPublicAddress } from '../../../../server/services/site-calculators/public-address.ts'
import { createElsewhere, json } from './calculator-service.ts'

let elsewhere: Awaited<ReturnType<typeof createElsewhere>>
beforeAll(async () => {
  elsewhere = await createElsewhere()
})
afterAll(() => elsewhere.close())

const asking = (address: string, isPrivate = true) => ({ address: new URL(address), language: 'en', isPrivate })

const codeOf = async (response: Promise<unknown>) => {
  const failure: unknown = await response.catch((error: unknown) => error)
  return failure instanceof AppError ? failure.code : failure
}

describe('an address', () => {
  it.each(['8.8.8.8', '93.184.216.34', '2606:4700::1111', '2a00:1450:4001::1'])('%s is public', (address) => {
    expect(isPublicAddress(address)).toBe(true)
  })

  it.each([
    '127.0.0.1',
    '10.1.2.3',
    '172.16.0.1',
    '172.31.255.255',
    '192.168.1.1',
    '169.254.169.254',
    '100.64.0.1',
    '0.0.0.0',
    '224.0.0.1',
    '255.255.255.255',
    '::1',
    '::',
    'fe80::1',
    'fd00::1',
    '::ffff:10.0.0.1',
    '::ffff:127.0.0.1',
    '64:ff9b::a00:1',
    '2002:a00:1::',
    '2001:db8::1',
    'localhost',
    '',
  ])('%s is not', (address) => {
    expect(isPublicAddress(address)).toBe(false)
  })
})

describe('a service that is not named as one of the own network', () => {
  it.each([
    ['by its address', (origin: string) => origin],
    ['by a name that leads there', (origin: string) => origin.replace('127.0.0.1', 'localhost')],
  ])('is not reached on this machine %s', async (_, addressOf) => {
    elsewhere.answers(json({ code: 0 }))
    elsewhere.requests.length = 0
    expect(await codeOf(askElsewhere(asking(addressOf(elsewhere.origin), false)))).toBe('serviceUnreachable')
    expect(elsewhere.requests).toEqual([])
  })
})

describe('a service of the own network', () => {
  it('is asked once', async () => {
    elsewhere.answers(json({ code: 0, data: { a: 1 } }))
    elsewhere.requests.length = 0
    expect(await askElsewhere(asking(`${elsewhere.origin}/v1/Hoist?Lift=4`))).toEqual({ code: 0, data: { a: 1 } })
    expect(elsewhere.requests).toEqual(['GET /v1/Hoist?Lift=4'])
  })

  it('is given no more time than it has, whether it says nothing or goes on for ever', async () => {
    const limits = { milliseconds: 300, bytes: 1000 }
    elsewhere.answers(() => undefined)
    expect(await codeOf(askElsewhere(asking(elsewhere.origin), limits))).toBe('serviceTimeout')
    elsewhere.answers((_, response) => {
      const timer = setInterval(() => response.write(' '), 20)
      response.on('close', () => clearInterval(timer))
    })
    expect(await codeOf(askElsewhere(asking(elsewhere.origin), limits))).toBe('serviceTimeout')
  })

  it('is cut off where it says more than it may', async () => {
    let written = 0
    elsewhere.answers((_, response) => {
      const timer = setInterval(() => (written += 1) && response.write('x'.repeat(500)), 5)
      response.on('close', () => clearInterval(timer))
    })
    expect(await codeOf(askElsewhere(asking(elsewhere.origin), { milliseconds: 5000, bytes: 1000 }))).toBe('serviceAnswer')
    expect(written).toBeLessThan(20)
  })

  it('that cannot be reached says so', async () => {
    expect(await codeOf(askElsewhere(asking('http://127.0.0.1:1')))).toBe('serviceUnreachable')
    expect(await codeOf(askElsewhere(asking('https://no-such-host.invalid', false)))).toBe('serviceUnreachable')
  })
})
