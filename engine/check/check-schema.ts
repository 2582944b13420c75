/** Checks a schema on its own: shape, names and types, then lint. */
import { compile } from '../compile/compile.ts'
import type { CalculatorSchema } from '../define/index.ts'
import { parseSchema } from '../define/parse-schema.ts'
import { SchemaError } from '../define/schema-error.ts'
import { lint } from '../lint/index.ts'
import type { CheckedPlan, InitData } from '../plan/plan.ts'
import type { Fault } from './fault.ts'
import { ofIssue, withoutConsequences } from './fault.ts'

/** A schema that compiles, with its plan. */
export type CompiledSchema = { readonly schema: CalculatorSchema; readonly plan: CheckedPlan }

/** All faults of a schema; `compiled` is undefined when it does not compile. */
export type CheckedSchema = { readonly compiled: CompiledSchema | undefined; readonly faults: readonly Fault[] }

/** Lint findings as faults. @param init a sample init answer that supplies options and limits */
function lintFaults(plan: CheckedPlan, init: InitData | undefined): readonly Fault[] {
  const found = lint(plan, init ? { init } : {})
  return withoutConsequences(
    found.map(({ rule, severity, path, message, suggestion }) => ({ path, severity, code: rule, message, cure: suggestion })),
  )
}

/** Like `checkSchema`, for a schema whose shape has already been validated. */
export function checkMeaning(schema: CalculatorSchema, init: InitData | undefined): CheckedSchema {
  try {
    const plan = compile(schema)
    return { compiled: { schema, plan }, faults: lintFaults(plan, init) }
  } catch (cause) {
    if (!(cause instanceof SchemaError)) throw cause
    return { compiled: undefined, faults: cause.issues.map(ofIssue) }
  }
}

/**
 * @param json any parsed JSON value
 * @param init a sample init answer that supplies options and limits
 * @returns the plan if the schema compiles, and every fault, one per cause
 */
export function checkSchema(json: unknown, init?: InitData): CheckedSchema {
  const parsed = parseSchema(json)
  return 'issues' in parsed ? { compiled: undefined, faults: parsed.issues.map(ofIssue) } : checkMeaning(parsed.schema, init)
}
