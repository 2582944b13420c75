/** Findings of a calculator check and their output formats: one line for people, JSON and SARIF for programs. */

/** One finding with its position and advice. `line` and `column` count from 1. */
export type CheckFinding = {
  readonly file: string
  readonly line: number
  readonly column: number
  /** Errors block a release; warnings deserve a look. */
  readonly severity: 'error' | 'warning'
  readonly code: string
  readonly message: string
  readonly cure: string
}

/** `file:line:column code message → cure`, the format that editors and terminals link. */
export const lineOf = ({ file, line, column, severity, code, message, cure }: CheckFinding): string =>
  `${file}:${line}:${column} ${severity} ${code} ${message}${cure === '' ? '' : ` → ${cure}`}`

const levels = { error: 'error', warning: 'warning' } as const

/** SARIF 2.1.0, which code hosts display at the line. */
export const sarifOf = (findings: readonly CheckFinding[]): object => ({
  $schema: 'https://json.schemastore.org/sarif-2.1.0.json',
  version: '2.1.0',
  runs: [
    {
      tool: {
        driver: { name: 'sizewright calculator check', rules: [...new Set(findings.map(({ code }) => code))].map((id) => ({ id })) },
      },
      results: findings.map(({ file, line, column, severity, code, message, cure }) => ({
        ruleId: code,
        level: levels[severity],
        message: { text: cure === '' ? message : `${message}. ${cure}` },
        locations: [{ physicalLocation: { artifactLocation: { uri: file }, region: { startLine: line, startColumn: column } } }],
      })),
    },
  ],
})
