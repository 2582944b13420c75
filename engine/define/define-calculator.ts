import type { Checked } from './names.ts'
import type { CalculatorSchema, WorkingClassSchema } from './schema.ts'

/**
 * Returns its argument, a calculator schema. TypeScript checks every name and property in it and marks a fault where it is written.
 *
 * Types, option values, units and cycles are checked by `compile`, which also takes schemas that arrive as JSON.
 */
export function defineCalculator<const S extends CalculatorSchema>(schema: S & Checked<S>): S {
  return schema
}

/** Returns its argument: a working class whose page is not generated from a form. */
export function defineWorkingClass(schema: WorkingClassSchema): WorkingClassSchema {
  return schema
}
