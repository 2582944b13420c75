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
