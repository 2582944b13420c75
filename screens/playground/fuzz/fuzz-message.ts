import type { LawResult } from './fuzz-run.ts'

/** Messages from the worker to the page. */
export type FuzzMessage =
  | { readonly type: 'begun'; readonly laws: number }
  | { readonly type: 'law'; readonly result: LawResult }
  | { readonly type: 'done' }
