import { expect } from '@playwright/test'
import type { Locator, Page } from '@playwright/test'
import { calculators, workingClasses } from '../../schemas/registry.ts'

/** `6.667` could be 6667 where points group thousands, and is asked about; `6.6670` is a decimal fraction in every language. */
const inAnyLanguage = (value: string): string => (/^\d{1,3}\.\d{3}$/.test(value) ? `${value}0` : value)

/** Fills a form by field id: texts into inputs, options into selects and radios. */
export async function fill(page: Page, values: Readonly<Record<string, string>>): Promise<void> {
  for (const [field, value] of Object.entries(values)) {
    const input = page.locator(`input[id="${field}"]`)
    const select = page.locator(`select[id="${field}"]`)
    const within = page.locator(`[data-field="${field}"]`)
    const radio = within.locator(`input[type=radio][value="${value}"]`)
    // Which of the three a field is shows only once its options have come.
    await input.or(select).or(radio).first().waitFor({ state: 'attached' })
    if ((await radio.count()) > 0) {
      // Of a tile nothing but its label can be pressed, and a label does nothing while its option cannot be chosen yet.
      await expect(radio).toBeEnabled()
      await within.locator('label', { has: page.locator(`input[value="${value}"]`) }).click()
      await expect(radio).toBeChecked()
    } else if ((await select.count()) > 0) {
      await select.selectOption(value)
    } else {
      await input.fill(inAnyLanguage(value))
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
  await expect(page.locator('[data-form]')).toBeVisible()
}

export const startButton = (page: Page) => page.locator('[data-start]')
export const resultsLine = (page: Page) => page.locator('header:has(> strong)')

/** How many models match, in English: what else stands in the line may still be coming. */
export const matchCount = async (page: Page): Promise<string> =>
  /^\d+ of \d+ models match/.exec((await resultsLine(page).textContent()) ?? '')?.[0] ?? 'no count'
/** Models in the table of results. */
export const rows = (page: Page) => page.locator('tr[data-open]')
/** Opened models; at first the best is open. */
export const cards = (page: Page) => page.locator('article[data-row]')
/** Models of which a needed figure is not known, below the results. */
export const unknownModels = (page: Page) => page.locator('section section').filter({ has: page.locator('> button[aria-expanded]') })
/** Opens a model, unless it is. */
export const openRow = async (row: Locator): Promise<void> => {
  const name = row.locator('th button')
  if ((await name.getAttribute('aria-expanded')) === 'false') await name.click()
}

const overlayTimes = [...new Set(workingClasses.flatMap(({ schema }) => schema.results?.overlayMs || []))]

/**
 * The next overlay stays until it is left by its button. By itself it goes after two or three seconds, before anybody can press anything where the
 * answer takes longer than that.
 */
export const keepOverlay = (page: Page): Promise<void> =>
  page.evaluate((times) => {
    const usual = globalThis.setTimeout
    const longest = 2 ** 31 - 1
    globalThis.setTimeout = Object.assign((...[run, ms, ...rest]: Parameters<typeof usual>) => {
      if (!times.includes(Number(ms))) return usual(run, ms, ...rest)
      globalThis.setTimeout = usual
      return usual(run, longest, ...rest)
    }, usual)
  }, overlayTimes)

/** Goes to another class by the menu. */
export async function openClass(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: 'Calculators' }).click()
  await page.getByRole('dialog').getByRole('link', { name, exact: true }).click()
}

/** The overlay of a run. */
export const matching = (page: Page) => page.getByRole('dialog').filter({ has: page.locator('[data-ready]') })

/** Leaves the overlay as soon as the answer is there; after its time it goes by itself. */
export async function showResults(page: Page): Promise<void> {
  const overlay = matching(page)
  await overlay.waitFor()
  const show = overlay.locator('button[data-kind=primary]:enabled')
  const isLeft = async () => {
    if ((await overlay.count()) === 0) return true
    if ((await show.count()) > 0) await show.evaluate((button: HTMLButtonElement) => button.click())
    return (await overlay.count()) === 0
  }
  await expect.poll(isLeft, { message: 'the overlay goes' }).toBe(true)
}

/** Does something that the service is asked about, and waits until the page shows the answer. */
export async function answered(page: Page, call: RegExp, act: () => Promise<unknown>): Promise<void> {
  const answer = page.waitForResponse(call)
  await act()
  await answer
  await expect(page.locator('[data-results][aria-busy=true]')).toHaveCount(0)
}

/** Presses Start, or what else starts a run, and leaves the overlay. */
export async function match(page: Page, start = startButton(page)): Promise<void> {
  await keepOverlay(page)
  await start.click()
  await showResults(page)
}

const service = /\/(?:YQ\w+|api|share)\//

/**
 * The service cannot be reached from now on; files of the pages can.
 *
 * @returns brings it back
 */
export const cutOff = async (page: Page): Promise<() => Promise<void>> => {
  await page.route(service, (route) => route.abort('internetdisconnected'))
  return () => page.unroute(service)
}
