/** What stands in a field or derived value: null is nothing (empty, refused or hidden). */
type Shown = number | string | null

/** One form of a calculator, with the request that it must make, and with what it makes of further input. */
type ExampleCase = {
  readonly name: string
  readonly inputs: Readonly<Record<string, number | string | readonly string[] | readonly Readonly<Record<string, number | string>>[]>>
  readonly request: Readonly<Record<string, string>>
  /** Fields and derived values as they stand in this form. */
  readonly shows?: Readonly<Record<string, Shown>>
  /** Field (of a row: `phases.0.load`) → text that is typed into it → what stands there then, in the field's unit. */
  readonly typed?: Readonly<Record<string, Readonly<Record<string, Shown>>>>
  /** Choice → option → fields and derived values as they stand when it is chosen (of several: switched) in this form. */
  readonly chosen?: Readonly<Record<string, Readonly<Record<string, Readonly<Record<string, Shown>>>>>>
  /** All inputs, and cells of a first row (`phases.0.load`), without which this form cannot start. */
  readonly needs?: readonly string[]
}

/** Worked inputs of a calculator: a sample init answer, and forms with the request each must make. */
export type CalculatorExamples = {
  readonly init: Readonly<Record<string, unknown>>
  /** Fields and derived values as they stand in a form that nobody has touched. */
  readonly fresh?: Readonly<Record<string, Shown>>
  /** Field → its options that are written in the schema, in their order. */
  readonly offers?: Readonly<Record<string, readonly string[]>>
  readonly cases: readonly ExampleCase[]
}
