/** What stands in a field or derived value: null is nothing (empty, refused or hidden). */
type Shown = number | string | null

/**
 * By its path what stands there: of a field or derived value, of a row (`phases.0.load`), of a limit that the form has for a number or list now
 * (`load.min`, `load.max`, `load.exclusiveMin`, `load.exclusiveMax`, `phases.minRows`, `phases.maxRows`; null where there is none).
 */
type Standing = Readonly<Record<string, Shown>>

/** One form of a calculator, with the request that it must make, and with what it makes of further input. */
type ExampleCase = {
  readonly name: string
  readonly inputs: Readonly<Record<string, number | string | readonly string[] | readonly Readonly<Record<string, number | string>>[]>>
  readonly request: Readonly<Record<string, string>>
  /** Fields, derived values and limits as they stand in this form. */
  readonly shows?: Standing
  /** All fields that are not shown in this form; every other one is. */
  readonly hides?: readonly string[]
  /** Field (of a row: `phases.0.load`) → text that is typed into it → what stands there then, in the field's unit; or what stands in several places. */
  readonly typed?: Readonly<Record<string, Readonly<Record<string, Shown | Standing>>>>
  /** Choice → option → what stands when it is chosen (of several: switched) in this form. */
  readonly chosen?: Readonly<Record<string, Readonly<Record<string, Standing>>>>
  /** All inputs, defaults that are shown, and cells of a first row (`phases.0.load`), without which this form cannot start. */
  readonly needs?: readonly string[]
  /** Parameters with which this form asks for its init answer. */
  readonly asks?: Readonly<Record<string, string>>
  /** All parameters that other callers may leave out of this request. */
  readonly spares?: readonly string[]
}

/** A form under another init answer than the sample, and the options that it offers then. */
type OtherAnswer = ExampleCase & {
  readonly init: Readonly<Record<string, unknown>>
  readonly offers?: Readonly<Record<string, readonly string[]>>
}

/** Worked inputs of a calculator: a sample init answer, and forms with the request each must make. */
export type CalculatorExamples = {
  readonly init: Readonly<Record<string, unknown>>
  /** Fields, derived values and limits as they stand in a form that nobody has touched. */
  readonly fresh?: Standing
  /** Field → its options in their order: those that are written in the schema, or those of the sample. */
  readonly offers?: Readonly<Record<string, readonly string[]>>
  /** All fields (of a row: `phases.load`) of which it is said aloud when a number is corrected; every other one is corrected in silence. */
  readonly announces?: readonly string[]
  /** All fields that a text without a number empties; every other one refuses it. */
  readonly empties?: readonly string[]
  readonly cases: readonly ExampleCase[]
  /** Forms under another init answer: what it leaves out, and what it hides. */
  readonly otherAnswers?: readonly OtherAnswer[]
}
