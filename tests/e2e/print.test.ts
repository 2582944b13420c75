/** A report as it goes to paper: what it says, how many pages it has, and nothing in it that only a screen can use. */
import { expect, test } from '@playwright/test'
import type { Page } from '@playwright/test'
import { cards, fill, match, open, startButton, workedExample, resultsLine } from './form.ts'
import { calculate, openFirstStep } from './rotary.ts'
import { openServo, pickMotor } from './servo.ts'
import { printed } from './printed.ts'

const report = (page: Page) => page.locator('[data-report]')
const dialog = (page: Page) => page.locator('[data-print-dialog]')

/** Counts the calls of the printer, in place of its dialog. */
const stubPrinter = (page: Page) =>
  page.addInitScript(() => {
    window.print = () => {
      const { dataset } = document.documentElement
      dataset['printed'] = String(Number(dataset['printed'] ?? 0) + 1)
    }
  })

const expectPrinted = (page: Page, times: number) => expect(page.locator('html')).toHaveAttribute('data-printed', String(times))

/** Presses Print where it is said, names the project and waits for the printer. */
async function print(page: Page, within = page.locator('main'), project = 'Packing line 3'): Promise<void> {
  await within.getByRole('button', { name: 'Print', exact: true }).click()
  await dialog(page).getByLabel('Project').fill(project)
  await dialog(page).getByRole('button', { name: 'Print' }).click()
  await expect(page.locator('html')).toHaveAttribute('data-printed')
  await page.emulateMedia({ media: 'print' })
}

/** Pages of a PDF. */
const pagesOf = (pdf: Buffer): number => pdf.toString('latin1').match(/\/Type\s*\/Page\b(?!s)/g)?.length ?? 0

/**
 * Prints as the browser's menu does, until the report is loaded for it: its text, and the pages. Read when it has been printed: a
 * listener of `beforeprint` that is older than the report's own would run before it.
 */
async function printFromMenu(page: Page): Promise<{ readonly text: string; readonly pages: number }> {
  await page.evaluate(() => {
    window.addEventListener('afterprint', () => {
      document.documentElement.dataset['menu'] = document.querySelector('[data-report]')?.textContent ?? ''
    })
  })
  let pages = 0
  await expect(async () => {
    pages = pagesOf(await page.pdf({ format: 'A4' }))
    await expect(page.locator('html')).toHaveAttribute('data-menu', /./, { timeout: 100 })
  }).toPass()
  await expect(report(page)).toHaveCount(0)
  return { text: (await page.locator('html').getAttribute('data-menu')) ?? '', pages }
}

/** Nothing is printed beside the report, and nothing in it waits to be pressed or filled in. */
async function expectPaper(page: Page): Promise<void> {
  await expect(report(page)).toBeVisible()
  await expect(page.locator('#root')).toBeHidden()
  await expect(dialog(page)).toBeHidden()
  await expect(report(page).locator('input, select, textarea, button, summary, [role=button], [contenteditable]')).toHaveCount(0)
  const { color, background } = await report(page).evaluate((element) => {
    const style = getComputedStyle(element)
    return { color: style.color, background: style.backgroundColor }
  })
  expect([color, background]).toEqual(['rgb(0, 0, 0)', 'rgb(255, 255, 255)'])
}

test('the results of a screw are printed with all that they rest on, on a few pages of A4, and leave nothing behind', async ({ page }) => {
  await stubPrinter(page)
  await page.emulateMedia({ colorScheme: 'dark' })
  await open(page, 30)
  await fill(page, workedExample)
  await match(page)
  const listed = Number(/\d+/.exec(await resultsLine(page).locator('strong').innerText())?.[0])
  await print(page)
  await expectPrinted(page, 1)
  await expectPaper(page)
  const paper = report(page)
  await expect(paper.getByRole('heading', { level: 1 })).toHaveText('Selection report')
  await expect(paper).toContainText('Packing line 3')
  await expect(paper).toContainText(/Catalogue\s*1-[0-9a-f]{12}/)
  await expect(paper.locator('header a')).toHaveAttribute('href', /#\/selection\/calc_30\?s=/)
  // Conditions, assumptions with their sources, the cycle, the models with the rule of their order.
  await expect(paper).toContainText(/Load\s*80\skg/)
  await expect(paper).toContainText(/Required life\s*20,000\sh\s*MITCalc/)
  await expect(paper.getByRole('img', { name: /^Speed and Axial force over one cycle/ })).toBeVisible()
  await expect(paper.locator('table.ledger.text-note tbody tr')).toHaveCount(listed)
  await expect(paper.locator('table.ledger.text-note tbody tr').first()).toContainText(
    /WTF2040-2.*WTF2040-2 \+1302L C7.*Critical speed.*Published \[1\]/,
  )
  await expect(paper).toContainText('Smallest first, keeping a margin of 5 % on every limit')
  await expect(paper).toContainText('Data sources')
  const { left, right } = await page.evaluate(() => {
    const { style } = document.documentElement
    return { left: style.getPropertyValue('--print-left'), right: style.getPropertyValue('--print-before') }
  })
  expect([left, right]).toEqual(['"Sizewright · Ball screw · Packing line 3"', '"Page "'])
  const pages = pagesOf(await page.pdf({ format: 'A4' }))
  expect(pages).toBeGreaterThanOrEqual(2)
  expect(pages).toBeLessThanOrEqual(5)
  // The printer has said that it is done.
  await expect(report(page)).toHaveCount(0)
  await expect(dialog(page)).toHaveCount(0)
  await page.emulateMedia({ media: null })
  await expect(startButton(page)).toBeVisible()
  await page.locator('main').getByRole('button', { name: 'Print', exact: true }).click()
  await expect(dialog(page).getByLabel('Project')).toHaveValue('Packing line 3')
})

test(
  'one model is printed from its reasons, every check with formula, numbers and source; a page without its report has no controls',
  { tag: '@deep' },
  async ({ page }) => {
    await stubPrinter(page)
    await open(page, 30)
    await fill(page, workedExample)
    await match(page)
    await page.emulateMedia({ media: 'print' })
    await expect(page.locator('#load')).toHaveCSS('border-top-width', '0px')
    await expect(page.locator('#precision')).toHaveCSS('appearance', 'none')
    // The buttons of a table are its text.
    await expect(page.locator('button:visible:not(table button)')).toHaveCount(0)
    await expect(page.getByText('Fixed – supported')).toBeVisible()
    await expect(page.getByText('Fixed – fixed')).toBeHidden()
    await expect(page.getByText('The Print button on the page prints the report.')).toBeVisible()
    await expect(page.getByRole('table', { name: 'Models' }).getByText('WTF2040-2', { exact: true }).first()).toBeVisible()
    await expect(page.getByRole('table', { name: 'Models' }).getByText('Rating life L10', { exact: true })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Select model' }).locator('visible=true')).toHaveCount(0)
    await page.emulateMedia({ media: null })
    const menu = await printFromMenu(page)
    expect(menu.text).toContain('Selection report')
    expect(menu.text).toContain('/selection/calc_30?s=')
    expect(menu.pages).toBeLessThanOrEqual(5)

    await cards(page).first().getByRole('button', { name: 'Why' }).click()
    await print(page, page.locator('[data-drawer]'))
    await expectPaper(page)
    await expect(page.locator('[data-drawer]')).toBeHidden()
    const paper = report(page)
    await expect(paper).toContainText(/Model\s*WTF2040-2/)
    await expect(paper).toContainText('WTF2040-2 +1302L C7')
    await expect(paper).toContainText(/Acceleration\s*6\.667\sm\/s²/)
    const check = paper.locator('tbody', { hasText: 'Governing check: Critical speed' })
    await expect(check).toContainText(/1500\srpm\s*1829\srpm\s*82\s%\s*Passed/)
    await expect(check).toContainText(printed('N1 = k × 60 × λ² / (2π × lb²) × √(E × I / (ρ × A))'))
    await expect(check).toContainText('THK General Catalog A-696')
    await expect(paper).toContainText('What is checked and what is not')
  },
)

test('whoever goes to the menu before the report is loaded for it prints the report all the same', async ({ page }) => {
  await page.addInitScript(() => {
    const later = window.setTimeout.bind(window)
    Object.assign(window, { setTimeout: (run: () => void, wait?: number) => (wait === 1500 ? 0 : later(run, wait)) })
  })
  await open(page, 30)
  await fill(page, workedExample)
  await match(page)
  await expect(page.locator('main').getByRole('button', { name: 'Print', exact: true })).toBeVisible()
  await page.evaluate(() => window.dispatchEvent(new Event('blur')))
  const { text } = await printFromMenu(page)
  expect(text).toContain('Selection report')
})

// In the usual run: reasons are opened and printed at once, before anything that comes later is there.
test('the reports of a servo gear unit have its torque chart, those of a platform the torque of its cycle', async ({ page }) => {
  await stubPrinter(page)
  await openServo(page)
  await pickMotor(page, 'SGM7J-04A')
  await cards(page).first().getByRole('button', { name: 'Why' }).click()
  await print(page, page.locator('[data-drawer]'))
  await expectPaper(page)
  await expect(report(page)).toContainText(/Motor model\s*SGM7J-04A/)
  await expect(report(page)).toContainText(/Error range, Lower limit\s*-10\s*%/)
  await expect(report(page).getByRole('img', { name: /N·m continuous and .* peak torque/ })).toBeVisible()
  await page.emulateMedia({ media: null })
  await openFirstStep(page)
  await calculate(page)
  await page.evaluate(() => delete document.documentElement.dataset['printed'])
  await print(page)
  await expectPaper(page)
  await expect(report(page)).toContainText(/Total inertia\s*0\.227\skg·m²/)
  await expect(report(page)).toContainText(/Maximum inertia ratio\s*10/)
  await expect(report(page).getByRole('img', { name: /5\.284\sN·m/ })).toBeVisible()
})

test('a document that is not wanted any more is never printed', { tag: '@deep' }, async ({ page }) => {
  await stubPrinter(page)
  await openServo(page)
  await pickMotor(page, 'SGM7J-04A')
  let answer = () => {}
  const held = new Promise<void>((resolve) => (answer = resolve))
  await page.route(/Explanation/, async (route) => {
    await held
    await route.continue()
  })
  await page.locator('main').getByRole('button', { name: 'Print', exact: true }).click()
  await dialog(page).getByRole('button', { name: 'Print' }).click()
  await expect(dialog(page).getByRole('status')).toBeVisible()
  await dialog(page).getByRole('button', { name: 'Cancel' }).click()
  await expect(dialog(page)).toHaveCount(0)
  answer()
  await page.waitForLoadState('networkidle')
  await expect(report(page)).toHaveCount(0)
  await expect(page.locator('html')).not.toHaveAttribute('data-printed')
})
