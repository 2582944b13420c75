/** What every browser still has, although it is deprecated. */
const copying: { readonly execCommand: (command: 'copy') => boolean } = document

/** Copies a text also where the browser has no clipboard for pages: without TLS, or without permission. */
const copyBySelection = (text: string): boolean => {
  const holder = document.createElement('textarea')
  const focused = document.activeElement
  holder.value = text
  holder.className = 'sr-only'
  // Inside an open drawer, which keeps the focus.
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

/** @returns whether it is on the clipboard now */
export const copyText = async (text: string): Promise<boolean> => {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return copyBySelection(text)
  }
}
