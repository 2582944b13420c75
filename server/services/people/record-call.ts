/** What the calls about saved items share. */
import { done, nothingAsked } from '../../../contract/people/people.ts'
import { recordPage } from '../../../contract/saved/saved-items.ts'
import type { Access } from '../../../contract/people/rights.ts'
import { AppError } from '../../base/errors.ts'
import { listPage, wholeNumber } from '../calls/read-query.ts'

/** The right that a call needs. */
export const to = (resource: string, action: string): Access => ({ resource, action })
/** A body that holds nothing, and may be empty. */
export const emptyBody = { name: 'Nothing', shape: nothingAsked, mayBeEmpty: true } as const
/** The answer of a call that has nothing to say but that it succeeded. */
export const finished = { name: 'Done', shape: done }
/** Data of that answer. */
export const isDone = { done: true } as const
/** The error where there is no such record. */
export const missing = 'unknownRecord'
/** Longest id, name or keyword, UTF-16 units. */
export const longest = 200
/** An id for examples. */
export const exampleID = '00000000-0000-4000-8000-000000000002'
/** A selection for examples. */
export const exampleSelection = { v: 1, calculator: '30', inputs: { W: 80 } } as const

/** @throws AppError `unknownRecord`, also for a record of somebody else: nobody learns that it exists */
export const existing = <Row>(row: Row | undefined | false): Row => {
  if (row === undefined || row === false) throw new AppError(missing)
  return row
}

/** Page of a list. */
export const pages = { page: listPage, size: wholeNumber('Records on a page; default 15, at most 100', recordPage) }
