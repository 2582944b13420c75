/** Deprecated, but supported by every browser. */
const copying: { readonly execCommand: (command: 'copy') => boolean } = document

/** Copies a text in browsers without the clipboard API: without TLS or permission. */
const copyBySelection = (text: string): boolean => {
  const holder = document.createElement('textarea')
  const focused = document.activeElement
  holder.value = text
  holder.className = 'sr-only'
  // Inside an open drawer, which traps the focus.
  const place = document.querySelector('[role="dialog"]') ?? document.body
  place.append(holder)
  holder.select()
  try {
    // The only way without TLS.
    return copying.execCommand('copy')
  } finally {
    holder.remove()
    if (focused instanceof HTMLElement) focused.focus()
  }
}

/** Returns whether the text was copied. */
export const copyText = async (text: string): Promise<boolean> => {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return copyBySelection(text)
  }
}

/** Returns the range of a text inside an element; undefined if it is not shown there. */
const rangeOf = (text: string, place: Element): Range | undefined => {
  const range = document.createRange()
  const nodes = document.createTreeWalker(place, NodeFilter.SHOW_TEXT)
  for (let node = nodes.nextNode(); node; node = nodes.nextNode()) {
    const start = (node.textContent ?? '').indexOf(text)
    if (start === -1) continue
    range.setStart(node, start)
    range.setEnd(node, start + text.length)
    return range
  }
  const whole = [...place.querySelectorAll('*')].findLast(({ textContent }) => textContent.trim() === text)
  if (!whole) return undefined
  range.selectNodeContents(whole)
  return range
}

/**
 * Selects a text that could not be copied, so that the keyboard can.
 *
 * @param near an element beside the text
 * @returns false if the text is not shown near it
 */
export const selectShown = (text: string, near: Element): boolean => {
  for (let place = near.parentElement; place; place = place.parentElement) {
    const field = [...place.querySelectorAll('input')].find(({ value }) => value === text)
    if (field) {
      field.select()
      return true
    }
    const range = rangeOf(text, place)
    if (range) {
      const selection = getSelection()
      selection?.removeAllRanges()
      selection?.addRange(range)
      return true
    }
    if (place.matches('main, [role="dialog"]')) break
  }
  return false
}
