import { expect, test } from 'vitest'
import { readInit } from '../../../../../server/services/calculators/read-init.ts'

const everything = { list: ['a', 'b'] }
const flat = { list: ['a'] }
const service = { init: everything, initBy: { parameter: 'useMethod', answers: { flat, upright: everything } } }

test('without parameters an init call is answered with everything the service offers', () => {
  expect(readInit(service, {})).toEqual({ values: everything })
  expect(readInit({ init: everything }, {})).toEqual({ values: everything })
})

test('the parameter that the answer depends on chooses it', () => {
  expect(readInit(service, { useMethod: ['flat'] })).toEqual({ values: flat })
})

test.each([
  ['a value it does not know', { useMethod: ['tilted'] }, { code: 'notAnOption', path: 'useMethod', params: { text: 'tilted' } }],
  ['a name of every object', { useMethod: ['constructor'] }, { code: 'notAnOption', path: 'useMethod', params: { text: 'constructor' } }],
  ['two values', { useMethod: ['flat', 'upright'] }, { code: 'repeatedParameter', path: 'useMethod', params: {} }],
  ['another parameter', { W: ['1'] }, { code: 'unknownParameter', path: 'W', params: {} }],
])('an init call is refused with %s', (_, query, fault) => {
  expect(readInit(service, query)).toEqual({ faults: [fault] })
})

test('a service whose offer is always the same takes no parameter', () => {
  expect(readInit({ init: everything }, { useMethod: ['flat'] })).toEqual({
    faults: [{ code: 'unknownParameter', path: 'useMethod', params: {} }],
  })
})
