/**
 * Clicks and texts from within the page: each is a dozen messages to the browser otherwise, which is most of what a test takes. What can be seen of an
 * element is demanded as for a real click: there once, visible, enabled, at rest, and under the pointer. Journeys (`tests/e2e`) click with the real one.
 * Clicks with options (forced, at a place) and keys remain real.
 */
import { expect } from 'vitest'
import { type Locator, page } from 'vitest/browser'

const locators = Object.getPrototypeOf(page.getByText('')) as Pick<Locator, 'click' | 'fill'> // the class has no name outside of vitest
const real = { click: locators.click, fill: locators.fill }

const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve))

const middleOf = (element: Element): { readonly clientX: number; readonly clientY: number } => {
  // Of a text in several lines, the first.
  const { left, top, width, height } = element.getClientRects()[0] ?? element.getBoundingClientRect()
  return { clientX: left + width / 2, clientY: top + height / 2 }
}

/** Why it cannot be pressed or filled in now; undefined: it can. */
const obstacleOf = (element: Element): string | undefined => {
  if (!element.isConnected) return 'gone'
  if (!element.checkVisibility({ visibilityProperty: true }) || element.getClientRects().length === 0) return 'not visible'
  if (element.matches(':disabled, :disabled *, [aria-disabled=true], [aria-disabled=true] *')) return 'disabled'
  return undefined
}

/** The element once it can be used, and what is under the pointer in its middle. */
const usable = async (locator: Pick<Locator, 'findElement'>): Promise<{ readonly element: Element; readonly hit: Element }> => {
  let found: { readonly element: Element; readonly hit: Element } | undefined
  const obstacle = async (): Promise<string | undefined> => {
    const element = await locator.findElement()
    const reason = obstacleOf(element)
    if (reason !== undefined) return reason
    element.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior: 'instant' })
    const before = middleOf(element)
    await nextFrame()
    const { clientX, clientY } = middleOf(element)
    if (before.clientX !== clientX || before.clientY !== clientY) return 'moving'
    const hit = document.elementFromPoint(clientX, clientY)
    if (!hit || !(element.contains(hit) || hit.closest('label')?.control === element)) {
      element.scrollIntoView({ block: 'center', behavior: 'instant' })
      return `covered by ${hit?.outerHTML.slice(0, 120)}`
    }
    found = { element, hit }
    return obstacleOf(element)
  }
  await expect.poll(obstacle, { message: 'can be used', interval: 10 }).toBeUndefined()
  if (!found) throw new Error('nothing was found')
  return found
}

const focusable = 'a[href], button, input, select, textarea, summary, [tabindex], [contenteditable=true]'

locators.click = async function click(this: Locator, options) {
  if (options) return real.click.call(this, options)
  const { element, hit } = await usable(this)
  const init = { ...middleOf(element), bubbles: true, cancelable: true, composed: true, button: 0, detail: 1, view: window }
  const pointer = { ...init, pointerId: 1, isPrimary: true, pointerType: 'mouse' }
  for (const name of ['pointerover', 'pointermove']) hit.dispatchEvent(new PointerEvent(name, pointer))
  for (const name of ['mouseover', 'mousemove']) hit.dispatchEvent(new MouseEvent(name, init))
  hit.dispatchEvent(new PointerEvent('pointerdown', { ...pointer, buttons: 1 }))
  if (hit.dispatchEvent(new MouseEvent('mousedown', { ...init, buttons: 1 })) && !hit.closest('label')) {
    const target = hit.closest<HTMLElement>(focusable)
    if (target) target.focus({ preventScroll: true })
    else if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
  }
  hit.dispatchEvent(new PointerEvent('pointerup', pointer))
  hit.dispatchEvent(new MouseEvent('mouseup', init))
  hit.dispatchEvent(new MouseEvent('click', init))
  // What follows of itself has happened, as it has when a real click is reported.
  await new Promise((resolve) => setTimeout(resolve))
}

locators.fill = async function fill(this: Locator, text, options) {
  const { element } = await usable(this)
  const isText =
    element instanceof HTMLTextAreaElement ||
    (element instanceof HTMLInputElement && /^(?:text|search|tel|url|password)$/.test(element.type))
  if (options || !isText || element.readOnly) return real.fill.call(this, text, options)
  element.focus()
  element.setRangeText(text, 0, element.value.length, 'end')
  element.dispatchEvent(new InputEvent('input', { bubbles: true, inputType: 'insertText', data: text }))
}
