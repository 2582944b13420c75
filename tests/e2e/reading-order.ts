/** Order of what is read from left to right in every language (numbers, units, formulas, signs), as a page shows it. */
import type { Page } from '@playwright/test'

/** @returns numbers, formulas and codes whose characters are not from left to right, input fields that are not, and by how much the page scrolls sideways */
export const disorder = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const isRightToLeft = (text: string) => /[\u0590-\u08FF]/.test(text)
    const textsIn = (node: Node): Node[] => {
      const walker = document.createTreeWalker(node, NodeFilter.SHOW_TEXT)
      const found: Node[] = []
      while (walker.nextNode()) found.push(walker.currentNode)
      return found
    }
    const isInline = (element: Element) => getComputedStyle(element).display.startsWith('inline')
    // The largest part of a line that holds nothing of the other direction.
    const wholeOf = (part: Element): Element => {
      const around = part.parentElement
      return around && isInline(part) && !isRightToLeft(around.textContent) ? wholeOf(around) : part
    }
    const isInOrder = (whole: Element): boolean => {
      const range = document.createRange()
      const characters = textsIn(whole)
        .filter(({ parentElement }) => parentElement === whole || (parentElement && isInline(parentElement)))
        .flatMap((text) =>
          Array.from(text.textContent ?? '').flatMap((character, at) => {
            if (!character.trim()) return []
            range.setStart(text, at)
            range.setEnd(text, at + 1)
            return [range.getBoundingClientRect()]
          }),
        )
      return characters.every(({ left, top }, index) => {
        const previous = characters[index - 1]
        return !previous || Math.abs(top - previous.top) > 3 || left >= previous.left - 0.5
      })
    }
    const parts = textsIn(document.body).flatMap(({ textContent, parentElement: part }) =>
      part?.checkVisibility() &&
      /\d/.test(textContent ?? '') &&
      !isRightToLeft(textContent ?? '') &&
      !part.closest('script, style, textarea, option')
        ? [part]
        : [],
    )
    const fields = [...document.querySelectorAll('input')].filter((input) => getComputedStyle(input).direction === 'rtl')
    const beyond = document.documentElement.scrollWidth - innerWidth
    return [
      ...[...new Set(parts.map(wholeOf))].filter((whole) => !isInOrder(whole)).map(({ textContent }) => textContent),
      ...fields.map(({ id }) => `field ${id}`),
      ...(beyond > 1 ? [`${beyond} px beyond the window`] : []),
    ]
  })
