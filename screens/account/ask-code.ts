/** Requests a verification code. Starts the cooldown also if the service refuses because a code was sent recently. */
import type { CodeType } from '../../contract/people/people.ts'
import { sendCode } from '../base/people/account-calls.ts'
import { type CallOptions, failureOf } from '../base/api/api.ts'
import type { ApiFailure } from '../base/api/api-failure.ts'

/** `isDelivered`: whether the service delivers messages; undefined for a failure. */
export type CodeResult = { readonly waitSeconds: number; readonly isDelivered?: boolean; readonly failure?: ApiFailure }

export const askForCode = async (account: string, type: CodeType, options: CallOptions): Promise<CodeResult> => {
  try {
    const { cooldown, isDelivered } = await sendCode({ account: account.trim(), type }, options)
    return { waitSeconds: cooldown, isDelivered }
  } catch (error) {
    const failure = failureOf(error)
    return { waitSeconds: (failure.kind === 'refused' && failure.waitSeconds) || 0, failure }
  }
}
