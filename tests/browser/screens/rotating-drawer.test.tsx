import { describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { SceneCalls } from '../../../screens/rotary/rotary-calls.ts'
import { calls, openDrawer } from './open-rotating.tsx'

describe('the working-scene drawer', () => {
  it('is 800 px wide, or as wide as the window', async () => {
    await openDrawer()
    await expect.poll(() => document.querySelector('[data-drawer]')?.clientWidth).toBe(800)
    await page.viewport(360, 800)
    await expect.poll(() => document.querySelector('[data-drawer]')?.clientWidth).toBe(360)
  })

  it('has fields of one height, with a hint and with a fault', async () => {
    await openDrawer()
    const fields = () =>
      ['tableDiameter', 'angle'].map((name) => document.getElementById(`scene-${name}`)?.closest('div')?.parentElement?.clientHeight)
    await expect.poll(fields).toEqual([76, 76])
    await page.getByLabelText('Table diameter').fill('20000')
    await expect.element(page.getByRole('alert')).toBeVisible()
    expect(fields()).toEqual([76, 76])
  })

  it('calculates, fills in, and submits once: number and time are shown', async () => {
    const submit = vi.fn<SceneCalls['submit']>(calls.submit)
    const onFill = await openDrawer({ submit })
    await page.getByRole('button', { name: 'Go to calculate' }).click()
    await expect.element(page.getByRole('rowheader', { name: 'Total inertia' })).toBeVisible()
    await expect.element(page.getByText('For reference only', { exact: false })).toBeVisible()
    await page.getByRole('button', { name: 'Fill into the condition selection' }).click()
    expect(onFill).toHaveBeenCalledOnce()
    const press = page.getByRole('button', { name: 'Submit to manufacturer' })
    await press.click()
    await expect.element(page.getByText(/^Submit success: record R-7, .*2026/)).toBeVisible()
    await press.click({ force: true })
    expect(submit).toHaveBeenCalledOnce()
  })

  it('disables Go to calculate while an input is empty, says why, and gives the previous value back', async () => {
    await openDrawer()
    const go = page.getByRole('button', { name: 'Go to calculate' })
    const diameter = page.getByLabelText('Table diameter')
    await diameter.fill('')
    await expect.element(go).toHaveAttribute('aria-disabled', 'true')
    await expect.element(go).toHaveAccessibleDescription('Still required: Table diameter')
    await userEvent.keyboard('{Tab}')
    await expect.element(diameter).toHaveValue('400')
    await expect.element(go).toHaveAttribute('aria-disabled', 'false')
    await diameter.fill('20000')
    await expect.element(go).toHaveAccessibleDescription('To be corrected: Table diameter')
    await page.getByRole('button', { name: 'Reset' }).click()
    await expect.element(diameter).toHaveValue('400')
  })

  it('keeps inputs and result where the submission fails, and can submit again', async () => {
    const submit = vi.fn<SceneCalls['submit']>(calls.submit).mockRejectedValueOnce(new TypeError('Failed to fetch'))
    await openDrawer({ submit })
    await page.getByLabelText('Table diameter').fill('300')
    await page.getByRole('button', { name: 'Go to calculate' }).click()
    await page.getByRole('button', { name: 'Submit to manufacturer' }).click()
    await expect.element(page.getByText(/^Submission failed\./)).toBeVisible()
    await expect.element(page.getByLabelText('Table diameter')).toHaveValue('300')
    await expect.element(page.getByRole('rowheader', { name: 'Total inertia' })).toBeVisible()
    await page.getByRole('button', { name: 'Submit to manufacturer' }).click()
    await expect.element(page.getByText(/^Submit success/)).toBeVisible()
  })

  it('shows inputs, result and record again after a reload', async () => {
    await openDrawer()
    await page.getByLabelText('Table diameter').fill('300')
    await page.getByRole('button', { name: 'Go to calculate' }).click()
    await page.getByRole('button', { name: 'Submit to manufacturer' }).click()
    await expect.element(page.getByText(/^Submit success/)).toBeVisible()
    await openDrawer({}, { isReload: true })
    await expect.element(page.getByLabelText('Table diameter')).toHaveValue('300')
    await expect.element(page.getByText(/^Submit success/)).toBeVisible()
  })

  it('says that there are no scenes', async () => {
    await openDrawer({ scenes: async () => ({}) })
    await expect.element(page.getByText('Data empty')).toBeVisible()
  })
})
