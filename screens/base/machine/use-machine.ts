/** A machine in React. */
import { useCallback, useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { createRunner, type Surroundings } from './create-runner.ts'
import type { CoreEvent, Machine } from './define-machine.ts'

/** What was given last: calls and handlers may differ from render to render (another language); those of their time are taken. */
const useLatest = <Value>(value: Value): (() => Value) => {
  const latest = useRef(value)
  useEffect(() => {
    latest.current = value
  })
  return useCallback(() => latest.current, [])
}

/** Where what outlives a reload is read, and where it is kept. */
export type Memory<Opening> = { readonly read: () => Opening; readonly write?: (kept: NonNullable<Opening>) => void }

/** Nothing is kept. */
export const noMemory = () => ({ read: () => undefined })

export type MachineView<State, Event> = { readonly state: State; readonly dispatch: (event: Event | CoreEvent) => void }

/** @param memory makes it, once */
export const useMachine = <State, Given extends Surroundings, Event, Opening>(
  machine: Machine<State, Given, Event, Opening>,
  given: Given,
  memory: () => Memory<Opening>,
): MachineView<State, Event> => {
  const latest = useLatest(given)
  const [{ runner, write }] = useState(() => {
    const { read, write: keep } = memory()
    return { runner: createRunner(machine, latest, read()), write: keep }
  })
  const state = useSyncExternalStore(runner.subscribe, runner.state)
  // With the event itself: a reload may come before the next render.
  useEffect(() => {
    const keep = () => {
      const kept = machine.keep?.(runner.state())
      if (kept) write?.(kept)
    }
    keep()
    return runner.subscribe(keep)
  }, [machine, runner, write])
  useEffect(() => {
    runner.open()
    return runner.stop
  }, [runner])
  useEffect(() => {
    if (given.overlayMs === 0) runner.uncover()
  }, [runner, given.overlayMs])
  return { state, dispatch: runner.dispatch }
}
