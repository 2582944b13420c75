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
const columns = (): number => document.querySelectorAll('[data-drawer] thead th').length - 1

describe('ticking models for comparison', () => {
  it('needs two, and says so; it stays when the same is asked again, and starts afresh with other conditions', async () => {
    await matchScrew()
    await tick(1)
    await expect.element(compareButton(1)).toBeDisabled()
    await expect.element(page.getByText('Select at least 2 models to compare')).toBeVisible()
    await ticks().nth(1).click()
    await expect.element(compareButton(2)).toBeEnabled()
    await page.getByRole('button', { name: 'Start matching' }).click()
    await showResults()
    await expect.element(compareButton(2)).toBeVisible()
    await page.getByLabelText('Travel').fill('900')
    await page.getByRole('button', { name: 'Start matching' }).click()
    await showResults()
    await expect.element(compareButton(2)).not.toBeInTheDocument()
    await expect.element(ticks().first()).not.toBeChecked()
  })

  it('outlasts sorting, reaches into the drawer of further models, and takes six at most', { tags: ['deep'] }, async () => {
    await matchScrew()
    await tick(1)
    await page.getByRole('combobox', { name: 'Sorted by' }).selectOptions('-maxW')
    await expect.element(compareButton(1)).toBeVisible()
    await page.getByRole('button', { name: 'More recommendations', exact: false }).click()
    await page.getByRole('dialog').getByRole('checkbox', { name: 'Compare', exact: false }).first().click()
    await page.getByRole('dialog').getByRole('button', { name: 'Compare (2)' }).click()
    await expect.element(table()).toBeVisible()
    await matchScrew()
    await tick(7)
    await expect.element(page.getByText('At most 6 models can be compared')).toBeVisible()
    await expect.element(compareButton(6)).toBeVisible()
    await expect.element(ticks().nth(6)).not.toBeChecked()
  })
})

it.each(widths)(
  'the comparison marks what differs, is reduced to it, drops columns and gives the focus back, in its own box at %i px',
  async (width) => {
    await page.viewport(width, 800)
    await matchScrew()
    await tick(3)
    await compareButton(3).click()
    const buckling = page.getByRole('rowheader', { name: 'Buckling' })
    await expect.element(buckling).toBeVisible()
    expect(columns()).toBe(3)
    const marked = [...document.querySelectorAll('[data-drawer] tr[data-differs="true"] > th')].map(({ textContent }) => textContent)
    const said = (name: string) => marked.some((text) => text?.startsWith(name) && text.includes('differs'))
    expect([said('Lead'), said('Efficiency')], 'rows that differ are marked in words').toEqual([true, false])
    expect(document.querySelector('[data-drawer] table')?.textContent, 'how much of each limit is used').toMatch(/550\sN \/ 15,500\sN/)
    expect(await problemsOfPage()).toEqual([])
    expect(document.querySelector('[data-drawer]')?.scrollWidth).toBeLessThanOrEqual(Math.min(width, 850))
    const box = document.querySelector('[data-drawer] [role="region"]')
    box?.scrollTo({ left: 200 })
    const leftOf = (one: Element | null) => one?.getBoundingClientRect().left ?? NaN
    const head = document.querySelector('[data-drawer] tbody th[scope="row"]')
    expect(Math.abs(leftOf(head) - leftOf(box)), 'heads of rows stay in sight').toBeLessThanOrEqual(1)

    await page.getByRole('switch', { name: 'Differences only' }).click()
    await expect.element(buckling).not.toBeInTheDocument()
    expect(document.querySelectorAll('[data-drawer] tr[data-differs="false"]')).toHaveLength(0)
    await userEvent.keyboard('{Escape}')
    await expect.element(compareButton(3)).toHaveFocus()
    await compareButton(3).click()
    await page.getByRole('button', { name: 'Remove WTF2040-3 from the comparison' }).click()
    expect(columns()).toBe(2)
    await page.getByRole('button', { name: 'Remove R32-20K4-FSC from the comparison' }).click()
    await expect.element(table(), { message: 'one alone is compared with nothing' }).not.toBeInTheDocument()
  },
)
