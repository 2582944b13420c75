import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { CalculatorSchema } from '../../../engine/define/index.ts'
import { parseSchema } from '../../../engine/define/parse-schema.ts'
import { compile, encodeRequest, reasonsAgainstStart } from '../../../engine/index.ts'
import type { Plan } from '../../../engine/index.ts'
import { eventArbitrary } from '../../../engine/testing/arbitraries.ts'
import { laws } from '../../../engine/testing/laws.ts'
import type { Subject } from '../../../engine/testing/sequences.ts'
import { statesOf } from '../../../engine/testing/sequences.ts'
import { calculators } from '../../../schemas/registry.ts'
import { zoo, zooInits } from '../../fixtures/schemas/zoo.ts'

function compileJson(schema: CalculatorSchema): Plan {
  const parsed = parseSchema(JSON.parse(JSON.stringify(schema)))
  if ('issues' in parsed) throw new Error(JSON.stringify(parsed.issues))
  return compile(parsed.schema)
}

type Case = { readonly schema: CalculatorSchema; readonly inits: Subject['inits'] }
const cases: readonly Case[] = [
  ...calculators.map(({ schema, examples }): Case => ({ schema, inits: [examples.init] })),
  { schema: zoo, inits: zooInits },
]

describe.each(cases)('calculator $schema.name, loaded as JSON', ({ schema, inits }) => {
  const [source, plan] = [compile(schema), compileJson(schema)]

  it.each(laws)('obeys law $number: $claim', async ({ property }) => {
    await fc.assert(property({ plan, inits }))
  })

  it('does what its TypeScript source does, event by event', () => {
    const seen = (of: Plan, events: Parameters<typeof statesOf>[1]) =>
      statesOf(of, events).map(({ inputs, pending, changes, snapshot }) => {
        return {
          inputs,
          pending,
          changes,
          values: snapshot.values,
          query: encodeRequest(of, snapshot).query,
          reasons: reasonsAgainstStart(of, snapshot),
        }
      })
    fc.assert(
      fc.property(fc.array(eventArbitrary(source, inits), { maxLength: 12 }), (events) => {
        expect(seen(plan, events)).toEqual(seen(source, events))
      }),
    )
  })
})
