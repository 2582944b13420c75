import type { Named } from './names.ts'
import type { CalculatorSchema, WorkingClassSchema } from './schema.ts'

/**
 * Returns its argument: a calculator schema, with every name in it checked by the compiler.
 *
 * Types, option values, units and cycles are checked by `compile`, which also takes schemas that arrive as JSON.
 */
export function defineCalculator<const S extends CalculatorSchema>(schema: Named<S>): S {
  // `Named<S>` is `S` whenever the call type-checks; TypeScript cannot reduce the conditional type here.
  return schema as S
}

/** Returns its argument: a working class whose screen is written by hand. */
export function defineWorkingClass(schema: WorkingClassSchema): WorkingClassSchema {
  return schema
}
