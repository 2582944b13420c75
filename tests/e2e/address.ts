import type { Browser, Page } from '@playwright/test'
import { decodeSelection } from '../../contract/saved/selection-address.ts'
import type { Selection } from '../../contract/saved/selection-document.ts'

/** The selection in the address of a page, which is written a moment after each change: to be polled. Undefined where there is none. */
export const selectionIn = async (page: Page): Promise<Selection | undefined> => {
  const text = new URLSearchParams(new URL(page.url()).hash.split('?')[1]).get('s')
  return text === null ? undefined : decodeSelection(text)
}

/** Presses "Copy link" and returns the copied address. `said` is what the page must say of it. */
export async function copyLink(page: Page, said: string): Promise<string> {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.getByRole('button', { name: 'Copy link' }).click()
  // The message before it may still be there.
  await page.locator('.toast', { hasText: said }).waitFor()
  return page.evaluate(() => navigator.clipboard.readText())
}

/** Opens an address in a browser that has never been here; the test closes its context. */
export async function openElsewhere(browser: Browser, address: string): Promise<Page> {
  const page = await (await browser.newContext({ locale: 'en-US' })).newPage()
  await page.goto(address)
  return page
}
