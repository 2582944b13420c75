import { describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { Locale } from '../../../i18n/locales.ts'
import { LazyServiceFactorPicker } from '../../../screens/service-factor/lazy-service-factor-picker.ts'
import { openPart } from './open-part.tsx'
import { beSite, openScreens, problemsOfPage } from './open-screens.tsx'
import { someOf } from '../views.ts'

const open = async (locale: Locale = 'en', value?: number) => {
  const onPick = vi.fn<(factor: number) => void>()
  const onClose = vi.fn<() => void>()
  await openPart(<LazyServiceFactorPicker value={value} onPick={onPick} onClose={onClose} />, locale)
  return { onPick, onClose }
}

const radio = (name: string | RegExp) => page.getByRole('radio', { name })
const product = () => page.getByRole('status').filter({ hasText: /^f = / })

const confirm = () => page.getByRole('button', { name: 'Use this factor' })

/** A bucket conveyor for 10 hours a day, found by search. */
const chooseConveyor = async () => {
  await page.getByLabelText('Search all machines').fill('bucket conv')
  await radio('Bucket conveyor Conveying').click()
  await radio(/^Above 0.5 to 10 h/).click()
}

const chooseTheRest = async () => {
  await chooseConveyor()
  await radio(/^Electric motor/).click()
  await radio(/^6 to 25/).click()
  await radio(/^Important/).click()
}

describe('the service-factor dialog', () => {
  it('gives the product of the chosen factors; it opens with the choices that gave the number in the field, and empty beside another', async () => {
    const { onPick } = await open()
    await chooseTheRest()
    await expect.element(product()).toMatchTextContent('f = 1.4 × 1 × 1.1 × 1.2 = 1.848')
    await confirm().click()
    expect(onPick).toHaveBeenCalledExactlyOnceWith(1.848)
    await open('en', 1.848)
    await expect.element(product()).toMatchTextContent('f = 1.4 × 1 × 1.1 × 1.2 = 1.848')
    await expect.element(radio(/^Conveying$/)).toBeChecked()
    await expect.element(radio(/^6 to 25/)).toBeChecked()
    await open('en', 1.8)
    await expect.element(product()).toMatchTextContent('f = ? × ? × ?')
  })

  it('takes the category of a machine that was found, offers starts once the rest is known, and clears all with another category', async () => {
    await open()
    await expect.element(page.getByText('Available once machine, hours and prime mover are selected')).toBeVisible()
    await chooseConveyor()
    await expect.element(radio(/^Conveying$/)).toBeChecked()
    await radio(/^Combustion engine, 1 to 3/).click()
    await expect.element(page.getByText(/^Row for the product \d/)).toBeVisible()
    await expect.element(radio('Omit')).toBeChecked()
    await radio(/^Sewage treatment$/).click()
    await expect.element(product()).toMatchTextContent(/^f = \? ×/)
    await expect.element(radio(/^Above 10 h/)).toBeDisabled()
    await expect.element(page.getByLabelText('Search all machines')).toHaveValue('')
    await expect.element(radio('Filter press')).not.toBeChecked()
  })

  it('names the first missing factor and leads to it; a figure says where it comes from', async () => {
    const { onPick } = await open()
    // Not ready is not out of reach: the button says so and leads to what is missing.
    await confirm().click({ force: true })
    await expect.element(page.getByText('Please select: Work machine')).toBeVisible()
    await expect.element(page.getByLabelText('Search all machines')).toHaveFocus()
    await page.getByLabelText('Search all machines').fill('thickener')
    await radio(/^Thickener/).click()
    await expect.element(page.getByText('Please select: Hours per day')).toBeVisible()
    await radio(/^Up to 0.5 h/).click()
    await expect.element(page.getByText('Please select: Prime mover')).toBeVisible()
    expect(onPick).not.toHaveBeenCalled()
    const row = page.getByRole('row', { name: /^f1 Thickener/ })
    await expect.element(row).toMatchTextContent('quoted from memory, considered reliable')
    await expect.element(row).toMatchTextContent('the factor for the next longer time is used')
    await expect.element(page.getByRole('row', { name: /^f4 safety/ })).toMatchTextContent('not selected')
  })

  it('works with the keyboard alone', async () => {
    const { onClose } = await open()
    await page.getByLabelText('Search all machines').fill('thickener')
    await userEvent.keyboard('{Tab}')
    await userEvent.keyboard('{Tab}')
    await userEvent.keyboard(' ')
    await expect.element(radio(/^Thickener/)).toBeChecked()
    await userEvent.keyboard('{Escape}')
    expect(onClose).toHaveBeenCalledOnce()
  })

  it.each(
    someOf([
      [360, 'ru'],
      [1440, 'en'],
      [360, 'en'],
      [360, 'zh-Hans'],
    ] as const),
  )('has no accessibility problems and no sideways scrolling at %i px in %s', async (width, locale) => {
    await page.viewport(width, 800)
    await open(locale)
    await userEvent.click(page.getByRole('radio').nth(4))
    await expect.element(page.getByRole('dialog')).toBeVisible()
    expect(await problemsOfPage()).toEqual([])
    const dialog = page.getByRole('dialog').element()
    expect(dialog.scrollWidth).toBeLessThanOrEqual(dialog.clientWidth)
  })
})

it('a site may do without the dialog', async () => {
  const buttons = () => document.querySelectorAll('[id="serviceFactor-pick"]').length
  await openScreens('/selection/calc_2000000')
  await expect.poll(buttons).toBe(1)
  beSite({ serviceFactor: 'none' })
  await openScreens('/selection/calc_2000000')
  await expect.poll(() => document.getElementById('serviceFactor')).not.toBeNull()
  expect(buttons()).toBe(0)
})
