/** Failures of the server: a call that cannot be answered, and a start that cannot continue. */
import type { ErrorCode, WireIssue } from '../../contract/errors.ts'

/** A fault of a value, as data; its text is added when the response is written. */
export type IssueData = Omit<WireIssue, 'message'>

/** Returns the text key of the label of a path, e.g. `W` → `schemas/300-lift:load.label`; undefined where it has none. */
export type LabelKey = (path: string) => string | undefined

export interface AppErrorDetails {
  readonly issues?: readonly IssueData[]
  /** Labels for the paths of the issues. */
  readonly labelKey?: LabelKey
  readonly retryAfterSeconds?: number
  /** Parameters of the error's text. */
  readonly params?: Readonly<Record<string, string | number>>
  /** Methods that the address supports. */
  readonly allow?: readonly string[]
  readonly cause?: unknown
}

/** An error of the contract. Its message is only for the log; callers receive the text of `code` in their language. */
export class AppError extends Error {
  readonly code: ErrorCode
  readonly issues: readonly IssueData[]
  /** Undefined until the labels of the paths are known. */
  readonly labelKey: LabelKey | undefined
  readonly retryAfterSeconds: number | undefined
  readonly params: Readonly<Record<string, string | number>>
  readonly allow: readonly string[] | undefined

  constructor(code: ErrorCode, details: AppErrorDetails = {}) {
    super(code, { cause: details.cause })
    this.name = 'AppError'
    this.code = code
    this.issues = details.issues ?? []
    this.labelKey = details.labelKey
    this.retryAfterSeconds = details.retryAfterSeconds
    this.params = details.params ?? {}
    this.allow = details.allow
  }

  /** The same error with labels, unless it has its own. */
  withLabels(labelKey: LabelKey | undefined): AppError {
    if (this.labelKey || !labelKey || this.issues.length === 0) return this
    return new AppError(this.code, { issues: this.issues, params: this.params, cause: this.cause ?? this, labelKey })
  }
}

export type StartErrorCode = 'badSetting' | 'portInUse' | 'addressNotAvailable'

/** An external cause that prevents the start. The operator is told the cause and the remedy; nothing on disk is changed. */
export class StartError extends Error {
  readonly code: StartErrorCode
  readonly params: Readonly<Record<string, string | number>>

  constructor(code: StartErrorCode, params: Readonly<Record<string, string | number>>, cause?: unknown) {
    super(code, { cause })
    this.name = 'StartError'
    this.code = code
    this.params = params
  }
}
