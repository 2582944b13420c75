/** Text of a page that lies over other text. */
import type { Page } from '@playwright/test'

/** @returns pairs of texts that overlap by more than three pixels in both directions; what floats over the page is compared within itself only */
export const textOverlaps = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const least = 3
    type Box = { readonly left: number; readonly right: number; readonly top: number; readonly bottom: number }
    const meet = (a: Box, b: Box): Box => ({
      left: Math.max(a.left, b.left),
      right: Math.min(a.right, b.right),
      top: Math.max(a.top, b.top),
      bottom: Math.min(a.bottom, b.bottom),
    })
    const isSeen = ({ left, right, top, bottom }: Box): boolean => right - left > least && bottom - top > least
    /** What is left of a box within everything that cuts it off. */
    const clipped = (element: Element | null, box: Box): Box => {
      if (!element) return box
      const { overflowX, position } = getComputedStyle(element)
      const inside = overflowX === 'visible' ? box : meet(box, element.getBoundingClientRect())
      return position === 'fixed' ? inside : clipped(element.parentElement, inside)
    }
    /** What an element floats in: something that is fixed, sticky, or a dialog. */
    const layerOf = (element: Element | null): Element | null => {
      if (!element) return null
      return ['fixed', 'sticky', 'absolute'].includes(getComputedStyle(element).position) ? element : layerOf(element.parentElement)
    }
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const texts: { readonly node: Node; readonly text: string; readonly layer: Element | null; readonly box: Box }[] = []
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const element = node.parentElement
      const text = node.textContent?.trim() ?? ''
      if (!element || text === '' || !element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue
      const range = document.createRange()
      range.selectNodeContents(node)
      for (const line of range.getClientRects()) {
        const box = clipped(element, line)
        if (isSeen(box)) texts.push({ node, text, layer: layerOf(element), box })
      }
    }
    return texts.flatMap((one, index) =>
      texts
        .slice(index + 1)
        .filter((other) => other.node !== one.node && other.layer === one.layer && isSeen(meet(one.box, other.box)))
        .map((other) => `“${one.text.slice(0, 40)}” and “${other.text.slice(0, 40)}”`),
    )
  })
