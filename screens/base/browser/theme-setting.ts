/** Light, dark or as the system is; kept for the next visit. The colours follow `data-theme` on the root element (`screens/app/colours.css`). */
import { useSyncExternalStore } from 'react'
import { readStored, writeStored } from './storage.ts'

const key = 'theme'

/** The choices in the order of the switch; `system` asks for neither of the two. */
export const themes = ['light', 'dark', 'system'] as const
export type Theme = (typeof themes)[number]

const listeners = new Set<() => void>()
let current: Theme | undefined

const read = (): Theme => (current ??= themes.find((theme) => theme === readStored('local', key)) ?? 'system')

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Puts the kept choice on the root element: before the first page is drawn. */
export const showTheme = (): void => {
  const theme = read()
  if (theme === 'system') delete document.documentElement.dataset['theme']
  else document.documentElement.dataset['theme'] = theme
}

export const setTheme = (theme: Theme): void => {
  current = theme
  writeStored('local', key, theme)
  showTheme()
  for (const listener of listeners) listener()
}

export const useTheme = (): Theme => useSyncExternalStore(subscribe, read)
