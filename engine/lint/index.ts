/** Finds semantic faults in a calculator schema. Separate from `engine`, so that the screens do not load it. */
export { lint, lintRules } from './lint.ts'
export type { LintRule } from './lint.ts'
export type { LintOptions } from './facts/context.ts'
export type { Finding, Severity } from './facts/finding.ts'
export { textKeys } from './rules/presentation.ts'
