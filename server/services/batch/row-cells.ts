/** The cells of a row as the form is given them: what a cell says of itself is judged here, what its value is worth by the form. */
import type { Issue } from '../../../engine/index.ts'
import type { UploadedRow } from '../../files/upload/upload-limits.ts'
import { fileMarks, type FileMarks, withoutDoubt } from './number-marks.ts'
import type { HeadCell, TableHead } from './read-head.ts'

/** What only a cell of a table can have: `twoReadings`, a number that the file does not settle; `noValue`, a formula that was never calculated. */
export type CellIssue = {
  readonly code: 'twoReadings' | 'noValue'
  readonly path: string
  readonly params: Readonly<Record<string, string>>
}

/** What is wrong with a row: by the form, or with a cell of it. */
export type RowIssue = Issue | CellIssue

/** A cell that is not empty, with the unit of its head. With a problem it counts for nothing. */
export type FilledCell = HeadCell & { readonly text: string; readonly problem?: CellIssue }

const hasNumbers = ({ column }: HeadCell): boolean => ['number', 'list'].includes(column.planned.field.kind)

/** A number that a workbook holds as one has a single reading. */
const isWritten = (head: HeadCell, { notes }: UploadedRow, at: number): boolean => hasNumbers(head) && notes?.get(at) !== 'number'

/** @returns what the written numbers of a table say of its signs */
export const marksOf = ({ cells: heads }: TableHead, rows: readonly UploadedRow[]): FileMarks =>
  fileMarks(rows.flatMap((row) => heads.flatMap((head, at) => (head && isWritten(head, row, at) ? [row.cells[at] ?? ''] : []))))

/** @returns the cells of a row that are filled in */
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
