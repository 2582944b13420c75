import { describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { matchScrew } from './match-screw.ts'
import { answerCalls, expectForEveryone } from './open-screens.tsx'
import { widths } from '../views.ts'

const openWhatIf = async (): Promise<void> => {
  await matchScrew()
  await page.getByRole('button', { name: 'What if' }).first().click()
  await expect.element(page.getByText('As entered')).toBeVisible()
}
const panel = () => page.getByRole('group', { name: 'What if', exact: false }).first()
const exact = (name: string) => panel().getByRole('textbox', { name })
const slider = (name: string) => panel().getByRole('slider', { name: `${name}, slider` })
const suitable = () => panel().getByText('Suitable', { exact: true })
const notSuitable = () => panel().getByText('Not suitable:', { exact: false })

describe('a what-if', () => {
  it.each(widths)('sizes the model at once, without the server, and says how far each input may go, at %i px', async (width) => {
    await page.viewport(width, 800)
    await openWhatIf()
    answerCalls(() => Promise.reject(new TypeError('no call expected')))
    expect(document.querySelectorAll('input[type="range"]')).toHaveLength(4)
    await expect.element(exact('Load')).toHaveValue('80')
    await expect.element(exact('Max. speed')).toHaveValue('1000')
    await expect.element(suitable()).toBeVisible()
    const limits = [...document.querySelectorAll('[data-limit]')].map(({ textContent }) => textContent ?? '')
    expect(limits.filter((text) => !/^Suitable (up to|from|over the whole range from) [\d.]/.test(text))).toEqual([])
    expect(limits.some((text) => text.startsWith('Suitable up to'))).toBe(true)
    const limit = Number(/Suitable up to ([\d.]+)\smm\/s/.exec(limits[1] ?? '')?.[1])
    await exact('Max. speed').fill(String(limit))
    await expect.element(suitable(), { message: 'at the limit it fits' }).toBeVisible()
    await exact('Max. speed').fill(String(limit * 1.002))
    await expect.element(notSuitable(), { message: 'a thousandth beyond it does not' }).toBeVisible()
    await exact('Max. speed').fill('5000')
    await expect.element(slider('Max. speed')).toHaveAttribute('aria-valuetext', expect.stringMatching(/^5000\smm\/s\. Not suitable: /))
    expect(document.querySelector('[aria-label^="What if"] [data-state]')?.getAttribute('data-state')).toBe('over')
    await expectForEveryone()
  })

  it('is moved by the keyboard, refuses what is no value, and changes the form only when told to', async () => {
    await openWhatIf()
    slider('Load').element().focus()
    await userEvent.keyboard('{ArrowRight}')
    await expect.element(exact('Load')).not.toHaveValue('80')
    await page.getByRole('button', { name: 'Restore the entered values' }).click()
    await expect.element(exact('Load')).toHaveValue('80')
    await exact('Load').fill('heavy')
    await expect.element(exact('Load')).toHaveAttribute('aria-invalid', 'true')
    await expect.element(panel().getByText('Enter a value from', { exact: false })).toBeVisible()
    await userEvent.tab()
    await expect.element(exact('Load')).toHaveValue('80')
    const form = page.elementLocator(document.querySelector('[data-form-panel]') ?? document.body)
    await exact('Load').fill('60')
    await expect.element(form.getByLabelText('Load')).toHaveValue('80')
    await page.getByRole('button', { name: 'Apply to the form' }).click()
    await expect.element(form.getByLabelText('Load')).toHaveValue('60')
    await expect.element(page.getByText('Load changed in the form. Start matching again.')).toBeVisible()
  })

  it('is in the units of the reader', async () => {
    await openWhatIf()
    await page.getByText('Imperial').click()
    await expect.element(exact('Load')).toHaveValue('176.37')
    expect(exact('Load').element().nextElementSibling?.textContent).toContain('lb')
  })
})
