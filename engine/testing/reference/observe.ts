/** The observable state of a reference form: fields, reasons against Start, init request and parameters. */
import type { Field, ListField } from '../../define/index.ts'
import { isUnknown, type Value } from './expression.ts'
import { bounds, broken, compute, type Form, formula, isVisible, options, value } from './form.ts'
import { itemOf } from './order.ts'
import { beside } from './tables.ts'
import { parametersOf } from './served.ts'

type Reason = { readonly code: string; readonly path: string }

/** Whether a field has to be filled in: by itself, or because its condition is true. */
const isRequired = (form: Form, { required = true }: Field): boolean =>
  typeof required === 'string' ? compute(form, required) === true : required

const chosenKinds: ReadonlySet<string> = new Set(['choice', 'choices', 'toggle'])

/** Why a field prevents Start. */
function reasonOf(form: Form, id: string): Reason | undefined {
  const field = form.schema.fields[id]
  if (!field || field.kind === 'diagram' || !isVisible(form, id)) return undefined
  const [now, required] = [value(form, id), isRequired(form, field)]
  const waits = required && isServed(field) && form.initStatus
  if (waits) return { code: waits === 'failed' ? 'optionsFailed' : 'loading', path: id }
  if (field.kind === 'list') return rowsReason(form, id, field)
  const fault = typeof now === 'number' ? broken(form, id, now) : undefined
  if (fault) return { code: fault.code, path: id }
  if (isUnknown(now) && now.absent === 'invalid') return { code: chosenKinds.has(field.kind) ? 'notAnOption' : 'notANumber', path: id }
  const isEmpty = isUnknown(now) || (Array.isArray(now) && now.length === 0)
  return isEmpty && required ? { code: field.kind === 'number' ? 'missing' : 'notChosen', path: id } : undefined
}

function rowsReason(form: Form, id: string, field: ListField): Reason | undefined {
  const rows = form.rows.get(id) ?? []
  const isSpared = !isRequired(form, field) && rows.length === 0
  if (!isSpared && rows.length < (field.minRows ?? (field.required === false ? 0 : 1))) return { code: 'tooFewRows', path: id }
  if (rows.length > (field.maxRows ?? 100)) return { code: 'tooManyRows', path: id }
  const reasons = rows.map((row) => reasonsOf(row.form)[0])
  const at = reasons.findIndex((one) => one !== undefined)
  return reasons[at] && { code: reasons[at].code, path: `${id}[${at}].${reasons[at].path}` }
}

/** The rules that refuse: what has to hold is false while its condition, if it has one, is true. */
function rulesBroken(form: Form): readonly Reason[] {
  return Object.values(form.schema.rules ?? {}).flatMap((rule): Reason[] => {
    const counts = rule.when === undefined || compute(form, rule.when) === true
    if (rule.level === 'warn' || !counts || compute(form, rule.holds) !== false) return []
    const named = [rule.at].flat()
    const read = [rule.holds, rule.when ?? 'true'].flatMap((text) => formula(text).names).map((path) => itemOf(form.schema, path))
    return [{ code: 'rule', path: [...named, ...read].find((id) => form.schema.fields[id] && isVisible(form, id)) ?? named[0] ?? '' }]
  })
}

/** Why Start is disabled, in reading order; non-numeric parameters are reported only if there is no other reason. */
function reasonsOf(form: Form): readonly Reason[] {
  const { layout, fields } = form.schema
  const order = [...new Set([...layout.flatMap(({ items }) => items), ...form.order])]
  const reasons = [...order.filter((id) => fields[id]).flatMap((id) => reasonOf(form, id) ?? []), ...rulesBroken(form)]
  const parameters = Object.entries(parametersOf(form.schema)).flatMap(([name, one]): Reason[] => {
    const text = typeof one === 'object' ? ('value' in one ? one.value : undefined) : one
    const now = text === undefined ? 0 : compute(form, text)
    return isUnknown(now) && now.absent === 'invalid' ? [{ code: 'notFinite', path: name }] : []
  })
  if (reasons.length > 0 || parameters.length === 0) return reasons
  const tables = tableReasons(form)
  return tables.length > 0 ? tables : parameters
}

/** The values that a table has none for, of which a parameter is made. */
function tableReasons(form: Form): readonly Reason[] {
  const because = new Set(
    Object.values(parametersOf(form.schema)).flatMap((one) => {
      const text = typeof one === 'object' ? ('value' in one ? one.value : undefined) : one
      const now = text === undefined ? 0 : compute(form, text)
      return isUnknown(now) && now.absent === 'invalid' ? now.because : []
    }),
  )
  const found = Object.entries(form.schema.tables ?? {}).flatMap(([name, table]): Reason[] => {
    if ('by' in table) return []
    const axes = Object.keys(table.axes)
    const cells = Object.keys(table.columns).map((column) => value(form, `tables.${name}.${column}`))
    if (!cells.some(isUnknown) || axes.some((axis) => isUnknown(value(form, axis)))) return []
    const outside = Object.entries(table.axes).flatMap(([axis, along]): Reason[] => {
      const x = value(form, axis)
      if (!('take' in along) || typeof x !== 'number' || beside(along, x)) return []
      return [{ code: x < Math.min(...along.at) ? 'belowTable' : x > Math.max(...along.at) ? 'aboveTable' : 'notInTable', path: axis }]
    })
    return outside.length > 0 ? outside : [{ code: 'notInTable', path: axes[0] ?? '' }]
  })
  const mine = found.filter(({ path }) => because.has(path))
  return mine.filter(({ path }, index) => mine.findIndex((one) => one.path === path) === index)
}

type Cells = Readonly<Record<string, Value>>

function rowsSent(form: Form, list: string, columns: readonly string[]): readonly Cells[] {
  const rows = form.rows.get(list) ?? []
  if (!isVisible(form, list) || rows.some((row) => reasonsOf(row.form).length > 0)) return []
  const cells = (row: Form) => columns.map((name) => [name, value(row, name)] as const).filter(([, one]) => !isUnknown(one))
  return rows.map((row) => Object.fromEntries(cells(row.form)))
}

/** The current parameters: members of a body, or texts of a query. */
function sent(form: Form) {
  return Object.entries(parametersOf(form.schema)).flatMap(([name, one]): (readonly [string, unknown, string])[] => {
    if (typeof one === 'object' && 'constant' in one) return [[name, one.constant, String(one.constant)]]
    if (typeof one === 'object' && one.when !== undefined && compute(form, one.when) !== true) return []
    if (typeof one === 'object' && 'list' in one) {
      const rows = rowsSent(form, one.list, one.columns)
      const text = rows.map((row) => one.columns.map((column) => wire(row[column] ?? '')).join(',')).join(';')
      return rows.length === 0 ? [] : [[name, rows, text]]
    }
    const now = compute(form, typeof one === 'object' ? one.value : one)
    if (isUnknown(now) || (Array.isArray(now) && now.length === 0)) return []
    return [[name, now, String(now)]]
  })
}

function bodyOf(members: readonly (readonly [string, unknown, string])[]): object {
  const body: Record<string, unknown> = {}
  for (const [name, one] of members) {
    const path = name.split('.')
    const last = path.pop() ?? ''
    let place = body
    // No name is both a value and a prefix of other names.
    for (const part of path) place = (place[part] ??= {}) as Record<string, unknown>
    place[last] = one
  }
  return body
}

function requestOf(form: Form) {
  const { request } = form.schema
  const members = sent(form)
  const query = Object.fromEntries(members.map(([name, , text]) => [name, text]))
  if (!request) return { method: 'GET', path: '', query }
  return 'post' in request
    ? { method: 'POST', path: request.post, query, body: bodyOf(members) }
    : { method: 'GET', path: request.get, query }
}

/** A value; the causes of an absent one are sorted. */
const stated = (now: Value) => (isUnknown(now) ? { absent: now.absent, because: now.because.toSorted() } : now)

const isServed = (field: Field) => 'optionsFrom' in field && field.optionsFrom !== undefined

/** Why a field is locked. */
function lockOf(form: Form, field: Field): string | undefined {
  const offered = options(form, field)
  if (field.unlockedBy !== undefined && isUnknown(value(form, field.unlockedBy))) return 'chooseFirst'
  if (isServed(field) && form.initStatus === 'failed') return 'optionsFailed'
  if (isServed(field) && form.initStatus && offered) return 'loading'
  return field.kind === 'choice' && field.chooseSingle === true && offered?.length === 1 ? 'onlyOption' : undefined
}

/** The values of a number with fewer than nine steps. */
function stepsOf(field: Field, { min, max }: { readonly min?: number; readonly max?: number }): readonly number[] | undefined {
  if (field.kind !== 'number' || field.step === undefined || min === undefined || max === undefined) return undefined
  const { step } = field
  const count = Math.floor((max - min) / step + 1e-9)
  return count >= 0 && count < 9 ? Array.from({ length: count + 1 }, (_, at) => min + at * step) : undefined
}

function fieldSeen(form: Form, id: string, field: Field) {
  const { limits } = bounds(form, id)
  const [now, refused, chip, visible] = [value(form, id), form.refused.get(id), form.chips.get(id), isVisible(form, id)]
  return {
    visible,
    required: isRequired(form, field),
    limits,
    fault: visible && typeof now === 'number' ? broken(form, id, now) : undefined,
    input: form.inputs.get(id),
    options: options(form, field)?.map((one) => one.value),
    lock: lockOf(form, field),
    steps: stepsOf(field, limits),
    refused: refused && { text: refused.text, code: refused.code, limit: refused.limit, blocks: refused.blocks, left: refused.left },
    chip: chip && { ...chip, announce: chip.announce || undefined },
  }
}

/** The wire text of a value. */
const wire = (now: Value): string => (typeof now === 'object' ? (isUnknown(now) ? '' : now.join(',')) : String(now))

type Place = { readonly row: number; readonly field: string }
/** Orders cells by row and name, as the order of entry is irrelevant. */
export const byCell = (a: Place, b: Place): number => a.row - b.row || (a.field < b.field ? -1 : 1)

/** The observable state. */
export function seen(form: Form): object {
  const { fields, derived = {}, init } = form.schema
  const ids = Object.keys(fields)
  const query = Object.entries(init?.query ?? {}).map(([name, text]) => [name, compute(form, text)] as const)
  const canAsk = init && query.every(([, one]) => !isUnknown(one) && !(Array.isArray(one) && one.length === 0))
  return {
    fields: Object.fromEntries(Object.entries(fields).map(([id, field]) => [id, fieldSeen(form, id, field)])),
    values: Object.fromEntries(
      [...ids.filter((id) => fields[id]?.kind !== 'list'), ...Object.keys(derived)].map((id) => [id, stated(value(form, id))]),
    ),
    reasons: reasonsOf(form),
    request: requestOf(form),
    pasted: form.pasted && { ...form.pasted, refused: form.pasted.refused.toSorted(byCell) },
    asked:
      form.around || !canAsk ? undefined : { path: init.get, query: Object.fromEntries(query.map(([name, one]) => [name, wire(one)])) },
    rows: Object.fromEntries([...form.rows].map(([list, rows]) => [list, rows.map((row) => ({ key: row.key, row: seen(row.form) }))])),
  }
}
