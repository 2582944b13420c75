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
