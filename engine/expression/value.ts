/** What an expression computes with. */
import type { Absent } from './absent.ts'

/** A single known value. */
export type Scalar = number | string | boolean

/** Data with named members: a row of a table, an object of the init data. */
export type RecordValue = { readonly [name: string]: Value }

/** Numbers are finite; whatever is not there is an `Absent` with its reasons. */
export type Value = Scalar | readonly Scalar[] | RecordValue | Absent
