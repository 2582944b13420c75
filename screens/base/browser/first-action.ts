/** The first action of the user on this document: until then, code that only answers actions is not loaded. */
import { useSyncExternalStore } from 'react'

/** Not `scroll` and `focusin`, which the pages cause themselves. */
const kinds = ['pointermove', 'pointerdown', 'touchstart', 'keydown', 'wheel', 'click', 'input'] as const

let hasHappened = false
const listeners = new Set<() => void>()

const happen = (): void => {
  if (hasHappened) return
  hasHappened = true
  for (const kind of kinds) removeEventListener(kind, happen, true)
  // After the event: a page rendered within it would put back what a field showed before its first input.
  setTimeout(() => {
    for (const listener of listeners) listener()
  })
}
for (const kind of kinds) addEventListener(kind, happen, { capture: true, passive: true })

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Whether the user has moved the pointer, pressed a key or touched the document since it was opened. */
export const useFirstAction = (): boolean => useSyncExternalStore(subscribe, () => hasHappened)
