import { describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { goodAnswer, openScreens } from './open-screens.tsx'
import { someOf } from '../views.ts'
import type { Locale } from '../../../i18n/locales.ts'

const options = (...values: string[]) => values.map((value) => ({ value, name: value, icon: value }))

const slideModuleInit = {
  assemblyMethodList: options('horizontal', 'wall', 'vertical'),
  useEnvironmentList: [],
  positionAccuracyList: [],
  maxA: 300,
  maxB: 300,
  maxC: 300,
}
const cylinderInit = { motorBrandList: options('panasonic', 'siemens'), minThrust: 10, maxThrust: 5000 }

const open = (hash: string, init: object, locale: Locale = 'en') =>
  openScreens(hash, locale, async (address, signal) =>
    address.includes('CalculationInit') ? Response.json({ code: 0, data: init }) : goodAnswer(address, signal),
  )

const toasts = () => [...document.querySelectorAll('.toast')].map(({ firstChild }) => firstChild?.textContent)
const start = () => document.querySelector<HTMLElement>('[data-start]')
const pressStart = async () => {
  await expect.poll(start).not.toBeNull()
  start()?.click()
}

describe('a number out of its range, where the form corrects it', () => {
  it.each([
    ['90', 'Stroke is below the minimum: 90 mm, corrected to 100 mm', '100'],
    ['2000', 'Stroke is above the maximum: 2000 mm, corrected to 1450 mm', '1450'],
  ])('%s is told in one message with its name, the value and the correction', async (typed, message, value) => {
    await open('/selection/calc_20', slideModuleInit)
    await page.getByLabelText('Stroke').fill(typed)
    await userEvent.keyboard('{Tab}')
    await expect.poll(() => toasts()).toEqual([message])
    await expect.element(page.getByRole('textbox', { name: 'Stroke' })).toHaveValue(value)
    const listeners = [...document.querySelectorAll('[role="status"]')].filter(({ textContent }) => textContent?.includes('corrected'))
    expect(listeners).toHaveLength(1)
  })
})

describe('the disabled Start, pressed', () => {
  it.each(
    someOf<readonly [Locale, string, RegExp]>([
      ['en', 'Please select the ', /^Please enter load$/],
      ['zh-Hans', '请选择', /^请输入/],
      ['es', 'Elija ', /^Indique /],
      ['ru', 'Выберите: ', /^Введите: /],
    ]),
  )('says in %s what must be chosen or entered first, by its name, and goes there', async (locale, choose, enter) => {
    await open('/selection/calc_20', slideModuleInit, locale)
    await expect.element(page.getByRole('radio').first()).toBeInTheDocument()
    const focused = () => document.activeElement?.closest('[data-field]')?.getAttribute('data-field')
    await page.getByRole('textbox').first().fill('10')
    await pressStart()
    await expect.poll(() => toasts()).toHaveLength(1)
    const label = document.getElementById('posture-label')?.textContent ?? '?'
    expect([toasts()[0]?.toLowerCase(), focused()]).toEqual([(choose + label).toLowerCase(), 'posture'])
    await page.getByRole('radio').first().click({ force: true })
    await page.getByRole('textbox').first().fill('')
    await pressStart()
    await expect.poll(() => toasts().at(-1)).toMatch(enter)
    expect(focused()).toBe('load')
  })

  it('says that the motor brand must be selected', async () => {
    await open('/selection/calc_1000', cylinderInit)
    await expect.poll(() => document.querySelector('#motorBrand input')).not.toBeNull()
    await pressStart()
    await expect.poll(() => toasts()).toEqual(['Please select the motor brand'])
  })

  it('names the field whose text is no number', async () => {
    await open('/selection/calc_300', { fixedMethodList: [{ value: 'both-supported', name: 'both-supported', fm: 1, fn: 1 }] })
    await page.getByRole('textbox', { name: 'Load', exact: true }).fill('heavy')
    await userEvent.keyboard('{Tab}')
    await pressStart()
    await expect.poll(() => toasts()).toEqual(['Load: Enter a number'])
  })
})

describe('a calculator whose options come back empty', () => {
  it('does not ask for them', async () => {
    await open('/selection/calc_20', slideModuleInit)
    await expect.poll(() => document.querySelector('[data-field="posture"] input')).not.toBeNull()
    await expect.poll(() => document.querySelector('[data-field="environment"]')).toBeNull()
    expect(start()?.title).not.toContain('Environment')
  })
})

describe('the texts of a calculator', () => {
  it('change with the language while it is open, and are there when another one is opened', async () => {
    await open('/selection/calc_20', slideModuleInit)
    await expect.element(page.getByText('Load and mounting')).toBeVisible()
    await page.getByRole('combobox', { name: 'Language' }).selectOptions('ru')
    await expect.element(page.getByText('Load and mounting')).not.toBeInTheDocument()
    expect(document.getElementById('stroke-label')?.textContent).toMatch(/[а-я]/i)
    location.hash = '/selection/calc_300'
    await expect.poll(() => document.getElementById('loadType-label')?.textContent).toMatch(/[а-я]/i)
  })
})
