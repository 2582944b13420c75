/** What each parameter of a request may hold follows from the form, written out here; every text is taken or refused by that alone. */
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { compile, decodeRequest } from '../../../../engine/index.ts'
import type { Issue } from '../../../../engine/index.ts'
import { closed, parameterRules } from '../../../../engine/request/parameter-rules.ts'
import { decodeBody } from '../../../../engine/request/decode-body.ts'
import { init, law, rules } from './every-parameter.ts'
import { scaledRuns } from '../../../setup/runs.ts'

const plan = compile(law)
const right: Readonly<Record<string, string>> = {
  Posture: 'upright',
  W: '60',
  Speed: '10',
  Free: '-3',
  Limited: '20',
  Brand: 'north',
  Phases: '1,up,;2,down,3',
  Force: '600',
  Share: '7',
  Side: 'upright',
}
const values = {
  Count: 100,
  Posture: 'upright',
  W: 60,
  Speed: 10,
  Free: -3,
  Limited: 20,
  Brand: 'north',
  Force: 600,
  Share: 7,
  Side: 'upright',
}
const phases = [
  { force: 1, way: 'up' },
  { force: 2, way: 'down', note: 3 },
]
const decode = (query: Readonly<Record<string, string | readonly string[]>>) =>
  decodeRequest(
    plan,
    Object.fromEntries(Object.entries(query).map(([name, text]) => [name, typeof text === 'string' ? [text] : text])),
    init,
  )
const said = (decoded: ReturnType<typeof decode>): readonly string[] =>
  'issues' in decoded
    ? decoded.issues.map(({ code, path, params }: Issue) => [path, code, params['limit']].filter((one) => one !== undefined).join(' '))
    : []

/** Texts, and the numbers that they are on the wire. */
const numbers: readonly (readonly [text: string, number: number | undefined])[] = [
  ['0', 0],
  ['-0', -0],
  ['+5', 5],
  ['.5', 0.5],
  ['5.', 5],
  ['1e2', 100],
  ['1E-2', 0.01],
  ['100', 100],
  ['100.0001', 100.0001],
  ['-1e-9', -1e-9],
  ['1e12', 1e12],
  ['1000000000001', 1_000_000_000_001],
  ['-1e13', -1e13],
  ['1e309', undefined],
  ['1e9999', undefined],
  ['', undefined],
  [' 5', undefined],
  ['0x10', undefined],
  ['5 kg', undefined],
  ['1,5', undefined],
  ['NaN', undefined],
  ['Infinity', undefined],
  ['.', undefined],
  ['e5', undefined],
]
type Ends = {
  readonly kind: 'number'
  readonly min?: number
  readonly max?: number
  readonly exclusiveMin?: number
  readonly exclusiveMax?: number
  readonly constant?: number
}
function numberSays(name: string, rule: Ends, [text, number]: (typeof numbers)[number]): string | undefined {
  if (text === '') return 'constant' in rule ? undefined : `${name} missing`
  if (number === undefined || (rule.constant !== undefined && !Number.isInteger(number))) return `${name} notANumber`
  const { min = rule.exclusiveMin === undefined ? -1e12 : -Infinity, max = rule.exclusiveMax === undefined ? 1e12 : Infinity } = rule
  if (number < min) return `${name} belowMinimum ${min}`
  if (number > max) return `${name} aboveMaximum ${max}`
  if (rule.exclusiveMin !== undefined && number <= rule.exclusiveMin) return `${name} notAbove ${rule.exclusiveMin}`
  // A form holds nothing larger than a thousand million.
  if (Math.abs(number) > 1e9) return `${name} notANumber`
  return rule.exclusiveMax !== undefined && number >= rule.exclusiveMax ? `${name} notBelow ${rule.exclusiveMax}` : undefined
}
/** What is said of one parameter alone: others that depend on it have more to say. */
const saidOf = (name: string, query: Readonly<Record<string, string | readonly string[]>>): readonly string[] => {
  const own = new RegExp(`^${name}\\b`)
  return said(decode({ ...right, ...query })).filter((one) => own.test(one))
}

describe('rules', () => {
  it('are those of the fields: units, ends, options, what may be left out', () => {
    const found = parameterRules(plan, init).map(({ name, ...rule }) => [name, rule])
    expect(Object.fromEntries(found)).toEqual(rules)
    expect(found.map(([name]) => name)).toEqual(Object.keys(rules))
  })

  it('without the answer know no options of it and no limit', () => {
    const found = new Map(parameterRules(plan, undefined).map(({ name, ...rule }) => [name, rule]))
    expect([found.get('Brand'), found.get('Color'), found.get('Limited')]).toEqual([
      { ...rules.Brand, options: undefined },
      { ...rules.Color, options: undefined },
      { kind: 'number', unit: 'mm', min: 10, optional: false },
    ])
  })

  it('of numbers have two ends for everybody', () => {
    const ofNumbers = parameterRules(plan, init).filter((rule) => rule.kind === 'number')
    for (const rule of ofNumbers) {
      const { min, max, exclusiveMin, exclusiveMax } = closed(rule)
      expect([rule.name, min ?? exclusiveMin, max ?? exclusiveMax]).toEqual([
        rule.name,
        rule.min ?? rule.exclusiveMin ?? -1e12,
        rule.max ?? rule.exclusiveMax ?? 1e12,
      ])
    }
  })
})

describe('a request', () => {
  it('gives its values, constants among them', () => {
    expect(decode(right)).toEqual({ values: { ...values, Phases: phases } })
    expect(decode({ ...right, Count: '7', Extras: 'cover,brake', Heavy: 'true', Half: '-3', Hinted: '99' })).toEqual({
      values: { ...values, Phases: phases, Count: 7, Extras: ['cover', 'brake'], Heavy: true, Half: -3, Hinted: 99 },
    })
    expect(decode({ ...right, Extras: '', Heavy: 'false' })).toEqual({ values: { ...values, Phases: phases, Heavy: false } })
  })

  it('any text for a number is taken or refused by its rule', () => {
    const cases = Object.entries(rules).flatMap(([name, rule]) =>
      rule.kind === 'number' ? numbers.map((text) => ({ name, rule, text })) : [],
    )
    // What the whole request says of these, besides: they are made of others.
    const made = new Set(['Half', 'Force', 'Share'])
    for (const { name, rule, text } of cases) {
      const says = text[0] === '' && rule.optional ? undefined : numberSays(name, rule, text)
      const found = saidOf(name, { [name]: text[0] }).filter((one) => says !== undefined || !made.has(name) || one === says)
      expect([name, text[0], found]).toEqual([name, text[0], says === undefined ? [] : [says]])
    }
  })

  it('an option is one of its list, a condition is true or false, and nothing is sent twice or under another name', () => {
    const wrong: readonly (readonly [name: string, text: string | readonly string[], says: string])[] = [
      ['Posture', 'Flat', 'Posture notAnOption'],
      ['Posture', '', 'Posture notChosen'],
      ['Posture', [], 'Posture notChosen'],
      ['Posture', ['flat', 'flat'], 'Posture repeatedParameter'],
      ['Brand', 'east', 'Brand notAnOption'],
      ['Color', 'red', 'Color notAnOption'],
      ['Side', 'flat', 'Side notAnOption'],
      ['Extras', 'brake,', 'Extras notAnOption'],
      ['Extras', 'brake;cover', 'Extras notAnOption'],
      ['Heavy', 'yes', 'Heavy notAnOption'],
      ['W', ['1', '2'], 'W repeatedParameter'],
      ['W', [], 'W missing'],
      ['Nobody', '1', 'Nobody unknownParameter'],
      ['toString', '1', 'toString unknownParameter'],
    ]
    for (const [name, text, says] of wrong) expect(saidOf(name, { [name]: text })).toEqual([says])
  })

  it('rows are as many as there may be, each with all its cells, each cell by its rule', () => {
    const wrong: readonly (readonly [text: string, ...says: string[]])[] = [
      ['', 'Phases tooFewRows 1'],
      ['1,up,;1,up,;1,up,;1,up,', 'Phases tooManyRows 3'],
      // Of too many nothing else is told.
      ['1,up,;1,up,;1,up,;9,sideways,0', 'Phases tooManyRows 3'],
      ['1,up', 'Phases[0] cellCount'],
      ['1,up,;1,up,2,3', 'Phases[1] cellCount'],
      ['1,up,;', 'Phases[1] cellCount'],
      [',up,', 'Phases[0].force missing'],
      ['1,,', 'Phases[0].way notChosen'],
      ['1,up,;6,sideways,0', 'Phases[1].force aboveMaximum 5', 'Phases[1].way notAnOption', 'Phases[1].note notAbove 0'],
      ['-5.1,up,', 'Phases[0].force belowMinimum -5'],
      ['x,up,', 'Phases[0].force notANumber'],
      ['5,up,;-5,down,0.1;0,up,'],
    ]
    for (const [text, ...says] of wrong) expect([text, saidOf('Phases', { Phases: text })]).toEqual([text, says])
    const counted = ['', '1,up,;1,up,;1,up,;1,up,'].map((Phases) => decode({ ...right, Phases }))
    expect(counted.map((one) => ('issues' in one ? one.issues.map(({ params }) => params['rows']) : []))).toEqual([[0], [4]])
  })

  it('as a body is what it is as a query; what is of another kind is refused', () => {
    const body = { ...values, Phases: phases, Extras: ['cover'], Heavy: false }
    const { Count: _, ...sent } = body
    expect(decodeBody(plan, sent, init)).toEqual({ values: body })
    const kinds: readonly unknown[] = [
      'x',
      '5',
      true,
      5,
      null,
      [],
      ['x'],
      {},
      [{}],
      [[1]],
      [{ force: 'x' }],
      [{ force: 1, way: 'up', extra: 1 }],
      Number.NaN,
    ]
    const name = fc.constantFrom(...Object.keys(right))
    fc.assert(
      fc.property(name, fc.constantFrom(...kinds), (parameter, value) => {
        const decoded = decodeBody(plan, { ...sent, [parameter]: value }, init)
        const { kind } = rules[parameter as keyof typeof rules] // every parameter of the right query has a rule
        const isOfKind = kind === 'number' ? typeof value === 'number' : kind === 'text' ? typeof value === 'string' : Array.isArray(value)
        // Of the right kind it is judged as in a query; otherwise it is refused by its name.
        const isRefused = said(decoded).some((one) => one.startsWith(parameter))
        expect(isOfKind || isRefused).toBe(true)
      }),
      scaledRuns(300),
    )
  })
})
