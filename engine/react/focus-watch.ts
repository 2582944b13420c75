/** Tracks the focused field outside React, so that only its subscribers render when the focus moves. */

type Listener = () => void

/** See `createFocusWatch`. */
export type FocusWatch = {
  readonly subscribe: (listener: Listener) => () => void
  readonly focused: () => string | undefined
}

const fieldOf = (element: EventTarget | null): string | undefined =>
  element instanceof Element ? element.closest<HTMLElement>('[data-field]')?.dataset['field'] : undefined

/** Tracks the focus of the whole document, as `createPress` tracks the pointer. */
export function createFocusWatch(): FocusWatch & { readonly listen: () => () => void } {
  const listeners = new Set<Listener>()
  let focused: string | undefined
  const move = (field: string | undefined) => {
    if (field === focused) return
    focused = field
    for (const listener of listeners) listener()
  }
  const onFocus = ({ target }: FocusEvent) => move(fieldOf(target))
  const onBlur = ({ relatedTarget }: FocusEvent) => {
    // If another element receives the focus, its focus event follows: one move instead of two.
    if (relatedTarget === null) move(undefined)
  }
  return {
    subscribe: (listener) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    focused: () => focused,
    listen() {
      document.addEventListener('focusin', onFocus)
      document.addEventListener('focusout', onBlur)
      return () => {
        document.removeEventListener('focusin', onFocus)
        document.removeEventListener('focusout', onBlur)
      }
    },
  }
}
