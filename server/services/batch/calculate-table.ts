/** Calculates a table of working conditions row by row, so that an error in one row does not affect the others. */
import type { BatchAnswer, BatchRow } from '../../../contract/results/batch.ts'
import { type FormState, initialState } from '../../../engine/index.ts'
import { AppError } from '../../base/errors.ts'
import { runInSlices } from '../../base/run-in-slices.ts'
import type { UploadedRow, UploadedTable } from '../../files/upload/upload-limits.ts'
import type { Caller } from '../calls/served-call.ts'
import type { BatchForm } from './batch-forms.ts'
import { faultText, remarksOf } from './batch-words.ts'
import { calculateRow } from './calculate-row.ts'
import { columnsOf } from './columns.ts'
import { type AskInit, fillRow } from './fill-row.ts'
import type { FileMarks } from '../../../engine/units/index.ts'
import { readHead, type TableHead } from './read-head.ts'
import { cellsOf, marksOf } from './row-cells.ts'

type TableRequest = {
  readonly form: BatchForm
  readonly caller: Caller
  readonly head: TableHead
  readonly marks: FileMarks
  readonly start: FormState
  readonly askInit: AskInit
}

const answerRow = async ({ form, caller, head, marks, start, askInit }: TableRequest, row: UploadedRow): Promise<BatchRow> => {
  const { inTurn = runInSlices } = caller
  const filled = await inTurn(fillRow(start, cellsOf(head, row, marks), askInit))
  const place = { row: row.row, item: head.item === undefined ? '' : (row.cells[head.item]?.trim() ?? '') }
  const remarks = remarksOf(form, caller.locale, filled)
  if (filled.issues.length > 0) {
    return { ...place, state: 'faulty', faults: filled.issues.map((issue) => faultText(form, caller.locale, issue)), remarks }
  }
  return { ...place, ...(await calculateRow(form, filled.state, caller)), remarks }
}

const countsOf = (rows: readonly BatchRow[]): BatchAnswer['counts'] => {
  const count = (state: BatchRow['state']) => rows.filter((row) => row.state === state).length
  return { found: count('found'), unknown: count('unknown'), nothing: count('nothing'), faulty: count('faulty') }
}

/**
 * Calculates a table.
 *
 * @param form form that the columns belong to
 * @param table head and rows
 * @param catalogueVersion the current version
 * @throws AppError `noBatchColumn`
 */
export const calculateTable = async (
  form: BatchForm,
  table: UploadedTable,
  { caller, catalogueVersion }: { readonly caller: Caller; readonly catalogueVersion: string },
): Promise<BatchAnswer> => {
  const { inTurn = runInSlices } = caller
  const init = await inTurn(form.init({}, caller))
  const [first, ...rest] = table.rows
  const head = readHead(first?.cells ?? [], columnsOf(form, init))
  if (head.cells.every((cell) => cell === undefined)) throw new AppError('noBatchColumn')
  const start = initialState(form.plan, init ? { init } : {})
  const askInit: AskInit = (query) => form.init(Object.fromEntries(Object.entries(query).map(([name, text]) => [name, [text]])), caller)
  const marks = marksOf(head, rest)
  const rows: BatchRow[] = []
  for (const row of rest) {
    rows.push(await answerRow({ form, caller, head, marks, start, askInit }, row))
  }
  return {
    calculator: form.id,
    catalogueVersion,
    counts: countsOf(rows),
    unknownColumns: [...head.unknown],
    repeatedColumns: [...head.repeated],
    rows,
  }
}
