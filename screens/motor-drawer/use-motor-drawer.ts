/** The drawer's state for React. */
import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import type { DrawerEvent } from './drawer-events.ts'
import { createDrawerRunner, type DrawerRunner, type DrawerRunnerOptions } from './drawer-runner.ts'
import type { DrawerState } from './drawer-state.ts'

export type DrawerView = { readonly state: DrawerState; readonly dispatch: (event: DrawerEvent) => void }

/** The drawer keeps the settings that it opened with. Call and handlers may differ from render to render; those of its time are taken. */
export const useMotorDrawer = (options: DrawerRunnerOptions): DrawerView => {
  const latest = useRef(options)
  useEffect(() => {
    latest.current = options
  })
  const [runner] = useState<DrawerRunner>(() =>
    createDrawerRunner({
      settings: options.settings,
      calls: { filter: (request, signal) => latest.current.calls.filter(request, signal) },
      onSelect: (selection) => latest.current.onSelect(selection),
      onFailure: (failure) => latest.current.onFailure(failure),
    }),
  )
  const state = useSyncExternalStore(runner.subscribe, runner.state)
  useEffect(() => runner.open(), [runner])
  return { state, dispatch: runner.dispatch }
}
