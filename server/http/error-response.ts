import type { Context } from 'hono'
import { HTTPException } from 'hono/http-exception'
import { type ErrorCode, errorCodes, type Failure, type WireIssue } from '../../contract/errors.ts'
import type { Locale } from '../../i18n/locales.ts'
import { AppError, type IssueData, type LabelKey } from '../base/errors.ts'
import type { AppEnv } from './app-env.ts'
import { issueText } from '../base/issue-text.ts'
import { errorText } from './error-texts.ts'
import type { Clock, Log } from './request-log.ts'

export interface ErrorReporting {
  readonly log: Log
  readonly clock: Clock
  /** Called with the code of every error response. */
  readonly failed?: (code: ErrorCode) => void
}

/** Limits of an error response: number of issues, and length of echoed input. */
const mostIssues = 50
const longestEcho = 120

/** Deliberate refusals, which are not logged as failures. */
const intended: ReadonlySet<ErrorCode> = new Set(['tooBusy', 'searchOff'])

const shorten = (text: string) => (text.length > longestEcho ? `${text.slice(0, longestEcho)}…` : text)

const toWireIssue = (issue: IssueData, labelKey: LabelKey, locale: Locale): WireIssue => {
  const path = shorten(issue.path)
  const params = Object.fromEntries(
    Object.entries(issue.params).map(([name, value]) => [name, typeof value === 'string' ? shorten(value) : value]),
  )
  return { code: issue.code, path, params, message: issueText(locale, { code: issue.code, path, params }, labelKey) }
}

/** The body of an error response in the caller's language. */
const toFailure = (error: AppError, locale: Locale): Failure => ({
  code: errorCodes[error.code].code,
  message: errorText(locale, error.code, error.params),
  issues: error.issues.slice(0, mostIssues).map((issue) => toWireIssue(issue, error.labelKey ?? (() => undefined), locale)),
})

/** Unknown errors become `internal`; a request refused by the framework becomes `invalidRequest`. */
const toAppError = (error: unknown): AppError => {
  if (error instanceof AppError) return error
  const isCallersFault = error instanceof HTTPException && error.status < 500
  return new AppError(isCallersFault ? 'invalidRequest' : 'internal', { cause: error })
}

/** The central error handler: a server failure is logged with the request id, and the answer contains no details. */
export const errorResponse =
  ({ log, clock, failed }: ErrorReporting) =>
  (thrown: Error, context: Context<AppEnv>): Response => {
    const error = toAppError(thrown)
    failed?.(error.code)
    const callerLeft = context.req.raw.signal.aborted
    if (errorCodes[error.code].status >= 500 && !callerLeft && !intended.has(error.code)) {
      const { requestId } = context.var
      const { stack } = error.cause instanceof Error ? error.cause : thrown
      log({ time: new Date(clock.now()).toISOString(), level: 'error', event: 'failure', requestId, stack })
    }
    if (error.retryAfterSeconds !== undefined) context.header('Retry-After', String(error.retryAfterSeconds))
    if (error.allow) context.header('Allow', error.allow.join(', '))
    // The unread rest of the body would be taken for the next request on this connection.
    if (error.code === 'bodyTooLarge') context.header('Connection', 'close')
    context.header('Cache-Control', 'no-store')
    return context.json(toFailure(error, context.var.locale), errorCodes[error.code].status)
  }
