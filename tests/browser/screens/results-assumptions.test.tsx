import { describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { matchScrew, showResults } from './match-screw.ts'
import { goodAnswer, problemsOfPage } from './open-screens.tsx'
import { widths } from '../views.ts'

const calls: URL[] = []
const listening: typeof goodAnswer = (address, signal) => {
  calls.push(new URL(address, location.href))
  return goodAnswer(address, signal)
}
const lastCall = (name: string) => calls.findLast(({ pathname }) => pathname.endsWith(name))?.searchParams

/** A locator would be made of the text, which changes. */
const summary = (): HTMLElement | null => document.querySelector('.assumptions > summary')
const expectSummary = async (text: string): Promise<void> => {
  await expect.poll(() => summary()?.querySelector('span')?.textContent).toBe(text)
}
const openPanel = async (): Promise<void> => {
  calls.length = 0
  await matchScrew(listening)
  await expect.element(page.getByText('all at their defaults')).toBeVisible()
  summary()?.click()
}
const field = (name: string) => page.getByRole('textbox', { name, exact: true })
const again = () => page.getByRole('button', { name: 'Match again' })
const matchAgain = async (): Promise<void> => {
  await again().click()
  await showResults()
}

describe('the assumptions of the results', () => {
  it('are listed with value, unit, default, range and source', async () => {
    await openPanel()
    await expect.element(field('Required life')).toHaveValue('20000')
    const row = page.elementLocator(document.querySelectorAll('.assumption')[2] ?? document.body)
    await expect.element(row.getByText(/Default 20.?000\sh, from 0\sh to .* · MITCalc/)).toBeVisible()
    await expect.element(again()).toBeDisabled()
    await expect.element(page.getByText('The results are already based on these values.')).toBeVisible()
  })

  it('are sent with the same request when one is changed, and the form is not outdated by it', async () => {
    await openPanel()
    const before = Object.fromEntries(lastCall('/Calculation') ?? [])
    await field('Required life').fill('30000')
    await expectSummary('1 changed · results not updated yet')
    await matchAgain()
    await expectSummary('1 changed')
    expect(Object.fromEntries(lastCall('/Calculation') ?? [])).toEqual({ ...before, Assumptions: 'requiredLife:30000' })
    await expect.element(field('Required life')).toHaveValue('30000')
    expect(document.querySelector('.outdated')).toBeNull()
  })

  it('rest under the ledger too, which marks what was changed', async () => {
    await openPanel()
    await field('Required life').fill('30000')
    await matchAgain()
    await page.getByRole('button', { name: 'Why' }).first().click()
    await expect.element(page.getByRole('dialog').getByText(/^default: 20.?000\sh$/)).toBeVisible()
    expect(lastCall('/Explanation')?.get('Assumptions')).toBe('requiredLife:30000')
    expect(document.querySelectorAll('.drawer tr[data-changed="true"]')).toHaveLength(1)
  })

  it('rest under the what-if too: a longer required life leaves less room', async () => {
    const limits = () => [...document.querySelectorAll('.lever-limit')].map(({ textContent }) => textContent).join('\n')
    await openPanel()
    await page.getByRole('button', { name: 'What if' }).first().click()
    await expect.element(page.getByText('As entered')).toBeVisible()
    const before = limits()
    await field('Required life').fill('1000000')
    await matchAgain()
    await expectSummary('1 changed')
    if (limits() === '') await page.getByRole('button', { name: 'What if' }).first().click()
    await expect.poll(limits).toMatch(/./)
    expect(limits()).not.toBe(before)
  })

  it('go back to their defaults, one or all', async () => {
    await openPanel()
    await field('Required life').fill('30000')
    await field('Load factor fw').fill('2')
    await expectSummary('2 changed · results not updated yet')
    await page.getByRole('button', { name: 'Reset: Required life' }).click()
    await expect.element(field('Required life')).toHaveValue('20000')
    await matchAgain()
    expect(lastCall('/Calculation')?.get('Assumptions')).toBe('loadFactor:2')
    await field('Required life').fill('30000')
    await matchAgain()
    await expectSummary('1 changed')
    await page.getByRole('button', { name: 'Reset all' }).click()
    await expectSummary('all at their defaults · results not updated yet')
    await matchAgain()
    await expectSummary('all at their defaults')
    expect(lastCall('/Calculation')?.has('Assumptions')).toBe(false)
  })

  it('stay wrong where they are out of range, and say why nothing can be matched', async () => {
    await openPanel()
    await field('Required life').fill('-1')
    await userEvent.tab()
    await expect.element(field('Required life')).toHaveValue('-1')
    await expect.element(field('Required life')).toHaveAttribute('aria-invalid', 'true')
    await expect.element(page.getByText(/^Enter a value from 0\sh to/)).toBeVisible()
    await expect.element(again()).toBeDisabled()
    await expect.element(page.getByText('Correct the marked values first.')).toBeVisible()
    await page.getByRole('button', { name: 'Reset: Required life' }).click()
    await expect.element(page.getByText(/^Enter a value from 0\sh to/)).not.toBeInTheDocument()
  })

  it('are in the units of the reader, and unchanged by them', async () => {
    await openPanel()
    await page.getByText('Imperial').click()
    await expect.element(field('Allowance between supports')).toHaveValue('3.93701')
    await expectSummary('all at their defaults')
  })

  it.each(widths)('have no accessibility problems, targets of 24 px and no sideways scrolling at %i px', async (width) => {
    await page.viewport(width, 800)
    await openPanel()
    await field('Required life').fill('-1')
    expect(await problemsOfPage()).toEqual([])
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width)
    const targets = [...document.querySelectorAll('.assumptions :is(button, input, summary)')]
    expect(targets.filter((one) => one.getBoundingClientRect().height < 24)).toEqual([])
  })
})
