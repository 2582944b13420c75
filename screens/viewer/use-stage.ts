/** Opens the stage of a model while its component is mounted. */
import { useCallback, useMemo, useState } from 'react'
import { readGlb, type ViewedModel } from './read-glb.ts'
import { openStage, type Stage } from './stage.ts'

/** Counts the rendered frames; overlays render again with each. */
export type Pictures = { readonly subscribe: (listener: () => void) => () => void; readonly count: () => number }

export type Shown =
  | { readonly state: 'opening' }
  /** WebGL is not available. */
  | { readonly state: 'still' }
  | { readonly state: 'open'; readonly stage: Stage; readonly pictures: Pictures }

function countPictures() {
  const listeners = new Set<() => void>()
  let count = 0
  const pictures: Pictures = {
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    count: () => count,
  }
  const tell = () => {
    count += 1
    for (const listener of listeners) listener()
  }
  return { pictures, tell }
}

/** Parses a preview; undefined if it is invalid. */
export const useModel = (bytes: ArrayBuffer): ViewedModel | undefined =>
  useMemo(() => {
    try {
      return readGlb(bytes)
    } catch {
      return undefined
    }
  }, [bytes])

/** Returns the state of the stage and the ref of its host element. */
export function useStage(model: ViewedModel) {
  const [shown, setShown] = useState<Shown>({ state: 'opening' })
  const [isLost, setLost] = useState(false)
  const host = useCallback(
    (element: HTMLElement | null) => {
      if (!element) return undefined
      const { pictures, tell } = countPictures()
      const stage = openStage(element, model, { onDrawn: tell, onLost: setLost })
      setShown(stage ? { state: 'open', stage, pictures } : { state: 'still' })
      return () => stage?.close()
    },
    [model],
  )
  return { shown, isLost, host }
}
