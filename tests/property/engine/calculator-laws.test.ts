import fc from 'fast-check'
import { describe, it } from 'vitest'
import { compile } from '../../../engine/index.ts'
import { laws } from '../../../engine/testing/laws.ts'
import { calculators } from '../../../schemas/registry.ts'
import { zooSubjects } from '../../fixtures/schemas/zoo-subjects.ts'

const subjects = [
  ...calculators.map(({ schema, examples }) => ({
    name: `${schema.id} ${schema.name}`,
    subject: { plan: compile(schema), inits: [examples.init] as const },
  })),
  ...zooSubjects,
]

describe.each(subjects)('$name', ({ subject }) => {
  it.each(laws)('law $number: $claim', async ({ property }) => {
    await fc.assert(property(subject))
  })
})
