import { describe, expect, it } from 'vitest'
import type { CalculatorSchema } from '../../../../engine/define/index.ts'
import { limits } from '../../../../engine/define/limits.ts'
import { parseSchema } from '../../../../engine/define/parse-schema.ts'
import { compile } from '../../../../engine/index.ts'
import type { CheckedPlan } from '../../../../engine/plan/plan.ts'
import { calculators } from '../../../../schemas/registry.ts'
import { duty } from '../../../fixtures/schemas/duty.ts'
import { zoo } from '../../../fixtures/schemas/zoo.ts'

const asJson = (schema: unknown): unknown => JSON.parse(JSON.stringify(schema))
const issuesOf = (json: unknown) => {
  const parsed = parseSchema(json)
  return 'issues' in parsed ? parsed.issues.map(({ path, code, message }) => `${path}: ${code}: ${message}`) : []
}

/** All of a plan but its functions. */
const describePlan = ({ steps, slots, fields, derived, rows, rowChecks, ...rest }: CheckedPlan): object => ({
  ...rest,
  rows: [...rows].map(([list, { outerSlots }]) => ({ list, outerSlots })),
  rowChecks: rowChecks.map(({ list, scope, plan }) => ({ list, scope, plan: describePlan(plan) })),
  steps: steps.map(({ path, item, expression }) => ({ path, item, expression })),
  slots: [...slots],
  fields: [...fields],
  derived: [...derived],
})

describe.each<CalculatorSchema>([...calculators.map(({ schema }) => schema), zoo, duty])('calculator $name as JSON', (schema) => {
  it('compiles to the plan of its TypeScript source', () => {
    const parsed = parseSchema(asJson(schema))
    expect(parsed).toEqual({ schema })
    const loaded = 'schema' in parsed ? describePlan(compile(parsed.schema)) : undefined
    expect(loaded).toEqual(describePlan(compile(schema)))
  })
})

const plain = {
  id: 1,
  name: 'sample',
  fields: { load: { kind: 'number', unit: 'kg', min: 0 } },
  layout: [{ section: 'all', items: ['load'] }],
  request: { get: 'Sample/Calculation', query: { W: 'load' } },
  results: { family: 'none', overlayMs: 0 },
}
const withField = (field: unknown) => ({ ...plain, fields: { load: field } })
const many = <T>(count: number, make: (index: number) => T) => Array.from({ length: count }, (_, index) => make(index))
const nested = (depth: number): unknown => JSON.parse(`${'{"a":'.repeat(depth)}1${'}'.repeat(depth)}`)

describe('parseSchema', () => {
  it('takes a plain schema, and `$schema` for the sake of editors', () => {
    expect(parseSchema({ $schema: './dsl.schema.json', ...plain })).toEqual({ schema: plain })
  })

  it.each([
    [
      'a misspelled property of a field',
      withField({ kind: 'number', mni: 0 }),
      "fields.load: unknownProperty: unknown property 'mni'; did you mean 'min'?",
    ],
    [
      'a property of another kind of field',
      withField({ kind: 'choice', options: ['a'], min: 0 }),
      "fields.load: unknownProperty: unknown property 'min'",
    ],
    ['a misspelled kind', withField({ kind: 'nubmer' }), "fields.load.kind: shape: unknown kind of field; did you mean 'number'?"],
    ['a field without a kind', withField({ min: 0 }), 'fields.load.kind: shape: unknown kind of field; one of number, choice'],
    ['a picker that is no name', withField({ kind: 'number', picker: 'service factor' }), 'fields.load.picker: shape: is no name'],
    ['a misspelled policy', withField({ kind: 'number', onOutOfRange: 'snapp' }), 'fields.load.onOutOfRange: shape: Invalid option'],
    [
      'a bound that is no bound',
      withField({ kind: 'number', min: true }),
      'fields.load.min: shape: needs a number (at most 1e9) or an expression',
    ],
    ['a bound that no form holds', withField({ kind: 'number', min: 1e300 }), 'fields.load.min: shape: Too big'],
    ['a step of zero', withField({ kind: 'number', step: 0 }), 'fields.load.step: shape: Too small'],
    ['an option with a comma', withField({ kind: 'choice', options: ['a,b'] }), "fields.load.options.0: shape: an option holds no ','"],
    [
      'a list that is not of init',
      withField({ kind: 'choice', optionsFrom: 'list' }),
      "fields.load.optionsFrom: shape: needs 'init.<list>'",
    ],
    ['a name with a space', { ...plain, fields: { 'a b': plain.fields.load } }, "fields.a b: shape: 'a b' is no name"],
    [
      'a name of every object',
      { ...plain, fields: { constructor: plain.fields.load } },
      "fields.constructor: shape: 'constructor' is a reserved name",
    ],
    ['a name of the language', { ...plain, fields: { tables: plain.fields.load } }, "fields.tables: shape: 'tables' is a reserved name"],
    ['a prototype', JSON.parse('{"fields": {"__proto__": {"kind": "number"}}}'), "fields: unknownProperty: '__proto__' is a reserved name"],
    [
      'a misspelled condition',
      { ...plain, request: { ...plain.request, query: { W: { value: 'load', wehn: 'true' } } } },
      "request.query.W: unknownProperty: unknown property 'wehn'; did you mean 'when'?",
    ],
    [
      'a call on another host',
      { ...plain, request: { ...plain.request, get: '//evil.example/x' } },
      "request.get: shape: is no call; write 'Area/Call'",
    ],
    ['a call out of its folder', { ...plain, request: { ...plain.request, get: '../admin' } }, 'request.get: shape: is no call'],
    [
      'a misspelled parameter of a body',
      { ...plain, request: { post: 'Sample/Calculation', body: { W: { value: 'load', wehn: 'true' } } } },
      "request.body.W: unknownProperty: unknown property 'wehn'; did you mean 'when'?",
    ],
    [
      'a name that is none in a body',
      { ...plain, request: { post: 'Sample/Calculation', body: { 'W..value': 'load' } } },
      'request.body.W..value: shape: is no name of a body',
    ],
    [
      'a body that is not posted',
      { ...plain, request: { get: 'Sample/Calculation', body: { W: 'load' } } },
      'request.query: shape: Invalid input: expected record, received undefined',
    ],
    [
      'a window of one end',
      { ...plain, fields: { load: { kind: 'number', tolerance: { lower: [-50, 0, 5] } } } },
      'fields.load.tolerance.upper: shape: Invalid input',
    ],
    [
      'percentages without a step',
      { ...plain, fields: { load: { kind: 'number', tolerance: { lower: [-50, 0], upper: [0, 100, 10] } } } },
      'fields.load.tolerance.lower',
    ],
    ['a missing part', { ...plain, layout: undefined }, 'layout: shape: Invalid input'],
    ['a misspelled part', { ...plain, layuot: [] }, ": unknownProperty: unknown property 'layuot'; did you mean 'layout'?"],
    [
      'an expression that is too long',
      withField({ kind: 'number', visible: `load > ${'1'.repeat(limits.expression)}` }),
      'fields.load.visible: shape: Too big',
    ],
    [
      'too many options',
      withField({ kind: 'choice', options: many(limits.options + 1, (index) => `o${index}`) }),
      'fields.load.options: shape: Too big',
    ],
    [
      'too many fields',
      { ...plain, fields: Object.fromEntries(many(limits.fields + 1, (index) => [`f${index}`, plain.fields.load])) },
      `fields: shape: more than ${limits.fields} entries`,
    ],
    [
      'JSON that is nested too deep',
      { ...plain, results: nested(1000) },
      `results${'.a'.repeat(limits.depth - 1)}: tooLarge: nested deeper than ${limits.depth} levels`,
    ],
    ['JSON of too many values', many(limits.nodes, () => 0), `: tooLarge: more than ${limits.nodes} values`],
    ['a number', 3, ': shape: Invalid input: expected object, received number'],
    ['nothing', null, ': shape: Invalid input: expected object, received null'],
  ])('refuses %s', (_, json, expected) => {
    expect(issuesOf(json).filter((issue) => issue.startsWith(expected))).toHaveLength(1)
  })

  it('reports all issues at once', () => {
    const json = { ...plain, id: 0, name: '', fields: { load: { kind: 'number', mni: 1 } }, request: { query: {} } }
    expect(issuesOf(json).map((issue) => issue.split(':')[0])).toEqual(['id', 'name', 'fields.load', 'request.get'])
  })
})
