import fc from 'fast-check'
import { expect, it } from 'vitest'
import { PngError, readPng } from '../../../contract/site/png.ts'
import { makePng } from '../support/make-png.ts'

const faultOf = (bytes: Uint8Array): string => {
  try {
    readPng(bytes)
    return 'none'
  } catch (error) {
    return error instanceof PngError ? error.fault : String(error)
  }
}

const side = fc.integer({ min: 1, max: 40 })

it('a PNG file of colour type 2 or 6 has the size that was written into it', () => {
  fc.assert(
    fc.property(side, side, fc.constantFrom(2, 6), (width, height, colourType) => {
      expect(readPng(makePng({ width, height, colourType }))).toEqual({ width, height })
    }),
  )
})

it.each([0, 3, 4])('colour type %i is refused by name', (colourType) => {
  expect(faultOf(makePng({ colourType }))).toBe('pngColours')
})

it('what lacks its end, or differs in its signature or first chunk, is none', () => {
  const whole = makePng()
  fc.assert(
    fc.property(fc.integer({ min: 0, max: whole.length - 1 }), (length) => {
      expect(faultOf(whole.subarray(0, length))).toBe('notPng')
    }),
  )
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 15 }), fc.integer({ min: 1, max: 255 }), (at, change) => {
      const changed = Uint8Array.from(whole)
      changed[at] = (changed[at] ?? 0) ^ change
      expect(faultOf(changed)).toBe('notPng')
    }),
  )
})

it('no bytes whatever end otherwise than by a size or one of the two faults', () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 200 }), (bytes) => {
      expect(['notPng', 'pngColours', 'none']).toContain(faultOf(bytes))
    }),
  )
})

it('a picture without width is none, and one inside a larger buffer is read at its own place', () => {
  expect(faultOf(makePng({ width: 0 }))).toBe('notPng')
  const inside = Buffer.concat([Buffer.alloc(7), makePng({ width: 3, height: 5 })]).subarray(7)
  expect(readPng(inside)).toEqual({ width: 3, height: 5 })
})
