import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { manualRequest, threePhaseRequest } from '../../../../families/reducer/wire/calls.ts'
import { compile, encodeRequest, reasonsAgainstStart } from '../../../../engine/index.ts'
import { anySequence, lastState } from '../../../../engine/testing/sequences.ts'
import { reducerThreePhase } from '../../../../schemas/2000000-reducer-three-phase/schema.ts'
import { reducerManual } from '../../../../schemas/2000002-reducer-manual/schema.ts'

describe.each([
  { name: 'three-phase', plan: compile(reducerThreePhase), shape: threePhaseRequest },
  { name: 'manual', plan: compile(reducerManual), shape: manualRequest },
])('the $name reducer form', ({ plan, shape }) => {
  it('posts nothing that the contract refuses', () => {
    fc.assert(
      fc.property(anySequence({ plan, inits: [{}] }), (events) => {
        const { snapshot } = lastState(plan, events)
        if (reasonsAgainstStart(plan, snapshot).length > 0) return
        const sent = encodeRequest(plan, snapshot)
        const body: unknown = sent.method === 'POST' ? JSON.parse(JSON.stringify(sent.body)) : undefined
        expect(shape.safeParse(body).error?.issues ?? []).toEqual([])
      }),
    )
  })
})
