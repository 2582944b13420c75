/** The pictures of the working classes as ornaments: fetched once the page they stand beside is there; until then their place is kept. */
import { useSyncExternalStore } from 'react'
import type { Drawings } from './registry.ts'
import { Drawing } from './drawing.tsx'

const listeners = new Set<() => void>()
let fetched: Drawings | undefined

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Nobody is told of a failure: an ornament is missing, and the next page tries again. */
export const fetchClassPictures = async (): Promise<void> => {
  if (fetched) return
  fetched = await import('./classes.tsx').catch(() => undefined)
  for (const listener of listeners) listener()
}

export const ClassPicture = ({ name }: { name: string }) => {
  const Picture = useSyncExternalStore(subscribe, () => fetched)?.[name] ?? Drawing
  return <Picture />
}
