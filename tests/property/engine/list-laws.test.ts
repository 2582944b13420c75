import fc from 'fast-check'
import { describe, it } from 'vitest'
import { compile } from '../../../engine/index.ts'
import { listLaws } from '../../../engine/testing/list-laws.ts'
import { calculators } from '../../../schemas/registry.ts'
import { duty } from '../../fixtures/schemas/duty.ts'

const withLists = calculators.filter(({ schema }) => Object.values(schema.fields).some(({ kind }) => kind === 'list'))

describe('duty (rows of every kind)', () => {
  it.each(listLaws)('law $number: $claim', async ({ property }) => {
    await fc.assert(property({ plan: compile(duty), inits: [{}] }))
  })
})

describe.each(withLists)('$schema.name', ({ schema, examples }) => {
  it.each(listLaws)('law $number: $claim', async ({ property }) => {
    await fc.assert(property({ plan: compile(schema), inits: [examples.init] }))
  })
})
