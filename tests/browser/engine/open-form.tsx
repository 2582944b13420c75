/** Renders a calculator form in the test's own document, with plain words and a record of what it does. */
import { createRoot } from 'react-dom/client'
import { onTestFinished } from 'vitest'
import type { Root } from 'react-dom/client'
import type { EncodedRequest, InitData, Plan } from '../../../engine/index.ts'
import { CalculatorForm, createFormStore } from '../../../engine/react/index.ts'
import type { CountOf, Diagrams, FormStore, FormTexts, Pickers } from '../../../engine/react/index.ts'
import type { UnitSystem } from '../../../engine/units/index.ts'
import '../../../screens/app/theme.css'

let root: Root | undefined

const closeForm = (): void => {
  root?.unmount()
  root = undefined
  document.getElementById('root')?.remove()
}

/** English enough to be read by axe and by a person; `onLabel` hears of every field that renders. */
const wordsOf = (onLabel: (id: string) => void): FormTexts => ({
  label: (id) => {
    onLabel(id)
    return `Label ${id}`
  },
  section: (name) => `Section ${name}`,
  optional: 'optional',
  listMark: ', ',
  filledIn: (labels) => `filled in: ${labels.join(', ')}`,
  option: (_field, value, name) => name ?? `Option ${value}`,
  help: () => undefined,
  range: ({ min = '', max = '', above, unit }) => (above === undefined ? `Range ${min} to ${max} ${unit}` : `Above ${above} ${unit}`),
  unusual: (range) => `Unusual. ${range}`,
  issue: ({ code }, { limit = '', unit }) => `${code} ${limit} ${unit}`.trim(),
  refused: ({ code }, { limit = '', label }) => `${label}: ${code} ${limit}`.trim(),
  rule: ({ rule }) => rule,
  changed: ({ rule }, { label, from, to }) => `${label}: ${from} became ${to}, ${rule}`,
  lock: (lock, first) => (lock.code === 'chooseFirst' ? `Choose ${first} first` : 'Only one option'),
  unit: (unit) => unit,
  number: String,
  tolerance: 'Tolerance',
  expected: ({ low, high, unit }) => `${low} to ${high} ${unit}`,
  start: 'Start',
  stillNeeded: 'Still needed:',
  waiting: 'Loading the options',
  undo: 'Undo',
  formula: 'Formula',
  withNumbers: 'Formula with numbers',
  otherwise: 'otherwise',
  choose: 'Choose',
  pick: (picker) => `Open ${picker}`,
  reset: 'Reset',
  rows: {
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
  },
})

export type OpenForm = {
  readonly store: FormStore
  /** Ids of the fields and derived rows rendered so far, one entry per render. */
  readonly rendered: string[]
  readonly started: EncodedRequest[]
  /** What the page is told to say aloud: refusals and corrections. */
  readonly announced: string[]
}

type Options = {
  init?: InitData
  system?: UnitSystem
  diagrams?: Diagrams
  countOf?: CountOf
  pickers?: Pickers
  /** The page says refusals and corrections, as the screens do. */
  aloud?: boolean
}

export function openForm(plan: Plan, options: Options = {}): OpenForm {
  closeForm()
  onTestFinished(closeForm)
  const form: OpenForm = { store: createFormStore(plan, options), rendered: [], started: [], announced: [] }
  const texts = wordsOf((id) => form.rendered.push(id))
  const tell = options.aloud
    ? { onRefused: (text: string) => form.announced.push(text), onCorrection: (text: string) => form.announced.push(text) }
    : {}
  const element = document.createElement('main')
  element.id = 'root'
  element.style.width = '550px'
  document.body.append(element)
  root = createRoot(element)
  root.render(
    <CalculatorForm
      store={form.store}
      texts={texts}
      drawing={(_, option) => <svg data-option={option} />}
      onStart={(call) => form.started.push(call)}
      countOf={options.countOf}
      {...(options.diagrams && { diagrams: options.diagrams })}
      {...(options.pickers && { pickers: options.pickers })}
      {...tell}
    >
      <button type="button">After the form</button>
    </CalculatorForm>,
  )
  return form
}

/** The input, select or output of a field. @throws Error where there is none */
export function control(id: string): HTMLInputElement {
  const found = document.getElementById(id)
  if (!found) throw new Error(`no control '${id}'`)
  // Only its value, focus and attributes are used, which the other controls have too.
  return found as HTMLInputElement
}

/** Everything a field shows: label, control, hint, problem, chip. */
export const fieldOf = (id: string): string => document.querySelector(`[data-field="${id}"]`)?.textContent ?? ''
