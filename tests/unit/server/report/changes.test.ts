/** What a form changes by itself goes along with the selection, and into the report. */
import { expect, it } from 'vitest'
import { changeRules } from '../../../../contract/saved/change-rules.ts'
import { readSelection, type Selection } from '../../../../contract/saved/selection-document.ts'
import { compile, initialState, reduce, stateChanges, stateInputs } from '../../../../engine/index.ts'
import { calculators } from '../../../../schemas/registry.ts'
import { changesOf, openForm } from '../../../../server/services/report/opened-form.ts'

const far = 200_000

/** Every number field that does not take a number far beyond its range as it is. */
const corrected = calculators.flatMap((calculator) => {
  const { schema, examples } = calculator
  const plan = compile(schema)
  const state = initialState(plan, { init: examples.init })
  return [...plan.fields.keys()].flatMap((field) => {
    if (plan.fields.get(field)?.field.kind !== 'number') return []
    const after = reduce(state, { type: 'commit', field, text: String(far) })
    const [change] = stateChanges(after, changeRules)
    return change?.field === field ? [{ calculator, field, after, change }] : []
  })
})

const selectionOf = ({ calculator, after }: (typeof corrected)[number], changes: Selection['changes']): Selection => {
  const document = { v: 1, calculator: String(calculator.schema.id), inputs: stateInputs(after.plan, after.inputs), changes }
  const read = readSelection(JSON.parse(JSON.stringify(document)))
  if (!read) throw new Error('no selection')
  return read
}

it('some fields of the calculators do so', () => {
  expect(corrected.length).toBeGreaterThan(5)
})

it('is told with what was typed, by what rule, as long as the field is as the form made it', async () => {
  for (const one of corrected) {
    const { calculator, field, change } = one
    expect(change).toMatchObject({ field, from: far, rule: 'aboveMaximum' })
    const selection = selectionOf(one, [change])
    const form = await openForm(calculator, selection, async () => calculator.examples.init)
    const [shown] = changesOf(form, selection)
    expect(shown).toMatchObject({ from: { kind: 'number', value: far }, to: { kind: 'number', value: change.to }, rule: 'aboveMaximum' })
    // Entered again since: the change is past.
    const other = { ...selection, changes: [{ ...change, to: change.to + 1 }] }
    expect(changesOf(form, other).filter(({ from }) => from.kind === 'number' && from.value === far)).toEqual([])
  }
})

it('is refused in a shape of another kind', () => {
  const [one] = corrected
  if (!one) throw new Error('none')
  const broken = { ...selectionOf(one, []), changes: [{ field: 'x', from: 'a', to: 1, unit: '', rule: 'step' }] }
  expect(readSelection(broken)).toBeUndefined()
})
