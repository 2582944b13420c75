import { expect } from '@playwright/test'
import type { Page } from '@playwright/test'
import { calculators } from '../../schemas/registry.ts'

/** Fills a form by field id: texts into inputs, options into selects and radios. */
export async function fill(page: Page, values: Readonly<Record<string, string>>): Promise<void> {
  for (const [field, value] of Object.entries(values)) {
    const input = page.locator(`input[id="${field}"]`)
    const select = page.locator(`select[id="${field}"]`)
    const radio = page.locator(`[data-field="${field}"]`).locator(`input[type=radio][value="${value}"]`)
    // Which of the three a field is shows only once its options have come.
    await input.or(select).or(radio).first().waitFor({ state: 'attached' })
    // Options may just be loading again: a click on the old ones is lost.
    // Away from the bar of Start, which lies over the end of a long form.
    const inTheMiddle = () => radio.evaluate((element) => element.scrollIntoView({ block: 'center' }))
    if ((await radio.count()) > 0) {
      await expect(() => inTheMiddle().then(() => radio.check({ force: true, timeout: 2000 }))).toPass({ timeout: 15_000 })
    } else if ((await select.count()) > 0) {
      await select.selectOption(value)
    } else {
      await input.fill(value)
    }
  }
}

/** THK General Catalog A-722: the worked example as a form. */
export const workedExample = {
  posture: 'horizontal',
  fixing: 'fixed-supported',
  load: '80',
  speed: '1000',
  acceleration: '6.667',
  travel: '1000',
  precision: 'C7',
}

export const fiveTonnes = {
  loadType: 'medium',
  load: '5',
  minutes: '10',
  speed: '500',
  stroke: '300',
  mounting: '1A',
  fixing: 'base-fixed-end-fixed',
}

const hasInit = (id: number): boolean => calculators.some(({ schema }) => schema.id === id && schema.init !== undefined)

/** Opens a calculator and waits for its form, with the options of its init answer where it has one. */
export async function open(page: Page, id: number): Promise<void> {
  const init = hasInit(id) ? page.waitForResponse(/CalculationInit/) : undefined
  await page.goto(`/#/selection/calc_${id}`)
  await init
  await expect(page.locator('.form')).toBeVisible()
}

export const startButton = (page: Page) => page.locator('.start-button')
export const resultsLine = (page: Page) => page.locator('.results-line')

/** How many models match, in English: what else stands in the line may still be coming. */
export const matchCount = async (page: Page): Promise<string> =>
  /^\d+ of \d+ models match/.exec((await resultsLine(page).textContent()) ?? '')?.[0] ?? 'no count'
export const cards = (page: Page) => page.locator('article.card')

/** Leaves the overlay as soon as the answer is there. On a slow machine it is quicker and goes by itself: then there is nothing to press. */
export async function showResults(page: Page): Promise<void> {
  const overlay = page.locator('dialog.matching')
  await overlay
    .locator('button[data-kind=primary]:enabled')
    .click({ timeout: 10_000 })
    .catch(() => undefined)
  await expect(overlay).toBeHidden()
}

/** New results come into view after a moment: a click before that would aim at where something was. Where there are none, nothing moves. */
export async function settled(page: Page, results: string): Promise<void> {
  await page
    .locator(results)
    .and(page.locator(':focus'))
    .waitFor({ timeout: 2000 })
    .catch(() => undefined)
}

/** Does something that the service is asked about, and waits until the page shows the answer. */
export async function answered(page: Page, call: RegExp, act: () => Promise<unknown>): Promise<void> {
  const answer = page.waitForResponse(call)
  await act()
  await answer
  await expect(page.locator('section.results[aria-busy=true]')).toHaveCount(0)
}

/** Presses Start and leaves the overlay. */
export async function match(page: Page): Promise<void> {
  await startButton(page).click()
  await showResults(page)
  await settled(page, 'section.results')
}
