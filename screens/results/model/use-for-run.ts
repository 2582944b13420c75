import { useState } from 'react'

/**
 * State that belongs to one run and is reset by the next.
 *
 * @param run identity of the run, such as its request
 */
export const useForRun = <T>(run: object, initial: () => T): readonly [T, (value: T) => void] => {
  const [state, setState] = useState(() => ({ run, value: initial() }))
  const current = state.run === run ? state : { run, value: initial() }
  // Setting state during rendering makes React render again before painting the old run's state.
  if (current !== state) setState(current)
  return [current.value, (value) => setState({ run, value })]
}
