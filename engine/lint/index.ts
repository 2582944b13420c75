/** Faults of meaning in a calculator schema. Apart from `engine`, so that the screens do not load it. */
export { lint, lintRules } from './lint.ts'
export type { LintRule } from './lint.ts'
export type { LintOptions } from './context.ts'
export type { Finding, Severity } from './finding.ts'
export { textKeys } from './rules/presentation.ts'
