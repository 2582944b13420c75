import { beforeEach, describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import type { Calculation } from '../../../contract/results/selection.ts'
import { screwCalculation } from './fixture-answers.ts'
import { calculating, matchScrew } from './match-screw.ts'
import { expectForEveryone } from './open-screens.tsx'

const workingParams = [
  // Not in the unit of its column.
  { paramName: 'W', value: 80_000, unit: 'g' },
  { paramName: 'Speed', value: 1000, unit: 'mm/s' },
]

/** Three pages of a longer list, as the service would give them out; the model of the third row is of unsure origin. */
const pages = [0, 1, 2].map((page): Calculation['list'] =>
  screwCalculation.list.slice(0, 3).map((model, index) => ({
    ...model,
    workingParams,
    skuID: `p${page}-${index}`,
    skuName: `P${page + 1}-${index + 1}`,
    ...(index === 2 && { basis: 'derived', warnings: ['unloaded'] }),
    checks: [
      { name: 'life', utilisation: 0.86 },
      { name: 'buckling', utilisation: 0.12 },
    ],
  })),
)
/** What was asked of the list, beside the conditions. */
const queries: string[] = []

beforeEach(async () => {
  queries.length = 0
  await matchScrew(
    calculating((query) => {
      queries.push(['Sort', 'Page', 'Size'].flatMap((name) => (query.has(name) ? [`${name}=${query.get(name)}`] : [])).join('&'))
      return { list: pages[Number(query.get('Page') ?? 1) - 1] ?? [], matched: 9 }
    }),
  )
})

const table = () => page.getByRole('table', { name: 'Models' })
const names = () => [...document.querySelectorAll('tr[data-open] th button')].map(({ textContent }) => textContent)
const openCards = () => [...document.querySelectorAll('article[data-row]')].map((card) => card.getAttribute('aria-label'))
const button = (name: string) => page.getByRole('button', { name, exact: true })

const overlappingCells = () => {
  // On phones the name's cell begins below the box, with its text beside it.
  const cells = [...document.querySelectorAll('tr[data-open] > td, tr[data-open] th button')].filter((cell) =>
    cell.checkVisibility({ visibilityProperty: true }),
  )
  const boxes = cells.map((cell) => cell.getBoundingClientRect())
  return boxes.filter((one, index) =>
    boxes
      .slice(index + 1)
      .some(
        (other) =>
          Math.min(one.right, other.right) - Math.max(one.left, other.left) > 1 &&
          Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > 1,
      ),
  )
}

describe('the table of models', () => {
  it('is within a window of any width, and no cell is on another', async () => {
    for (const width of [1920, 1680, 1440, 1366, 1280, 1200, 768, 360]) {
      await page.viewport(width, 900)
      await expect.poll(() => document.documentElement.scrollWidth - innerWidth, { message: `at ${width} px` }).toBeLessThanOrEqual(0)
      expect(overlappingCells(), `at ${width} px`).toEqual([])
    }
    await expectForEveryone()
  })

  it('names a model in one line, its maker below, as soon as the form stands beside it', async () => {
    for (const width of [1440, 1280]) {
      await page.viewport(width, 900)
      const long = button('P1-2').element()
      long.textContent = 'R25-25K4-DFSCDIN'
      await expect.poll(() => long.getBoundingClientRect().height, { message: `at ${width} px` }).toBeLessThan(30)
      expect(long.closest('th')?.textContent).toContain('HIWIN')
      long.textContent = 'P1-2'
    }
  })

  it('says in its first row what is needed, in the units of the reader, and beside a model that it needs care', async () => {
    const needed = table().getByRole('row', { name: /^You need at least/ })
    expect(needed.element().textContent).toMatch(/You need at least\s*80\s*1000/)
    await expect.element(table().getByRole('columnheader', { name: 'Max. load kg' })).toBeVisible()
    await expect.element(table().getByRole('row', { name: /P1-3/ }).getByText('Derived')).toBeVisible()
    await expect.element(table().getByRole('row', { name: /P1-3/ }).getByRole('img')).toBeVisible()
    expect(table().getByRole('row', { name: /P1-1/ }).getByRole('img').query()).toBeNull()
    await page.getByText('Imperial').click()
    await expect.poll(() => needed.element().textContent).toMatch(/176\.4\s*39\.37/)
  })

  it('is sorted by the service from its heads, then turned, then by rank again; every page of the list is there', async () => {
    expect(names()).toEqual(['P1-1', 'P1-2', 'P1-3'])
    const head = page.getByRole('columnheader', { name: /Max\. load/ })
    const by = head.getByRole('button')
    await by.click()
    await expect.element(head).toHaveAttribute('aria-sort', 'descending')
    await expect.poll(() => queries).toEqual(['', 'Sort=-maxW'])
    await by.click()
    await expect.element(head).toHaveAttribute('aria-sort', 'ascending')
    await expect.poll(() => queries).toEqual(['', 'Sort=-maxW', 'Sort=maxW'])
    await by.click()
    await expect.element(head).not.toHaveAttribute('aria-sort')
    await expect.element(page.getByText('1 to 3 of 9')).toBeVisible()
    await expect.element(button('Previous')).toBeDisabled()
    await button('Next').click()
    await expect.element(page.getByText('4 to 6 of 9')).toBeVisible()
    await button('Next').click()
    await expect.element(page.getByText('7 to 9 of 9')).toBeVisible()
    await expect.element(button('Next')).toBeDisabled()
    await expect.poll(names).toEqual(['P3-1', 'P3-2', 'P3-3'])
    await expect.poll(() => queries.slice(3)).toEqual(['Page=2&Size=3', 'Page=3&Size=3'])
  })

  it('has the row open that was opened before somebody went on and came back', async () => {
    await button('P1-3').click()
    await page.getByRole('button', { name: 'Select model' }).click()
    await expect.poll(() => location.hash).toContain('/productslecto/')
    history.back()
    await expect.poll(openCards).toEqual(['P1-3'])
  })

  it('opens one row at a time, the best at first, with its checks; ticks hold over the pages', async () => {
    expect(openCards()).toEqual(['P1-1'])
    await expect.element(page.getByRole('list', { name: 'Checks' }).getByText('86 %')).toBeVisible()
    await button('P1-2').click()
    expect(openCards()).toEqual(['P1-2'])
    await button('P1-2').click()
    expect(openCards()).toEqual([])
    await page.getByRole('checkbox', { name: 'Compare P1-1' }).click()
    await button('Next').click()
    await page.getByRole('checkbox', { name: 'Compare P2-1' }).click()
    await page.getByRole('button', { name: 'Compare (2)' }).click()
    const heads = () =>
      [...document.querySelectorAll('[data-drawer] thead th > span:not(.sr-only)')].map(({ firstChild }) => firstChild?.textContent)
    await expect.poll(heads).toEqual(['P1-1', 'P2-1'])
  })
})
