/** Applies acts and answers to a form, one step at a time, without deferred work. */
import type { CalculatorSchema, NumberField } from '../../define/index.ts'
import { broken, type Form, formula, type Input, type Meaning, options, type Row, rowSchema, value } from './form.ts'
import { answered, markRestored, offer, settle, withDefault } from './answer.ts'
import { boundBy, ordered, textsOf } from './order.ts'
import { follow, forget, numberField, put, readAgain, recommit, refuse, same, setAndFollow } from './change.ts'
import { correct, draftText, read, shownNumber } from './number.ts'
import { shownIn } from './units.ts'
import { formatUnit } from '../../units/index.ts'
import { most, type Cell, paste, pick, restore, type Taking } from './take.ts'

/** The acts. Rows are addressed by key; an undo reverts the change reported by a field's chip. */
export type Act =
  | { readonly type: 'input' | 'commit'; readonly field: string; readonly text: string; readonly means: Meaning }
  | { readonly type: 'choose'; readonly field: string; readonly value: string | boolean | undefined }
  | { readonly type: 'toggle'; readonly field: string; readonly value: string }
  | { readonly type: 'undo'; readonly field: string }
  | { readonly type: 'inRow'; readonly list: string; readonly row: number; readonly act: Act }
  | { readonly type: 'rowAdded'; readonly list: string; readonly at?: number | undefined }
  | { readonly type: 'rowPutBack'; readonly list: string }
  | Taking
  | { readonly type: 'rowRemoved'; readonly list: string; readonly row: number }
  | { readonly type: 'rowMoved'; readonly list: string; readonly row: number; readonly to: number }
  | { readonly type: 'init'; readonly data: Readonly<Record<string, unknown>> }
  | { readonly type: 'initMissing'; readonly why: 'loading' | 'failed' }
  | { readonly type: 'units'; readonly system: 'metric' | 'imperial' }
  | { readonly type: 'reset' }

function typed(form: Form, field: NumberField, { field: id, text, means }: Act & { type: 'input' | 'commit' }): void {
  form.chips.delete(id)
  const meant = read(form, id, { field, means })
  if ('empty' in meant) {
    put(form, id, undefined)
    form.emptied.add(id)
    return
  }
  const corrected = 'code' in meant ? meant : correct(form, id, meant.number)
  if ('code' in corrected) return refuse(form, id, { text, means, left: false, ...corrected })
  const { rule, number, limit = number } = corrected
  const code = rule === 'step' ? 'offStep' : rule
  if (code !== undefined) return refuse(form, id, { text, means, code, limit, blocks: false, left: false })
  put(form, id, number)
  for (const one of boundBy(form.schema, id)) readAgain(form, one)
}

function emptied(form: Form, field: NumberField, id: string): void {
  const previous = form.inputs.get(id) ?? form.previous.get(id)
  if (field.onEmptyBlur !== 'restorePrevious' || previous === undefined) {
    setAndFollow(form, id, undefined)
    form.emptied.add(id)
    return
  }
  const corrected = typeof previous === 'number' ? correct(form, id, previous) : undefined
  const to = corrected && 'number' in corrected ? corrected.number : previous
  setAndFollow(form, id, to)
  form.chips.set(id, { rule: 'restored', from: undefined, to })
}

function left(form: Form, field: NumberField, { field: id, text, means }: Act & { type: 'input' | 'commit' }): void {
  const meant = read(form, id, { field, means })
  const isNone = 'code' in meant && meant.code === 'notANumber' && field.onNotANumber === 'empty'
  const entered = 'empty' in meant ? undefined : 'number' in meant ? meant.number : Number.NaN
  const isByCondition = typeof field.default === 'object' && form.byDefault.has(id) && !form.refused.has(id)
  if (isByCondition && form.inputs.get(id) === entered) return entered === undefined ? undefined : follow(form, id)
  if ('empty' in meant || (isNone && field.onEmptyBlur === 'restorePrevious')) return emptied(form, field, id)
  if (isNone) {
    setAndFollow(form, id, undefined)
    form.emptied.add(id)
    form.chips.set(id, { rule: 'notANumber', from: text, to: undefined })
    return
  }
  const corrected = 'code' in meant ? meant : correct(form, id, meant.number)
  if ('code' in corrected) return refuse(form, id, { text, means, left: true, ...corrected })
  put(form, id, corrected.number)
  follow(form, id)
  const { rule, limit, number } = corrected
  if (rule !== undefined && 'number' in meant) {
    form.chips.set(id, { rule, limit, from: meant.number, to: number, announce: field.onOutOfRange === 'correct' })
  }
}

function choose(form: Form, { field: id, value: to }: Act & { type: 'choose' }): void {
  const field = form.schema.fields[id]
  const isSwitch = field?.kind === 'toggle' && typeof to === 'boolean'
  const isBranch = field?.kind === 'alternatives' && typeof to === 'string' && Object.hasOwn(field.branches, to)
  const isOption = field?.kind === 'choice' && (to === undefined || (options(form, field)?.some((one) => one.value === to) ?? false))
  if ((!isSwitch && !isBranch && !isOption) || same(form.inputs.get(id), to)) return
  form.chips.delete(id)
  setAndFollow(form, id, to)
  if (to === undefined) form.emptied.add(id)
}

function toggle(form: Form, { field: id, value: one }: Act & { type: 'toggle' }): void {
  const offered = options(form, form.schema.fields[id])?.map((option) => option.value) ?? []
  const now = form.inputs.get(id) ?? []
  if (!Array.isArray(now) || !offered.includes(one)) return
  form.chips.delete(id)
  setAndFollow(
    form,
    id,
    offered.filter((option) => now.includes(option) !== (option === one)),
  )
}

function undo(form: Form, id: string): void {
  const [field, chip] = [numberField(form, id), form.chips.get(id)]
  if (!chip) return
  const offered = field ? undefined : options(form, form.schema.fields[id])?.map((one) => one.value)
  const gone = offered && [chip.from].flat().some((one) => typeof one === 'string' && !offered.includes(one))
  if (gone) return
  form.chips.delete(id)
  const { from } = chip
  const code = 'notANumber'
  if (field && typeof from === 'string') return refuse(form, id, { text: from, means: { code }, code, left: true })
  const fault = typeof from === 'number' ? broken(form, id, from) : undefined
  // A chip reports inputs.
  if (!fault || !field || typeof from !== 'number') return setAndFollow(form, id, from as Input | undefined)
  const number = shownNumber(form, field, from)
  refuse(form, id, { text: draftText(number), means: { number }, left: true, ...fault })
}

const seenAround = (row: Form): string => {
  const { schema, around } = row
  const texts = [
    ...Object.values(schema.fields).flatMap(textsOf),
    ...Object.values(schema.derived ?? {}).map((one) => one.value),
    ...Object.values(schema.fields).flatMap((one) => ('sets' in one ? Object.values(one.sets ?? {}) : [])),
    ...Object.values(schema.fields).flatMap((one) => (typeof one.required === 'string' ? [one.required] : [])),
  ]
  const outer = texts
    .flatMap((text) => formula(text).names)
    .filter((path) => !schema.fields[path.split('.')[0] ?? ''] && !schema.derived?.[path] && !path.startsWith('init.'))
  return JSON.stringify(around ? outer.map((path) => value(row, path)) : [])
}

/** A newly opened form. */
export function opened(
  schema: CalculatorSchema,
  { init, initStatus = init ? undefined : 'loading', system = 'metric', nextRow = 1, around, list, at }: Partial<Form> = {},
): Form {
  const maps = {
    inputs: new Map(),
    refused: new Map(),
    previous: new Map(),
    emptied: new Set<string>(),
    byDefault: new Set<string>(),
    chips: new Map(),
    rows: new Map(),
    removed: new Map(),
    memo: new Map(),
  }
  const form: Form = { ...maps, schema, around, list, at, order: ordered(schema), init, initStatus, system, nextRow }
  for (const id of form.order) if (schema.fields[id]) withDefault(form, id, schema.fields[id])
  offer(form)
  for (const [id, field] of Object.entries(schema.fields)) {
    const count = field.kind === 'list' && (field.required ?? true) === true ? (field.minRows ?? 1) : 0
    for (let row = 0; row < count; row += 1) act(form, { type: 'rowAdded', list: id })
  }
  return form
}

/** Commits a row again where what it sees around it is something else now. */
function settleRow(form: Form, row: Form): void {
  const now = seenAround(row)
  if (row.seen === now) return
  row.seen = now
  recommit(row, row.order, undefined)
  forget(form)
}

/** Restores a removed row with the current units, answer and outer values. */
function broughtBack(form: Form, row: Form): void {
  inSystem(row, form.system)
  const isNews = form.init !== undefined && row.init !== form.init
  if (isNews) answered(row, form.init)
  row.initStatus = form.initStatus
  forget(form)
  settleRow(form, row)
}

/** A new row, which is to be put into its list at a place. */
function newRow(form: Form, list: string, at: number): Row {
  const field = form.schema.fields[list]
  if (field?.kind !== 'list') throw new RangeError(`'${list}' is no list`)
  const row = { key: form.nextRow, form: opened(rowSchema(form.schema, field), { ...form, around: form, list, at, nextRow: 1 }) }
  row.form.seen = seenAround(row.form)
  form.nextRow += 1
  return row
}

function onRows(form: Form, done: Act & { readonly list: string }): void {
  const { list } = done
  const field = form.schema.fields[list]
  if (field?.kind !== 'list') return
  const rows = form.rows.get(list) ?? []
  const at = 'row' in done ? rows.findIndex(({ key }) => key === done.row) : -1
  const row = rows[at]
  const isFull = rows.length >= most(field)
  const become = (next: readonly Row[]) => form.rows.set(list, next)
  const away = form.removed.get(list)
  if (done.type === 'inRow' && row) act(row.form, done.act)
  if (done.type === 'rowAdded' && !isFull) {
    const place = Math.min(Math.max(done.at ?? rows.length, 0), rows.length)
    become(rows.toSpliced(place, 0, newRow(form, list, place)))
  }
  if (done.type === 'rowRemoved' && row) {
    form.removed.set(list, { row, at })
    become(rows.toSpliced(at, 1))
  }
  if (done.type === 'rowMoved' && row) become(rows.toSpliced(at, 1).toSpliced(Math.min(Math.max(done.to, 0), rows.length - 1), 0, row))
  if (done.type === 'rowPutBack' && away && !isFull) {
    form.removed.delete(list)
    become(rows.toSpliced(Math.min(away.at, rows.length), 0, away.row))
    broughtBack(form, away.row.form)
  }
  forget(form)
}

/** Changes the unit system; a rejected text keeps the unit in which it was typed. */
function inSystem(form: Form, system: Form['system']): void {
  for (const [id, refused] of form.refused) {
    const unit = numberField(form, id)?.unit ?? ''
    const [typedIn, means] = [shownIn(unit, form.system), refused.means]
    const isBare = 'number' in means ? means.unit === undefined : 'code' in means && means.code === 'ambiguousMark'
    if (!isBare || typedIn === shownIn(unit, system)) continue
    const text = `${refused.text.trim()} ${formatUnit(typedIn, 'en')}`
    form.refused.set(id, { ...refused, text, means: 'number' in means ? { ...means, unit: typedIn } : means })
  }
  form.system = system
}

type OnForm = Extract<Act, { type: 'init' | 'initMissing' | 'units' | 'reset' }>

function onWhole(form: Form, done: OnForm): void {
  const eachRow = (change: (row: Form) => void) => [...form.rows.values()].flat().forEach((row) => change(row.form))
  if (done.type === 'units') {
    inSystem(form, done.system)
    eachRow((row) => inSystem(row, done.system))
  } else if (done.type === 'reset') {
    Object.assign(form, { ...opened(form.schema, form), pasted: undefined })
    eachRow((row) => (row.around = form))
  } else if (done.type === 'initMissing') {
    form.initStatus = done.why
    eachRow((row) => (row.initStatus = done.why))
  } else {
    const isNews = form.init !== done.data || form.initStatus !== undefined
    const isFirst = form.schema.init !== undefined && form.init === undefined
    if (isNews) answered(form, done.data)
    if (isFirst) markRestored(form, Object.fromEntries(form.inputs))
    if (!isNews) return
    eachRow((row) => {
      answered(row, done.data)
      settleRow(form, row)
    })
  }
}

function enterCell(row: Form, field: string, { text, means }: Cell): void {
  const isText = row.schema.fields[field]?.kind === 'choice'
  act(row, isText ? { type: 'choose', field, value: text } : { type: 'commit', field, text, means })
}

/** Applies an act in place. */
export function act(form: Form, done: Act): void {
  const taking = {
    newRow: (list: string, at: number) => newRow(form, list, at),
    enter: enterCell,
    clear: (row: Form, field: string) => act(row, { type: 'choose', field, value: undefined }),
    forget: () => forget(form),
  }
  if (done.type === 'restore') {
    restore(form, done.inputs, taking)
    if (!form.schema.init || form.init) markRestored(form, done.inputs)
  } else if (done.type === 'pasted') paste(form, done, taking)
  else if (done.type === 'pick') pick(form, done)
  else if ('list' in done) onRows(form, done)
  else if (done.type === 'choose') choose(form, done)
  else if (done.type === 'toggle') toggle(form, done)
  else if (done.type === 'undo') undo(form, done.field)
  else if (!('field' in done)) onWhole(form, done)
  else {
    const field = numberField(form, done.field)
    if (field) (done.type === 'input' ? typed : left)(form, field, done)
  }
  settle(form)
  forget(form)
  for (const rows of form.rows.values()) for (const row of rows) settleRow(form, row.form)
}
