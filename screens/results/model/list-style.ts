/** Whether models are shown as cards or rows; stored for the next visit. */
import { useSyncExternalStore } from 'react'
import { readStored, writeStored } from '../../base/browser/storage.ts'

const key = 'listStyle'

/** In the order of the switch. */
export const listStyles = ['cards', 'rows'] as const
export type ListStyle = (typeof listStyles)[number]

const listeners = new Set<() => void>()
let current: ListStyle | undefined

const read = (): ListStyle => (current ??= listStyles.find((style) => style === readStored('local', key)) ?? 'cards')

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export const setListStyle = (style: ListStyle): void => {
  current = style
  writeStored('local', key, style)
  for (const listener of listeners) listener()
}

export const useListStyle = (): ListStyle => useSyncExternalStore(subscribe, read)
