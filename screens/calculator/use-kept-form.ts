/** A form as it was left, and the run its results are of. */
import { use, useCallback, useEffect, useState, useSyncExternalStore } from 'react'
import type { Plan } from '../../engine/index.ts'
import type { FormStore } from '../../engine/react/index.ts'
import { PageMemoryContext } from '../base/selection/visit.ts'
import { useUnitSystem } from '../base/unit-setting.ts'
import { createFormSession } from './form-session.ts'
import type { Asked, MatchRequest } from './match-machine.ts'

const useReady = (store: FormStore): boolean =>
  useSyncExternalStore(
    useCallback((listener: () => void) => store.subscribe(store.channels.start, listener), [store]),
    () => store.reasons().length === 0,
  )

/** What was asked for; `isRestored`: its results were there before, and come back where they were. */
type Run = Asked & { readonly isRestored: boolean }

export const useKeptForm = (plan: Plan) => {
  const system = useUnitSystem()
  const { calculator, memory } = use(PageMemoryContext)
  const [session] = useState(() => createFormSession({ plan, system, calculator, memory }))
  const { store, left, wasMade, assumed } = session
  const [asked, setAsked] = useState<Run | undefined>(left && { request: left, covered: false, isRestored: true })
  const ready = useReady(store)
  useEffect(() => session.keepForm(), [session])
  useEffect(() => store.dispatch({ type: 'units', system }), [store, system])
  const ask = useCallback(
    (request: MatchRequest, isRestored = false) => {
      session.ask(request)
      setAsked({ request, covered: !isRestored, isRestored })
    },
    [session],
  )
  // A selection from elsewhere: its results are made again as soon as the form can.
  const isDue = wasMade && asked === undefined
  useEffect(() => {
    if (!isDue) return undefined
    const askIfReady = () => {
      if (store.reasons().length === 0) ask(assumed(session.formRequest()), true)
    }
    return store.subscribe(store.channels.start, askIfReady)
  }, [isDue, ask, assumed, session, store])
  /** Start: what the form asks for, under the assumptions that were changed before. */
  const start = useCallback((request: MatchRequest) => ask(assumed(request)), [ask, assumed])
  /** Another run with a given request; the form stays as it is. */
  const matchAgain = useCallback((request: MatchRequest) => ask(request), [ask])
  return { store, ready, asked, start, matchAgain, made: session.made }
}
