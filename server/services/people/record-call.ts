/** What the calls about records have in common. */
import { done } from '../../../contract/people/people.ts'
import { recordPage } from '../../../contract/saved/saved-items.ts'
import type { Access } from '../../../contract/people/rights.ts'
import { AppError } from '../../base/errors.ts'
import { listPage, wholeNumber } from '../calls/read-query.ts'

/** A thing and what is done with it. */
export const to = (resource: string, action: string): Access => ({ resource, action })
/** Nothing is told but that it is done. */
export const finished = { name: 'Done', shape: done }
/** The answer of such a call. */
export const isDone = { done: true } as const
/** The refusal where there is no such record. */
export const missing = 'unknownRecord'
/** Longest id, name or keyword that is read. */
export const longest = 200
/** Stands in examples. */
export const exampleID = '00000000-0000-4000-8000-000000000002'
/** Stands in examples. */
export const exampleSelection = { v: 1, calculator: '30', inputs: { W: 80 } } as const

/** @throws AppError `unknownRecord`: of another person's record nobody learns that it is there */
export const existing = <Found>(found: Found | undefined | false): Found => {
  if (found === undefined || found === false) throw new AppError(missing)
  return found
}

/** Which page of a list. */
export const pages = { page: listPage, size: wholeNumber('recordSize', recordPage) }
