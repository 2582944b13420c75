import { afterEach, describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { Calculation } from '../../../contract/results/selection.ts'
import { calculationResponse, screwCalculation } from './fixture-answers.ts'
import { matchScrew } from './match-screw.ts'
import { goodAnswer, problemsOfPage } from './open-screens.tsx'
import { scaledPart } from '../../setup/runs.ts'

afterEach(async () => {
  await page.getByRole('button', { name: 'Cards' }).click()
})

/** Three pages of a longer list, as the service would give them out. */
const pages = [0, 1, 2].map((page): Calculation['list'] =>
  screwCalculation.list.slice(0, 3).map((model, index) => ({ ...model, skuID: `p${page}-${index}`, skuName: `P${page + 1}-${index + 1}` })),
)
const answerOf = (page: number): Calculation => ({ ...screwCalculation, list: pages[page - 1] ?? [], matched: 9 })

/** What was asked of the list, beside the conditions. */
const open = async (): Promise<string[]> => {
  const queries: string[] = []
  const answering: typeof goodAnswer = (address, signal) => {
    if (!address.includes('/Calculation?')) return goodAnswer(address, signal)
    const question = new URLSearchParams(address.split('?')[1])
    queries.push(['Sort', 'Page', 'Size'].flatMap((name) => (question.has(name) ? [`${name}=${question.get(name)}`] : [])).join('&'))
    return Promise.resolve(calculationResponse(answerOf(Number(question.get('Page') ?? 1))))
  }
  await page.viewport(1440, 900)
  await matchScrew(answering)
  await page.getByRole('button', { name: 'Rows' }).click()
  return queries
}

const names = () => [...document.querySelectorAll('.rows-name')].map(({ textContent }) => textContent)
const button = (name: string) => page.getByRole('button', { name, exact: true })

/** The part of the page that lies beside the window, px. */
const beside = () => document.documentElement.scrollWidth - innerWidth
const heights = () => [...document.querySelectorAll('.model-rows tbody tr:not([hidden])')].map((row) => row.getBoundingClientRect().height)

describe('models as rows', () => {
  it.each(scaledPart([360, 768, 1200, 1280, 1366, 1440, 1680, 1920], 3))(
    'at %d px are all within the window, beside a form in a few lines',
    async (width) => {
      await open()
      await page.viewport(width, 900)
      await expect.poll(beside).toBeLessThanOrEqual(0)
      const highest = width >= 1200 ? Math.max(...heights()) : 0
      expect(highest).toBeLessThan(140)
      const cells = [
        ...(document
          .querySelector('.model-rows tbody tr')
          ?.querySelectorAll('.rows-name, .order-code, .rows-utilisation, .rows-actions, td[data-place]') ?? []),
      ]
      const boxes = cells.filter((cell) => cell.checkVisibility()).map((cell) => cell.getBoundingClientRect())
      const overlapping = boxes.filter((one, index) =>
        boxes
          .slice(index + 1)
          .some(
            (other) =>
              Math.min(one.right, other.right) - Math.max(one.left, other.left) > 1 &&
              Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > 1,
          ),
      )
      expect(overlapping).toEqual([])
    },
  )

  it('stand under sortable heads with name, order code, figures and how much of which limit is used', async () => {
    await open()
    await expect.element(page.getByRole('table', { name: 'Rows' })).toBeVisible()
    expect(names()).toEqual(['P1-1', 'P1-2', 'P1-3'])
    const [first] = screwCalculation.list
    expect(document.querySelector('.model-rows .code')?.textContent).toContain(first?.machineCode)
    expect(await problemsOfPage()).toEqual([])
  })

  it('are sorted by the service where it has more of them, the usual way first, then turned, then by rank again', async () => {
    const queries = await open()
    const head = page.getByRole('columnheader', { name: /Rating life L10/ })
    const by = head.getByRole('button')
    await by.click()
    await expect.element(head).toHaveAttribute('aria-sort', 'descending')
    await by.click()
    await expect.element(head).toHaveAttribute('aria-sort', 'ascending')
    await by.click()
    await expect.element(head).not.toHaveAttribute('aria-sort')
    await expect.poll(() => queries).toEqual(['', 'Sort=-l10', 'Sort=l10'])
  })

  it('have every page of the list, and say which', async () => {
    const queries = await open()
    await expect.element(page.getByText('1 to 3 of 9')).toBeVisible()
    await expect.element(button('Previous')).toBeDisabled()
    await button('Next').click()
    await expect.element(page.getByText('4 to 6 of 9')).toBeVisible()
    await button('Next').click()
    await expect.element(page.getByText('7 to 9 of 9')).toBeVisible()
    await expect.element(button('Next')).toBeDisabled()
    await expect.poll(names).toEqual(['P3-1', 'P3-2', 'P3-3'])
    await expect.poll(() => queries).toEqual(['', 'Page=2&Size=3', 'Page=3&Size=3'])
  })

  it('open to the card of their model, and are compared over the pages', async () => {
    await open()
    await page.getByRole('button', { name: 'P1-2' }).click()
    await expect.element(page.getByRole('article', { name: 'P1-2' })).toBeVisible()
    await page.getByRole('checkbox', { name: 'Compare P1-1' }).click()
    await button('Next').click()
    await page.getByRole('checkbox', { name: 'Compare P2-1' }).click()
    await page.getByRole('button', { name: 'Compare (2)' }).click()
    const heads = () => [...document.querySelectorAll('.compare thead th .compare-name')].map(({ firstChild }) => firstChild?.textContent)
    await expect.poll(heads).toEqual(['P1-1', 'P2-1'])
    await userEvent.keyboard('{Escape}')
  })

  it('fit a phone, each figure with its name', async () => {
    await open()
    await page.viewport(360, 740)
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(360)
    expect(await problemsOfPage()).toEqual([])
  })
})
