import { describe, expect, it } from 'vitest'
import {
  compile,
  decodeBody,
  decodeRequest,
  encodeRequest,
  initialState,
  reasonsAgainstStart,
  reduce,
  requestCall,
} from '../../../engine/index.ts'
import { calculators } from '../../../schemas/registry.ts'

describe.each(calculators)('the examples of calculator $schema.id ($schema.name)', ({ schema, examples }) => {
  const plan = compile(schema)

  it.each(examples.cases)('$name: the inputs make exactly this request, which is understood', ({ inputs, request }) => {
    const first = initialState(plan, { init: examples.init })
    const state = reduce(first, { type: 'restore', inputs })
    // An example need not say what is so by default.
    expect(state.inputs).toEqual({ ...first.inputs, ...inputs })
    expect(reasonsAgainstStart(plan, state.snapshot)).toEqual([])
    const { method, path } = requestCall(schema.request)
    const sent = encodeRequest(plan, state.snapshot)
    expect(sent).toMatchObject({ method, path, query: request })
    expect(sent.query).toEqual(request)
    const query = Object.fromEntries(Object.entries(request).map(([name, text]) => [name, [text]]))
    const decoded = decodeRequest(plan, query, examples.init)
    expect(decoded).toHaveProperty('values')
    const posted = sent.method === 'POST' ? decodeBody(plan, JSON.parse(JSON.stringify(sent.body)), examples.init) : decoded
    expect(posted).toEqual(decoded)
  })
})
