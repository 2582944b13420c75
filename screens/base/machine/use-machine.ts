/** Binds machines to React components. */
import { useCallback, useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { createRunner, type Surroundings } from './create-runner.ts'
import type { CoreEvent, Machine } from './define-machine.ts'

/** Returns a getter of the value of the latest render, for calls and handlers that change with the language. */
const useLatest = <Value>(value: Value): (() => Value) => {
  const latest = useRef(value)
  useEffect(() => {
    latest.current = value
  })
  return useCallback(() => latest.current, [])
}

/** Reads and writes the state that survives a reload. */
export type Memory<Opening> = { readonly read: () => Opening; readonly write?: (saved: NonNullable<Opening>) => void }

/** Memory that stores nothing. */
export const noMemory = () => ({ read: () => undefined })

export type MachineView<State, Event> = { readonly state: State; readonly dispatch: (event: Event | CoreEvent) => void }

/**
 * Runs a machine while the component is mounted.
 *
 * @param memory creates the memory; called once
 */
export const useMachine = <State, Dependencies extends Surroundings, Event, Opening>(
  machine: Machine<State, Dependencies, Event, Opening>,
  dependencies: Dependencies,
  memory: () => Memory<Opening>,
): MachineView<State, Event> => {
  const latest = useLatest(dependencies)
  const [{ runner, write }] = useState(() => {
    const { read, write: keep } = memory()
    return { runner: createRunner(machine, latest, read()), write: keep }
  })
  const state = useSyncExternalStore(runner.subscribe, runner.state)
  // Stored during the event: a reload may precede the next render.
  useEffect(() => {
    const keep = () => {
      const saved = machine.keep?.(runner.state())
      if (saved) write?.(saved)
    }
    keep()
    return runner.subscribe(keep)
  }, [machine, runner, write])
  useEffect(() => {
    runner.open()
    return runner.stop
  }, [runner])
  useEffect(() => {
    if (dependencies.overlayMs === 0) runner.uncover()
  }, [runner, dependencies.overlayMs])
  return { state, dispatch: runner.dispatch }
}
