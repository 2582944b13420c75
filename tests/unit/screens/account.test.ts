import { beforeEach, expect, it } from 'vitest'
import fc from 'fast-check'
import { signInLife } from '../../../contract/people/sign-in-life.ts'
import { deviceName } from '../../../screens/account/centre/device-name.ts'
import { nameIn, pathOf, placeOf } from '../../../screens/account/centre/saved-model.ts'
import { listOrders, viewOf } from '../../../screens/account/centre/list-view.ts'
import { currentAccount, currentToken, keepAccount } from '../../../screens/base/account/account.ts'
import { tokenRefused, tokenUsed } from '../../../screens/base/account/account-life.ts'
import { maskedEmail, maskedPhone } from '../../../contract/people/masked.ts'
import { askToSignIn, currentWish } from '../../../screens/base/account/user-centre.ts'
import { sheetWidth } from '../../../screens/ui/dialog/sheet-width.ts'

const signedIn = (token: string, expires: number, began = Date.now()) => ({
  phoneNumber: '13800000000',
  email: null,
  authType: 'open' as const,
  isFixed: false,
  hasPassword: false,
  isOperator: false,
  accessToken: { token, expires: new Date(expires).toISOString() },
  began,
})

beforeEach(() => {
  keepAccount(undefined)
  askToSignIn(undefined)
})

it('somebody is logged in while their token has not expired', () => {
  keepAccount(signedIn('a', Date.now() + 1000))
  expect(currentToken()).toBe('a')
  expect(currentAccount()).toBe(currentAccount())
  keepAccount(signedIn('a', Date.now() - 1))
  expect(currentToken()).toBeUndefined()
})

it('a token that is refused ends the login and asks for another one; an older token ends nothing', () => {
  keepAccount(signedIn('new', Date.now() + 1000))
  tokenRefused('old')
  expect(currentToken()).toBe('new')
  expect(currentWish()).toBeUndefined()
  tokenRefused('new')
  expect(currentToken()).toBeUndefined()
  expect(currentWish()).toEqual({ isExpired: true })
})

it('the end moves with use as it does at the service: never beyond the whole life, never back, not for every call', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 0, max: 10 * 24 * 3600 * 1000 }), { maxLength: 20 }), (waits) => {
      const began = Date.now()
      keepAccount(signedIn('a', began + signInLife.idle, began))
      let now = began
      let last = began + signInLife.idle
      for (const wait of waits) {
        now = Math.min(now + wait, last - 1)
        tokenUsed(now)
        const end = Date.parse(currentAccount()?.accessToken.expires ?? '')
        expect(end).toBeGreaterThanOrEqual(last)
        expect(end).toBeLessThanOrEqual(began + signInLife.whole)
        expect(Math.min(now + signInLife.idle, began + signInLife.whole) - end).toBeLessThan(signInLife.slide)
        last = end
      }
    }),
  )
})

it('a number shows its first 3 and last 4 digits, an e-mail its first letter and its host', () => {
  expect(maskedPhone('13812345678')).toBe('138****5678')
  expect(maskedEmail('somebody@example.com')).toBe('s***@example.com')
})

it('a sheet is 50 and 200 px for each action wide, at most 850', () => {
  expect([1, 2, 3, 4, 5].map(sheetWidth)).toEqual([250, 450, 650, 850, 850])
})

it('what is kept leads to the page of its model or filter, and nowhere else', () => {
  expect(pathOf('WTF/THK-WTF2040-2')).toBe('/productslecto/WTF/THK-WTF2040-2')
  expect(placeOf('A%20B/C%2FD')).toEqual({ serviceID: 'A B', driveID: 'C/D' })
  expect(pathOf('~WTF~20')).toBe('/productslecto/WTF/~WTF~20')
  for (const id of ['', 'x', '/x', 'x/', 'a/b/c', '%/x', '~', '//evil.example']) expect(pathOf(id)).toBeUndefined()
  expect(nameIn('WTF/THK-WTF2040-2')).toBe('THK-WTF2040-2')
})

it('a list is searched, sorted and cut into pages of 15 without losing or doubling anything', () => {
  const item = fc.record({ name: fc.string({ maxLength: 4 }), added: fc.integer({ min: 0, max: 99 }).map(String), id: fc.uuid() })
  const words = { text: ({ name }: { name: string }) => name, name: ({ name }: { name: string }) => name }
  fc.assert(
    fc.property(fc.uniqueArray(item, { selector: ({ id }) => id, maxLength: 40 }), fc.constantFrom(...listOrders), (all, order) => {
      const { pages } = viewOf(all, { keyword: '', order, page: 1 }, words)
      const shown = Array.from({ length: pages }, (_, at) => viewOf(all, { keyword: '', order, page: at + 1 }, words).shown)
      expect(shown.slice(0, -1).every(({ length }) => length === 15)).toBe(true)
      expect(shown.flat().toSorted((one, other) => one.id.localeCompare(other.id))).toEqual(
        all.toSorted((one, other) => one.id.localeCompare(other.id)),
      )
      const [turned] = [order.startsWith('-') ? order.slice(1) : `-${order}`].flatMap(
        (one) => listOrders.find((known) => known === one) ?? [],
      )
      const keys = shown.flat().map(({ name, added }) => (order.endsWith('name') ? name.normalize('NFKC').toLowerCase() : added))
      const sorted = keys.toSorted((one, other) => (one < other ? -1 : Number(one > other)))
      expect(keys).toEqual(turned?.startsWith('-') ? sorted : sorted.toReversed())
      expect(viewOf(all, { keyword: '', order, page: 99 }, words).page).toBe(pages)
    }),
  )
})

it('a browser is called by its name and system', () => {
  expect(deviceName('Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/120 Safari/537.36 Edg/120')).toBe(
    'Edge · Windows',
  )
  expect(deviceName('curl/8.0')).toBe('curl/8.0')
})
