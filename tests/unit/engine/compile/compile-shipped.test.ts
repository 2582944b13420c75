import { describe, expect, it } from 'vitest'
import { compile, compileShipped, evaluate } from '../../../../engine/index.ts'
import { calculators } from '../../../../schemas/registry.ts'
import { zoo } from '../../../fixtures/schemas/zoo.ts'

const schemas = [...calculators.map(({ schema }) => schema), zoo]

describe.each(schemas)('compileShipped of $name', (schema) => {
  const [checked, shipped] = [compile(schema), compileShipped(schema)]

  it('gives the plan of compile but for the types and the presence of parameters', () => {
    const untyped = ({ parameters, initParameters, ...rest }: typeof checked) => ({
      ...rest,
      steps: rest.steps.map(({ path, item }) => ({ path, item })),
      parameters: [...parameters, ...initParameters].map((parameter) => ({ ...parameter, type: undefined, presence: undefined })),
    })
    expect(untyped(shipped)).toEqual(untyped(checked))
  })

  it('evaluates to the same values', () => {
    const state = { inputs: {}, init: undefined }
    expect(evaluate(shipped, state).values).toEqual(evaluate(checked, state).values)
  })
})

it('throws for what compile would refuse to parse or order', () => {
  const broken = { ...zoo, derived: { ...zoo.derived, ratio: { value: 'stroke * ) 2' } } }
  expect(() => compileShipped(broken)).toThrow("'ratio' cannot be parsed")
  const cyclic = { ...zoo, derived: { ratio: { value: 'mean * 1' }, mean: { value: 'ratio * 1' } } }
  expect(() => compileShipped(cyclic)).toThrow('cycle')
})
