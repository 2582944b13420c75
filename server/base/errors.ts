/** The two kinds of failure on the server's side: a call that cannot be answered, and a start that cannot go on. */
import type { ErrorCode, WireIssue } from '../../contract/errors.ts'

/** A value at fault, as data; the text for the reader is added on the way out. */
export type IssueData = Omit<WireIssue, 'message'>

/** The text key of what a path is called, e.g. `W` → `schemas/300-lift:load.label`; undefined where it has no name of its own. */
export type LabelKey = (path: string) => string | undefined

export interface AppErrorDetails {
  readonly issues?: readonly IssueData[]
  /** Names the values that the issues are about. */
  readonly labelKey?: LabelKey
  readonly retryAfterSeconds?: number
  /** What the text of the code takes. */
  readonly params?: Readonly<Record<string, string | number>>
  /** Methods that the address answers. */
  readonly allow?: readonly string[]
  readonly cause?: unknown
}

/** A call that ends with an error of the contract. Its message is for the log only; readers get the text of `code` in their language. */
export class AppError extends Error {
  readonly code: ErrorCode
  readonly issues: readonly IssueData[]
  readonly labelKey: LabelKey
  readonly retryAfterSeconds: number | undefined
  readonly params: Readonly<Record<string, string | number>>
  readonly allow: readonly string[] | undefined

  constructor(code: ErrorCode, details: AppErrorDetails = {}) {
    super(code, { cause: details.cause })
    this.name = 'AppError'
    this.code = code
    this.issues = details.issues ?? []
    this.labelKey = details.labelKey ?? (() => undefined)
    this.retryAfterSeconds = details.retryAfterSeconds
    this.params = details.params ?? {}
    this.allow = details.allow
  }
}

export type StartErrorCode = 'badSetting' | 'portInUse' | 'addressNotAvailable'

/** Something outside the program keeps it from starting; the operator is told what and what to do, and nothing on disk is changed. */
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
