/** Definitions shared by the calls for saved items. */
import { done, emptyRequest } from '../../../contract/people/people.ts'
import { recordPage } from '../../../contract/saved/saved-items.ts'
import type { Access } from '../../../contract/people/rights.ts'
import { AppError } from '../../base/errors.ts'
import { listPage, wholeNumber } from '../calls/read-query.ts'

/** The access right of a call. */
export const to = (resource: string, action: string): Access => ({ resource, action })
/** An empty body; it may be left out. */
export const emptyBody = { name: 'Nothing', shape: emptyRequest, mayBeEmpty: true } as const
/** The answer shape of a call that only confirms success. */
export const finished = { name: 'Done', shape: done }
/** The data of that answer. */
export const isDone = { done: true } as const
/** The error for an unknown record. */
export const missing = 'unknownRecord'
/** Longest id, name or keyword, UTF-16 units. */
export const longest = 200
/** An id for examples. */
export const exampleID = '00000000-0000-4000-8000-000000000002'
/** A selection for examples. */
export const exampleSelection = { v: 2, calculator: '30', inputs: { W: 80 } } as const

/** Returns the row. @throws AppError `unknownRecord`, also for another person's record, so that its existence is not revealed */
export const existing = <Row>(row: Row | undefined | false): Row => {
  if (row === undefined || row === false) throw new AppError(missing)
  return row
}

/** The parameters of a page. */
export const pages = { page: listPage, size: wholeNumber('Records on a page; default 15, at most 100', recordPage) }
