/** Checks what examples say about corrected numbers and rejected texts: which corrections are announced, which fields are emptied. */
import type { Change, FormState } from '../commit/form-state.ts'
import { initialState } from '../commit/initial-state.ts'
import { reduce } from '../commit/reduce.ts'
import type { CalculatorExamples } from '../define/examples.ts'
import { isVisible } from '../plan/field-view.ts'
import { cellOf, inAnyRow, rowOf } from './visible-values.ts'

/** The form before and after a text is committed in the field at `path`. */
type Typed = { readonly state: FormState; readonly next: FormState; readonly path: string }

const changesIn = (state: FormState, path: string): readonly Change[] => {
  const cell = cellOf(path)
  return (cell ? rowOf(state, cell)?.state.changes : state.changes) ?? []
}

const corrections: ReadonlySet<Change['rule']> = new Set(['belowMinimum', 'aboveMaximum', 'step'])

/** Corrections that are announced although the examples say they are silent, or the reverse; empty when the examples do not say. */
export const correctionFaults = ({ state, next, path }: Typed, announces: CalculatorExamples['announces']): readonly string[] => {
  if (!announces) return []
  const field = cellOf(path)?.field ?? path
  const own = changesIn(next, path)
    .slice(changesIn(state, path).length)
    .filter((change) => change.field === field && corrections.has(change.rule))
  const isNamed = announces.includes(inAnyRow(path))
  return own.flatMap(({ announce }) => {
    if (announce === isNamed) return []
    return [
      announce ? 'says aloud that it corrects it, which `announces` does not name' : 'corrects it in silence, and `announces` names it',
    ]
  })
}

/** A text that no unit or language reads as a number. */
const noNumber = '?'

/** Compares the fields that are emptied by an unreadable text with those the examples list; only fields visible in a fresh form or a case count. */
export const emptyingFaults = (begun: FormState, cases: CalculatorExamples['cases'], empties: readonly string[]): readonly string[] => {
  const { plan, init } = begun
  const start = initialState(plan, init ? { init } : {})
  const forms = [begun, ...cases.map(({ inputs }) => reduce(start, { type: 'restore', inputs }))]
  return [...plan.fields.values()].flatMap((planned) => {
    const { id, field } = planned
    const form = forms.find(({ snapshot }) => isVisible(planned, snapshot))
    if (field.kind !== 'number' || !form) return []
    const isEmptied = reduce(form, { type: 'commit', field: id, text: noNumber }).pending[id] === undefined
    if (isEmptied === empties.includes(id)) return []
    return [
      isEmptied
        ? `a text without a number empties ${id}, which \`empties\` does not name`
        : `${id} refuses a text without a number, and \`empties\` names it`,
    ]
  })
}
