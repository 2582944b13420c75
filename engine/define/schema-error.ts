/** A fault of a schema: its place, what is wrong and what to write instead. In English, for authors of schemas. */
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
