/**
 * Does to a page what machine translation does: each text is replaced by a copy in two elements, now and whenever more text comes. Into a language
 * that is written from right to left, words become Arabic, each copy has its own direction (as in Chrome) and the document has the direction of
 * that language (as in Firefox).
 */

/** Runs in the browser; self-contained, so that it can be sent there as a script. */
export const translatePage = ({ rightToLeft = false } = {}): (() => void) => {
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
      // Units and symbols are shorter than a word.
      inner.textContent = rightToLeft ? text.data.replaceAll(/\p{L}{5,}/gu, 'حساب') : text.data
      if (rightToLeft) outer.dir = inner.dir = 'auto'
      outer.append(inner)
      text.replaceWith(outer)
    }
  }
  let isTranslated = false
  const translate = (nodes: Iterable<Node>): void => {
    if (isTranslated) for (const node of nodes) if (node.isConnected) wrap(node)
    if (isTranslated || !document.body) return
    isTranslated = true
    if (rightToLeft) document.documentElement.dir = 'rtl'
    wrap(document.body)
  }
  const observer = new MutationObserver((records) => records.forEach(({ addedNodes }) => translate(addedNodes)))
  observer.observe(document, { childList: true, subtree: true })
  translate([])
  return () => {
    observer.disconnect()
    document.documentElement.removeAttribute('dir')
  }
}
