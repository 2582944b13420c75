/** The value of a field or derived value; null if it is empty, refused or hidden. */
type Shown = number | string | boolean | null

/**
 * Expected values by path: of a field or derived value (`load`), a cell (`phases.0.load`), or a current limit (`load.min`, `load.max`,
 * `load.exclusiveMin`, `load.exclusiveMax`, `phases.minRows`, `phases.maxRows`; null if there is no limit).
 */
type ExpectedValues = Readonly<Record<string, Shown>>

/** A number as a book prints it: its decimals say how exact it is. */
export const printedNumber = /^-?\d+(?:\.(?<decimals>\d+))?(?<exponent>e-?\d+)?$/

/** One filled-in form, the request it must produce (none where the results are values), and how it responds to further input. */
type ExampleCase = {
  readonly name: string
  readonly inputs: Readonly<
    Record<string, number | string | boolean | readonly string[] | readonly Readonly<Record<string, number | string>>[]>
  >
  readonly request?: Readonly<Record<string, string>>
  /** Values of fields, derived values and limits in this form. */
  readonly shows?: ExpectedValues
  /** Derived value → its number as the source of the example prints it (`73.70`, `2.21e4`), compared with as many decimals. */
  readonly printed?: Readonly<Record<string, string>>
  /** All fields that are hidden in this form; every other one is visible. */
  readonly hides?: readonly string[]
  /** Field or cell (`phases.0.load`) → typed text → its value afterwards, in the field's unit; or the values at several paths. */
  readonly typed?: Readonly<Record<string, Readonly<Record<string, Shown | ExpectedValues>>>>
  /** Choice → option → values after it is selected (or toggled, for multiple choices) in this form. */
  readonly chosen?: Readonly<Record<string, Readonly<Record<string, ExpectedValues>>>>
  /** All inputs, visible defaults and cells of the first row (`phases.0.load`) without which this form cannot start. */
  readonly needs?: readonly string[]
  /** Parameters of the init call that this form makes. */
  readonly asks?: Readonly<Record<string, string>>
  /** All parameters that other callers may omit from this request. */
  readonly spares?: readonly string[]
}

/** The same of a calculator that makes a request. */
type RequestCase = ExampleCase & Required<Pick<ExampleCase, 'request'>>

/** A form under an init answer other than the sample, and the options it then offers. */
type OtherAnswer = ExampleCase & {
  readonly init: Readonly<Record<string, unknown>>
  readonly offers?: Readonly<Record<string, readonly string[]>>
}

/** Examples of a calculator: a sample init answer, and forms with the request that each must produce. */
export type CalculatorExamples = {
  readonly init: Readonly<Record<string, unknown>>
  /** Values of fields, derived values and limits in an untouched form. */
  readonly fresh?: ExpectedValues
  /** Field → its options in their order: those that are written in the schema, or those of the sample. */
  readonly offers?: Readonly<Record<string, readonly string[]>>
  /** All fields (of a row: `phases.load`) whose corrections are announced; others are corrected silently. */
  readonly announces?: readonly string[]
  /** All fields that text without a number empties; others refuse it. */
  readonly empties?: readonly string[]
  /** Parts of the schema that no input shows, stated again: a slip in one of the two is a difference. */
  readonly restates?: Readonly<Partial<Record<'place' | 'layout' | 'results', unknown>>>
  readonly cases: readonly ExampleCase[]
  /** Forms under other init answers. */
  readonly otherAnswers?: readonly OtherAnswer[]
}

/** Examples of a calculator that makes a request. */
export type RequestExamples = Omit<CalculatorExamples, 'cases'> & { readonly cases: readonly RequestCase[] }
