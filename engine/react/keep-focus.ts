/** Keeps the focus in a form when the focused control is removed with its row, field or chip. */

const focusable = 'input:not([disabled]), select:not([disabled]), button:not([disabled])'

const within = (node: Node | null): HTMLElement | undefined =>
  node instanceof HTMLElement && node.isConnected
    ? ((node.matches(focusable) ? node : node.querySelector<HTMLElement>(focusable)) ?? undefined)
    : undefined

/** The nearest control to a removed node: after it, before it, or in one of the elements around it. */
function nearest({ nextSibling, previousSibling, target }: MutationRecord, root: Node): HTMLElement | undefined {
  let found = within(nextSibling) ?? within(previousSibling)
  for (let around: Node | null = target; !found && around && root.contains(around); around = around.parentNode) found = within(around)
  return found
}

/**
 * Moves the focus to the nearest control whenever the focused one is removed.
 *
 * @returns a function that stops it
 */
export function keepFocus(root: HTMLElement): () => void {
  let last: EventTarget | null = null
  const onFocus = ({ target }: FocusEvent) => {
    last = target
  }
  const observer = new MutationObserver((records) => {
    if (!(last instanceof Element) || last.isConnected || document.activeElement !== document.body) return
    const lost = last
    const removal = records.findLast(({ removedNodes }) => [...removedNodes].some((node) => node.contains(lost)))
    if (removal) nearest(removal, root)?.focus()
  })
  root.addEventListener('focusin', onFocus)
  observer.observe(root, { childList: true, subtree: true })
  return () => {
    root.removeEventListener('focusin', onFocus)
    observer.disconnect()
  }
}
