import { describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { openFirst, openSecond, visit } from './open-rotating.tsx'

describe('the first step', () => {
  it('gives an input that is left empty its value back, and says meanwhile what is missing', async () => {
    await openFirst()
    await page.getByLabelText('Table diameter').fill('')
    const start = page.getByRole('button', { name: 'Start calculate' })
    await expect.element(start).toHaveAccessibleDescription('Still required: Table diameter')
    await userEvent.keyboard('{Tab}')
    await expect.element(page.getByLabelText('Table diameter')).toHaveValue('400')
    await expect.element(start).not.toHaveAccessibleDescription()
  })

  it('goes on with what was calculated, and keeps the inputs over a reload', async () => {
    const onCalculated = await openFirst()
    await page.getByRole('radio', { name: 'Ring or hollow cylinder' }).click({ force: true })
    await page.getByLabelText('Rotating mass').fill('25')
    await page.getByRole('button', { name: 'Start calculate' }).click()
    await vi.waitFor(() => expect(onCalculated).toHaveBeenCalledOnce())
    await openFirst({ isReload: true })
    await expect.element(page.getByLabelText('Rotating mass')).toHaveValue('25')
  })
})

describe('the second step', () => {
  it('draws the torque over one cycle, with what the rows say of it, as long as the cycle is known', async () => {
    await openSecond()
    const chart = page.getByRole('figure', { name: 'Torque over one cycle' })
    await expect.element(chart.getByRole('img')).toBeVisible()
    await expect.element(chart.getByText('T 5.284')).toBeVisible()
    await expect.element(chart.getByText('Trms 1.317')).toBeVisible()
    await openSecond({ saved: { ...visit, cycle: undefined } })
    await expect.element(page.getByRole('rowheader', { name: 'Total inertia' })).toBeVisible()
    expect(chart.elements()).toEqual([])
  })

  it('chooses a single type by itself; a press on the ratio chosen takes it back', async () => {
    const ask = await openSecond()
    await expect.element(page.getByRole('radio', { name: 'Hollow, crossed-roller bearing, 2 models' })).toBeChecked()
    expect(ask).toHaveBeenCalledTimes(2)
    const ratio = page.getByRole('radio', { name: '30, 1 model' })
    await ratio.click()
    await expect.element(ratio).toBeChecked()
    await ratio.click()
    await expect.element(ratio).not.toBeChecked()
  })

  it('covers the first answer for its declared time, unless it is to be shown before; without an overlay it is there at once', async () => {
    const first = { ...visit, seen: false }
    const row = page.getByRole('rowheader', { name: 'Total inertia' })
    await openSecond({ saved: first, overlayMs: 60_000 })
    const show = page.getByRole('button', { name: 'Show results' })
    await expect.element(show).toBeVisible()
    expect(row.elements()).toEqual([])
    await show.click()
    await expect.element(row).toBeVisible()
    await openSecond({ saved: first, overlayMs: 0 })
    await expect.element(row).toBeVisible()
    expect(show.elements()).toEqual([])
  })
})
