/** Published examples from end to end in the pages: typed in, matched, the model looked up, and the figure of the source read from its ledger. */
import { expect, test } from '@playwright/test'
import type { Locator, Page } from '@playwright/test'
import { isDeep, partOf } from './barriers.ts'
import { fill, match, open, openRow, unknownModels } from './form.ts'
import { type Figure, type PublishedExample, publishedExamples } from './published-examples.data.ts'
import { calculate, calculateScene, drawer, fillButton, narrowing, openFirstStep } from './rotary.ts'
import { calculating, openServo } from './servo.ts'

const unfold = async (page: Page): Promise<void> => {
  const closed = page.locator('details:not([open]) > summary')
  while ((await closed.count()) > 0) await closed.first().click()
}

const typeRows = async (page: Page, { list, cells }: NonNullable<PublishedExample['rows']>): Promise<void> => {
  await unfold(page)
  for (const [index, texts] of cells.entries()) {
    await page.locator(`button[id="${list}"]`).click()
    const inputs = page.locator(`[data-field="${list}"] [data-row]`).nth(index).locator('input')
    for (const [column, text] of texts.entries()) await inputs.nth(column).fill(text)
  }
}

const changeAssumptions = async (page: Page, assumptions: Readonly<Record<string, string>>): Promise<void> => {
  const panel = page.locator('details', { has: page.locator('summary', { hasText: 'Assumptions' }) })
  await panel.locator('summary').click()
  for (const [name, text] of Object.entries(assumptions)) await panel.getByRole('textbox', { name, exact: true }).fill(text)
  await match(page, panel.getByRole('button', { name: 'Match again' }))
}

const fillScene = async (page: Page, { scene = '', inputs }: PublishedExample): Promise<void> => {
  await page.getByRole('radiogroup').locator('label', { hasText: scene }).click()
  for (const [item, text] of Object.entries(inputs)) await page.locator(`[id="scene-${item}"]`).fill(text)
}

const runIndustry = async (page: Page, example: PublishedExample): Promise<void> => {
  await page.goto(`/#/selection/calc_${example.id}`)
  const scenes = drawer(page).getByRole('radio').first()
  // 120 opens its scenes by itself.
  if (example.id !== 120) await page.locator('.industry-conditions button, main button', { hasText: /scene/i }).first().click()
  await scenes.waitFor()
  await fillScene(page, example)
  await calculateScene(page)
  await narrowing(page, () => fillButton(page).click())
}

const runServo = async (page: Page, { inputs }: PublishedExample): Promise<void> => {
  await openServo(page)
  await page.locator('#servo-brand').selectOption({ label: 'Other brands' })
  const typed = (id: string) => page.locator(`[id="${id}"]`)
  const all = Object.entries(inputs)
  for (const [id, text] of all.filter(([name]) => name.startsWith('servo-custom'))) await typed(id).fill(text)
  await calculating(page, () => drawer(page).getByRole('button', { name: 'Confirm' }).click())
  await page.getByRole('button', { name: 'Output shaft loads' }).click()
  for (const [id, text] of all.filter(([name]) => !name.startsWith('servo-custom'))) {
    await typed(id).fill(text)
    await calculating(page, () => typed(id).press('Enter'))
  }
}

const run = async (page: Page, example: PublishedExample): Promise<void> => {
  if (example.id === 2_000_001) return runServo(page, example)
  if (example.id === 121) {
    await openFirstStep(page)
    await fillScene(page, example)
    return calculate(page)
  }
  if (example.scene !== undefined) return runIndustry(page, example)
  await open(page, example.id)
  await fill(page, example.inputs)
  if (example.rows) await typeRows(page, example.rows)
  await match(page)
  if (example.assumptions) await changeAssumptions(page, example.assumptions)
}

const whyOf = async (page: Page, card: Locator): Promise<Locator> => {
  await card.getByRole('button', { name: 'Why' }).click()
  const ledger = drawer(page).last()
  await ledger.locator('table.ledger').first().waitFor()
  return ledger
}

/** The row of a model among the rejected, opened. */
async function rejectedOf(page: Page, model: RegExp): Promise<Locator> {
  await page.getByRole('button', { name: 'Rejected models' }).click()
  await drawer(page).locator('li:has(summary)').first().waitFor()
  const rejected = drawer(page)
    .locator('li:has(summary)')
    .filter({ has: page.locator('strong', { hasText: model }) })
  while ((await rejected.count()) === 0) await drawer(page).getByRole('button', { name: 'Next' }).click()
  await rejected.first().locator('summary').click()
  return rejected.first()
}

/** The ledger of a model: of a card on the page, of one whose figures are not all known, of a further recommendation, or of one that is rejected. */
async function ledgerOf(page: Page, model: RegExp): Promise<Locator> {
  const row = page.locator('tr[data-open]', { hasText: model }).first()
  const whyOfRow = async () => {
    await openRow(row)
    return whyOf(page, row.locator('xpath=following-sibling::tr[1]').locator('article[data-row]'))
  }
  await page.getByRole('button', { name: 'Rejected models' }).waitFor()
  const notKnown = unknownModels(page).locator('> button[aria-expanded=false]')
  if ((await notKnown.count()) > 0) {
    await notKnown.click()
    await unknownModels(page).locator('tr[data-open]').first().waitFor()
  }
  if ((await row.count()) > 0) return whyOfRow()
  const more = page.getByRole('button', { name: /^More recommendations \d/ })
  if ((await more.count()) > 0) {
    await more.click()
    await drawer(page).locator('tr[data-open]').first().waitFor()
    await expect(page.locator('table[aria-busy=true]')).toHaveCount(0)
    if ((await row.count()) > 0) return whyOfRow()
    await page.keyboard.press('Escape')
    await expect(drawer(page)).toBeHidden()
  }
  return rejectedOf(page, model)
}

const columns = { required: 1, available: 2, value: 1, calculated: 1 } as const

/** The text of a figure: number and unit. */
async function textOf(page: Page, ledger: Locator | undefined, { row, column }: Figure): Promise<string> {
  if (!ledger) {
    const cells = page.getByRole('row').filter({ has: page.getByRole('rowheader', { name: row, exact: true }) })
    return (await cells.locator('td').allInnerTexts()).join(' ')
  }
  const wide = column === 'value' ? 'table.ledger:not([data-wide])' : 'table.ledger[data-wide]'
  const named = ledger.locator(`${wide} tbody tr`).filter({ has: page.locator('td:first-child').getByText(row, { exact: true }) })
  return named.first().locator('td').nth(columns[column]).innerText()
}

const expectFigure = (text: string, { row, published, unit, within }: Figure): void => {
  const [number = '', shownUnit = ''] = text.replaceAll(',', '').split(/\s+/, 2)
  expect(shownUnit, `${row}: ${text}`).toBe(unit)
  expect(Math.abs(Number(number) / published - 1), `${row}: ${text} against the published ${published} ${unit}`).toBeLessThanOrEqual(
    within + 1e-9,
  )
}

/** One of a form with rows or one of a scene; the figures of all of them are compared without a browser too, in `tests/reference`. */
const usual = [publishedExamples.find(({ rows }) => rows), publishedExamples.find(({ scene }) => scene)]
const examples = isDeep ? publishedExamples : partOf(usual, 2).flatMap((example) => (example ? [example] : []))

for (const example of examples) {
  test(`${example.id}: ${example.source}`, async ({ page }) => {
    await run(page, example)
    const [calculated, ofLedger] = [true, false].map((isCalculated) =>
      example.figures.filter(({ column }) => (column === 'calculated') === isCalculated),
    )
    for (const figure of calculated ?? []) expectFigure(await textOf(page, undefined, figure), figure)
    const ledger = await ledgerOf(page, example.model)
    for (const figure of ofLedger ?? []) expectFigure(await textOf(page, ledger, figure), figure)
  })
}
