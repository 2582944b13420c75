/** The ways in which a call can fail. */
import type { WireIssue } from '../../../contract/errors.ts'

export type ApiFailure =
  | { readonly kind: 'offline' }
  | { readonly kind: 'timeout'; readonly seconds: number }
  | { readonly kind: 'malformed' }
  /** `message`: the service's own text, if any. */
  | { readonly kind: 'server'; readonly status: number; readonly message?: string }
  /** The service rejected the token. */
  | { readonly kind: 'signedOut' }
  /** The principal lacks permission. */
  | { readonly kind: 'forbidden'; readonly message?: string }
  /** The service rejected the call, with a message in the user's language. */
  | {
      readonly kind: 'refused'
      readonly message: string
      readonly issues: readonly WireIssue[]
      readonly code: number
      readonly waitSeconds?: number
    }
  /** The service rejected the call without a message. */
  | { readonly kind: 'unexplained' }

/** Properties of a response besides its body. */
export type ResponseInfo = {
  readonly status: number
  readonly isSignedIn: boolean
  /** The `Retry-After` header, seconds. */
  readonly retryAfter: string | null
  /** Error code of the response body, `code` or `errcode`. */
  readonly code: unknown
}
