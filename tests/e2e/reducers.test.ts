/** The reducers as a new user meets them: from power and speed to a pair whose use factor can be recomputed by hand. */
import { readFile } from 'node:fs/promises'
import { expect, test } from '@playwright/test'
import type { Locator, Page } from '@playwright/test'
import { cards, fill, match, open, openRow, resultsLine, rows } from './form.ts'
import { threePhaseExample } from './form-examples.ts'
import { readZip } from '../unit/server/people/read-zip.ts'
import { beSignedIn } from './people.ts'
import { numbersIn, printed } from './printed.ts'

const drawer = (page: Page) => page.getByRole('dialog')
/** How many models match, as the line of the results says first. */
const matchedIn = async (text: Promise<string>): Promise<number> => Number((/\d[\d,]*/.exec(await text)?.[0] ?? '').replaceAll(',', ''))

/** A large or listed figure of a card, by its name. */
const figure = async (card: Locator, name: string): Promise<number> => {
  const text = await card
    .locator('dl > div', { has: card.page().getByText(name, { exact: true }) })
    .first()
    .locator('dd')
    .first()
    .innerText()
  return Number.parseFloat(text.replaceAll(',', ''))
}

/** A row of the ledger that shows its formula. */
const derivation = (page: Page, text: string) => drawer(page).locator('tbody:has([data-formula])', { hasText: printed(text) })

test('1.5 kW at 45 rpm gives pairs whose use factor follows by hand from the ledger; a service factor leaves those that reach it', async ({
  page,
}) => {
  await open(page, 2000000)
  await fill(page, threePhaseExample)
  await expect(page.locator('[id="outputSpeed-window"]')).toContainText('40.5 to 49.5 rpm')
  await match(page)
  const all = await matchedIn(resultsLine(page).innerText())
  const card = cards(page).first()
  const shown = await figure(card, 'Service factor fB')
  expect(await figure(card, 'Output speed n2')).toBeGreaterThanOrEqual(40.5)
  expect(await figure(card, 'Output speed n2')).toBeLessThanOrEqual(49.5)
  await card.getByRole('button', { name: 'Why' }).click()
  const [rated = NaN, torque = NaN] = await numbersIn(derivation(page, 'fB = T2N / T2').last())
  expect(Math.abs(rated / torque / shown - 1)).toBeLessThan(2e-3)
  const [factor, power = NaN, efficiency = NaN, speed = NaN] = await numbersIn(derivation(page, 'T2 = 9549.3 × P1 × η / n2').last())
  expect(factor).toBe(9549.3)
  expect(Math.abs((9549.3 * power * efficiency) / speed / torque - 1)).toBeLessThan(5e-3)
  await page.keyboard.press('Escape')

  await page.getByRole('button', { name: 'Rejected models' }).click()
  await expect(drawer(page)).toContainText(/models rejected · the closest \d+ are listed/)
  const rejected = drawer(page).locator('li:has(summary)').first()
  await expect(rejected.locator('.text-emphasis-strong')).not.toBeEmpty()
  await rejected.locator('summary').click()
  await expect(rejected.locator('[data-verdict=failed]').first()).toBeVisible()
  await page.keyboard.press('Escape')

  await fill(page, { serviceFactor: '1.25' })
  await expect(page.getByText('The conditions have changed')).toBeVisible()
  await match(page)
  await expect(page.getByText('The conditions have changed')).toBeHidden()
  const fewer = await matchedIn(resultsLine(page).innerText())
  expect(fewer).toBeGreaterThan(0)
  expect(fewer).toBeLessThan(all)
  for (const index of [0, 4, 9]) {
    await openRow(rows(page).nth(index))
    expect(await figure(cards(page), 'Service factor fB')).toBeGreaterThanOrEqual(1.25)
  }
})

test('a gear unit and its motor are one answer: both codes, another motor and back, all files of both in one archive', async ({ page }) => {
  test.setTimeout(180_000)
  await beSignedIn(page)
  await open(page, 2000000)
  await fill(page, threePhaseExample)
  await match(page)
  await cards(page).first().getByRole('button', { name: 'Select model', exact: true }).click()
  await expect(page).toHaveURL(/assembly\/2000000\/gearUnit=[^/]+\/motor=[^?]+\?s=/)
  await expect(page.locator('header', { hasText: 'SW-2000000' })).toContainText(/1\.5\skW · 45\srpm(?! · [-\d.]+\s%)/)
  const parts = page.getByRole('list', { name: 'Parts to order' })
  const codes = parts.locator('.code')
  await expect(codes).toHaveCount(2)
  const ordered = await codes.allTextContents()

  const motor = parts.locator('[data-role="motor"]')
  const others = motor.getByRole('combobox')
  await others.selectOption((await others.locator('option').nth(1).getAttribute('value')) ?? '')
  await page.getByRole('button', { name: 'Apply', exact: true }).click()
  await expect(motor.locator('.code')).not.toHaveText(ordered[1] ?? '')
  await page.getByRole('button', { name: 'Undo', exact: true }).click()
  await expect(codes).toHaveText(ordered)
  await page.reload()
  await expect(codes).toHaveText(ordered)

  const download = page.waitForEvent('download', { timeout: 150_000 })
  await page.getByRole('button', { name: 'All files (ZIP)', exact: true }).click()
  const files = [...readZip(await readFile(await (await download).path())).keys()]
  expect(files.slice(0, 5)).toEqual(['assembly.stp', 'assembly.pdf', 'assembly.dxf', 'parts.xlsx', 'parts.csv'])
  expect(files.filter((name) => /^parts\/[12] .*\.pdf$/.test(name))).toHaveLength(2)
})
