import { describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { choice, defineCalculator, list, number, section } from '../../../engine/define/index.ts'
import { compile } from '../../../engine/index.ts'
import { openForm } from './open-form.tsx'

const plan = compile(
  defineCalculator({
    id: 903,
    name: 'extended',
    fields: {
      load: number({ unit: 'kg', exclusiveMin: 0 }),
      end: choice({ options: ['hinged', 'free'], default: 'hinged' }),
      force: number({ unit: 'N', min: 0, max: 100, required: false }),
    },
    layout: [section('all', ['load']), section('more', ['end', 'force'], { extended: true })],
    request: {
      get: 'Small/Calculation',
      query: { W: 'load', End: 'end', F: { value: 'force', optional: true } },
    },
    results: { family: 'none', overlayMs: 0 },
  }),
)

const withList = compile(
  defineCalculator({
    id: 904,
    name: 'extended-list',
    fields: {
      load: number({ unit: 'kg', exclusiveMin: 0 }),
      phases: list({ row: { time: number({ unit: 's', min: 0 }) }, required: false, maxRows: 5 }),
    },
    layout: [section('all', ['load']), section('more', ['phases'], { extended: true })],
    request: { get: 'Small/Calculation', query: { W: 'load', Phases: { value: 'phases', optional: true } } },
    results: { family: 'none', overlayMs: 0 },
  }),
)

const toggle = () => page.getByText('Section more')
const force = () => page.getByLabelText('Label force')
const details = () => document.querySelector<HTMLDetailsElement>('[data-form] details')

const open = async () => {
  const form = openForm(plan)
  await expect.poll(() => document.querySelector('[data-start]')).not.toBeNull()
  return form
}

describe('an extended section', () => {
  it('is closed, asks for nothing and sends no more than its defaults', async () => {
    const { started } = await open()
    await expect.element(force()).not.toBeVisible()
    expect(document.querySelector('summary h2 + span')?.textContent).toBe('optional')
    await userEvent.type(page.getByLabelText('Label load'), '5')
    await page.getByRole('button', { name: 'Start' }).click()
    await expect.poll(() => started[0]?.query).toEqual({ W: '5', End: 'hinged' })
  })

  it('opens by keyboard, names closed what is filled in, and sends it', async () => {
    const { started } = await open()
    await userEvent.type(page.getByLabelText('Label load'), '5')
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await userEvent.type(force(), '40')
    await userEvent.tab()
    await toggle().click()
    expect(details()?.open).toBe(false)
    expect(document.querySelector('summary h2 + span')?.textContent).toBe('filled in: Label force')
    await page.getByRole('button', { name: 'Start' }).click()
    await expect.poll(() => started[0]?.query).toEqual({ W: '5', End: 'hinged', F: '40' })
  })

  it('a key in it renders one field', async () => {
    const { rendered } = await open()
    await toggle().click()
    await force().click()
    rendered.length = 0
    await userEvent.keyboard('4')
    expect(new Set(rendered)).toEqual(new Set(['force']))
  })

  it('opens where something in it is wrong', async () => {
    await open()
    await userEvent.type(page.getByLabelText('Label load'), '5')
    await toggle().click()
    await userEvent.type(force(), 'nonsense')
    await toggle().click()
    await page.getByRole('button', { name: 'Start' }).click({ force: true })
    await expect.poll(() => document.activeElement?.id).toBe('force')
    expect(details()?.open).toBe(true)
  })

  it('has its lists, whose code loads by itself, once it was opened', async () => {
    openForm(withList)
    await expect.poll(() => document.querySelector('[data-start]')).not.toBeNull()
    const list = () => document.querySelector('[data-field="phases"]')
    // Not even the place of a list that is on its way.
    expect(details()?.querySelector('div')?.childElementCount).toBe(0)
    await toggle().click()
    await expect.poll(list).not.toBeNull()
    await toggle().click()
    expect(list()).not.toBeNull()
  })
})
