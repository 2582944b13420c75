/** The state of a form; everything derived from it is computed on demand. */
import type { CalculatorSchema, ChoiceField, ChoicesField, Field, ListField, OptionData } from '../../define/index.ts'
import { type Formula, formulaOf, isSettled, isUnknown, type Scope, type Unknown, type Value } from './expression.ts'
import { cellOf } from './tables.ts'

/** The meaning of a text: empty, a number in a unit (by default the displayed one), or the issue code of an invalid text. */
export type Meaning = { readonly empty: true } | { readonly number: number; readonly unit?: string } | { readonly code: string }
/** A rejected text. */
export type Refused = {
  readonly text: string
  readonly means: Meaning
  readonly code: string
  readonly limit?: number | undefined
  readonly blocks: boolean
  readonly left: boolean
}
/** An automatic change. */
export type Chip = {
  readonly rule: string
  readonly from: unknown
  readonly to: unknown
  readonly limit?: number | undefined
  readonly cause?: string | undefined
  readonly announce?: boolean
}
/** The input of a field. */
export type Input = number | string | boolean | readonly string[]
/** A row of a list, by its key. */
export type Row = { readonly key: number; readonly form: Form }
/** A form, or a row with its enclosing form. Mutable; `memo` is cleared with each change. */
export type Form = {
  readonly schema: CalculatorSchema
  around: Form | undefined
  /** Of a row: its list, its place as long as it is not in it, and what it last saw around it. */
  readonly list?: string | undefined
  readonly at?: number | undefined
  seen?: string
  readonly order: readonly string[]
  readonly inputs: Map<string, Input>
  readonly refused: Map<string, Refused>
  readonly previous: Map<string, Input>
  readonly emptied: Set<string>
  readonly byDefault: Set<string>
  readonly chips: Map<string, Chip>
  readonly rows: Map<string, readonly Row[]>
  readonly removed: Map<string, { readonly row: Row; readonly at: number }>
  readonly memo: Map<string, Value>
  init: Readonly<Record<string, unknown>> | undefined
  initStatus: 'loading' | 'failed' | undefined
  system: 'metric' | 'imperial'
  nextRow: number
  pasted?: Pasted | undefined
}
/** The result of a paste. */
export type Pasted = {
  readonly list: string
  readonly rows: number
  readonly tooMany: number
  readonly refused: readonly { readonly row: number; readonly field: string; readonly text: string; readonly code: string }[]
}

const formulas = new Map<string, Formula>()
/** The formula of a text. */
export function formula(text: string): Formula {
  const known = formulas.get(text) ?? formulaOf(text)
  formulas.set(text, known)
  return known
}

const known = { min: 'min', max: 'max', exclusiveMin: 'exclusiveMin', exclusiveMax: 'exclusiveMax' } as const
/** The schema of a row. */
export const rowSchema = (schema: CalculatorSchema, { row, rowDerived = {}, rowRules = {} }: ListField): CalculatorSchema => {
  const { tables: _, rules: __, ...rest } = schema
  const items = [...Object.keys(row), ...Object.keys(rowDerived)]
  return {
    ...rest,
    fields: row,
    derived: rowDerived,
    rules: rowRules,
    layout: [{ section: 'row', items }],
    request: { get: '', query: {} },
  }
}

/** The absence of what is hidden, or hidden as long as something is not known. */
const hiddenBy = (visible: false | Unknown, id: string): Unknown =>
  visible === false ? absent('masked', id) : absent('undecided', ...new Set([id, ...visible.because]))
const absent = (state: Unknown['absent'], ...because: string[]): Unknown => ({ absent: state, because })
/** An own member of data. */
export const own = (record: unknown, name: string): unknown =>
  typeof record === 'object' && record !== null && Object.hasOwn(record, name) ? Reflect.get(record, name) : undefined
const isChoice = (field: Field | undefined): field is ChoiceField | ChoicesField => field?.kind === 'choice' || field?.kind === 'choices'
/** Whether a form can hold the value as a number. */
export const isHeld = (value: unknown): value is number =>
  typeof value === 'number' && (value === 0 || (Math.abs(value) >= 1e-9 && Math.abs(value) <= 1e9))

const digits = (option: OptionData) => (String(option['name'] ?? option.value).match(/\d+(?:\.\d+)?/g) ?? []).map(Number)
function byNumber(a: OptionData, b: OptionData): number {
  const [one, other] = [digits(a), digits(b)]
  const at = Array.from({ length: Math.max(one.length, other.length) }, (_, index) => index).find((index) => one[index] !== other[index])
  if (at !== undefined) return (one[at] ?? -1) - (other[at] ?? -1)
  return String(a['name'] ?? a.value) < String(b['name'] ?? b.value) ? -1 : 1
}

/** The current options; undefined while unknown. */
export function options(form: Form, field: Field | undefined): readonly OptionData[] | undefined {
  if (!isChoice(field)) return undefined
  const list: unknown = field.options ?? (form.init && own(form.init, field.optionsFrom?.slice(5) ?? ''))
  if (!Array.isArray(list)) return form.init && !form.initStatus ? [] : undefined
  const offered = list.flatMap((one: unknown): OptionData[] => {
    const text = typeof one === 'string' ? one : (own(one, field.optionValue ?? 'value') ?? own(one, 'value'))
    // An option has a text as its value, and optionally other data.
    return typeof text === 'string' ? [{ ...(typeof one === 'string' ? {} : (one as OptionData)), value: text }] : []
  })
  return field.sort ? offered.toSorted(byNumber) : offered
}

/** Whether a field is hidden because it has no options. */
export const hasNoOptions = (form: Form, field: Field | undefined) =>
  isChoice(field) && field.onNoOptions === 'hide' && field.optionsFrom !== undefined && options(form, field)?.length === 0

const scopeOf = (form: Form): Scope => ({
  value: (path) => value(form, path),
  rows: (list) => {
    if (form.schema.fields[list]?.kind !== 'list') return undefined
    const visible = shown(form, list)
    if (visible !== true) return hiddenBy(visible, list)
    return (form.rows.get(list) ?? []).map(({ form: row }) => ({
      ...scopeOf(row),
      value: (path) => inRow(row, list, path),
      isCondition: (path) => isCondition(row, path.slice(list.length + 1)),
    }))
  },
  isCondition: (path) => isCondition(form, path),
  needsRows: (list) => {
    const field = form.schema.fields[list]
    const readsItself = typeof field?.required === 'string' && new RegExp(`\\b${list}\\.`).test(field.required)
    return field === undefined || readsItself || !isSpared(form, field)
  },
})

/** A path such as `phases.load` within one of the phases; other names are resolved in the enclosing form. */
function inRow(row: Form, list: string, path: string): Value {
  if (!path.startsWith(`${list}.`)) return row.around ? value(row.around, path) : absent('missing', path)
  const found = value(row, path.slice(list.length + 1))
  const named = (name: string) => ((row.schema.fields[name.split('.')[0] ?? ''] ?? row.schema.derived?.[name]) ? `${list}.${name}` : name)
  return isUnknown(found) ? { ...found, because: found.because.map(named) } : found
}

/** Whether a path is a toggle, or a boolean data member of a choice. */
function isCondition(form: Form, path: string): boolean {
  if (path.startsWith('previous.')) return isCondition(form, path.slice('previous.'.length))
  const [id = '', name = ''] = path.split('.')
  const field = form.schema.fields[id]
  if (field?.kind === 'toggle') return true
  if (!isChoice(field)) return form.around !== undefined && field === undefined && isCondition(form.around, path)
  const listed = form.schema.init?.lists?.[field.optionsFrom?.slice(5) ?? '']?.[name] === 'boolean'
  return listed || (field.options ?? []).some((one) => typeof one === 'object' && typeof one[name] === 'boolean')
}

/** The value of an expression in a form. */
export const compute = (form: Form, text: string): Value => formula(text).run(scopeOf(form))

/** Whether a field is visible; 'undecided' while it is hidden only because something is not known, and the causes. */
function shown(form: Form, id: string): boolean | Unknown {
  const { fields } = form.schema
  const field = fields[id]
  if (!field || hasNoOptions(form, field)) return false
  const open: Unknown[] = []
  const holds = (now: Value, isTrue: (known: Value) => boolean): boolean => {
    if (isUnknown(now) && !isSettled(now)) open.push(now)
    return isUnknown(now) ? !isSettled(now) : isTrue(now)
  }
  for (const [tabs, one] of Object.entries(fields)) {
    if (one.kind !== 'alternatives' || !Object.values(one.branches).flat().includes(id)) continue
    if (!holds(value(form, tabs), (active) => typeof active === 'string' && one.branches[active]?.includes(id) === true)) return false
  }
  if (field.hidden !== undefined && compute(form, field.hidden) === true) return false
  if (field.visible !== undefined && !holds(compute(form, field.visible), (now) => now === true)) return false
  return open[0] ?? true
}

/** Whether a field is visible. */
export const isVisible = (form: Form, id: string): boolean => shown(form, id) === true

const fallbacks = new WeakMap<CalculatorSchema, boolean>()

function hasFallback({ around, schema }: Form): boolean {
  if (around) return hasFallback(around)
  const known = fallbacks.get(schema) ?? JSON.stringify(schema).includes('??')
  fallbacks.set(schema, known)
  return known
}

/** Whether nobody demands a field: by itself, or because its condition is certain not to be true. */
function isSpared(form: Form, { required = true }: Field): boolean {
  if (typeof required !== 'string') return !required
  // Without a fallback nothing depends on it, and two fields may require each other.
  if (!hasFallback(form)) return false
  const demand = compute(form, required)
  return isUnknown(demand) ? isSettled(demand) : demand !== true
}

function takes(form: Form, field: Field, input: Input): boolean {
  const offered = (one: unknown) => options(form, field)?.some((option) => option.value === one) ?? false
  if (field.kind === 'number' || field.kind === 'toggle') return field.kind === 'number' ? isHeld(input) : typeof input === 'boolean'
  if (field.kind === 'choices') return Array.isArray(input) && input.every(offered)
  return field.kind === 'alternatives' ? Object.hasOwn(field.branches, String(input)) : offered(input)
}

function valueOfField(form: Form, id: string, field: Field): Value {
  const visible = shown(form, id)
  if (visible !== true) return hiddenBy(visible, id)
  if (form.refused.get(id)?.blocks) return absent('invalid', id)
  const input = form.inputs.get(id)
  if (input === undefined) return absent(isSpared(form, field) ? 'empty' : 'missing', id)
  return takes(form, field, input) ? input : absent('invalid', id)
}

function dataOf(form: Form, id: string, name: string): Value {
  const chosen = value(form, id)
  if (isUnknown(chosen)) return chosen
  const data = own(
    options(form, form.schema.fields[id])?.find((one) => one.value === chosen),
    name,
  )
  return typeof data === 'number' || typeof data === 'string' || typeof data === 'boolean' ? data : absent('missing', id)
}

function ofInit({ init, schema }: Form, name: string): Value {
  const served = own(init, name)
  return typeof served === 'number' && Number.isFinite(served) ? served : (schema.init?.usual?.[name] ?? absent('missing', 'init'))
}

/** The place of a row, counted from 0, and the row before it. */
function placeOf({ around, list = '', at = 0, inputs }: Form): { readonly at: number; readonly before: Form | undefined } {
  const rows = around?.rows.get(list) ?? []
  const found = rows.findIndex((row) => row.form.inputs === inputs)
  const place = found < 0 ? at : found
  return { at: place, before: rows[place - 1]?.form }
}

function worked(form: Form, path: string): Value {
  const { fields, derived = {}, tables = {} } = form.schema
  const [root = '', member = '', column = ''] = path.split('.')
  if (form.around && root === 'rowNumber') return placeOf(form).at + 1
  if (form.around && root === 'previous') {
    const { before } = placeOf(form)
    return before ? value(before, path.slice('previous.'.length)) : absent('empty')
  }
  const field = fields[path]
  if (field) return valueOfField(form, path, field)
  if (fields[root]) return dataOf(form, root, member)
  if (derived[root]) return compute(form, derived[root].value)
  const table = root === 'tables' ? tables[member] : undefined
  if (table) return cellOf(table, column, (key) => value(form, key))
  if (root === 'init') return ofInit(form, member)
  return form.around ? value(form.around, path) : absent('missing', path)
}

/** The current value of a name. */
export function value(form: Form, path: string): Value {
  const found = form.memo.get(path) ?? worked(form, path)
  form.memo.set(path, found)
  return found
}

/** The known bounds of a number, and the number of declared ones. */
export function bounds(form: Form, id: string) {
  const field = form.schema.fields[id]
  const written =
    field?.kind === 'number'
      ? Object.values(known).flatMap((name) => (field[name] === undefined ? [] : [[name, field[name]] as const]))
      : []
  const now = written.map(([name, bound]) => [name, typeof bound === 'number' ? bound : compute(form, bound)] as const)
  const there = now.filter((one): one is readonly [keyof typeof known, number] => typeof one[1] === 'number')
  const limits: Partial<Record<keyof typeof known, number>> = Object.fromEntries(there)
  return { limits, written: written.length }
}

/** Whether a number has computed limits while no init answer has arrived and usual values may stand in for it. */
export function awaitsLimits({ schema, init }: Form, id: string): boolean {
  const field = schema.fields[id]
  const isMade = field?.kind === 'number' && Object.values(known).some((name) => typeof field[name] === 'string')
  return isMade && schema.init?.usual !== undefined && init === undefined
}

/** The limit a number breaks, if any. With `hint`, `min` and `max` are not enforced. */
export function broken(form: Form, id: string, number: number): { readonly code: string; readonly limit: number } | undefined {
  const { min, max, exclusiveMin, exclusiveMax } = bounds(form, id).limits
  const field = form.schema.fields[id]
  const holds = field?.kind === 'number' && field.onOutOfRange !== 'hint'
  if (holds && min !== undefined && !(number >= min)) return { code: 'belowMinimum', limit: min }
  if (holds && max !== undefined && !(number <= max)) return { code: 'aboveMaximum', limit: max }
  if (exclusiveMin !== undefined && !(number > exclusiveMin)) return { code: 'notAbove', limit: exclusiveMin }
  if (exclusiveMax !== undefined && !(number < exclusiveMax)) return { code: 'notBelow', limit: exclusiveMax }
  return undefined
}
