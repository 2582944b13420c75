/** The report of a page without a form: what was entered of its scene, from the results and from the selection that was saved. */
import { readFileSync } from 'node:fs'
import { expect, type Page, test } from '@playwright/test'
import { readPdf } from '../../server/files/report-check/read-pdf.ts'
import { loginDialog, newPhone, signIn } from './people.ts'
import { save } from './saved-items.ts'
import { calculate, openFirstStep } from './rotary.ts'

const textOf = async (path: string): Promise<string> => {
  const read = await readPdf(Uint8Array.from(readFileSync(path)))
  if ('unreadable' in read) throw new Error(read.unreadable)
  return read.pages.flat().join(' ')
}

/** Chooses the report in the sheet that is open, and gives its text and where it is. */
const fetchReport = async (page: Page, act: () => Promise<void> = async () => undefined) => {
  const download = page.waitForEvent('download')
  await page.getByRole('dialog').getByRole('button', { name: 'sizing report (PDF)' }).click()
  await act()
  const path = await (await download).path()
  return { path, text: await textOf(path) }
}

test(
  'says the scene as it was entered, from the results and from the saved selection, and is found the same',
  { tag: '@deep' },
  async ({ page }) => {
    await openFirstStep(page)
    await page.getByLabel('Workpiece mass').fill('0.75')
    await page.getByLabel('Workpiece mass').blur()
    await calculate(page)
    await page
      .locator('article[data-row]')
      .first()
      .getByRole('button', { name: /^Report and drawing:/ })
      .click()
    const { text, path } = await fetchReport(page, async () => {
      await expect(loginDialog(page)).toBeVisible()
      await signIn(page, newPhone())
    })
    for (const said of ['Disc with workpieces', 'Workpiece mass 0.75 kg', 'Results for the scene', 'Calculated at']) {
      expect(text).toContain(said)
    }

    await save(page, 'Disc')
    await page.goto('/#/usercenter/user-selection')
    await page
      .getByRole('button', { name: /^More for / })
      .first()
      .click()
    await page.getByRole('dialog').getByRole('button', { name: 'Report and drawing' }).click()
    const saved = await fetchReport(page)
    expect(saved.text).toContain('Workpiece mass 0.75 kg')

    await page.goto('/#/check-report')
    for (const one of [path, saved.path]) {
      await page.locator('input[type=file]').setInputFiles(one)
      await expect(page.getByText('Confirmed', { exact: true })).toBeVisible()
    }
  },
)
