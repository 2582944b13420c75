import { useState } from 'react'

/**
 * State that belongs to one run: it starts afresh with the next.
 *
 * @param run identity of the run, e.g. its request
 */
export const useForRun = <T>(run: object, initial: () => T): readonly [T, (value: T) => void] => {
  const [state, setState] = useState(() => ({ run, value: initial() }))
  const current = state.run === run ? state : { run, value: initial() }
  // Setting state while rendering makes React start over at once, before anything of the old run is shown.
  if (current !== state) setState(current)
  return [current.value, (value) => setState({ run, value })]
}
