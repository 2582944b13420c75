/** What is said between who judges the engine and the threads that run laws over it. */
import type { Place } from './engine-reach.ts'

/** Laws, each with so many cases: all, or those of an order. */
export type Round = { readonly runs: number; readonly order: readonly string[] | undefined }

/** What a thread is given. */
export type Task = {
  readonly replaced: { readonly file: string; readonly source: string } | undefined
  readonly files: readonly string[]
  readonly rounds: readonly Round[]
  /** Places of which it tells which laws come there. */
  readonly watched: readonly Place[]
  /** With every calculator. */
  readonly isWhole: boolean
}

/** What a thread says: that it begins with a law, where one came that held, then the one that does not hold, or that all do. */
export type Report =
  | { readonly begins: string }
  | { readonly ran: string; readonly runs: number; readonly ms: number; readonly reached: readonly number[] }
  | { readonly broken: string | undefined; readonly words: string }
