import type { MiddlewareHandler } from 'hono'
import type { ErrorCode } from '../../contract/errors.ts'
import { AppError } from '../base/errors.ts'
import type { AppEnv } from '../http/app-env.ts'
import { failuresOf } from '../services/calls/call-failures.ts'
import type { GuardedCall } from '../services/calls/guarded-call.ts'

/** Told an error of a call that its declaration lacks: it is answered, and missing in the reference. */
export type Undeclared = (call: string, code: ErrorCode) => void

/** Reports errors that the declaration of the call lacks. */
export const compareErrors = (served: GuardedCall, undeclared: Undeclared = () => undefined): MiddlewareHandler<AppEnv> => {
  const declared = new Set(failuresOf(served))
  const compare = (error: unknown): void => {
    if (error instanceof AppError && !declared.has(error.code)) undeclared(`${served.service}/${served.call}`, error.code)
  }
  return async (context, next) => {
    try {
      await next()
    } catch (error) {
      compare(error)
      throw error
    }
    compare(context.error)
  }
}
