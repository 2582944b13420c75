/** Decorative pictures of the working classes, loaded when the first of them is shown; their space is reserved. */
import { useEffect, useSyncExternalStore } from 'react'
import type { Drawings } from './registry.ts'
import { Drawing } from './drawing.tsx'

const listeners = new Set<() => void>()
let fetched: Drawings | undefined

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Loads the pictures. A failure is ignored, and the next picture retries. */
const fetchClassPictures = async (): Promise<void> => {
  if (fetched) return
  fetched = await import('./classes.tsx').catch(() => undefined)
  for (const listener of listeners) listener()
}

export const ClassPicture = ({ name }: { name: string }) => {
  useEffect(() => void fetchClassPictures(), [])
  const Picture = useSyncExternalStore(subscribe, () => fetched)?.[name] ?? Drawing
  return <Picture />
}
