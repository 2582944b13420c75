/** What can happen to a form. */
import type { InitData, InitStanding } from '../plan/plan.ts'
import type { UnitSystem } from '../units/index.ts'

/** What can happen in a row, as in a form. */
export type RowEvent = Extract<FormEvent, { type: 'input' | 'commit' | 'choose' | 'undo' }>

/** What can happen to the rows of a list; a row goes by its key. Rows count from 0. */
export type RowsEvent =
  | { readonly type: 'inRow'; readonly list: string; readonly row: number; readonly event: RowEvent }
  /** A new row with its defaults; the last one where `at` is left out. */
  | { readonly type: 'rowAdded'; readonly list: string; readonly at?: number }
  | { readonly type: 'rowRemoved'; readonly list: string; readonly row: number }
  /** The row that was removed last comes back to its place. */
  | { readonly type: 'rowPutBack'; readonly list: string }
  | { readonly type: 'rowMoved'; readonly list: string; readonly row: number; readonly to: number }
  /** Rows from a table (see `readTable`), each cell by its field, taken as if it had been entered; `at` as in `rowAdded`. */
  | {
      readonly type: 'rowsPasted'
      readonly list: string
      readonly cells: readonly Readonly<Record<string, string>>[]
      readonly at?: number
      /** In place of the rows that are there. */
      readonly replace?: boolean
    }

/** Everything that can happen to a form, by user, service or engine. */
export type FormEvent =
  /** A number's text while it is typed: a text that needs no correction is its value at once, any other waits. */
  | { readonly type: 'input'; readonly field: string; readonly text: string }
  /** Blur, Enter or a stepper: the text becomes a value by the field's policies. */
  | { readonly type: 'commit'; readonly field: string; readonly text: string }
  /** An option or branch is chosen; undefined clears. */
  | { readonly type: 'choose'; readonly field: string; readonly value: string | undefined }
  /** One option of several is switched. */
  | { readonly type: 'toggle'; readonly field: string; readonly value: string }
  /** A number that a dialog beside the field has worked out, in the field's unit. */
  | { readonly type: 'pick'; readonly field: string; readonly value: number }
  | RowsEvent
  | { readonly type: 'init'; readonly data: InitData }
  /** Another init answer than the one that is there is asked for, or could not be had. */
  | { readonly type: 'initMissing'; readonly why: InitStanding }
  | { readonly type: 'units'; readonly system: UnitSystem }
  | { readonly type: 'undo'; readonly change: number }
  | { readonly type: 'reset' }
  /** A form as it was left: values by field, null for one that was empty. */
  | { readonly type: 'restore'; readonly inputs: Readonly<Record<string, unknown>> }
