import { describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { matchScrew, showResults } from './match-screw.ts'
import { problemsOfPage } from './open-screens.tsx'
import { widths } from '../views.ts'

const ticks = () => page.getByRole('checkbox', { name: 'Compare', exact: false })
const tick = async (count: number): Promise<void> => {
  for (let index = 0; index < count; index += 1) await ticks().nth(index).click()
}
const compareButton = (count: number) => page.getByRole('button', { name: `Compare (${count})` })
const table = () => page.getByRole('dialog', { name: 'Comparison' }).getByRole('table')
const columns = (): number => document.querySelectorAll('.compare thead th').length - 1

describe('ticking models for comparison', () => {
  it('needs two, and says so', async () => {
    await matchScrew()
    await tick(1)
    await expect.element(compareButton(1)).toBeDisabled()
    await expect.element(page.getByText('Select at least 2 models to compare')).toBeVisible()
    await ticks().nth(1).click()
    await expect.element(compareButton(2)).toBeEnabled()
  })

  it('takes six at most, and says so', { tags: ['deep'] }, async () => {
    await matchScrew()
    await tick(7)
    await expect.element(page.getByText('At most 6 models can be compared')).toBeVisible()
    await expect.element(compareButton(6)).toBeVisible()
    await expect.element(ticks().nth(6)).not.toBeChecked()
  })

  it('outlasts sorting and reaches into the drawer of further models', { tags: ['deep'] }, async () => {
    await matchScrew()
    await tick(1)
    await page.getByRole('combobox', { name: 'Sorted by' }).selectOptions('-maxW')
    await expect.element(compareButton(1)).toBeVisible()
    await page.getByRole('button', { name: 'More recommendations', exact: false }).click()
    await page.getByRole('dialog').getByRole('checkbox', { name: 'Compare', exact: false }).first().click()
    await page.getByRole('dialog').getByRole('button', { name: 'Compare (2)' }).click()
    await expect.element(table()).toBeVisible()
  })

  it('stays when the same is asked again, and starts afresh with other conditions', async () => {
    await matchScrew()
    await tick(2)
    await page.getByRole('button', { name: 'Start matching' }).click()
    await showResults()
    await expect.element(compareButton(2)).toBeVisible()
    await page.getByLabelText('Travel').fill('900')
    await page.getByRole('button', { name: 'Start matching' }).click()
    await showResults()
    await expect.element(compareButton(2)).not.toBeInTheDocument()
    await expect.element(ticks().first()).not.toBeChecked()
  })
})

describe('the comparison', () => {
  it('has a column for each model, and marks the rows that differ in words too', async () => {
    await matchScrew()
    await tick(3)
    await compareButton(3).click()
    await expect.element(table()).toBeVisible()
    expect(columns()).toBe(3)
    const marked = [...document.querySelectorAll('.compare tr[data-differs="true"] > th')].map(({ textContent }) => textContent)
    expect(marked.some((text) => text?.startsWith('Lead') && text.includes('differs'))).toBe(true)
    expect(marked.some((text) => text?.startsWith('Efficiency'))).toBe(false)
  })

  it('shows the checks of the ledger with how much of each limit is used', async () => {
    await matchScrew()
    await tick(2)
    await compareButton(2).click()
    await expect.element(page.getByRole('rowheader', { name: 'Buckling' })).toBeVisible()
    expect(document.querySelector('.compare')?.textContent).toMatch(/550\sN \/ 15,500\sN/)
  })

  it('can be reduced to the differences', async () => {
    await matchScrew()
    await tick(2)
    await compareButton(2).click()
    await expect.element(page.getByRole('rowheader', { name: 'Buckling' })).toBeVisible()
    await page.getByRole('switch', { name: 'Differences only' }).click()
    await expect.element(page.getByRole('rowheader', { name: 'Buckling' })).not.toBeInTheDocument()
    expect(document.querySelectorAll('.compare tr[data-differs="false"]')).toHaveLength(0)
  })

  it('drops a column, and closes where nothing is left to compare with', async () => {
    await matchScrew()
    await tick(3)
    await compareButton(3).click()
    await expect.element(table()).toBeVisible()
    await page.getByRole('button', { name: 'Remove WTF2040-3 from the comparison' }).click()
    expect(columns()).toBe(2)
    await page.getByRole('button', { name: 'Remove R32-20K4-FSC from the comparison' }).click()
    await expect.element(page.getByRole('dialog', { name: 'Comparison' })).not.toBeInTheDocument()
  })

  it('gives the focus back on Escape', async () => {
    await matchScrew()
    await tick(2)
    await compareButton(2).click()
    await expect.element(table()).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await expect.element(compareButton(2)).toHaveFocus()
  })

  it.each(widths)('has no accessibility problems, and scrolls in its own box, at %i px', async (width) => {
    await page.viewport(width, 800)
    await matchScrew()
    await tick(4)
    await compareButton(4).click()
    await expect.element(page.getByRole('rowheader', { name: 'Buckling' })).toBeVisible()
    expect(await problemsOfPage()).toEqual([])
    expect(document.querySelector('.drawer')?.scrollWidth).toBeLessThanOrEqual(Math.min(width, 850))
    const box = document.querySelector('.compare-scroll')
    box?.scrollTo({ left: 200 })
    const [head, frame] = [document.querySelector('.compare tbody th[scope="row"]'), box].map(
      (one) => one?.getBoundingClientRect().left ?? 0,
    )
    expect(Math.abs((head ?? 0) - (frame ?? 0))).toBeLessThanOrEqual(1)
  })
})
