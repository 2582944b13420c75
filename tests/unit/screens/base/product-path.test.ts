/** Addresses of product pages with parts of an order code. */
import { expect, test } from 'vitest'
import { furtherIn, orderedPath } from '../../../../screens/base/catalogue/product-path.ts'

const place = { serviceID: 'HSR', driveID: 'THK-HSR25R' }
const further = [
  { name: 'seals', value: 'SS' },
  { name: 'clearance', value: 'C1' },
] as const

test('what the maker’s code says beyond the catalogue stands in the address and is read from it', () => {
  const path = orderedPath(place, { length: 1055 }, further)
  expect(path).toBe('/productslecto/HSR/THK-HSR25R?length=1055&seals=SS&clearance=C1')
  expect(furtherIn(path.slice(path.indexOf('?')))).toEqual(further)
})

test('an address that says no such part, or one that no code has, says none', () => {
  expect(furtherIn('?length=1055')).toBeUndefined()
  expect(furtherIn(`?seals=${encodeURIComponent('<b>call now</b>')}`)).toBeUndefined()
})
