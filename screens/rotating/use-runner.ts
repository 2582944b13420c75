/** A machine's state for React. */
import { useEffect, useState, useSyncExternalStore } from 'react'
import type { Runner } from './machine-runner.ts'

/**
 * @param create makes the runner, once
 * @param opening what happens first; the same function always
 * @param onState sees every state, for what outlives a reload
 */
export const useRunner = <State, Event>(
  create: () => Runner<State, Event>,
  opening: (dispatch: (event: Event) => void) => void,
  onState?: (state: State) => void,
) => {
  const [runner] = useState(create)
  const [first] = useState(() => opening)
  const state = useSyncExternalStore(runner.subscribe, runner.state)
  useEffect(() => {
    runner.resume()
    first(runner.dispatch)
    return runner.stop
  }, [runner, first])
  useEffect(() => onState?.(state), [state, onState])
  return { state, dispatch: runner.dispatch }
}
