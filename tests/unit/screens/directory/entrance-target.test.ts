/** What a way in by parameters asks for, and where it leads. */
import { expect, test } from 'vitest'
import type { FilterDetails } from '../../../../contract/directory/directory.ts'
import { decodeChoices } from '../../../../screens/base/catalogue/choices-text.ts'
import { choiceAddress, entranceRequest, parameterAtFault } from '../../../../screens/directory/entrance-target.ts'

test.each([
  ['figures are figures', 'serviceID=WTF&leadMm=20&nutLengthMm=41.5', { leadMm: 20, nutLengthMm: 41.5 }],
  ['words are words, in any spelling of an address', 'serviceID=WTF&maker=TBI+Motion', { maker: 'TBI Motion' }],
  ['a quote makes a word of digits', "serviceID=WTF&size='25", { size: '25' }],
  ['what is empty chooses nothing', 'serviceID=WTF&leadMm=', {}],
  ['where somebody comes from is no parameter', 'serviceID=WTF&source=shop&lang=en', {}],
])('%s', (_, query, chosen) => {
  const { serviceID, filterParams } = entranceRequest(query)
  expect([serviceID, Object.fromEntries(filterParams.map(({ paramName, value }) => [paramName, value]))]).toEqual(['WTF', chosen])
})

test.each([
  ['filterParams.1.paramName', { what: 'name', name: 'colour', value: 'red' }],
  ['filterParams.0.value', { what: 'value', name: 'leadMm', value: 41 }],
  ['filterParams.2.value', undefined],
  ['serviceID', undefined],
])('a fault at %s is of this parameter', (path, fault) => {
  expect(parameterAtFault(entranceRequest('serviceID=WTF&leadMm=41&colour=red'), path)).toEqual(fault)
})

test('an address without a series names none', () => {
  expect(entranceRequest('leadMm=20').serviceID).toBe('')
})

const parameter = (paramName: string, value: string | number, unable: boolean) => ({ paramName, value, unable, values: [value] })
// What leads on is all that is read.
const details = (filterParams: readonly object[]) => ({ serviceID: 'A/B', driveID: '~20', filterParams }) as unknown as FilterDetails

test('what is chosen beside the filter stands in the address, and is read back there', () => {
  const address = choiceAddress(
    details([
      parameter('diameter', 20, true),
      parameter('leadMm', 40, false),
      parameter('maker', 'A;B', false),
      parameter('grade', '', false),
    ]),
  )
  const [page, choices = ''] = address.split('?f=')
  expect(page).toBe('#/productslecto/A%2FB/~20')
  expect(decodeChoices(choices)).toEqual([
    { paramName: 'leadMm', values: [40] },
    { paramName: 'maker', values: ['A;B'] },
  ])
  expect(choiceAddress(details([parameter('diameter', 20, true)]))).toBe('#/productslecto/A%2FB/~20')
})
