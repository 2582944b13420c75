/** Copying an order code. */
import { afterEach, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { screwProduct } from './fixture-products.ts'
import { openScreens } from './open-screens.tsx'

afterEach(() => {
  vi.restoreAllMocks()
  getSelection()?.removeAllRanges()
})

const pressCopy = async () => {
  await openScreens(`/productslecto/${screwProduct.serviceID}/${screwProduct.driveID}?length=1302&grade=C7`)
  await page.getByRole('button', { name: 'Copy order code WTF2040-3 +1302L C7' }).click()
}

it('puts it on the clipboard and says so', async () => {
  const written = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
  await pressCopy()
  await expect.element(page.getByText('Copied WTF2040-3 +1302L C7')).toBeVisible()
  expect(written).toHaveBeenCalledExactlyOnceWith('WTF2040-3 +1302L C7')
})

it.each([
  ['the browser has another way', true, 'Copied WTF2040-3 +1302L C7'],
  ['it has none', false, 'Copying failed: the text is selected; press Ctrl+C to copy it'],
])('without permission says what came of it: %s', async (_, works, words) => {
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('denied'))
  vi.spyOn(document, 'execCommand').mockReturnValue(works)
  await pressCopy()
  await expect.element(page.getByText(words)).toBeVisible()
  expect(getSelection()?.toString()).toBe(works ? '' : 'WTF2040-3 +1302L C7')
})
