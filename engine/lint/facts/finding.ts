/** Findings of lint, in English, for the author of a schema; never shown to users. */

/** Errors should stop a release; warnings need a review. */
export type Severity = 'error' | 'warning'

/** `path` as in `SchemaIssue`: a field, `field#visible`, `layout.<section>`, `request.<parameter>`, `tables.<name>`, `init.<name>`. */
export type Finding = {
  readonly rule: string
  readonly severity: Severity
  readonly path: string
  readonly message: string
  readonly suggestion: string
}

/** A finding without the name of its rule. */
export type RuleFinding = Omit<Finding, 'rule'>

/** A finding that should stop a release. */
export const error = (path: string, message: string, suggestion: string): RuleFinding => ({ severity: 'error', path, message, suggestion })
/** A finding that needs a review. */
export const warning = (path: string, message: string, suggestion: string): RuleFinding => ({
  severity: 'warning',
  path,
  message,
  suggestion,
})
