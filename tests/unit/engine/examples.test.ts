import { describe, expect, it } from 'vitest'
import { compile, decodeRequest, encodeRequest, initialState, reasonsAgainstStart, reduce } from '../../../engine/index.ts'
import { schemaLoaders } from '../../../schemas/loaders.ts'
import { calculators } from '../../../schemas/registry.ts'

describe.each(calculators)('the examples of calculator $schema.id ($schema.name)', ({ schema, examples }) => {
  const plan = compile(schema)

  it.each(examples.cases)('$name: the inputs make exactly this request, which is understood', ({ inputs, request }) => {
    const state = reduce(initialState(plan, { init: examples.init }), { type: 'restore', inputs })
    expect(state.inputs).toEqual(inputs)
    expect(reasonsAgainstStart(plan, state.snapshot)).toEqual([])
    expect(encodeRequest(plan, state.snapshot)).toEqual({ path: schema.request.get, query: request })
    const query = Object.fromEntries(Object.entries(request).map(([name, text]) => [name, [text]]))
    expect(decodeRequest(plan, query, examples.init)).toHaveProperty('values')
  })
})

describe('the registry and the loaders', () => {
  it('name the same calculators', () => {
    expect(Object.keys(schemaLoaders).map(Number)).toEqual(calculators.map(({ schema }) => schema.id).sort((a, b) => a - b))
  })

  it.each(calculators)('load the schema of $schema.id', async ({ schema }) => {
    expect(await schemaLoaders[schema.id]?.()).toBe(schema)
  })
})
