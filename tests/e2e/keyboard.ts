import { expect } from '@playwright/test'
import type { Page } from '@playwright/test'
import { keepOverlay, matching } from './form.ts'

const mostPresses = 80

/** Moves the focus on until it is where the selector is. */
export async function tabTo(page: Page, selector: string): Promise<void> {
  for (let presses = 0; presses < mostPresses; presses++) {
    if (await page.evaluate((css) => document.activeElement?.matches(css) ?? false, selector)) return
    await page.keyboard.press('Tab')
  }
  throw new Error(`Tab never reached ${selector}`)
}

/** Starts, and leaves the overlay by its button, which takes the focus when the answer is there. */
export async function matchByKeyboard(page: Page): Promise<void> {
  const overlay = matching(page)
  await keepOverlay(page)
  await tabTo(page, '[data-start]')
  await page.keyboard.press('Enter')
  await expect(overlay.locator('button[data-kind=primary]')).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(overlay).toBeHidden()
}
