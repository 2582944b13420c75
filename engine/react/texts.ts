/** Texts of a form, provided by the application. The engine has none of its own. */
import type { ReactNode } from 'react'
import type { Change, Issue, Lock } from '../index.ts'

/** The texts of a form in one language. */
export type FormTexts = {
  /** Label of a field or derived value; for `phases.load` of the column, for `phases[3].load` with the row number. */
  readonly label: (id: string) => string
  readonly section: (name: string) => string
  /** Shown beside the title of an optional section. */
  readonly optional: string
  /** Stands between names in one line, with its blank: `, `. */
  readonly listMark: string
  /** The same, with the labels of the fields in it that are filled in. */
  readonly filledIn: (labels: readonly string[]) => string
  /** Name of an option; `name` is the service's name. */
  readonly option: (field: string, value: string, name: string | undefined) => string
  /** An additional sentence shown on focus, if the calculator has one for this field. */
  readonly help: (id: string) => string | undefined
  /** The range on focus, e.g. "0.1 – 120 t", "greater than 0"; bounds are already formatted in the displayed unit. */
  readonly range: (range: { min?: string; max?: string; above?: string; below?: string; typical?: string; unit: string }) => string
  /** The range of a value outside of what its field recommends; the value is used all the same. */
  readonly unusual: (range: string) => string
  readonly issue: (issue: Issue, shown: { limit?: string; unit: string; label: string }) => string
  /** Text of an issue that names its field: why Start is disabled. */
  readonly refused: (issue: Issue, shown: { limit?: string; unit: string; label: string }) => string
  /** The sentence of a rule of the calculator, with its placeholders: "{load} on {jacks} jacks is {each} each."; `list`: of its rows. */
  readonly sentence?: (rule: string, list?: string) => string | undefined
  /** Why the engine changed a value, e.g. "above maximum". */
  readonly rule: (change: Change) => string
  /** The full sentence, for screen readers and toasts: "Travel is above the maximum: 7000 mm, corrected to 6000 mm". */
  readonly changed: (change: Change, shown: { label: string; from: string; to: string; unit: string }) => string
  readonly lock: (lock: Lock, firstLabel: string) => string
  readonly unit: (unit: string) => string
  readonly number: (value: number) => string
  /** Label of the ends of a window. */
  readonly tolerance: string
  /** The resulting window, e.g. "Accepted: 40.5 to 49.5 rpm"; the ends are already formatted. */
  readonly expected: (window: { low: string; high: string; unit: string }) => string
  readonly start: string
  readonly stillNeeded: string
  readonly waiting: string
  readonly undo: string
  readonly formula: string
  /** Name of a formula whose quantities are given as numbers. */
  readonly withNumbers: string
  /** For the last value of a formula with conditions. */
  readonly otherwise: string
  readonly choose: string
  /** Yes and no, where a toggle has no words of its own (options `true` and `false`). */
  readonly truth: (value: boolean) => string
  /** Text of the button that opens a dialog, by its name. */
  readonly pick: (picker: string) => string
  readonly reset: string
  readonly rows: RowTexts
}

/** The texts of a list; rows are numbered from 1. */
export type RowTexts = {
  readonly row: string
  /** Header of the column with the row buttons. */
  readonly actions: string
  readonly none: string
  readonly add: string
  readonly remove: (row: number) => string
  readonly moveUp: (row: number) => string
  readonly moveDown: (row: number) => string
  readonly removed: (row: number) => string
  readonly copy: string
  readonly copied: (rows: number) => string
  readonly paste: string
  /** Explains how to paste; shown beside the buttons and where a button may not read the clipboard. */
  readonly pasteHint: string
  readonly pasted: (rows: number) => string
  readonly tooMany: (rows: number) => string
  /** Header texts of a pasted table that match no column. */
  readonly unknownColumns: (names: readonly string[]) => string
  readonly refused: (cell: { label: string; text: string; issue: string }) => string
}

/** The drawing of an option or picture; undefined if there is none. */
export type DrawingOf = (field: string, option: string | undefined) => ReactNode

/** The number of results per option, if the last answer states it. */
export type CountOf = (field: string, value: string) => number | undefined
