/** Parses and checks every expression of a schema; collects the faults of all of them. */
import type { CalculatorSchema } from '../define/index.ts'
import { caret, check, parse } from '../expression/index.ts'
import type { ExpressionError, Scope } from '../expression/index.ts'
import type { SchemaIssue } from '../define/schema-error.ts'
import { sourcesOf } from './sources.ts'
import type { Checked } from './sources.ts'

/** Every expression of the schema, parsed and checked. Faulty ones are left out and reported in `issues`. */
export function checkExpressions(schema: CalculatorSchema, scope: Scope): { checked: readonly Checked[]; issues: readonly SchemaIssue[] } {
  const checked: Checked[] = []
  const issues: SchemaIssue[] = []
  for (const { path, item, kind, text, expected } of sourcesOf(schema)) {
    const parsed = parse(text)
    const report = (errors: readonly ExpressionError[]) =>
      errors.map((error): SchemaIssue => ({ path, code: error.code, message: `${error.message}\n${caret(text, error)}` }))
    if ('errors' in parsed) {
      issues.push(...report(parsed.errors))
      continue
    }
    const { type, errors } = check(parsed.expression, scope, expected)
    issues.push(...report(errors))
    if (errors.length === 0) checked.push({ path, item, kind, expression: parsed.expression, type })
  }
  return { checked, issues }
}
