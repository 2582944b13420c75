/** Inputs from elsewhere: a saved form, pasted rows, a number from a dialog. */
import { isRecord } from '../../base/is-record.ts'
import type { ListField } from '../../define/index.ts'
import { atRest, byRule, isFlagged, put, recommit, refuse, setAndFollow } from './change.ts'
import { awaitsLimits, broken, type Form, hasNoOptions, type Input, isHeld, type Meaning, options, type Row } from './form.ts'
import { correct, draftText, shownNumber } from './number.ts'

/** The text of a cell, and its meaning. */
export type Cell = { readonly text: string; readonly means: Meaning }
/** The inputs from elsewhere; rows count from 0. */
export type Taking =
  | { readonly type: 'restore'; readonly inputs: Readonly<Record<string, unknown>> }
  | { readonly type: 'pick'; readonly field: string; readonly value: number }
  | {
      readonly type: 'pasted'
      readonly list: string
      readonly cells: readonly Readonly<Record<string, Cell>>[]
      readonly at?: number | undefined
      readonly replace?: boolean
    }
/** Callbacks of this module: creates a row for a place, enters a cell or clears a choice, and drops what is cached of rows that are others now. */
export type Doings = {
  readonly newRow: (list: string, at: number) => Row
  readonly forget: () => void
  readonly enter: (row: Form, field: string, cell: Cell) => void
  readonly clear: (row: Form, field: string) => void
}

/** Most rows of a list. */
export const most = (field: ListField): number => field.maxRows ?? 100

function asNumber(form: Form, id: string, entered: number): number {
  const field = form.schema.fields[id]
  if (field?.kind !== 'number' || !broken(form, id, entered) || isFlagged(field) || awaitsLimits(form, id)) return entered
  const corrected = correct(form, id, entered)
  return 'code' in corrected ? entered : corrected.number
}

function acceptable(form: Form, id: string, entered: unknown): Input | undefined {
  const field = form.schema.fields[id]
  if (!field || field.kind === 'diagram' || field.kind === 'list') return undefined
  if (field.kind === 'alternatives') return typeof entered === 'string' && Object.hasOwn(field.branches, entered) ? entered : undefined
  if (field.kind === 'toggle') return typeof entered === 'boolean' ? entered : undefined
  if (field.kind === 'number') return isHeld(entered) ? asNumber(form, id, entered) : undefined
  const offered = hasNoOptions(form, field) ? undefined : options(form, field)
  const isOffered = (one: unknown) => typeof one === 'string' && (offered?.some(({ value }) => value === one) ?? true)
  if (field.kind === 'choice') return typeof entered === 'string' && isOffered(entered) ? entered : undefined
  return Array.isArray(entered) ? entered.filter((one: unknown): one is string => isOffered(one)) : undefined
}

function restoreRows(form: Form, list: string, [entered, doings]: readonly [unknown, Doings]): void {
  const field = form.schema.fields[list]
  if (field?.kind !== 'list') return
  if (entered === null) form.rows.set(list, [])
  if (!Array.isArray(entered) || !entered.every(isRecord)) return
  form.rows.set(list, [])
  for (const [at, inputs] of entered.slice(0, most(field)).entries()) {
    const row = doings.newRow(list, at)
    form.rows.set(list, [...(form.rows.get(list) ?? []), row])
    doings.forget()
    for (const id of Object.keys(field.row)) if (!Object.hasOwn(inputs, id)) put(row.form, id, undefined)
    restore(row.form, inputs, doings)
  }
}

/** Restores a saved form; a field without a usable value keeps its input, which is committed again. */
export function restore(form: Form, inputs: Readonly<Record<string, unknown>>, doings: Doings): void {
  const others: string[] = []
  for (const id of form.order.filter((one) => form.schema.fields[one])) {
    const field = form.schema.fields[id]
    const entered = Object.hasOwn(inputs, id) ? inputs[id] : undefined
    if (field?.kind === 'list' && Object.hasOwn(inputs, id)) restoreRows(form, id, [entered, doings])
    else if (entered === null && atRest(field) === undefined) {
      put(form, id, undefined)
      form.emptied.add(id)
    } else {
      const taken = acceptable(form, id, entered)
      if (taken !== undefined) put(form, id, taken)
      else if (!awaitsLimits(form, id)) others.push(id)
    }
  }
  recommit(form, others, undefined)
}

/** Pastes rows up to the maximum; each cell is handled as if it had been entered. */
export function paste(form: Form, { list, cells, at, replace = false }: Taking & { type: 'pasted' }, doings: Doings): void {
  const field = form.schema.fields[list]
  if (field?.kind !== 'list') return
  const before = replace ? [] : (form.rows.get(list) ?? [])
  const place = Math.min(Math.max(at ?? before.length, 0), before.length)
  const taken = cells.slice(0, Math.max(0, most(field) - before.length))
  form.rows.set(list, before)
  const refused = taken.flatMap((texts, index) => {
    const { key, form: row } = doings.newRow(list, place + index)
    form.rows.set(list, (form.rows.get(list) ?? []).toSpliced(place + index, 0, { key, form: row }))
    doings.forget()
    return row.order
      .filter((id) => (texts[id]?.text.trim() ?? '') !== '')
      .flatMap((id) => {
        const cell = texts[id]
        const isText =
          row.schema.fields[id]?.kind === 'choice' && !options(row, row.schema.fields[id])?.some(({ value }) => value === cell?.text)
        if (!cell) return []
        if (isText) doings.clear(row, id)
        else doings.enter(row, id, cell)
        const code = isText ? 'notAnOption' : row.refused.get(id)?.code
        return code === undefined ? [] : [{ row: place + index, field: id, text: cell.text, code }]
      })
  })
  form.pasted = { list, rows: taken.length, tooMany: cells.length - taken.length, refused }
}

/** Sets a number from a dialog as if it had been entered; one undoable change. */
export function pick(form: Form, { field: id, value: number }: Taking & { type: 'pick' }): void {
  const field = form.schema.fields[id]
  if (field?.kind !== 'number' || !isHeld(number)) return
  const corrected = correct(form, id, number)
  if ('code' in corrected) {
    const shown = shownNumber(form, field, number)
    form.chips.delete(id)
    return refuse(form, id, { text: draftText(shown), means: { number: shown }, left: true, ...corrected })
  }
  if (corrected.rule === undefined) return byRule(form, { id, to: number, rule: 'picked', cause: undefined })
  setAndFollow(form, id, corrected.number)
  form.chips.set(id, {
    rule: corrected.rule,
    limit: corrected.limit,
    from: number,
    to: corrected.number,
    announce: field.onOutOfRange === 'correct',
  })
}
