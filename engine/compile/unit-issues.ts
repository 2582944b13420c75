/** Reports unknown units of numbers anywhere in a schema. */
import type { CalculatorSchema } from '../define/index.ts'
import type { SchemaIssue } from '../define/schema-error.ts'
import { suggest } from '../expression/index.ts'
import { knownUnits, parseUnit } from '../units/index.ts'

type Written = { readonly path: string; readonly unit: string | undefined }

const writtenIn = ({ fields, derived = {}, tables = {}, init }: CalculatorSchema): readonly Written[] => [
  // Rows are checked as schemas of their own.
  ...Object.entries(fields).flatMap(([id, field]) => (field.kind === 'number' ? [{ path: `${id}#unit`, unit: field.unit }] : [])),
  ...Object.entries(derived).map(([id, { unit }]) => ({ path: `${id}#unit`, unit })),
  ...Object.entries(tables).flatMap(([name, { units = {} }]) =>
    Object.entries(units).map(([column, unit]) => ({ path: `tables.${name}.units.${column}`, unit })),
  ),
  ...Object.entries(init?.numbers ?? {}).map(([name, unit]) => ({ path: `init.${name}`, unit })),
]

/** @returns one issue per unknown unit, with the nearest known one */
export const unitIssues = (schema: CalculatorSchema): readonly SchemaIssue[] =>
  writtenIn(schema).flatMap(({ path, unit }): readonly SchemaIssue[] => {
    if (unit === undefined || parseUnit(unit) !== undefined) return []
    const near = suggest(unit, knownUnits)
    return [{ path, code: 'unknownUnit', message: `unknown unit '${unit}'${near === undefined ? '' : `; did you mean '${near}'?`}` }]
  })
