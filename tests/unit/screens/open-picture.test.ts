import { randomBytes } from 'node:crypto'
import fc from 'fast-check'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { openPicture, PictureError } from '../../../screens/ui/pictures/open-picture.ts'
import { imageKeyOf, isTokenOf, sealPicture } from '../../../server/sites/content/seal.ts'
import { makePng } from '../support/make-png.ts'

const hour = 3_600_000
const secret = randomBytes(32).toString('base64url')
const address = '/site/picture.png?t=token'
const { key } = imageKeyOf(secret, 0)

beforeEach(() => {
  vi.stubGlobal('isSecureContext', true)
})
afterEach(() => {
  vi.unstubAllGlobals()
})

const faultOf = async (sealed: Uint8Array<ArrayBuffer>, own: Partial<{ key: string; address: string }> = {}): Promise<string> => {
  try {
    await openPicture(sealed, { key, address, ...own })
    return 'none'
  } catch (error) {
    return error instanceof PictureError ? error.fault : String(error)
  }
}

it('what the service seals the page opens, byte by byte', async () => {
  const png = makePng({ width: 9, height: 4, colourType: 6 })
  const opened = await openPicture(sealPicture(secret, png, address), { key, address })
  expect(opened.type).toBe('image/png')
  expect(Buffer.from(await opened.arrayBuffer()).equals(png)).toBe(true)
})

it('sealed bytes are no picture themselves, and the same each time for the same address alone', () => {
  const png = makePng()
  const sealed = Buffer.from(sealPicture(secret, png, address))
  expect(sealed).toHaveLength(12 + png.length + 16)
  expect(sealed.includes('IHDR')).toBe(false)
  expect(sealed.equals(sealPicture(secret, png, address))).toBe(true)
  expect(sealed.subarray(0, 12).equals(Buffer.from(sealPicture(secret, png, `${address}x`)).subarray(0, 12))).toBe(false)
})

it('a changed byte, another address or another key is refused, whatever it is', async () => {
  const sealed = sealPicture(secret, makePng(), address)
  await fc.assert(
    fc.asyncProperty(fc.integer({ min: 0, max: sealed.length - 1 }), fc.integer({ min: 1, max: 255 }), async (at, change) => {
      const changed = Uint8Array.from(sealed)
      changed[at] = (changed[at] ?? 0) ^ change
      expect(await faultOf(changed)).toBe('sealed')
    }),
  )
  expect(await faultOf(sealed, { address: '/site/other.png?t=token' })).toBe('sealed')
  expect(await faultOf(sealed, { key: imageKeyOf(randomBytes(32).toString('base64url'), 0).key })).toBe('sealed')
  expect(await faultOf(new Uint8Array(5))).toBe('sealed')
})

it('what was sealed and is no PNG file, or one of other colours, is named', async () => {
  expect(await faultOf(sealPicture(secret, Buffer.from('no picture'), address))).toBe('notPng')
  expect(await faultOf(sealPicture(secret, makePng({ colourType: 3 }), address))).toBe('pngColours')
})

it('without the cryptography of the browser it says why', async () => {
  vi.stubGlobal('isSecureContext', false)
  expect(await faultOf(sealPicture(secret, makePng(), address))).toBe('insecure')
})

it('a token holds for its hour and the next, and on no other site', () => {
  const { t, expires } = imageKeyOf(secret, 10.5 * hour)
  expect(expires).toBe(new Date(11 * hour).toISOString())
  const times = [9.9, 10, 10.9, 11.9, 12]
  expect(times.map((time) => isTokenOf(secret, t, time * hour))).toEqual([false, true, true, true, false])
  expect(isTokenOf(randomBytes(32).toString('base64url'), t, 10.5 * hour)).toBe(false)
  expect(isTokenOf(secret, '', 10.5 * hour)).toBe(false)
  expect(imageKeyOf(secret, 11 * hour).t).not.toBe(t)
  expect(imageKeyOf(secret, 11 * hour).key).toBe(key)
})
