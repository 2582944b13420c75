/** Something that a person does at the service: under way, failed, done. What comes once its view is gone, or after the next one, is dropped. */
import { useCallback, useEffect, useRef, useState } from 'react'
import type { Locale } from '../../i18n/locales.ts'
import { failureOf } from './api.ts'
import type { ApiFailure } from './api-failure.ts'
import { useLocale } from './texts.ts'

export type ActionOptions = { readonly locale: Locale; readonly signal: AbortSignal }

export type Action<Given> = {
  readonly run: (given: Given) => void
  readonly isBusy: boolean
  readonly failure: ApiFailure | undefined
  /** Forgets why it failed. */
  readonly clear: () => void
}

type State = { readonly isBusy: boolean; readonly failure?: ApiFailure }

export const useAction = <Given, T>(
  act: (given: Given, options: ActionOptions) => Promise<T>,
  onDone: (answer: T, given: Given) => void,
): Action<Given> => {
  const locale = useLocale()
  const [state, setState] = useState<State>({ isBusy: false })
  const current = useRef<AbortController>(undefined)
  const latest = useRef({ act, onDone, locale })
  useEffect(() => {
    latest.current = { act, onDone, locale }
  })
  // What has been sent is not called back: it may be done already.
  useEffect(() => () => (current.current = undefined), [])
  const run = useCallback((given: Given) => {
    const own = (current.current = new AbortController())
    setState({ isBusy: true })
    const end = (next: State, then?: () => void) => {
      if (current.current !== own) return
      setState(next)
      then?.()
    }
    latest.current.act(given, { locale: latest.current.locale, signal: own.signal }).then(
      (answer) => end({ isBusy: false }, () => latest.current.onDone(answer, given)),
      (error: unknown) => end({ isBusy: false, failure: failureOf(error) }),
    )
  }, [])
  const clear = useCallback(() => setState(({ isBusy }) => ({ isBusy })), [])
  return { run, isBusy: state.isBusy, failure: state.failure, clear }
}
