/** The drawer's state for React. */
import { useLatest, useRunner } from '../app/use-runner.ts'
import type { DrawerSettings } from './drawer-calls.ts'
import type { DrawerEvent } from './drawer-events.ts'
import { createDrawerRunner, type DrawerOptions } from './drawer-runner.ts'
import type { DrawerState } from './drawer-state.ts'

export type DrawerView = { readonly state: DrawerState; readonly dispatch: (event: DrawerEvent) => void }

/** The drawer keeps the settings that it opened with. */
export const useMotorDrawer = ({ settings, ...options }: DrawerOptions & { readonly settings: DrawerSettings }): DrawerView => {
  const latest = useLatest(options)
  return useRunner(
    () => createDrawerRunner(latest, settings),
    (dispatch) => dispatch({ type: 'searchPressed' }),
  )
}
