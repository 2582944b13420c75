/** The pictures of the working classes as ornaments: fetched once the page they stand beside is there; until then their place is kept. */
import { useSyncExternalStore } from 'react'
import type { classDrawings } from './class-registry.ts'
import { Drawing } from './drawing.tsx'

type ClassDrawings = typeof classDrawings

const listeners = new Set<() => void>()
let fetched: ClassDrawings | undefined

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Nobody is told of a failure: an ornament is missing, and the next page tries again. */
export const fetchClassPictures = async (): Promise<void> => {
  if (fetched) return
  const loaded = await import('./class-registry.ts').catch(() => undefined)
  fetched = loaded?.classDrawings
  for (const listener of listeners) listener()
}

export const ClassPicture = ({ id }: { id: keyof ClassDrawings }) => {
  const Picture = useSyncExternalStore(subscribe, () => fetched)?.[id] ?? Drawing
  return <Picture />
}
