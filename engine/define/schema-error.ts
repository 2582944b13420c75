/** One fault of a schema: where, what, and what to write instead. English, for the integrator; never shown to users. */
export type SchemaIssue = { readonly path: string; readonly code: string; readonly message: string }

/** Thrown by `compile` with every fault found. */
export class SchemaError extends Error {
  override readonly name = 'SchemaError'
  readonly issues: readonly SchemaIssue[]

  constructor(schema: string, issues: readonly SchemaIssue[]) {
    super([`${schema}: ${issues.length} fault(s)`, ...issues.map((issue) => `${issue.path}: ${issue.message}`)].join('\n'))
    this.issues = issues
  }
}
