/** Keeps the field being edited, with its hint and messages, above the bar of Start where the bar sticks to the window's edge. */

const bottomOf = (element: Element): number => element.getBoundingClientRect().bottom

const showWhole = (form: HTMLElement): void => {
  const bar = form.querySelector('[data-start-row]')
  const field = form.contains(document.activeElement) ? document.activeElement?.closest('[data-field]:not([role=group])') : undefined
  if (!bar || !field || getComputedStyle(bar).position !== 'sticky') return
  const lowest = Math.max(...[field, ...field.children].map(bottomOf))
  const hidden = Math.min(lowest - bar.getBoundingClientRect().top, field.getBoundingClientRect().top)
  if (hidden > 0) scrollBy(0, hidden)
}

/**
 * Scrolls when a field gets the focus or a message appears.
 *
 * @returns a function that stops it
 */
export function keepClearOfBar(form: HTMLElement): () => void {
  const show = () => showWhole(form)
  const resizing = new ResizeObserver(show)
  resizing.observe(form)
  form.addEventListener('focusin', show)
  return () => {
    resizing.disconnect()
    form.removeEventListener('focusin', show)
  }
}
