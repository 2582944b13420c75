/** Text that lies over other text in a form, as it is seen. */
import type { Page } from '@playwright/test'

const parts = [
  ...['label', 'hint', 'issue', 'chip'].map((part) => `[data-field] [id$=-${part}]`),
  ...[':has(> input[type=text])', 'select', 'label:has(> input)'].map((part) => `[data-field] ${part}`),
  '[data-derived]',
  'form h2',
  '[data-start-row]',
].join()

/** @returns pairs of parts of the form that overlap by more than a pixel; the bar of Start lies over what is scrolled below it, but over no part of the focused field */
export const overlaps = (page: Page): Promise<string[]> =>
  page.evaluate(async (selector) => {
    const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve))
    await nextFrame()
    await nextFrame()
    const focused = document.activeElement?.closest('[data-field]')
    const shown = [...document.querySelectorAll<HTMLElement>(selector)].filter(
      (element) => element.checkVisibility({ visibilityProperty: true }) && element.textContent.trim() + element.innerHTML !== '',
    )
    // What an element contains may be higher than the element.
    const boxOf = (element: HTMLElement) => {
      const content = document.createRange()
      content.selectNodeContents(element)
      const [own, inner] = [element.getBoundingClientRect(), content.getBoundingClientRect()]
      return {
        left: own.left,
        right: own.right,
        top: own.top,
        bottom: element.matches('[id$=-hint]') ? Math.max(own.bottom, inner.bottom) : own.bottom,
      }
    }
    const boxes = shown.map((element) => ({ element, box: boxOf(element) }))
    const isBar = (element: HTMLElement) => element.matches('[data-start-row]')
    const name = (element: HTMLElement) =>
      `${element.id || element.tagName} of ${element.closest<HTMLElement>('[data-field]')?.dataset['field'] ?? 'form'}`
    return boxes.flatMap(({ element: one, box: a }, index) =>
      boxes.slice(index + 1).flatMap(({ element: other, box: b }) => {
        if (one.contains(other) || other.contains(one)) return []
        if ((isBar(one) || isBar(other)) && !(focused?.contains(one) || focused?.contains(other))) return []
        const width = Math.min(a.right, b.right) - Math.max(a.left, b.left)
        const height = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top)
        return width > 1 && height > 1 ? [`${name(one)} / ${name(other)} by ${Math.round(height)} px`] : []
      }),
    )
  }, parts)
