/** Everything that can be said of a schema by itself: shape, meaning, sense. */
import { compile } from '../compile/compile.ts'
import type { CalculatorSchema } from '../define/index.ts'
import { parseSchema } from '../define/parse-schema.ts'
import { SchemaError } from '../define/schema-error.ts'
import { lint } from '../lint/index.ts'
import type { CheckedPlan, InitData } from '../plan/plan.ts'
import type { Fault } from './fault.ts'
import { ofIssue, withoutConsequences } from './fault.ts'

/** A schema that compiles, as it is written, with its plan. */
export type CompiledSchema = { readonly schema: CalculatorSchema; readonly plan: CheckedPlan }

/** What compiles, and what is wrong all the same; `compiled` is undefined where it does not compile. */
export type CheckedSchema = { readonly compiled: CompiledSchema | undefined; readonly faults: readonly Fault[] }

/** What is wrong with the sense of a plan. @param init an answer by which options and limits are known */
function lintFaults(plan: CheckedPlan, init: InitData | undefined): readonly Fault[] {
  const found = lint(plan, init ? { init } : {})
  return withoutConsequences(
    found.map(({ rule, severity, path, message, suggestion }) => ({ path, severity, code: rule, message, cure: suggestion })),
  )
}

/** Of a schema of the right shape: see `checkSchema`. */
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
 * @param json anything `JSON.parse` can give
 * @param init an answer by which options and limits are known
 * @returns its plan where it compiles, and every fault, one per cause
 */
export function checkSchema(json: unknown, init?: InitData): CheckedSchema {
  const parsed = parseSchema(json)
  return 'issues' in parsed ? { compiled: undefined, faults: parsed.issues.map(ofIssue) } : checkMeaning(parsed.schema, init)
}
