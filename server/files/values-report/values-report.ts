/** A report of a calculator whose results are values, as plain data in the reader's language. */
import type { Formula } from '../../../engine/formula/index.ts'
import type { Locale } from '../../../i18n/locales.ts'

/** A name with a text. */
export type ReportFact = readonly [name: string, text: string]

/** A value with its formula and the same with numbers; `text` is its number with its unit, or what it waits for. */
export type ReportValue = {
  readonly label: string
  readonly text: string
  readonly isOpen: boolean
  readonly formulas: readonly Formula[]
  /** Where the formula is from. */
  readonly source?: string
}

/** The content of a report; equal content yields equal bytes. */
export type ValuesReport = {
  readonly locale: Locale
  readonly site: string
  readonly calculator: string
  /** ISO 8601. */
  readonly made: string
  readonly head: readonly ReportFact[]
  readonly inputs: readonly ReportFact[]
  readonly results: readonly ReportValue[]
  /** Values that the results are made of. */
  readonly steps: readonly ReportValue[]
}
