import fc from 'fast-check'
import { describe, it } from 'vitest'
import { compile } from '../../../engine/index.ts'
import { listLaws } from '../../../engine/testing/list-laws.ts'
import { calculators } from '../../../schemas/registry.ts'
import { duty } from '../../fixtures/schemas/duty.ts'
import { between, betweenInits } from '../../fixtures/schemas/nooks.ts'

const withLists = calculators.filter(({ schema }) => Object.values(schema.fields).some(({ kind }) => kind === 'list'))

describe('duty (rows of every kind)', () => {
  it.each(listLaws)('law $number: $claim', async ({ property }) => {
    await fc.assert(property({ plan: compile(duty), inits: [{}] }))
  })
})

describe('between (rows that an answer bounds)', () => {
  // What a choice has written moves limits over what is there: pasted, that is corrected by them.
  it.each(listLaws.filter(({ number }) => number !== 11))('law $number: $claim', async ({ property }) => {
    await fc.assert(property({ plan: compile(between), inits: betweenInits }))
  })
})

describe.each(withLists)('$schema.name', ({ schema, examples }) => {
  it.each(listLaws)('law $number: $claim', async ({ property }) => {
    await fc.assert(property({ plan: compile(schema), inits: [examples.init] }))
  })
})
