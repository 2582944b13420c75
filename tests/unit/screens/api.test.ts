import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { currentAccount, keepAccount } from '../../../screens/base/account/account.ts'
import { ApiError, getAnswer, mayRetry } from '../../../screens/base/api/api.ts'
import { askToSignIn, currentWish } from '../../../screens/base/account/user-centre.ts'

const shape = z.object({ list: z.array(z.number()) })
const read = (data: unknown) => shape.safeParse(data).data
const network = globalThis.fetch
let sent: { address: string; headers: Headers; method: string | undefined; body: unknown } | undefined

const answerWith = (answer: (signal: AbortSignal) => Promise<Response>): void => {
  globalThis.fetch = async (input, init) => {
    sent = {
      address: input instanceof Request ? input.url : input.toString(),
      headers: new Headers(init?.headers),
      method: init?.method,
      body: init?.body,
    }
    return answer(init?.signal ?? new AbortController().signal)
  }
}

const call = (options: { signal?: AbortSignal; timeoutMs?: number } = {}) =>
  getAnswer({ path: 'LiftWorking/Calculation', query: { W: '7500', Stroke: '500' } }, read, { locale: 'zh-Hans', ...options })

const failure = async (): Promise<unknown> => {
  try {
    return await call({ timeoutMs: 20 })
  } catch (error) {
    return error instanceof ApiError ? error.failure : error
  }
}

beforeEach(() => (sent = undefined))
afterEach(() => void (globalThis.fetch = network))

describe('a call of the service', () => {
  it('gives the data of a good answer', async () => {
    answerWith(async () => Response.json({ code: 0, data: { list: [1, 2] } }))
    expect(await call()).toEqual({ list: [1, 2] })
  })

  it('sends its parameters and the language as the wire calls it', async () => {
    answerWith(async () => Response.json({ code: 0, data: { list: [] } }))
    await call()
    expect(sent?.address).toBe('/YQWorking/api/LiftWorking/Calculation?W=7500&Stroke=500')
    expect(sent?.headers.get('lang')).toBe('cn')
  })

  it('says whose site it is made from', async () => {
    const site = { textContent: JSON.stringify({ key: 'acme-eu', companyKey: 'acme', environment: 'test' }) }
    Object.assign(globalThis, { document: { getElementById: () => site } })
    answerWith(async () => Response.json({ code: 0, data: { list: [] } }))
    await call()
    Reflect.deleteProperty(globalThis, 'document')
    const said = ['site-key', 'comp-key', 'site-env', 'authorization'].map((name) => sent?.headers.get(name))
    expect(said).toEqual(['acme-eu', 'acme', 'test', null])
  })

  it('posts a body as JSON, without repeating it in the address', async () => {
    answerWith(async () => Response.json({ code: 0, data: { list: [3] } }))
    const posted = {
      path: 'ReducerWorking/ManualCalculation',
      query: { 'i.value': '20' },
      body: { i: { value: 20, lower: -10, upper: 10 } },
    }
    expect(await getAnswer(posted, read, { locale: 'en' })).toEqual({ list: [3] })
    expect(sent).toMatchObject({ address: '/YQWorking/api/ReducerWorking/ManualCalculation', method: 'POST' })
    expect(sent?.body).toBe('{"i":{"value":20,"lower":-10,"upper":10}}')
    expect(sent?.headers.get('content-type')).toBe('application/json')
    expect(sent?.headers.get('lang')).toBe('en')
  })

  it('throws the caller’s own abort on as it is', async () => {
    const controller = new AbortController()
    answerWith((signal) => new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason))))
    const pending = call({ signal: controller.signal })
    controller.abort()
    await expect(pending).rejects.toHaveProperty('name', 'AbortError')
  })
})

const refusal = {
  code: 40001,
  message: '请求中有不正确的数值',
  issues: [{ code: 'aboveMaximum', path: 'Speed', params: { limit: 10020 }, message: '升降速度高于最大值 10020' }],
}

describe('a call that fails', () => {
  it.each([
    ['no connection is offline', async () => Promise.reject(new TypeError('Failed to fetch')), { kind: 'offline' }],
    ['a page in place of JSON is malformed', async () => new Response('<html>'), { kind: 'malformed' }],
    ['a page with an error status is a server fault', async () => new Response('<html>', { status: 502 }), { kind: 'server', status: 502 }],
    ['data of another shape is malformed', async () => Response.json({ code: 0, data: { list: ['x'] } }), { kind: 'malformed' }],
    ['an array is malformed', async () => Response.json([]), { kind: 'malformed' }],
    ['null is malformed', async () => Response.json(null), { kind: 'malformed' }],
    [
      'a refusal carries its text and its issues',
      async () => Response.json(refusal, { status: 400 }),
      { kind: 'refused', message: refusal.message, issues: refusal.issues, code: refusal.code },
    ],
    [
      'errcode of an older service is its code',
      async () => Response.json({ errcode: 7, message: 'No stock' }),
      { kind: 'refused', message: 'No stock', issues: [], code: 7 },
    ],
    ['a refusal without a text is said so', async () => Response.json({ code: 7 }), { kind: 'unexplained' }],
    ['an empty text is none', async () => Response.json({ code: 7, message: ' ' }), { kind: 'unexplained' }],
    [
      'success in the body of an error status is none',
      async () => Response.json({ code: 0, data: { list: [] } }, { status: 500 }),
      { kind: 'server', status: 500 },
    ],
    [
      'another status gives its title',
      async () => Response.json({ title: 'Gone' }, { status: 410 }),
      { kind: 'server', status: 410, message: 'Gone' },
    ],
    ['a status without a text', async () => new Response('', { status: 418 }), { kind: 'server', status: 418 }],
    [
      '401 of a visitor is a lack of rights',
      async () => Response.json({ message: 'Members only' }, { status: 401 }),
      { kind: 'forbidden', message: 'Members only' },
    ],
    ['403', async () => new Response('', { status: 403 }), { kind: 'forbidden' }],
  ])('%s', async (_claim, answer, expected) => {
    answerWith(answer)
    expect(await failure()).toEqual(expected)
  })

  it('takes errcode 0 as success', async () => {
    answerWith(async () => Response.json({ errcode: 0, data: { list: [4] } }))
    expect(await call()).toEqual({ list: [4] })
  })

  it('with a token that is no longer taken ends the session, and is not tried again', async () => {
    const accessToken = { token: 'abc', expires: new Date(Date.now() + 60_000).toISOString() }
    keepAccount({
      phoneNumber: null,
      email: null,
      authType: 'open',
      isFixed: true,
      hasPassword: false,
      isOperator: false,
      accessToken,
      began: Date.now(),
    })
    answerWith(async () => Response.json({ code: 1, message: 'expired' }, { status: 401 }))
    expect(await failure()).toEqual({ kind: 'signedOut' })
    expect(sent?.headers.get('authorization')).toBe('Bearer abc')
    expect(currentAccount()).toBeUndefined()
    expect(currentWish()).toEqual({ isExpired: true })
    askToSignIn(undefined)
    expect(mayRetry({ kind: 'signedOut' })).toBe(false)
    expect(mayRetry({ kind: 'offline' })).toBe(true)
  })

  it('that takes too long is a timeout', async () => {
    answerWith((signal) => new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason))))
    expect(await failure()).toEqual({ kind: 'timeout', seconds: 0.02 })
  })
})
