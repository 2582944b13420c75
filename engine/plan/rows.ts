/** The rows of a list as they have been evaluated. */
import type { ListField } from '../define/index.ts'
import { RowValues } from '../expression/index.ts'
import type { Value } from '../expression/index.ts'
import type { Snapshot } from './evaluate.ts'
import type { Issue } from './issue.ts'
import type { EvaluationState, InputValue, RowInputs } from './plan.ts'

const usualMost = 100

/** The properties of a list that limit its number of rows. */
type RowCounts = Pick<ListField, 'minRows' | 'maxRows' | 'required'>

/** Minimum number of rows; a list that is not required now may also be empty. */
export const fewestRows = ({ minRows, required }: RowCounts): number => minRows ?? (required === false ? 0 : 1)

/** Maximum number of rows. */
export const mostRows = ({ maxRows }: RowCounts): number => maxRows ?? usualMost

/** Whether a list, which is required now or not, may have this number of rows. */
export const mayHaveRows = (field: ListField, count: number, isRequired: boolean): boolean =>
  (count === 0 && !isRequired) || (count >= fewestRows(field) && count <= mostRows(field))

/** The path of what is in a row, counted from 0: `phases[3].load`. */
export const cellPath = (list: string, row: number, field: string): string => `${list}[${row}].${field}`

/** What a cell path names; undefined for any other path. */
export function readCellPath(path: string): { readonly list: string; readonly row: number; readonly field: string } | undefined {
  const [, list, row, field] = /^([^[\]]+)\[(\d+)\]\.(.+)$/.exec(path) ?? []
  return list === undefined || field === undefined ? undefined : { list, row: Number(row), field }
}

/** An evaluated row and the first reason why it cannot be used. */
export type EvaluatedRow = { readonly snapshot: Snapshot; readonly reason: Issue | undefined }

/** Input of the evaluation of rows. */
export type RowsRead = {
  readonly inputs: readonly RowInputs[]
  readonly refused: NonNullable<EvaluationState['refusedCells']>[string] | undefined
  readonly init: EvaluationState['init']
  readonly outer: readonly Value[]
}

/** All rows of a list. The values around them are the same array while none of them differs. */
export class Rows extends RowValues {
  readonly read: RowsRead
  readonly rows: readonly EvaluatedRow[]

  constructor(parts: Pick<Rows, 'read' | 'rows' | 'values' | 'since'>) {
    super(parts.values, parts.since)
    this.read = parts.read
    this.rows = parts.rows
  }
}

const noRows: readonly RowInputs[] = []

/** The rows among committed values; none where they are something else. */
export function rowInputs(value: InputValue | undefined): readonly RowInputs[] {
  if (!Array.isArray(value)) return noRows
  // A list of options has texts; rows are objects, all or none. Array.isArray does not narrow readonly arrays.
  return typeof value[0] === 'object' ? (value as readonly RowInputs[]) : noRows
}
