/** Opens a form from a selection: its state, its request, and its inputs as text. */
import {
  type Change,
  compile,
  encodeRequest,
  type FormState,
  type InitData,
  type Inputs,
  type InputValue,
  inputsOfStated,
  initialState,
  initRequest,
  isVisible,
  isWindowEnd,
  optionsOf,
  type Plan,
  type PlannedField,
  reduce,
  unitOf,
} from '../../../engine/index.ts'
import type { Selection } from '../../../contract/saved/selection-document.ts'
import { assumptionsParameter, writeAssumptions } from '../../../contract/results/assumptions-text.ts'
import { locales } from '../../../i18n/locales.ts'
import { calculatorNamespace } from '../../../i18n/text-files.ts'
import { translate } from '../../../i18n/translate.ts'
import type { Calculator } from '../../../schemas/registry.ts'
import type { CallRequest } from '../../../families/selection/explanation-calls.ts'
import type { FileChange, FileStated, FileStatedValue, FileWord } from '../../files/file-calculation.ts'

/** Requests the init data of a form. */
export type AskInit = (path: string, query: Readonly<Record<string, string>>) => Promise<InitData | undefined>

const plans = new WeakMap<Calculator['schema'], Plan>()

const planOf = (schema: Calculator['schema']): Plan => {
  const plan = plans.get(schema) ?? compile(schema)
  plans.set(schema, plan)
  return plan
}

/** Largest number of init requests: the answer may depend on an input that the first answer makes available. */
const mostAnswers = 2

const withOffer = async (state: FormState, askInit: AskInit): Promise<FormState> => {
  let next = state
  let known = ''
  for (let round = 0; round < mostAnswers; round += 1) {
    const call = initRequest(next.plan, next.snapshot)
    const request = JSON.stringify(call)
    if (!call || request === known) return next
    known = request
    const data = await askInit(call.path, call.query)
    if (!data) return next
    next = reduce(next, { type: 'init', data })
  }
  return next
}

/** @returns the form with the inputs of the selection and the service's init data */
export const openForm = async (calculator: Calculator, { inputs }: Selection, askInit: AskInit): Promise<FormState> => {
  const plan = planOf(calculator.schema)
  const restored = reduce(initialState(plan), { type: 'restore', inputs: inputsOfStated(plan, inputs) })
  return withOffer(restored, askInit)
}

/** The inputs that the form shows: what is kept behind another tab is no input of the calculation. */
export const shownInputs = ({ plan, snapshot, inputs }: FormState): Inputs =>
  Object.fromEntries(
    Object.entries(inputs).filter(([id]) => {
      const planned = plan.fields.get(id)
      return planned !== undefined && isVisible(planned, snapshot)
    }),
  )

/** The request of the form, with the assumptions of the selection. */
export const requestOf = ({ plan, snapshot }: FormState, { assumptions = {} }: Selection): CallRequest => {
  const { path, query, ...posted } = encodeRequest(plan, snapshot)
  const changed = writeAssumptions(assumptions)
  if ('body' in posted) {
    const body = posted.body as Readonly<Record<string, unknown>> // a body is an object by its type; its members have many kinds
    return { path, query: { ...query }, body: changed === '' ? body : { ...body, assumptions: { ...assumptions } } }
  }
  return { path, query: changed === '' ? query : { ...query, [assumptionsParameter]: changed } }
}

type InForm = { readonly plan: Plan; readonly namespace: string; readonly init: InitData | undefined }

const wordOf = ({ namespace }: InForm, path: string, name: string): FileWord => ({ key: `${namespace}:${path}`, name })

/** A field with the path of its texts. */
type AtField = { readonly form: InForm; readonly planned: PlannedField; readonly path: string }

/** The label of an option, otherwise its name from the service or on the wire. */
const optionWord = ({ form, planned: { field }, path }: AtField, value: string): FileWord => {
  const offered =
    field.kind === 'choice' || field.kind === 'choices'
      ? optionsOf(form.plan.schema, field, form.init)?.find((one) => one.value === value)?.['name']
      : undefined
  return wordOf(form, `${path}.options.${value}`, typeof offered === 'string' ? offered : value)
}

/** The word for yes or no: that of the toggle, otherwise the usual one. */
const truthWord = ({ form, path }: AtField, value: boolean): FileWord => {
  const own = wordOf(form, `${path}.options.${value}`, String(value))
  const hasOwn = own.key !== undefined && locales.some((locale) => translate(locale, own.key ?? '') !== undefined)
  return hasOwn ? own : { key: `shell:common.${value ? 'yes' : 'no'}`, name: String(value) }
}

const none = { kind: 'none' } as const

const valueOf = (form: InForm, planned: PlannedField, value: InputValue | undefined): FileStatedValue => {
  const at = { form, planned, path: planned.id }
  if (value === undefined) return none
  if (typeof value === 'number') return { kind: 'number', value, unit: unitOf(planned) }
  if (typeof value === 'string') return { kind: 'words', words: [optionWord(at, value)] }
  if (typeof value === 'boolean') return { kind: 'words', words: [truthWord(at, value)] }
  const row = form.plan.rows.get(planned.id)?.plan
  // Without rows it is a list of options.
  if (!row) return { kind: 'words', words: (value as readonly string[]).map((one) => optionWord(at, one)) }
  const cells = [...row.fields.values()]
  const rows = value as readonly Readonly<Record<string, InputValue>>[] // a field with a row plan contains rows
  if (rows.length === 0) return none
  return {
    kind: 'rows',
    columns: cells.map((cell) => ({
      label: wordOf(form, `${planned.id}.${cell.id}.label`, cell.id),
      unit: cell.field.kind === 'number' ? unitOf(cell) : '',
    })),
    rows: rows.map((one) =>
      cells.map((cell): number | FileWord => {
        const held = one[cell.id]
        if (typeof held === 'number') return held
        return typeof held === 'string'
          ? optionWord({ form, planned: cell, path: `${planned.id}.${cell.id}` }, held)
          : { key: undefined, name: '–' }
      }),
    ),
  }
}

const inForm = ({ plan, init }: FormState): InForm => ({ plan, init, namespace: calculatorNamespace(plan.schema) })

/** The label of a field; ends of a window have the label of their number. */
const labelOf = (form: InForm, id: string): FileWord => wordOf(form, `${isWindowEnd(id) ? id.split('.')[0] : id}.label`, id)

/** Adds the ends of a window, which are separate fields, to their number. */
const withWindow = ({ inputs }: FormState, id: string, value: FileStatedValue): FileStatedValue => {
  const [lower, upper] = [inputs[`${id}.lower`], inputs[`${id}.upper`]]
  return value.kind === 'number' && typeof lower === 'number' && typeof upper === 'number' ? { ...value, window: { lower, upper } } : value
}

/** Visible fields with a value, in the order of the schema. */
export const statedOf = (state: FormState): readonly FileStated[] => {
  const form = inForm(state)
  return [...state.plan.fields.values()].flatMap((planned) => {
    const { id, field } = planned
    if (field.kind === 'diagram' || isWindowEnd(id) || !isVisible(planned, state.snapshot)) return []
    const value = withWindow(state, id, valueOf(form, planned, state.inputs[id]))
    return value.kind === 'none' ? [] : [{ label: labelOf(form, id), value }]
  })
}

/** Changes that the form made to typed values. */
const savedChanges = (state: FormState, { changes = [] }: Selection): readonly FileChange[] => {
  const form = inForm(state)
  return changes.flatMap(({ field, from, to, unit, rule }) => {
    // Inputs that were entered again since are skipped.
    const isThere = inputsOfStated(state.plan, { [field]: [to, unit] })[field] === state.inputs[field] && state.plan.fields.has(field)
    const numberOf = (value: number) => ({ kind: 'number', value, unit }) as const
    return isThere ? [{ label: labelOf(form, field), from: numberOf(from), to: numberOf(to), rule }] : []
  })
}

/** Changes recorded in the selection, and changes made when it was opened. */
export const changesOf = (state: FormState, selection: Selection): readonly FileChange[] => [
  ...savedChanges(state, selection),
  ...openingChanges(state),
]

const openingChanges = (state: FormState): readonly FileChange[] => {
  const form = inForm(state)
  return shownChanges(state).flatMap(({ field, from, to, rule, cause }) => {
    const planned = state.plan.fields.get(field)
    if (!planned) return []
    const change = { label: labelOf(form, field), from: valueOf(form, planned, from), to: valueOf(form, planned, to), rule }
    return [cause === undefined ? change : { ...change, cause: labelOf(form, cause) }]
  })
}

/** Changes shown as chips at their fields; those of fields changed again since are skipped. */
const shownChanges = ({ changes, chips }: FormState): readonly Change[] => changes.filter(({ field, id }) => chips[field] === id)
