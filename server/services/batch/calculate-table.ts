/** Calculates a table of working conditions row by row, so that an error in one row does not affect the others. */
import { type BatchAnswer, type BatchRow, mostBatchRows } from '../../../contract/results/batch.ts'
import { type FormState, initialState } from '../../../engine/index.ts'
import { AppError } from '../../base/errors.ts'
import { jsonText } from '../../base/json-text.ts'
import { runInSlices } from '../../base/run-in-slices.ts'
import type { UploadedRow, UploadedTable } from '../../files/upload/upload-limits.ts'
import type { Caller } from '../calls/served-call.ts'
import { type BatchForm, isServedForm } from './batch-forms.ts'
import { faultText, remarksOf } from './batch-words.ts'
import { calculateRow, type Outcome } from './calculate-row.ts'
import { columnsOf } from './columns.ts'
import { type AskInit, type FilledRow, fillRow } from './fill-row.ts'
import type { FileMarks } from '../../../engine/units/index.ts'
import { findHead, type TableHead } from './read-head.ts'
import { cellsOf, marksOf } from './row-cells.ts'
import { inputsOf } from './shown-inputs.ts'
import { tableNotes } from './table-notes.ts'
import { valueHeads, valueOutcome } from './value-row.ts'

type TableRequest = {
  readonly form: BatchForm
  readonly caller: Caller
  readonly head: TableHead
  readonly marks: FileMarks
  readonly start: FormState
  readonly askInit: AskInit
}

const outcomeOf = async (form: BatchForm, filled: FilledRow, caller: Caller): Promise<Outcome> => {
  if (!isServedForm(form)) return valueOutcome(form, filled, caller.locale)
  const { issues, state } = filled
  if (issues.length === 0) return calculateRow(form, state, caller)
  const shown = { locale: caller.locale, values: state.snapshot.values }
  return { state: 'faulty', faults: issues.map((issue) => faultText(form, shown, issue)) }
}

const answerRow = async ({ form, caller, head, marks, start, askInit }: TableRequest, row: UploadedRow): Promise<BatchRow> => {
  const { inTurn = runInSlices } = caller
  const filled = await inTurn(fillRow(start, cellsOf(head, row, marks), askInit))
  const inputs = inputsOf(form, caller.locale, filled)
  const place = { row: row.row, item: head.item === undefined ? '' : (row.cells[head.item]?.trim() ?? ''), inputs }
  return { ...place, ...(await outcomeOf(form, filled, caller)), remarks: remarksOf(form, caller.locale, filled) }
}

const countsOf = (rows: readonly BatchRow[]): BatchAnswer['counts'] => {
  const counts = { found: 0, unknown: 0, nothing: 0, calculated: 0, incomplete: 0, faulty: 0 }
  for (const { state } of rows) counts[state]++
  return counts
}

/** A table that was read: what is known before its rows are calculated, and the rows, each calculated when it is asked for. */
export interface OpenTable {
  readonly about: Omit<BatchAnswer, 'rows' | 'counts'>
  readonly rows: AsyncGenerator<BatchRow>
}

async function* calculateRows(request: TableRequest, rows: readonly UploadedRow[]): AsyncGenerator<BatchRow> {
  for (const row of rows) yield await answerRow(request, row)
}

/**
 * Reads a table.
 *
 * @param form form that the columns belong to
 * @param table head and rows
 * @param catalogueVersion the current version
 * @throws AppError `noBatchColumn`
 */
export const openTable = async (
  form: BatchForm,
  table: UploadedTable,
  { caller, catalogueVersion }: { readonly caller: Caller; readonly catalogueVersion: string },
): Promise<OpenTable> => {
  const { inTurn = runInSlices } = caller
  const init = await inTurn(form.init({}, caller))
  const found = findHead(table.rows, columnsOf(form, init))
  const { head, rows } = found
  if (head.cells.every((cell) => cell === undefined)) throw new AppError('noBatchColumn')
  if (rows.length > mostBatchRows) throw new AppError('tooManyBatchRows')
  const start = initialState(form.plan, init ? { init } : {})
  const askInit: AskInit = (query) => form.init(Object.fromEntries(Object.entries(query).map(([name, text]) => [name, [text]])), caller)
  const about = {
    calculator: form.id,
    ...(isServedForm(form) ? { catalogueVersion } : { values: valueHeads(form, caller.locale) }),
    total: rows.length,
    unknownColumns: [...head.unknown],
    repeatedColumns: [...head.repeated],
    notes: tableNotes(caller.locale, table, found),
  }
  return { about, rows: calculateRows({ form, caller, head, marks: marksOf(head, rows), start, askInit }, rows) }
}

/** Calculates all rows of a table. */
export const calculateTable = async ({ about, rows }: OpenTable): Promise<BatchAnswer> => {
  const all: BatchRow[] = []
  for await (const row of rows) all.push(row)
  return { ...about, rows: all, counts: countsOf(all) }
}

/** The answer to a table as JSON: a line with what is known before, a line for each row as soon as it is calculated, then the counts. */
export async function* streamTable({ about, rows }: OpenTable): AsyncGenerator<string> {
  yield `${jsonText(about).slice(0, -1)},"rows":[\n`
  const done: BatchRow[] = []
  for await (const row of rows) {
    yield `${done.length === 0 ? '' : ','}${jsonText(row)}\n`
    done.push(row)
  }
  yield `],"counts":${jsonText(countsOf(done))}}`
}
