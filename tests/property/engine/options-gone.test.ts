/** What is chosen stays chosen as long as it is offered, whatever the service answers next; what is gone is dropped, and that is told. */
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { compile, fieldView, initialState, reduce } from '../../../engine/index.ts'
import type { FormEvent, FormState, InitData, Plan, PlannedField } from '../../../engine/index.ts'
import { calculators } from '../../../schemas/registry.ts'
import { zooSubjects } from '../../fixtures/schemas/zoo-subjects.ts'
import { scaledRuns } from '../../setup/runs.ts'

/** Choices from the answer that nothing but the answer and a person changes. */
const choicesOf = (plan: Plan): readonly PlannedField[] => {
  const fields = [...plan.fields.values()]
  const led = new Set(fields.flatMap(({ clears, unlocks, sets }) => [...clears, ...unlocks, ...sets.map(({ target }) => target)]))
  return fields.filter(({ id, field }) => 'optionsFrom' in field && field.optionsFrom !== undefined && !led.has(id))
}

const subjects = [
  ...zooSubjects.map(({ name, subject }) => ({ name, plan: subject.plan, init: subject.inits[0] })),
  ...calculators.map(({ schema, examples }) => ({ name: schema.name, plan: compile(schema), init: examples.init })),
].filter(({ plan }) => choicesOf(plan).length > 0)

/** What Array.isArray knows of it is less than this. */
const listOf = (list: readonly unknown[]): unknown[] => [...list]

/** The answer with some of what each of its lists offers. */
const fewer = (init: InitData): fc.Arbitrary<InitData> =>
  fc
    .tuple(
      ...Object.entries(init).map(([name, value]) =>
        (Array.isArray(value) ? fc.subarray(listOf(value)) : fc.constant(value)).map((some) => [name, some] as const),
      ),
    )
    .map((entries) => Object.fromEntries(entries))

const offeredIn = ({ plan, snapshot }: FormState, planned: PlannedField): readonly string[] =>
  (fieldView(plan, planned, snapshot).options ?? []).map(({ value }) => value)

/** What a person may choose: one option, or some of them. */
const picks = (state: FormState, planned: PlannedField): fc.Arbitrary<readonly FormEvent[]> => {
  const offered = offeredIn(state, planned)
  const type = planned.field.kind === 'choices' ? ('toggle' as const) : ('choose' as const)
  if (offered.length === 0) return fc.constant([])
  return fc.subarray([...offered], { minLength: 1 }).map((some) => some.map((value) => ({ type, field: planned.id, value })))
}

const isHiding = ({ field }: PlannedField): boolean => 'onNoOptions' in field && field.onNoOptions === 'hide'

/** What has to stand there, of what stood there and of what is offered now. */
const leftOf = (planned: PlannedField, value: FormState['inputs'][string] | undefined, offered: readonly string[]) => {
  if (offered.length === 0 && isHiding(planned)) return value
  if (Array.isArray(value)) return listOf(value).filter((one) => offered.some((other) => other === one))
  return offered.some((one) => one === value) ? value : undefined
}

describe.each(subjects)('in $name', ({ plan, init }) => {
  const full = initialState(plan, { init })
  const choices = choicesOf(plan)
  const chosen = fc.tuple(...choices.map((planned) => picks(full, planned))).map((all) => all.flat())

  it('is what is chosen and still offered; without that the first one, or nothing, as the field has it', () => {
    fc.assert(
      fc.property(chosen, fewer(init), (events, answer) => {
        const before = events.reduce(reduce, full)
        const after = reduce(before, { type: 'init', data: answer })
        for (const planned of choices) {
          const { id, field } = planned
          const [offered, was, is] = [offeredIn(after, planned), before.inputs[id], after.inputs[id]]
          const left = leftOf(planned, was, offered)
          const isReported = after.chips[id] !== before.chips[id]
          const isWhole = JSON.stringify(left) === JSON.stringify(was)
          // A choice that has lost its option may have its default, or the single one there is.
          const isFree = !isWhole && field.kind === 'choice'
          const takesFirst = field.kind === 'choice' && field.onOptionGone === 'first' ? offered[0] : is
          expect([id, is, isReported]).toEqual([id, isFree ? takesFirst : left, isFree ? isReported : !isWhole])
          expect([id, isFree && is === was && was !== undefined]).toEqual([id, false])
        }
      }),
      scaledRuns(40),
    )
  })

  it('comes back when that is undone, once it is offered again and not before', () => {
    fc.assert(
      fc.property(chosen, fewer(init), (events, answer) => {
        const before = events.reduce(reduce, full)
        const after = reduce(before, { type: 'init', data: answer })
        for (const { id } of choices) {
          const [change = 0, was] = [after.chips[id], before.inputs[id]]
          const { from, rule } = after.changes.find((one) => one.id === change) ?? {}
          if (rule !== 'optionGone') continue
          expect([id, from]).toEqual([id, was])
          expect(reduce(after, { type: 'undo', change })).toBe(after)
          const again = reduce(after, { type: 'init', data: init })
          // Another choice may have been made for the person meanwhile, which is undone by its own.
          const isLast = again.chips[id] === change
          expect([id, isLast ? reduce(again, { type: 'undo', change }).inputs[id] : was]).toEqual([id, was])
        }
      }),
      scaledRuns(40),
    )
  })
})
