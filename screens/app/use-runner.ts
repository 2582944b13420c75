/** A machine's state for React. */
import { useCallback, useEffect, useRef, useState, useSyncExternalStore } from 'react'
import type { Runner } from './machine-runner.ts'

/** What was given last: calls and handlers may differ from render to render (another language); those of their time are taken. */
export const useLatest = <Value>(value: Value): (() => Value) => {
  const latest = useRef(value)
  useEffect(() => {
    latest.current = value
  })
  return useCallback(() => latest.current, [])
}

/**
 * @param create makes the runner, once
 * @param opening what happens first; taken when the view is first shown
 * @param onState sees every state, for what outlives a reload; the same function always
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
    first(runner.dispatch)
    // What the opening has asked anew is under way already.
    runner.resume()
    return runner.stop
  }, [runner, first])
  useEffect(() => onState?.(state), [state, onState])
  return { state, dispatch: runner.dispatch, now: runner.state }
}
