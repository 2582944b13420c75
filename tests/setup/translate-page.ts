/** Does to a page what machine translation does: each text is replaced by a copy in two elements, now and whenever more text comes. */

/** Runs in the browser; self-contained, so that it can be sent there as a script. */
export const translatePage = (): (() => void) => {
  const untouched = 'script, style, option, title, textarea, font, svg'
  const font: string = 'font'
  const wrap = (node: Node): void => {
    const walker = document.createTreeWalker(node, NodeFilter.SHOW_TEXT)
    const found: Text[] = []
    for (let text = node.nodeType === Node.TEXT_NODE ? node : walker.nextNode(); text; text = walker.nextNode()) {
      if (text instanceof Text && text.parentElement && !text.parentElement.closest(untouched)) found.push(text)
    }
    for (const text of found) {
      const [outer, inner] = [document.createElement(font), document.createElement(font)]
      inner.textContent = text.data
      outer.append(inner)
      text.replaceWith(outer)
    }
  }
  const observer = new MutationObserver((records) => {
    for (const { addedNodes } of records) for (const node of addedNodes) if (node.isConnected) wrap(node)
  })
  observer.observe(document, { childList: true, subtree: true })
  if (document.body) wrap(document.body)
  return () => observer.disconnect()
}
