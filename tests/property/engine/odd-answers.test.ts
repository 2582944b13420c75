/** What a service puts into its answer that is no option, or says nothing of a parameter, is as if it were not there. */
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { compile, encodeRequest, fieldView, servedFields, initialState, reduce } from '../../../engine/index.ts'
import type { FormState, InitData, Plan } from '../../../engine/index.ts'
import { inUnit } from '../../../engine/testing/reference/units.ts'
import { choice, number } from '../../../engine/define/index.ts'
import type { CalculatorSchema } from '../../../engine/define/index.ts'
import { calculators } from '../../../schemas/registry.ts'
import { zooSubjects } from '../../fixtures/schemas/zoo-subjects.ts'
import { scaledRuns } from '../../setup/runs.ts'

/** Everything a person or the server sees. */
const seen = ({ plan, snapshot, inputs }: FormState) => ({
  inputs,
  views: [...plan.fields.values()].map((planned) => fieldView(plan, planned, snapshot)),
  request: encodeRequest(plan, snapshot),
})
const answered = (plan: Plan, init: InitData) => reduce(initialState(plan), { type: 'init', data: init })

const noOptions: readonly unknown[] = [null, 5, true, {}, [], { value: 5 }, { value: null }, { name: 'x' }]
const noParameters: readonly unknown[] = [null, 'x', 5, [], {}, { paramName: 'nobody', value: 3 }, { paramName: 5, value: 5 }]

/** With things between those of a list. */
const between = (list: readonly unknown[], odd: readonly unknown[]) =>
  fc.array(fc.tuple(fc.constantFrom(...odd), fc.nat()), { maxLength: 4 }).map((more) => {
    const mixed = [...list]
    for (const [one, place] of more) mixed.splice(place % (mixed.length + 1), 0, one)
    return mixed
  })
/** What Array.isArray knows of it is less than this. */
const listOf = (list: readonly unknown[]) => list

const withOdd = ({ schema }: Plan, init: InitData): fc.Arbitrary<InitData> => {
  const words = schema.init?.parameters?.list
  const lists = Object.entries(init).flatMap(([name, list]) => (Array.isArray(list) ? [[name, listOf(list)] as const] : []))
  return fc
    .tuple(...lists.map(([name, list]) => between(list, name === words ? noParameters : noOptions).map((mixed) => [name, mixed] as const)))
    .map((mixed) => ({ ...init, ...Object.fromEntries(mixed) }))
}

const subjects = [
  ...zooSubjects.map(({ name, subject }) => ({ name, plan: subject.plan, init: subject.inits[0] })),
  ...calculators.map(({ schema, examples }) => ({ name: schema.name, plan: compile(schema), init: examples.init })),
].filter(({ plan }) => plan.schema.init !== undefined)

describe.each(subjects)('an answer for $name', ({ plan, init }) => {
  it('with what is no option and no parameter among its lists is the answer without', () => {
    const expected = seen(answered(plan, init))
    fc.assert(
      fc.property(withOdd(plan, init), (odd) => {
        expect(seen(answered(plan, odd))).toEqual(expected)
      }),
      scaledRuns(30),
    )
  })
})

const words = { list: 'told', name: 'of', label: 'called', default: 'is', unit: 'in' }
const schema = (unit: string): CalculatorSchema => ({
  id: 1,
  name: 'told',
  init: { get: 'Law/Init', query: {}, parameters: words },
  fields: {
    size: number({ unit, default: 7 }),
    share: number({ default: 1 }),
    kind: choice({ options: ['a', 'b'], default: 'a' }),
    open: choice({ options: ['x', 'y'] }),
  },
  layout: [{ section: 'all', items: ['size', 'share', 'kind', 'open'] }],
  request: { get: 'Law/Calculation', query: { Size: 'size', Share: { value: 'share', optional: true }, Kind: 'kind', Twice: 'size * 2' } },
  results: { family: 'none', overlayMs: 0 },
})
const sizes = fc.integer({ min: 1, max: 9999 }).map((whole) => whole / 8)
const units = ['mm', 'in', 'm', 'ft', 'um'] as const

describe('what an answer says of a parameter', () => {
  const answeredWith = (item: object, unit = 'mm') => answered(compile(schema(unit)), { told: [item] })

  it('is the default of its field in whatever unit it is said; none where it is no length, no number, or more than a form holds', () => {
    fc.assert(
      fc.property(sizes, fc.constantFrom(...units), fc.constantFrom(...units), (size, own, from) => {
        const [found, expected] = [answeredWith({ of: 'Size', is: size, in: from }, own).inputs['size'], Number(inUnit(size, from, own))]
        // The reference takes a rounding error off, of 1e-11 at most.
        expect(Number(found) / (expected > 1e9 ? 7 : expected)).toBeCloseTo(1, 10)
        expect(answeredWith({ of: 'Size', is: size, in: '' }, own).inputs['size']).toBe(size)
        expect(answeredWith({ of: 'Size', is: size }, own).inputs['size']).toBe(size)
      }),
    )
    for (const item of [
      { is: 5, in: 'kg' },
      { is: 5, in: 'furlong' },
      { is: '5' },
      { is: null },
      { is: 1.1e9 },
      { is: 0.9e-9 },
      { is: 1e8, in: 'm' },
      { is: 1e-9, in: 'um' },
      { is: true, in: 'mm' },
      {},
    ]) {
      expect([item, answeredWith({ of: 'Size', ...item }).inputs['size']]).toEqual([item, 7])
    }
    expect([
      answeredWith({ of: 'Size', is: 5, in: 7 }).inputs['size'],
      answeredWith({ of: 'Share', is: 5, in: 'mm' }).inputs['share'],
    ]).toEqual([5, 1])
    expect([answeredWith({ of: 'Twice', is: 5 }).inputs['size'], answeredWith({ of: 'size', is: 5 }).inputs['size']]).toEqual([7, 7])
    expect([answeredWith({ of: 'Kind', is: 'b' }).inputs['kind'], answeredWith({ of: 'Kind', is: 'c' }).inputs['kind']]).toEqual(['b', 'a'])
    expect(answeredWith({ of: 'Kind', is: 5 }).inputs['kind']).toBe('a')
    expect(answeredWith(Object.create({ of: 'Size', is: 5 }) as object).inputs['size']).toBe(7) // an object whose members are not its own
  })

  it('is its name, unless that is nothing or what the parameter is called anyway', () => {
    const plan = compile(schema('mm'))
    const name = (called: unknown) => servedFields(plan, { told: [{ of: 'Size', called }] }).get('size')?.name
    expect([name('Length'), name(''), name('Size'), name(5), name(undefined)]).toEqual([
      'Length',
      undefined,
      undefined,
      undefined,
      undefined,
    ])
    expect([servedFields(plan, { told: 'x' }).size, servedFields(plan, {}).size, servedFields(plan, undefined).size]).toEqual([0, 0, 0])
    const { init: _, ...silent } = schema('mm')
    expect(servedFields(compile({ ...silent, init: { get: 'Law/Init', query: {} } }), { told: [{ of: 'Size' }] }).size).toBe(0)
  })
})

describe('options that are sorted by number', () => {
  /** Texts that stand in this order when each number has as many digits as any. */
  const key = (text: string) => (text.match(/\d+(?:\.\d+)?/g) ?? []).map((one) => Number(one).toFixed(2).padStart(9, '0')).join(' ')
  const name = fc
    .array(fc.oneof(fc.nat({ max: 12 }).map(String), fc.constantFrom('1.5', '0.25', '10.0'), fc.constantFrom('a', 'b', 'x')), {
      maxLength: 4,
    })
    .map((parts) => parts.join('-'))

  it('stand by their first number that differs, fewer numbers first, then by their letters, then as they came', () => {
    fc.assert(
      fc.property(fc.array(name, { maxLength: 8 }), fc.boolean(), (all, isNamed) => {
        const names = isNamed ? all : [...new Set(all)]
        const fields = { one: choice({ optionsFrom: 'init.all', sort: 'byNumber' }) }
        const own: CalculatorSchema = {
          ...schema('mm'),
          init: { get: 'Law/Init', query: {}, lists: { all: {} } },
          fields,
          layout: [{ section: 'all', items: ['one'] }],
          request: { get: 'Law/Calculation', query: {} },
        }
        const plan = compile(own)
        const options = names.map((one, at) => (isNamed ? { value: `v${at}`, name: one } : { value: one }))
        const { snapshot } = answered(plan, { all: options })
        const planned = plan.fields.get('one')
        const shown = planned && fieldView(plan, planned, snapshot).options?.map(({ value }) => value)
        const before = (a: string, b: string) => (key(a) === key(b) ? a < b : key(a) < key(b))
        // What is called alike stays in the order in which it came.
        const expected = options.toSorted(({ name: a, value: one }, { name: b, value: other }) =>
          before(a ?? one, b ?? other) ? -1 : before(b ?? other, a ?? one) ? 1 : 0,
        )
        expect(shown).toEqual(expected.map(({ value }) => value))
      }),
    )
  })
})
