import { describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { matchScrew } from './match-screw.ts'
import { answerCalls, problemsOfPage } from './open-screens.tsx'
import { widths } from '../views.ts'

const openWhatIf = async (): Promise<void> => {
  await matchScrew()
  await page.getByRole('button', { name: 'What if' }).first().click()
  await expect.element(page.getByText('As entered')).toBeVisible()
}
const panel = () => page.getByRole('group', { name: 'What if', exact: false }).first()
const exact = (name: string) => panel().getByRole('textbox', { name })
const slider = (name: string) => panel().getByRole('slider', { name: `${name}, slider` })

describe('a what-if', () => {
  it('has a slider and a field for each input that can be changed, at the entered values', async () => {
    await openWhatIf()
    expect(document.querySelectorAll('.lever input[type="range"]')).toHaveLength(4)
    await expect.element(exact('Load')).toHaveValue('80')
    await expect.element(exact('Max. speed')).toHaveValue('1000')
    await expect.element(panel().getByText('Suitable', { exact: true })).toBeVisible()
  })

  it('says how far each input may go', async () => {
    await openWhatIf()
    const limits = [...document.querySelectorAll('.lever-limit')].map(({ textContent }) => textContent)
    expect(limits.filter((text) => !/^Suitable (up to|from|over the whole range from) [\d.]/.test(text ?? ''))).toEqual([])
    expect(limits.some((text) => text?.startsWith('Suitable up to'))).toBe(true)
  })

  it('sizes the model at once, without the server, and names the first check that fails', async () => {
    await openWhatIf()
    answerCalls(() => Promise.reject(new TypeError('no call expected')))
    await exact('Max. speed').fill('5000')
    await expect.element(panel().getByText('Not suitable:', { exact: false })).toBeVisible()
    expect(document.querySelector('.what-if-verdict .utilisation')?.getAttribute('data-state')).toBe('over')
    await expect.element(slider('Max. speed')).toHaveAttribute('aria-valuetext', expect.stringMatching(/^5000\smm\/s\. Not suitable: /))
  })

  it('fits at the limit it names, and no longer a thousandth beyond it', async () => {
    await openWhatIf()
    const text = document.querySelectorAll('.lever-limit')[1]?.textContent ?? ''
    const limit = Number(/Suitable up to ([\d.]+)\smm\/s/.exec(text)?.[1])
    await exact('Max. speed').fill(String(limit))
    await expect.element(panel().getByText('Suitable', { exact: true })).toBeVisible()
    await exact('Max. speed').fill(String(limit * 1.002))
    await expect.element(panel().getByText('Not suitable:', { exact: false })).toBeVisible()
  })

  it('is moved by the keyboard in round steps', async () => {
    await openWhatIf()
    slider('Load').element().focus()
    await userEvent.keyboard('{ArrowRight}')
    await expect.element(exact('Load')).not.toHaveValue('80')
    await page.getByRole('button', { name: 'Restore the entered values' }).click()
    await expect.element(exact('Load')).toHaveValue('80')
  })

  it('refuses what is no value of the input, in words', async () => {
    await openWhatIf()
    await exact('Load').fill('heavy')
    await expect.element(exact('Load')).toHaveAttribute('aria-invalid', 'true')
    await expect.element(panel().getByText('Enter a value from', { exact: false })).toBeVisible()
    await userEvent.tab()
    await expect.element(exact('Load')).toHaveValue('80')
  })

  it('changes the form only when told to', async () => {
    await openWhatIf()
    const form = page.elementLocator(document.querySelector('.calculator-form') ?? document.body)
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
    expect(document.querySelector('.lever .lever-exact')?.textContent).toContain('lb')
  })

  it.each(widths)('has no accessibility problems and no sideways scrolling at %i px', async (width) => {
    await page.viewport(width, 800)
    await openWhatIf()
    await exact('Max. speed').fill('2000')
    expect(await problemsOfPage()).toEqual([])
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width)
  })
})
