/** The laws of the engine for calculators whose init answer offers nothing in a list: the field hides, the rest works. */
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { compile, decodeRequest, encodeRequest, initialState, reasonsAgainstStart, reduce } from '../../../engine/index.ts'
import { laws } from '../../../engine/testing/laws.ts'
import { slideModuleExamples } from '../../../schemas/20-slide-module/examples.ts'
import { slideModule } from '../../../schemas/20-slide-module/schema.ts'

const plan = compile(slideModule)
const { init } = slideModuleExamples
const empty = { ...init, useEnvironmentList: [], positionAccuracyList: [] }

describe('the slide module with and without environments and accuracies', () => {
  it.each(laws)('law $number: $claim', async ({ property }) => {
    await fc.assert(property({ plan, inits: [init, empty] }))
  })

  it('hides what has no options: the form can start without it, the request leaves it out and is understood', () => {
    const { environment: _, accuracy: __, ...inputs } = slideModuleExamples.cases[0]?.inputs ?? {}
    const { UseEnvironment: ___, PositionAccuracy: ____, ...request } = slideModuleExamples.cases[0]?.request ?? {}
    const state = reduce(initialState(plan, { init: empty }), { type: 'restore', inputs })
    expect(reasonsAgainstStart(plan, state.snapshot)).toEqual([])
    expect(encodeRequest(plan, state.snapshot).query).toEqual(request)
    const query = Object.fromEntries(Object.entries(request).map(([name, text]) => [name, [text]]))
    expect(decodeRequest(plan, query, empty)).toHaveProperty('values')
    expect(decodeRequest(plan, query, init)).toHaveProperty('issues')
  })
})
