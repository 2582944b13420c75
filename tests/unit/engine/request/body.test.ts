import { describe, expect, it } from 'vitest'
import { alternatives, choices, number } from '../../../../engine/define/index.ts'
import type { CalculatorSchema } from '../../../../engine/define/index.ts'
import { compile, decodeBody, encodeRequest, evaluate, queryOfBody, SchemaError } from '../../../../engine/index.ts'
import type { Inputs } from '../../../../engine/index.ts'
import { calculator } from '../calculator.ts'

const posts = (body: Readonly<Record<string, string>>): Pick<CalculatorSchema, 'request'> => ({
  request: { post: 'Sample/Calculation', body },
})
const plan = compile(
  calculator({
    fields: {
      by: alternatives({ branches: { power: ['power'], torque: ['torque'] }, default: 'power' }),
      power: number({ unit: 'kW', exclusiveMin: 0, tolerance: { lower: [-50, 0, 5], upper: [0, 100, 10] } }),
      torque: number({ unit: 'N*m', exclusiveMin: 0 }),
      kinds: choices({ options: ['worm', 'bevel'], required: false }),
    },
    ...posts({
      'power.value': 'power',
      'power.lower': 'power.lower',
      'power.upper': 'power.upper',
      'output.shaft.torque': 'torque',
      kinds: 'kinds',
      strong: 'torque > 100',
    }),
  }),
)
const sentFrom = (inputs: Inputs) => encodeRequest(plan, evaluate(plan, { inputs, init: undefined }))
const window = { 'power.lower': -10, 'power.upper': 10 }

describe('a request that is posted', () => {
  it('has nested objects for dotted names; numbers are numbers, lists arrays', () => {
    const sent = sentFrom({ by: 'power', power: 1.5, ...window, kinds: ['worm', 'bevel'] })
    expect(sent).toMatchObject({ method: 'POST', path: 'Sample/Calculation' })
    expect(sent).toHaveProperty('body', { power: { value: 1.5, lower: -10, upper: 10 }, kinds: ['worm', 'bevel'] })
  })

  it('leaves out what is hidden with its window, and what says nothing', () => {
    const sent = sentFrom({ by: 'torque', power: 1.5, torque: 120, ...window, kinds: [] })
    expect(sent).toHaveProperty('body', { output: { shaft: { torque: 120 } }, strong: true })
  })

  it('holds the same parameters as texts, for what compares or lists them', () => {
    expect(sentFrom({ by: 'power', power: 1.5, ...window }).query).toEqual({
      'power.value': '1.5',
      'power.lower': '-10',
      'power.upper': '10',
    })
  })
})

const power = { value: 1.5, lower: -10, upper: 10 }
const read = (body: unknown) => {
  const decoded = decodeBody(plan, body, undefined)
  return 'issues' in decoded ? decoded.issues.map(({ code, path }) => `${code} ${path}`) : decoded.values
}

describe('a body that is read', () => {
  it('gives values by dotted name', () => {
    expect(read({ power, kinds: ['worm'] })).toEqual({ 'power.value': 1.5, 'power.lower': -10, 'power.upper': 10, kinds: ['worm'] })
  })

  it('takes an empty list as nothing chosen', () => {
    expect(read({ power, kinds: [] })).toEqual(read({ power }))
  })

  it.each<[string, unknown, readonly string[]]>([
    ['a number written as a text', { power: { ...power, value: '1.5' } }, ['notANumber power.value']],
    ['nothing where a number belongs', { power: { ...power, value: null } }, ['notANumber power.value']],
    ['a list where a number belongs', { power: { ...power, value: [1.5] } }, ['notANumber power.value']],
    ['an object where a number belongs', { power: { ...power, value: { value: 1 } } }, ['notANumber power.value']],
    ['a text where a list belongs', { power, kinds: 'worm' }, ['notAnOption kinds']],
    ['two options in one', { power, kinds: ['worm,bevel'] }, ['notAnOption kinds']],
    ['an option that there is not', { power, kinds: ['snail'] }, ['notAnOption kinds']],
    ['a truth written as a text', { output: { shaft: { torque: 120 } }, strong: 'true' }, ['notAnOption strong']],
    ['a number out of its range', { power: { ...power, lower: -60 } }, ['belowMinimum power.lower']],
    ['a window without a number', { power: { lower: -10, upper: 10 } }, ['missing power.value']],
    ['a number without its window', { power: { value: 1.5 } }, ['missing power.lower', 'missing power.upper']],
    [
      'both of what excludes the other',
      { power, output: { shaft: { torque: 120 } }, strong: true },
      ['notSent output.shaft.torque', 'notSent strong'],
    ],
    ['an unknown member', { power, colour: 'red' }, ['unknownParameter colour']],
    ['an unknown member of a member', { power: { ...power, colour: 'red' } }, ['unknownParameter power.colour']],
    ['a value where members belong', { power: 1.5 }, ['unknownParameter power']],
    ['dots within a key', { 'power.value': 1.5, power: { lower: -10, upper: 10 } }, ['unknownParameter "power.value"']],
    ['a prototype', JSON.parse('{"__proto__": {"power": 1}}'), ['unknownParameter __proto__']],
    ['a list', [power], ['missing ']],
    ['a text', 'power', ['missing ']],
    ['nothing', null, ['missing ']],
  ])('refuses %s', (_, body, issues) => {
    expect(read(body)).toEqual(expect.arrayContaining([...issues]))
  })

  it('of any depth is not followed further than its parameters go', () => {
    const deep: unknown = JSON.parse(`${'{"power":'.repeat(5000)}1${'}'.repeat(5000)}`)
    expect(read(deep)).toContain('unknownParameter power.power')
  })

  it('says the same as a query', () => {
    expect(queryOfBody(plan, { power, kinds: ['worm', 'bevel'] }, undefined)).toEqual({
      query: { 'power.value': ['1.5'], 'power.lower': ['-10'], 'power.upper': ['10'], kinds: ['worm,bevel'] },
    })
  })
})

it('a name cannot be a value and have members', () => {
  const twofold = calculator({ fields: { load: number({}) }, ...posts({ load: 'load', 'load.value': 'load' }) })
  expect(() => compile(twofold)).toThrow(SchemaError)
  expect(() => compile(twofold)).toThrow("'load' is a value and has members too")
})
