/** Whether an element is in the topmost open drawer, or no drawer is open: what the reader looks at. */
export const isForemost = (element: Element | null): boolean =>
  element?.closest('[data-drawer]') === ([...document.querySelectorAll('[data-drawer]')].at(-1) ?? null)
