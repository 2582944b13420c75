/**
 * The colour theme, stored for the next visit. Colours depend on `data-theme` of the root element (`screens/app/colours.css`).
 */
import { useSyncExternalStore } from 'react'
import { readStored, writeStored } from './storage.ts'

const key = 'theme'

/** Themes in the order of the switch; `system` follows the operating system. */
export const themes = ['light', 'dark', 'system'] as const
export type Theme = (typeof themes)[number]

const listeners = new Set<() => void>()
let current: Theme | undefined

const read = (): Theme => (current ??= themes.find((theme) => theme === readStored('local', key)) ?? 'system')

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Sets the stored theme on the root element; called before the first render. */
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
