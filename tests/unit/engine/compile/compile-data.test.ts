import { describe, expect, it } from 'vitest'
import { type CheckedPlan, compile, compileData, evaluate, openPlan, type Plan, type PlanData } from '../../../../engine/index.ts'
import { calculators } from '../../../../schemas/registry.ts'
import { zoo } from '../../../fixtures/schemas/zoo.ts'

/** What the screens are built with, by the path of the schema. */
const built = import.meta.glob<PlanData>('../../../../schemas/*/schema.ts', { query: '?plan', import: 'view' })

const builtFor = async (id: number): Promise<PlanData> => {
  const data = await Object.entries(built).find(([path]) => path.includes(`/${id}-`))?.[1]()
  if (!data) throw new Error(`nothing is built for ${id}`)
  return data
}

const withoutPlaces = (key: string, value: unknown): unknown => (key === 'at' && Array.isArray(value) ? undefined : value)

/** All of a plan but its functions and edges, and where expressions stand in their source. */
const comparable = (plan: Plan | CheckedPlan) => {
  const { edges: _, rowChecks: __, ...rest } = { edges: undefined, rowChecks: undefined, ...plan }
  const steps = plan.steps.map(({ path, item, expression }) => ({ path, item, expression }))
  const data = { ...rest, steps, slots: [...plan.slots], fields: [...plan.fields], derived: [...plan.derived] }
  return JSON.parse(JSON.stringify(data, withoutPlaces)) as unknown // `JSON.parse` gives any
}

const subjects = [
  ...calculators.map(({ schema, examples }) => ({ schema, data: () => builtFor(schema.id), cases: examples.cases, init: examples.init })),
  // As JSON, which is how the data travel: what comes back has the same type.
  { schema: zoo, data: async () => JSON.parse(JSON.stringify(compileData(zoo))) as PlanData, cases: [], init: {} },
]

describe.each(subjects)('the plan that is built for $schema.name', ({ schema, data, cases, init }) => {
  const compiled = compile(schema)

  it('is the plan of compile but for the edges', async () => {
    expect(comparable(openPlan(await data()))).toEqual(comparable(compiled))
  })

  it('evaluates to the same values', async () => {
    const plan = openPlan(await data())
    for (const inputs of [{}, ...cases.map((one) => one.inputs)]) {
      for (const state of [
        { inputs, init: undefined },
        { inputs, init },
      ]) {
        expect(evaluate(plan, state).values).toEqual(evaluate(compiled, state).values)
      }
    }
  })
})

it('is refused for what compile refuses', () => {
  const broken = { ...zoo, derived: { ...zoo.derived, ratio: { value: 'stroke * ) 2' } } }
  expect(() => compileData(broken)).toThrow('ratio')
  const cyclic = { ...zoo, derived: { ratio: { value: 'mean * 1' }, mean: { value: 'ratio * 1' } } }
  expect(() => compileData(cyclic)).toThrow('cycle')
})
