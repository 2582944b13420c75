/** The cells of a row as input of the form. Issues of the cell itself are found here; its value is validated by the form. */
import type { Change, FormState, Issue } from '../../../engine/index.ts'
import type { CellNote, UploadedRow } from '../../files/upload/upload-limits.ts'
import { fileMarks, type FileMarks, withoutDoubt } from '../../../engine/units/index.ts'
import type { HeadCell, TableHead } from './read-head.ts'

/**
 * Issues that only cells have: `twoReadings`, an ambiguous number; `noValue`, a formula without a calculated value; the others, a
 * value of another kind where a number belongs.
 */
export type CellIssue = {
  readonly code: 'twoReadings' | 'noValue' | 'dateCell' | 'timeCell' | 'booleanCell'
  readonly path: string
  readonly params: Readonly<Record<string, string>>
}

/** A cell that the form would correct, with what it would make of it. */
export type CorrectedCell = { readonly code: 'corrected'; readonly path: string; readonly change: Change; readonly state: FormState }

/** An issue of a row: one of the form, or one of a cell. */
export type RowIssue = Issue | CellIssue | CorrectedCell

/** A cell that is not empty, with the unit of its head. A cell with a problem is not entered. */
export type FilledCell = HeadCell & { readonly text: string; readonly problem?: CellIssue }

const hasNumbers = ({ column }: HeadCell): boolean => ['number', 'list'].includes(column.planned.field.kind)

/** Whether a cell holds a number as text; a number stored as a number is unambiguous. */
const isWritten = (head: HeadCell, { notes }: UploadedRow, at: number): boolean => hasNumbers(head) && notes?.get(at) === undefined

/** Kinds of values that are no number, by the note of their cell. */
const otherKinds: Readonly<Partial<Record<CellNote, CellIssue['code']>>> = {
  date: 'dateCell',
  time: 'timeCell',
  boolean: 'booleanCell',
  formula: 'noValue',
}

const problemOf = (head: HeadCell, note: CellNote | undefined, text: string): CellIssue | undefined => {
  const code = note && otherKinds[note]
  if (code === undefined || (note !== 'formula' && !hasNumbers(head))) return undefined
  return { code, path: head.column.id, params: { value: text } }
}

/** @returns what the textual numbers of a table show about its decimal signs */
export const marksOf = ({ cells: heads }: TableHead, rows: readonly UploadedRow[]): FileMarks =>
  fileMarks(rows.flatMap((row) => heads.flatMap((head, at) => (head && isWritten(head, row, at) ? [row.cells[at] ?? ''] : []))))

/** @returns the cells of a row that are not empty */
export const cellsOf = ({ cells: heads }: TableHead, row: UploadedRow, marks: FileMarks): readonly FilledCell[] =>
  heads.flatMap((head, at) => {
    if (!head) return []
    const text = row.cells[at]?.trim() ?? ''
    const path = head.column.id
    const problem = problemOf(head, row.notes?.get(at), text)
    if (problem) return [{ ...head, text, problem }]
    if (text === '') return []
    const read = isWritten(head, row, at) ? withoutDoubt(text, marks) : { text }
    return 'open' in read ? [{ ...head, text, problem: { code: 'twoReadings', path, params: read.open } }] : [{ ...head, text: read.text }]
  })
