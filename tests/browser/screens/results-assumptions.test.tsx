import { describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { setUnitSystem } from '../../../screens/base/browser/unit-setting.ts'
import { matchScrew, showResults } from './match-screw.ts'
import { expectForEveryone, goodAnswer } from './open-screens.tsx'
import { widths } from '../views.ts'

const calls: URL[] = []
const listening: typeof goodAnswer = (address, signal) => {
  calls.push(new URL(address, location.href))
  return goodAnswer(address, signal)
}
const lastCall = (name: string) => calls.findLast(({ pathname }) => pathname.endsWith(name))?.searchParams

/** A locator would be made of the text, which changes. */
const summary = (): HTMLElement | null =>
  [...document.querySelectorAll('summary')].find(({ textContent }) => textContent?.startsWith('Assumptions')) ?? null
const expectSummary = async (text: string): Promise<void> => {
  await expect.poll(() => summary()?.querySelector('span')?.textContent).toBe(text)
}
const openPanel = async (): Promise<void> => {
  calls.length = 0
  await matchScrew(listening)
  await expectSummary('all at their defaults')
  summary()?.click()
}
const field = (name: string) => page.getByRole('textbox', { name, exact: true })
const again = () => page.getByRole('button', { name: 'Match again' })
const matchAgain = async (): Promise<void> => {
  await again().click()
  await showResults()
}

describe('the assumptions of the results', () => {
  it('are listed; one that is changed goes along with the same request, and is marked in the ledger', async () => {
    await openPanel()
    await expect.element(field('Required life')).toHaveValue('20000')
    const row = page.elementLocator(document.querySelectorAll('li[data-changed]')[2] ?? document.body)
    await expect.element(row.getByText(/Default 20.?000\sh, from 0\sh to .* · MITCalc/)).toBeVisible()
    await expect.element(again()).toBeDisabled()
    await expect.element(page.getByText('The results are already based on these values.')).toBeVisible()
    const before = Object.fromEntries(lastCall('/Calculation') ?? [])
    await field('Required life').fill('30000')
    await expectSummary('1 changed · results not updated yet')
    await matchAgain()
    await expectSummary('1 changed')
    expect(Object.fromEntries(lastCall('/Calculation') ?? [])).toEqual({ ...before, Assumptions: 'requiredLife:30000' })
    await expect.element(field('Required life')).toHaveValue('30000')
    // The form is not outdated by it.
    await expect.element(page.getByText('The conditions have changed')).not.toBeInTheDocument()
    await page.getByRole('button', { name: 'Why' }).first().click()
    await expect.element(page.getByRole('dialog').getByText(/^default: 20.?000\sh$/)).toBeVisible()
    expect(lastCall('/Explanation')?.get('Assumptions')).toBe('requiredLife:30000')
    expect(document.querySelectorAll('[data-drawer] tr[data-changed="true"]')).toHaveLength(1)
  })

  it('rest under the what-if too: a longer required life leaves less room', async () => {
    const limits = () => [...document.querySelectorAll('[data-limit]')].map(({ textContent }) => textContent).join('\n')
    await openPanel()
    await page.getByRole('button', { name: 'What if' }).first().click()
    await expect.poll(limits).toMatch(/./)
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

  it.each(widths)('stay wrong where they are out of range, and follow the units of the reader, at %i px', async (width) => {
    await page.viewport(width, 800)
    await openPanel()
    await field('Required life').fill('-1')
    await userEvent.tab()
    await expect.element(field('Required life')).toHaveValue('-1')
    await expect.element(field('Required life')).toHaveAttribute('aria-invalid', 'true')
    const issue = page.getByText(/^Enter a value from 0\sh to/)
    await expect.element(issue).toBeVisible()
    await expect.element(again()).toBeDisabled()
    await expect.element(page.getByText('Correct the marked values first.')).toBeVisible()
    await expectForEveryone()
    const targets = [...(summary()?.parentElement?.querySelectorAll('button, input, summary') ?? [])]
    expect(targets.filter((one) => one.getBoundingClientRect().height < 24)).toEqual([])
    await page.getByRole('button', { name: 'Reset: Required life' }).click()
    await expect.element(issue).not.toBeInTheDocument()
    setUnitSystem('imperial')
    await expect.element(field('Allowance between supports')).toHaveValue('3.93701')
    await expectSummary('all at their defaults')
  })
})
