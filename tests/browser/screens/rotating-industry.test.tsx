import { describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { parts } from '../../../screens/rotary/rotary-session.ts'
import { leaveAs, motor, openIndustry, rows } from './open-rotating.tsx'

const fillConditions = async () => {
  await page.getByRole('button', { name: 'Go to calculate' }).click()
  await page.getByRole('button', { name: 'Fill into the condition selection' }).click()
  await expect.element(page.getByText('3 platforms')).toBeVisible()
}

describe('the industry page', () => {
  it('asks for what is filled in, chosen and ticked, and Reset takes back all but the conditions', async () => {
    const ask = await openIndustry()
    await expect.element(page.getByText('Fill in the conditions from a working scene first')).toBeVisible()
    const reset = page.getByRole('button', { name: 'Reset' })
    await expect.element(reset).toHaveAccessibleDescription(/Nothing to reset/)
    await page.getByRole('button', { name: 'Calculate from a working scene' }).click()
    await fillConditions()
    await page.getByRole('button', { name: 'Select a motor' }).click()
    await page.getByRole('button', { name: 'Take it' }).click()
    await expect.element(page.getByText('400\u00a0W · 3000\u00a0rpm · 1.27\u00a0N·m')).toBeVisible()
    await page.getByRole('checkbox', { name: 'HP (3)' }).click()
    const ratio = page.getByRole('radio', { name: '30' })
    await ratio.click()
    await vi.waitFor(() => expect(ask.mock.calls.at(-1)?.[0]).toEqual({ workingData: rows, sku: 'M1', i: 30, seriesList: ['HP'] }))
    await ratio.click()
    await vi.waitFor(() => expect(ask.mock.calls.at(-1)?.[0]).toEqual({ workingData: rows, sku: 'M1', seriesList: ['HP'] }))
    await expect.element(reset).toHaveAccessibleDescription(/conditions are kept/)
    await reset.click()
    await vi.waitFor(() => expect(ask.mock.calls.at(-1)?.[0]).toEqual({ workingData: rows }))
    await expect.element(page.getByText('3 platforms')).toBeVisible()
  })

  it('gives back everything after a reload; a motor can be taken back', async () => {
    leaveAs(parts.industry, { rows, motor, ratio: 10, ticked: { match: ['preferred'], seriesList: [] } })
    const ask = await openIndustry({ isReload: true })
    await expect.element(page.getByRole('radio', { name: '10' })).toBeChecked()
    await expect.element(page.getByRole('checkbox', { name: /^Preferred/ })).toBeChecked()
    await page.getByRole('button', { name: 'Deselect motor SGM7J-04A' }).click()
    await vi.waitFor(() => expect(ask.mock.calls.at(-1)?.[0]).toEqual({ workingData: rows, i: 10, match: ['preferred'] }))
  })

  it('opens the working scenes at once where the class does, until they have been closed', async () => {
    await openIndustry({ opensScene: true })
    await expect.element(page.getByRole('dialog', { name: 'rotating - calculate' })).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
    await openIndustry({ isReload: true, opensScene: true })
    await expect.element(page.getByRole('button', { name: 'Select a motor' })).toBeVisible()
    expect(page.getByRole('dialog').elements()).toEqual([])
  })
})
