/** The cells of a row as input of the form. Issues of the cell itself are found here; its value is validated by the form. */
import type { Issue } from '../../../engine/index.ts'
import type { UploadedRow } from '../../files/upload/upload-limits.ts'
import { fileMarks, type FileMarks, withoutDoubt } from '../../../engine/units/index.ts'
import type { HeadCell, TableHead } from './read-head.ts'

/** Issues that only cells have: `twoReadings`, an ambiguous number; `noValue`, a formula without a calculated value. */
export type CellIssue = {
  readonly code: 'twoReadings' | 'noValue'
  readonly path: string
  readonly params: Readonly<Record<string, string>>
}

/** An issue of a row: one of the form, or one of a cell. */
export type RowIssue = Issue | CellIssue

/** A cell that is not empty, with the unit of its head. A cell with a problem is not entered. */
export type FilledCell = HeadCell & { readonly text: string; readonly problem?: CellIssue }

const hasNumbers = ({ column }: HeadCell): boolean => ['number', 'list'].includes(column.planned.field.kind)

/** Whether a cell holds a number as text; a number stored as a number is unambiguous. */
const isWritten = (head: HeadCell, { notes }: UploadedRow, at: number): boolean => hasNumbers(head) && notes?.get(at) !== 'number'

/** @returns what the textual numbers of a table show about its decimal signs */
export const marksOf = ({ cells: heads }: TableHead, rows: readonly UploadedRow[]): FileMarks =>
  fileMarks(rows.flatMap((row) => heads.flatMap((head, at) => (head && isWritten(head, row, at) ? [row.cells[at] ?? ''] : []))))

/** @returns the cells of a row that are not empty */
export const cellsOf = ({ cells: heads }: TableHead, row: UploadedRow, marks: FileMarks): readonly FilledCell[] =>
  heads.flatMap((head, at) => {
    if (!head) return []
    const text = row.cells[at]?.trim() ?? ''
    const path = head.column.id
    if (row.notes?.get(at) === 'formula') return [{ ...head, text, problem: { code: 'noValue', path, params: {} } }]
    if (text === '') return []
    const read = isWritten(head, row, at) ? withoutDoubt(text, marks) : { text }
    return 'open' in read ? [{ ...head, text, problem: { code: 'twoReadings', path, params: read.open } }] : [{ ...head, text: read.text }]
  })
