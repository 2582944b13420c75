/** Runs the laws in a worker, with results per law, and can be cancelled. */
import { useCallback, useEffect, useRef, useState } from 'react'
import type { FuzzOrder, LawResult } from './fuzz-run.ts'
import type { FuzzMessage } from './fuzz-message.ts'

/** `laws`: their number, known once the worker has started. */
export type FuzzState = {
  readonly phase: 'idle' | 'running' | 'done' | 'cancelled' | 'failed'
  readonly seed: number
  readonly laws: number | undefined
  readonly results: readonly LawResult[]
}

const idle: FuzzState = { phase: 'idle', seed: 0, laws: undefined, results: [] }

const after = (state: FuzzState, message: FuzzMessage): FuzzState => {
  switch (message.type) {
    case 'begun':
      return { ...state, laws: message.laws }
    case 'law':
      return { ...state, results: [...state.results, message.result] }
    case 'done':
      return { ...state, phase: 'done' }
  }
}

export const useFuzz = () => {
  const [state, setState] = useState(idle)
  const worker = useRef<Worker>(undefined)
  const stop = useCallback(() => {
    worker.current?.terminate()
    worker.current = undefined
  }, [])
  useEffect(() => stop, [stop])
  const start = useCallback(
    (order: FuzzOrder) => {
      stop()
      const own = (worker.current = new Worker(new URL('./fuzz-worker.ts', import.meta.url), { type: 'module' }))
      setState({ ...idle, phase: 'running', seed: order.seed })
      own.addEventListener('message', ({ data }: MessageEvent<FuzzMessage>) => {
        if (worker.current === own) setState((before) => after(before, data))
      })
      own.addEventListener('error', () => {
        if (worker.current === own) setState((before) => ({ ...before, phase: 'failed' }))
      })
      own.postMessage(order, [])
    },
    [stop],
  )
  const cancel = useCallback(() => {
    stop()
    setState((before) => ({ ...before, phase: 'cancelled' }))
  }, [stop])
  return { state, start, cancel }
}
