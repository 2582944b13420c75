/** What lint finds: for the integrator, in English, never shown to users. */

/** Errors should stop a release, warnings ask for a look. */
export type Severity = 'error' | 'warning'

/** `path` as in `SchemaIssue`: a field, `field#visible`, `layout.<section>`, `request.<parameter>`, `tables.<name>`, `init.<name>`. */
export type Finding = {
  readonly rule: string
  readonly severity: Severity
  readonly path: string
  readonly message: string
  readonly suggestion: string
}

/** A finding before its rule is known. */
export type RuleFinding = Omit<Finding, 'rule'>

/** A finding that should stop a release. */
export const error = (path: string, message: string, suggestion: string): RuleFinding => ({ severity: 'error', path, message, suggestion })
/** A finding that asks for a look. */
export const warning = (path: string, message: string, suggestion: string): RuleFinding => ({
  severity: 'warning',
  path,
  message,
  suggestion,
})
