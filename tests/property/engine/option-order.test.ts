import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { compile, encodeRequest, fieldView, initialState, reduce } from '../../../engine/index.ts'
import type { FormEvent, FormState, InitData, Plan } from '../../../engine/index.ts'
import { anySequence } from '../../../engine/testing/sequences.ts'
import { calculators } from '../../../schemas/registry.ts'
import { zoo, zooInits } from '../../fixtures/schemas/zoo.ts'

/** Lists whose order no field shows: all that take their options from them sort them. */
const sortedLists = (plan: Plan): readonly string[] => {
  const users = Object.values(plan.schema.fields).flatMap((field) => ('optionsFrom' in field && field.optionsFrom ? [field] : []))
  const names = [...new Set(users.flatMap(({ optionsFrom }) => optionsFrom ?? []))]
  return names
    .filter((name) => users.every((field) => field.optionsFrom !== name || ('sort' in field && field.sort === 'byNumber')))
    .map((name) => name.slice('init.'.length))
}

const shuffled = (plan: Plan, data: InitData): fc.Arbitrary<InitData> =>
  fc
    .tuple(
      ...sortedLists(plan).map((name) => {
        const list: unknown = data[name]
        const items: readonly unknown[] = Array.isArray(list) ? list : []
        return fc.shuffledSubarray([...items], { minLength: items.length }).map((other) => [name, other] as const)
      }),
    )
    .map((lists) => ({ ...data, ...Object.fromEntries(lists) }))

/** Everything a person or the server sees. */
const seen = ({ plan, snapshot, inputs }: FormState) => ({
  inputs,
  views: [...plan.fields.values()].map((planned) => fieldView(plan, planned, snapshot)),
  request: encodeRequest(plan, snapshot),
})

const subjects = [
  { name: 'zoo', plan: compile(zoo), inits: zooInits },
  ...calculators.map(({ schema, examples }) => ({ name: schema.name, plan: compile(schema), inits: [examples.init] as const })),
].filter(({ plan }) => sortedLists(plan).length > 0)

describe.each(subjects)('in $name, with options sorted by number', ({ plan, inits }) => {
  it('the order in which the answer lists them changes neither what is shown nor any request', () => {
    const disordered = fc.tuple(...inits.map((data) => shuffled(plan, data)))
    fc.assert(
      fc.property(anySequence({ plan, inits }), disordered, (events, others) => {
        const twin = (event: FormEvent): FormEvent =>
          event.type === 'init' ? { type: 'init', data: others[inits.findIndex((data) => data === event.data)] ?? event.data } : event
        const run = (list: readonly FormEvent[]) => list.reduce(reduce, initialState(plan))
        expect(seen(run(events.map(twin)))).toEqual(seen(run(events)))
      }),
    )
  })
})
