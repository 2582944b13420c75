/** The panel's state for React, and the overlay that Start brings. */
import { useCallback, useEffect, useState } from 'react'
import type { Calculation } from '../../contract/selection.ts'
import { readStored, writeStored } from '../app/storage.ts'
import { useLatest, useRunner } from '../app/use-runner.ts'
import { keepPanel, readPanel } from './kept-panel.ts'
import type { PanelEvent } from './panel-events.ts'
import { createPanelRunner, type PanelOptions } from './panel-runner.ts'
import type { PanelState } from './panel-state.ts'

const storageKey = 'sizewright.servo'

export type Dispatch = (event: PanelEvent) => void

/** The overlay after Start; the answer is there before its declared time is over. */
export type StartOverlay = {
  readonly answer: Calculation | undefined
  /** Ends the waiting. */
  readonly show: () => void
  readonly cancel: () => void
}

export type ServoPanelView = {
  readonly state: PanelState
  readonly dispatch: Dispatch
  readonly overlay: StartOverlay | undefined
  /** How many starts have come to their end: results are to be shown when it grows. */
  readonly shown: number
}

/** When Start was pressed last, until that ends; and how many have ended. */
type Starts = { readonly since: number | undefined; readonly ended: number }

const endStart = ({ ended }: Starts): Starts => ({ since: undefined, ended: ended + 1 })

const isStarted = ({ calculation }: PanelState): boolean => calculation.state === 'running' && !calculation.silent

const keep = (state: PanelState): void => void writeStored('session', storageKey, keepPanel(state))

export const useServoPanel = (options: PanelOptions & { readonly overlayMs: number }): ServoPanelView => {
  const { overlayMs } = options
  const latest = useLatest(options)
  const {
    state,
    dispatch: tell,
    now,
  } = useRunner(
    () => createPanelRunner(latest, readPanel(readStored('session', storageKey))),
    (dispatchFirst) => dispatchFirst({ type: 'searchPressed' }),
    keep,
  )
  const [{ since, ended }, setStarts] = useState<Starts>({ since: undefined, ended: 0 })

  const answered = state.calculation.state === 'answered' ? state.calculation.answer.calculation : undefined
  const started = isStarted(state)
  const waits = answered !== undefined && overlayMs > 0
  useEffect(() => {
    if (since === undefined || started) return undefined
    const timer = setTimeout(() => setStarts(endStart), waits ? Math.max(0, since + overlayMs - Date.now()) : 0)
    return () => clearTimeout(timer)
  }, [since, started, waits, overlayMs])

  const dispatch = useCallback(
    (event: PanelEvent) => {
      tell(event)
      if (event.type === 'startPressed' && isStarted(now())) setStarts((before) => ({ ...before, since: Date.now() }))
    },
    [tell, now],
  )
  const cancel = () => {
    tell({ type: 'cancelPressed' })
    setStarts((before) => ({ ...before, since: undefined }))
  }
  const covered = overlayMs > 0 && since !== undefined && (started || answered !== undefined)
  const overlay = covered ? { answer: started ? undefined : answered, show: () => setStarts(endStart), cancel } : undefined
  return { state, dispatch, overlay, shown: ended }
}
