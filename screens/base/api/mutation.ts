/** Calls that change something at the service, based on SWR mutations. */
import { useCallback, useEffect, useRef } from 'react'
import useSWRMutation from 'swr/mutation'
import type { Locale } from '../../../i18n/locales.ts'
import { ApiError, failureOf } from './api.ts'
import type { ApiFailure } from './api-failure.ts'
import { useLocale } from '../texts/texts.ts'

export type MutationOptions = { readonly locale: Locale }

export type Mutation<Arg> = {
  readonly trigger: (arg: Arg) => void
  readonly isMutating: boolean
  readonly failure: ApiFailure | undefined
  /** Clears the failure; does nothing while an answer is pending, which is not to be lost. */
  readonly reset: () => void
}

const ignore = (): void => undefined

/** SWR's types distinguish calls with and without an argument. */
type Sent<Arg> = { readonly arg: Arg }

/**
 * A call that changes something, made when triggered. It is never aborted, since the service may have executed it already. An
 * answer that arrives after unmounting or after another trigger is dropped.
 *
 * @param onSuccess the function of the latest render is called
 */
export const useMutation = <Arg, Answer>(
  act: (arg: Arg, options: MutationOptions) => Promise<Answer>,
  onSuccess: (answer: Answer, arg: Arg) => void,
): Mutation<Arg> => {
  const locale = useLocale()
  const latest = useRef(onSuccess)
  useEffect(() => {
    latest.current = onSuccess
  })
  const send = async (_: string, { arg: sent }: Readonly<{ arg: Sent<Arg> }>): Promise<Answer> => {
    try {
      return await act(sent.arg, { locale })
    } catch (error) {
      throw error instanceof ApiError ? error : new ApiError(failureOf(error))
    }
  }
  const { trigger, isMutating, error, reset } = useSWRMutation<Answer, ApiError, string, Sent<Arg>>('mutation', send, {
    throwOnError: false,
  })
  useEffect(() => reset, [reset])
  const start = useCallback((arg: Arg) => void trigger({ arg }, { onSuccess: (answer) => latest.current(answer, arg) }), [trigger])
  return { trigger: start, isMutating, failure: error?.failure, reset: isMutating ? ignore : reset }
}
