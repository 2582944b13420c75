import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { compile, fieldView, reasonsAgainstStart, textOf } from '../../../engine/index.ts'
import type { FormState } from '../../../engine/index.ts'
import { createFormStore } from '../../../engine/react/index.ts'
import type { FormStore } from '../../../engine/react/index.ts'
import { nameOf } from '../../../engine/react/names.ts'
import { eventArbitrary } from '../../../engine/testing/arbitraries.ts'
import { calculators } from './all-calculators.ts'
import { zoo, zooInits } from '../../fixtures/schemas/zoo.ts'

const subjects = [
  ...calculators.map(({ schema, examples }) => ({ name: schema.name, plan: compile(schema), inits: [examples.init] })),
  { name: 'zoo', plan: compile(zoo), inits: zooInits },
]

/** The texts of all numbers, by name. */
const shownTexts = (state: FormState, path = ''): readonly (readonly [string, string])[] => [
  ...[...state.plan.fields.values()].flatMap(({ id, field }) =>
    field.kind === 'number' ? [[path + nameOf(id), textOf(state, id)] as const] : [],
  ),
  ...Object.entries(state.lists).flatMap(([list, rows]) => rows.flatMap((row) => shownTexts(row.state, `${list}.k${row.key}.`))),
]

/** The types of nested errors, by name. */
const errorsIn = (errors: object, path = ''): Record<string, unknown> =>
  Object.assign(
    {},
    ...Object.entries(errors).map(([name, one]: [string, object | undefined]) =>
      one && 'reason' in one && 'type' in one ? { [path + name]: one.type } : name === 'ref' ? {} : errorsIn(one ?? {}, `${path}${name}.`),
    ),
  ) as Record<string, unknown> // Made of nothing else.

// A list has texts by the keys of its rows.
const textsOf = (list: string, { form }: FormStore) => (form.getValues(list) ?? {}) as object

/** The types of everything that is wrong, computed from scratch: of fields, of the cells of lists with a reason, else of parameters. */
function typesOf(state: FormState): Readonly<Record<string, string>> {
  const { plan, snapshot, pending, lists } = state
  const reasons = reasonsAgainstStart(plan, snapshot)
  return Object.fromEntries(
    reasons.flatMap(({ path, code }): (readonly [string, string])[] => {
      const id = path.replace(/\[.*/, '')
      if (plan.rows.has(id)) {
        const cells = (lists[id] ?? []).flatMap((row) =>
          Object.entries(typesOf(row.state)).map(([name, type]) => [`${id}.k${row.key}.${name}`, type] as const),
        )
        return [[`${id}.root`, code], ...cells]
      }
      return plan.fields.has(id) ? [[nameOf(id), pending[id]?.issue.code ?? code]] : [[`root.${path}`, code]]
    }),
  )
}

describe.each(subjects)('the store of $name, after any sequence of events', ({ plan, inits }) => {
  const events = fc.array(eventArbitrary(plan, inits), { maxLength: 25 })

  it('gives the reasons that are computed from scratch', () => {
    fc.assert(
      fc.property(events, (sequence) => {
        const store = createFormStore(plan)
        for (const event of sequence) store.dispatch(event)
        expect(store.reasons()).toEqual(reasonsAgainstStart(plan, store.state().snapshot))
      }),
    )
  })

  it('shows every field as it is, and has told of every difference', () => {
    fc.assert(
      fc.property(events, (sequence) => {
        const store = createFormStore(plan)
        const ids = [...plan.fields.keys()]
        const seen = new Map(ids.map((id) => [id, store.field(id)]))
        for (const id of ids) store.subscribe(id, () => seen.set(id, store.field(id)))
        for (const event of sequence) store.dispatch(event)
        const { snapshot, pending, chips, changes, system } = store.state()
        for (const [id, planned] of plan.fields) {
          const chip = changes.find((change) => change.id === chips[id])
          expect(seen.get(id)).toEqual({ ...fieldView(plan, planned, snapshot), pending: pending[id], chip, system })
        }
      }),
    )
  })

  it('leaves each text to react-hook-form: of the value, or as it was typed', () => {
    fc.assert(
      fc.property(events, (sequence) => {
        const store = createFormStore(plan)
        const typed = new Map<string, string>()
        for (const event of sequence) {
          store.dispatch(event)
          const own = event.type === 'inRow' ? event.event : event
          const name = event.type === 'inRow' ? `${event.list}.k${event.row}.` : ''
          if (own.type === 'input' || own.type === 'commit') typed.set(name + nameOf(own.field), own.text)
          for (const [path, text] of shownTexts(store.state())) {
            expect([text, own.type === 'reset' ? text : typed.get(path)]).toContain(store.form.getValues(path))
          }
        }
      }),
    )
  })

  it('has as errors of react-hook-form what is wrong, which are those of its resolver, and forgets the rows that are gone', async () => {
    await fc.assert(
      fc.asyncProperty(events, async (sequence) => {
        const store = createFormStore(plan)
        for (const event of sequence) {
          store.dispatch(event)
          expect(errorsIn(store.form.getErrors())).toEqual(typesOf(store.state()))
          let refused: object = {}
          await store.form.handleSubmit(
            () => undefined,
            (errors) => void (refused = errors),
          )()
          expect(errorsIn(refused)).toEqual(typesOf(store.state()))
        }
        const { lists, removed } = store.state()
        for (const list of plan.rows.keys()) {
          const held = [...(lists[list] ?? []), removed[list]?.row].map((row) => `k${row?.key}`)
          expect(held).toEqual(expect.arrayContaining(Object.keys(textsOf(list, store))))
        }
      }),
    )
  })
})
