/** The ways in which a call can fail. */
import type { WireIssue } from '../../../contract/errors.ts'

export type ApiFailure =
  | { readonly kind: 'offline' }
  | { readonly kind: 'timeout'; readonly seconds: number }
  | { readonly kind: 'malformed' }
  /** A text of the service's own, where it has one. */
  | { readonly kind: 'server'; readonly status: number; readonly message?: string }
  /** The token that was sent is no longer taken. */
  | { readonly kind: 'signedOut' }
  /** Whoever asks may not. */
  | { readonly kind: 'forbidden'; readonly message?: string }
  /** The service understood the call and refused it, with a text in the reader's language. */
  | {
      readonly kind: 'refused'
      readonly message: string
      readonly issues: readonly WireIssue[]
      readonly code: number
      readonly waitSeconds?: number
    }
  /** The service refused the call and does not say why. */
  | { readonly kind: 'unexplained' }

/** What is known of an answer beside its body. */
export type Told = {
  readonly status: number
  readonly isSignedIn: boolean
  /** When the same may be asked again, s, as the service writes it. */
  readonly retryAfter: string | null
  /** What it says of itself, whatever it is called. */
  readonly code: unknown
}
