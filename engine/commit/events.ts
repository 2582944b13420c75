/** What can happen to a form. */
import type { InitData, InitStatus } from '../plan/plan.ts'
import type { UnitSystem } from '../units/index.ts'

/** An event of a field within a row. */
export type RowEvent = Extract<FormEvent, { type: 'input' | 'commit' | 'choose' | 'undo' }>

/** An event of a list: rows are named by their key, positions count from 0. */
export type RowsEvent =
  | { readonly type: 'inRow'; readonly list: string; readonly row: number; readonly event: RowEvent }
  /** Adds a row with its defaults at position `at`, or at the end. */
  | { readonly type: 'rowAdded'; readonly list: string; readonly at?: number }
  | { readonly type: 'rowRemoved'; readonly list: string; readonly row: number }
  /** Restores the row that was removed last, at its former position. */
  | { readonly type: 'rowPutBack'; readonly list: string }
  | { readonly type: 'rowMoved'; readonly list: string; readonly row: number; readonly to: number }
  /** Rows from a table (see `readTable`), each cell by its field, taken as if it had been entered; `at` as in `rowAdded`. */
  | {
      readonly type: 'rowsPasted'
      readonly list: string
      readonly cells: readonly Readonly<Record<string, string>>[]
      readonly at?: number
      /** Replaces the existing rows instead of inserting. */
      readonly replace?: boolean
    }

/** Every event that changes a form: of the user, the service or the engine. */
export type FormEvent =
  /** Text of a number field while it is typed. A text that needs no correction becomes the value; any other stays a draft. */
  | { readonly type: 'input'; readonly field: string; readonly text: string }
  /** Blur, Enter or a stepper: commits the text by the field's policies. */
  | { readonly type: 'commit'; readonly field: string; readonly text: string }
  /** Chooses an option or branch, or switches a toggle; undefined clears a choice. */
  | { readonly type: 'choose'; readonly field: string; readonly value: string | boolean | undefined }
  /** Toggles one option of a multiple choice. */
  | { readonly type: 'toggle'; readonly field: string; readonly value: string }
  /** Takes a number that a dialog calculated, in the field's unit. */
  | { readonly type: 'pick'; readonly field: string; readonly value: number }
  | RowsEvent
  | { readonly type: 'init'; readonly data: InitData }
  /** A new init answer is being loaded, or could not be loaded. */
  | { readonly type: 'initMissing'; readonly why: InitStatus }
  | { readonly type: 'units'; readonly system: UnitSystem }
  /** The language in which numbers are typed, as a BCP 47 tag. */
  | { readonly type: 'language'; readonly locale: string }
  | { readonly type: 'undo'; readonly change: number }
  | { readonly type: 'reset' }
  /** Restores saved values by field; null stands for an empty field. */
  | { readonly type: 'restore'; readonly inputs: Readonly<Record<string, unknown>> }
