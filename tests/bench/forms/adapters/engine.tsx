/** Our engine: the form as a schema, compiled before like any calculator's, opened and rendered. */
import { createRoot } from 'react-dom/client'
import { openPlan } from '../../../../engine/index.ts'
import type { Plan, PlanData } from '../../../../engine/index.ts'
import { CalculatorForm, createFormStore } from '../../../../engine/react/index.ts'
import type { FormTexts } from '../../../../engine/react/index.ts'
import type { Spec } from '../spec.ts'

const rowWords: FormTexts['rows'] = {
  row: 'Row',
  actions: 'Move and remove',
  none: 'No rows yet',
  add: 'Add row',
  remove: (row) => `Remove row ${row}`,
  moveUp: (row) => `Move row ${row} up`,
  moveDown: (row) => `Move row ${row} down`,
  removed: (row) => `Row ${row} removed`,
  copy: 'Copy table',
  copied: (rows) => `${rows} rows copied`,
  paste: 'Paste table',
  pasteHint: 'Press Ctrl+V in a row',
  pasted: (rows) => `${rows} rows pasted`,
  tooMany: (rows) => `${rows} did not fit`,
  unknownColumns: (names) => `No column ${names.join(', ')}`,
  refused: ({ label, text, issue }) => `${label}: ${text} refused, ${issue}`,
}

function textsOf({ fields }: Spec): FormTexts {
  const labels = new Map(fields.map((field) => [field.id, field.label]))
  return {
    label: (id) => labels.get(id) ?? id,
    optional: '',
    listMark: ', ',
    filledIn: () => '',
    section: () => 'Form',
    option: (_field, value) => value,
    help: () => undefined,
    range: ({ min = '', max = '' }) => `${min} – ${max}`,
    unusual: (range) => range,
    issue: ({ code }, { limit = '' }) =>
      code === 'aboveMaximum' ? `At most ${limit}` : code === 'belowMinimum' ? `At least ${limit}` : code,
    refused: ({ code }, { label }) => `${label}: ${code}`,
    rule: ({ rule }) => rule,
    changed: (_change, { label, to }) => `${label}: ${to}`,
    lock: () => 'locked',
    unit: (unit) => unit,
    number: String,
    tolerance: 'Tolerance',
    expected: ({ low, high }) => `${low} to ${high}`,
    start: 'Start',
    stillNeeded: 'Missing:',
    waiting: 'Loading',
    undo: 'Undo',
    formula: 'Formula',
    withNumbers: 'Formula with numbers',
    otherwise: 'otherwise',
    choose: 'Choose',
    truth: (value) => (value ? 'Yes' : 'No'),
    pick: (picker) => picker,
    reset: 'Reset',
    rows: rowWords,
  }
}

const noDrawing = () => null
const doNothing = () => {}

type Prepared = { readonly plan: Plan; readonly texts: FormTexts }

export const prepare = (spec: Spec & { readonly plan: PlanData }): Prepared => ({ plan: openPlan(spec.plan), texts: textsOf(spec) })

export function mount(root: HTMLElement, { plan, texts }: Prepared): void {
  createRoot(root).render(<CalculatorForm store={createFormStore(plan)} texts={texts} drawing={noDrawing} onStart={doNothing} />)
}
