/** From a schema to a plan, with what is wrong about it: the entry `./compile` of the package. Requires zod. */
export { compile, compileData } from '../../compile/compile.ts'
export { SchemaError } from '../../define/schema-error.ts'
export type { SchemaIssue } from '../../define/schema-error.ts'
export { parseSchema } from '../../define/parse-schema.ts'
export { lint, lintRules, textKeys } from '../../lint/index.ts'
export type { Finding, LintOptions, LintRule, Severity } from '../../lint/index.ts'
export { parameterSchema } from '../../request/parameter-schema.ts'
export { valuesSchema } from '../../plan/values-schema.ts'
