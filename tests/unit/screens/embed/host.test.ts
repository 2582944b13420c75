import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type EmbedMessage, helloMessage, modelMessage, readyMessage } from '../../../../contract/site/embed-messages.ts'
import { createHost, parentOrigin, type Surroundings } from '../../../../screens/embed/host.ts'

const shop = 'https://shop.example'
const other = 'https://other.example'
const allowed = [shop, 'http://127.0.0.1:8081']
const model = modelMessage({
  orderCode: 'WTF2040-2',
  unconfirmed: [],
  name: 'WTF2040-2',
  maker: 'THK',
  series: 'WTF',
  address: 'https://s.example/#/x',
  language: 'en',
  conditions: [],
})

const framed = { allowed, isFramed: true, ancestors: undefined, referrer: '' } as const

describe('the page around', () => {
  it.each([
    ['as the browser states it', { ancestors: [shop] }, shop],
    ['the nearest one, not one further out', { ancestors: [other, shop] }, undefined],
    ['as the browser states it, whatever it was opened from', { ancestors: [other], referrer: `${shop}/page` }, undefined],
    ['none that the browser knows', { ancestors: [], referrer: `${shop}/page` }, undefined],
    ['of a sandbox', { ancestors: ['null'] }, undefined],
    ['by where it was opened from', { referrer: `${shop}/a/page?x#y` }, shop],
    ['opened from elsewhere', { referrer: `${other}/` }, undefined],
    ['opened from a name that only begins alike', { referrer: `${shop}.evil.example/` }, undefined],
    ['opened from another port', { referrer: 'https://shop.example:8443/' }, undefined],
    ['opened without encryption', { referrer: 'http://shop.example/' }, undefined],
    ['opened from an address with it as a user', { referrer: 'https://shop.example@evil.example/' }, undefined],
    ['of which nothing is known', {}, undefined],
    ['no page around at all', { isFramed: false, ancestors: [shop], referrer: `${shop}/` }, undefined],
    ['of a site that lists nobody', { allowed: [], ancestors: [shop] }, undefined],
  ] as const)('%s', (_, around, expected) => {
    expect(parentOrigin({ ...framed, ...around })).toBe(expected)
  })
})

type PostedMessage = { readonly message: EmbedMessage; readonly origin: string }

const meet = (around: Partial<Surroundings> = {}) => {
  const posted: PostedMessage[] = []
  const host = createHost({ ...framed, ...around, post: (message, origin) => posted.push({ message, origin }) })
  return { host, posted }
}

describe('a message', () => {
  it('goes to the page around by its very origin, after the one that says it is ready', () => {
    const { host, posted } = meet({ ancestors: [shop] })
    expect(host.tell(model)).toBe(true)
    expect(posted).toEqual([
      { message: readyMessage, origin: shop },
      { message: model, origin: shop },
    ])
  })

  it('goes nowhere while nobody is known, and once somebody who may has said hello to them', () => {
    const { host, posted } = meet()
    expect(host.tell(model)).toBe(false)
    host.hear({ origin: shop, isFromParent: true, data: helloMessage })
    expect(host.tell(model)).toBe(true)
    expect(posted.map(({ origin }) => origin)).toEqual([shop, shop])
  })

  it.each([
    ['another origin', { origin: other }],
    ['an origin that only begins alike', { origin: `${shop}.evil.example` }],
    ['a window that is not the one around', { isFromParent: false }],
    ['a sandbox', { origin: 'null' }],
    ['another version', { data: { ...helloMessage, version: 2 } }],
    ['another type', { data: { ...helloMessage, type: 'sizewright:model' } }],
    ['a text', { data: JSON.stringify(helloMessage) }],
    ['nothing', { data: null }],
  ])('hello from or as %s counts for nothing', (_, heard) => {
    const { host, posted } = meet()
    host.hear({ origin: shop, isFromParent: true, data: helloMessage, ...heard })
    expect([host.origin(), host.tell(model), posted]).toEqual([undefined, false, []])
  })
})

const origins = fc.constantFrom(
  shop,
  other,
  'null',
  '',
  '*',
  `${shop}/`,
  `${shop}.evil.example`,
  'http://127.0.0.1:8081',
  'http://127.0.0.1:80811',
)
const data = fc.oneof(fc.constant<unknown>(helloMessage), fc.constant<unknown>(model), fc.anything())
const heard = fc.record({ origin: origins, isFromParent: fc.boolean(), data })
const around = fc.record({
  allowed: fc.subarray([shop, 'http://127.0.0.1:8081']),
  isFramed: fc.boolean(),
  ancestors: fc.option(fc.array(origins, { maxLength: 3 }), { nil: undefined }),
  referrer: fc.oneof(origins, fc.webUrl(), fc.string()),
})

it('law: whatever the surroundings and whatever is heard, nothing is ever told to an origin outside the list, or without a page around', () => {
  fc.assert(
    fc.property(around, fc.array(heard, { maxLength: 8 }), (surroundings, messages) => {
      const { host, posted } = meet(surroundings)
      for (const message of messages) {
        host.hear(message)
        host.tell(model)
      }
      expect(posted.filter(({ origin }) => !surroundings.allowed.includes(origin) || !surroundings.isFramed)).toEqual([])
    }),
  )
})
