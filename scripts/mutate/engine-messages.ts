/** Messages between the judge of the engine and the threads that run laws. */
import type { Place } from './engine-reach.ts'

/** Laws to run with a number of cases: all, or those of an order. */
export type Round = { readonly runs: number; readonly order: readonly string[] | undefined }

/** Input of a thread. */
export type Task = {
  readonly replaced: { readonly file: string; readonly source: string } | undefined
  readonly files: readonly string[]
  readonly rounds: readonly Round[]
  /** Places for which to report the laws that reach them. */
  readonly watched: readonly Place[]
  /** Whether to use all calculators. */
  readonly isWhole: boolean
}

/** Reports of a thread: a law starts, has held, is broken, or all laws have held. */
export type Report =
  | { readonly begins: string }
  | { readonly ran: string; readonly runs: number; readonly ms: number; readonly reached: readonly number[] }
  | { readonly broken: string | undefined; readonly words: string }
