import { describe, expect, it } from 'vitest'
import type { CalculatorSchema } from '../../../../engine/define/index.ts'
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

describe('parseSchema', () => {
  it('takes a plain schema, and `$schema` for the sake of editors', () => {
    expect(parseSchema({ $schema: './dsl.schema.json', ...plain })).toEqual({ schema: plain })
  })

  it('reports all issues at once', () => {
    const json = { ...plain, id: 0, name: '', fields: { load: { kind: 'number', mni: 1 } }, request: { query: {} } }
    expect(issuesOf(json).map((issue) => issue.split(':')[0])).toEqual(['id', 'name', 'fields.load', 'request.get'])
  })
})
