import fc from 'fast-check'
import { describe, it } from 'vitest'
import { compile } from '../../../engine/index.ts'
import { followsTheReference } from '../../../engine/testing/reference-law.ts'
import { calculators } from '../../../schemas/registry.ts'
import { nooks } from '../../fixtures/schemas/nooks.ts'
import { zooSubjects } from '../../fixtures/schemas/zoo-subjects.ts'

const subjects = calculators.map(({ schema, examples }) => ({
  name: `${schema.id} ${schema.name}`,
  subject: { plan: compile(schema), inits: [examples.init] as const },
}))

describe.each(subjects)('$name', ({ subject }) => {
  it('is what the reference says, whatever is done to it', () => {
    fc.assert(followsTheReference(subject))
  })
})

/** Every shape is in the zoo, and what belongs together meets seldom among so much. */
const leastRuns = 60

describe.each(zooSubjects)('$name', ({ subject }) => {
  it('is what the reference says, whatever is done to it', () => {
    fc.assert(followsTheReference(subject), { numRuns: Math.max(leastRuns, fc.readConfigureGlobal().numRuns ?? 0) })
  })
})

describe.each(nooks)('$schema.name', ({ schema, inits }) => {
  it('is what the reference says, whatever is done to it', () => {
    fc.assert(followsTheReference({ plan: compile(schema), inits }), {
      numRuns: Math.max(leastRuns, fc.readConfigureGlobal().numRuns ?? 0),
    })
  })
})
