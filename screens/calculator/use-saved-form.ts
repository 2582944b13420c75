/** The stored form of a page and the run of its results. */
import { use, useCallback, useEffect, useState, useSyncExternalStore } from 'react'
import type { Plan } from '../../engine/index.ts'
import type { FormStore } from '../../engine/react/index.ts'
import { currentSite } from '../base/site/site.ts'
import { PageMemoryContext } from '../base/selection/visit.ts'
import { useTexts } from '../base/texts/texts.ts'
import { useUnitSystem } from '../base/browser/unit-setting.ts'
import { createFormSession } from './form-session.ts'
import type { RequestedRun, MatchRequest } from './match-machine.ts'

const useReady = (store: FormStore): boolean =>
  useSyncExternalStore(
    useCallback((listener: () => void) => store.subscribe(store.channels.start, listener), [store]),
    () => store.reasons().length === 0,
  )

export const useSavedForm = (plan: Plan) => {
  const system = useUnitSystem()
  const { locale } = useTexts('shell')
  const coversFirst = currentSite().overlay === 'first'
  const { calculator, memory } = use(PageMemoryContext)
  const [session] = useState(() => createFormSession({ plan, system, locale, calculator, memory }))
  const { store, left, assumed } = session
  const [requested, setRequested] = useState<RequestedRun | undefined>(left && { request: left, covered: false })
  const ready = useReady(store)
  useEffect(() => session.keepForm(), [session])
  useEffect(() => store.dispatch({ type: 'units', system }), [store, system])
  useEffect(() => store.dispatch({ type: 'language', locale }), [store, locale])
  const ask = useCallback(
    (request: MatchRequest, covered = true) => {
      session.ask(request)
      setRequested((before) => ({ request, covered: covered && !(coversFirst && before !== undefined) }))
    },
    [session, coversFirst],
  )
  // A shared or saved selection.
  const isDue = session.isDue && requested === undefined
  useEffect(() => {
    if (!isDue) return undefined
    let isRequested = false
    const askIfReady = () => {
      const hasOptions = !store.plan.schema.init || store.state().init !== undefined
      if (isRequested || !hasOptions || store.reasons().length > 0) return
      isRequested = true
      ask(assumed(session.formRequest()), false)
    }
    const end = store.subscribe(store.channels.any, askIfReady)
    askIfReady()
    return end
  }, [isDue, ask, assumed, session, store])
  /** Runs the form's request with the changed assumptions. */
  const start = useCallback((request: MatchRequest) => ask(assumed(request)), [ask, assumed])
  /** Runs another request without changing the form. */
  const matchAgain = useCallback((request: MatchRequest) => ask(request), [ask])
  /** Updates the results in place, without the overlay. */
  const update = useCallback((request: MatchRequest) => ask(request, false), [ask])
  const formRequest = useCallback(() => assumed(session.formRequest()), [assumed, session])
  return { store, ready, requested, start, matchAgain, update, formRequest, made: session.made }
}
