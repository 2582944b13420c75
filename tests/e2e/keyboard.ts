import { expect } from '@playwright/test'
import type { Page } from '@playwright/test'

const mostPresses = 80

/** Moves the focus on until it is where the selector is. */
export async function tabTo(page: Page, selector: string): Promise<void> {
  for (let presses = 0; presses < mostPresses; presses++) {
    if (await page.evaluate((css) => document.activeElement?.matches(css) ?? false, selector)) return
    await page.keyboard.press('Tab')
  }
  throw new Error(`Tab never reached ${selector}`)
}

/** Leaves the overlay by its button, which takes the focus when the answer is there. On a slow machine the overlay goes by itself before. */
export async function showResultsByKeyboard(page: Page): Promise<void> {
  const overlay = page.locator('dialog.matching')
  const isReady = await expect(overlay.locator('button[data-kind=primary]:enabled'))
    .toBeFocused({ timeout: 10_000 })
    .then(
      () => true,
      () => false,
    )
  if (isReady) await page.keyboard.press('Enter')
  await expect(overlay).toBeHidden()
}
