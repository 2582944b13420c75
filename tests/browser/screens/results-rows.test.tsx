import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import type { Calculation } from '../../../contract/results/selection.ts'
import { setListStyle } from '../../../screens/results/model/list-style.ts'
import { screwCalculation } from './fixture-answers.ts'
import { calculating, matchScrew } from './match-screw.ts'
import { expectForEveryone } from './open-screens.tsx'

/** Three pages of a longer list, as the service would give them out. */
const pages = [0, 1, 2].map((page): Calculation['list'] =>
  screwCalculation.list.slice(0, 3).map((model, index) => ({ ...model, skuID: `p${page}-${index}`, skuName: `P${page + 1}-${index + 1}` })),
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
  await page.getByRole('button', { name: 'Rows' }).click()
})
afterEach(() => setListStyle('cards'))

const names = () => [...document.querySelectorAll('.rows-name')].map(({ textContent }) => textContent)
const button = (name: string) => page.getByRole('button', { name, exact: true })
const heights = () => [...document.querySelectorAll('.model-rows tbody tr:not([hidden])')].map((row) => row.getBoundingClientRect().height)

const overlappingCells = () => {
  const cells = document
    .querySelector('.model-rows tbody tr')
    ?.querySelectorAll('.rows-name, .order-code, .rows-utilisation, .rows-actions, td[data-place]')
  const boxes = [...(cells ?? [])].filter((cell) => cell.checkVisibility()).map((cell) => cell.getBoundingClientRect())
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

describe('models as rows', () => {
  it('are all within a window of any width, beside a form in a few lines', async () => {
    for (const width of [1920, 1680, 1440, 1366, 1280, 1200, 768, 360]) {
      await page.viewport(width, 900)
      await expect.poll(() => document.documentElement.scrollWidth - innerWidth, { message: `at ${width} px` }).toBeLessThanOrEqual(0)
      expect(width >= 1200 ? Math.max(...heights()) : 0, `at ${width} px`).toBeLessThan(140)
      expect(overlappingCells(), `at ${width} px`).toEqual([])
    }
    await expectForEveryone()
  })

  it('stand under heads by which the service sorts them, then turned, then by rank again; every page of the list is there', async () => {
    await expect.element(page.getByRole('table', { name: 'Rows' })).toBeVisible()
    expect(names()).toEqual(['P1-1', 'P1-2', 'P1-3'])
    expect(document.querySelector('.model-rows .code')?.textContent).toContain(screwCalculation.list[0]?.machineCode)
    const head = page.getByRole('columnheader', { name: /Rating life L10/ })
    const by = head.getByRole('button')
    await by.click()
    await expect.element(head).toHaveAttribute('aria-sort', 'descending')
    await expect.poll(() => queries).toEqual(['', 'Sort=-l10'])
    await by.click()
    await expect.element(head).toHaveAttribute('aria-sort', 'ascending')
    await expect.poll(() => queries).toEqual(['', 'Sort=-l10', 'Sort=l10'])
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

  it('open to the card of their model, and are compared over the pages', async () => {
    await button('P1-2').click()
    await expect.element(page.getByRole('article', { name: 'P1-2' })).toBeVisible()
    await page.getByRole('checkbox', { name: 'Compare P1-1' }).click()
    await button('Next').click()
    await page.getByRole('checkbox', { name: 'Compare P2-1' }).click()
    await page.getByRole('button', { name: 'Compare (2)' }).click()
    const heads = () => [...document.querySelectorAll('.compare thead th .compare-name')].map(({ firstChild }) => firstChild?.textContent)
    await expect.poll(heads).toEqual(['P1-1', 'P2-1'])
  })
})
