/** Worked inputs of a calculator: a sample init answer, and forms with the request each must make. */
export type CalculatorExamples = {
  readonly init: Readonly<Record<string, unknown>>
  readonly cases: readonly {
    readonly name: string
    readonly inputs: Readonly<Record<string, number | string | readonly string[] | readonly Readonly<Record<string, number | string>>[]>>
    readonly request: Readonly<Record<string, string>>
  }[]
}
