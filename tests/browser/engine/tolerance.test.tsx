import axe from 'axe-core'
import { describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { compile } from '../../../engine/index.ts'
import type { CountOf } from '../../../engine/react/index.ts'
import { reducerThreePhase } from '../../../schemas/2000000-reducer-three-phase/schema.ts'
import { reducerManual } from '../../../schemas/2000002-reducer-manual/schema.ts'
import { control, fieldOf, openForm } from './open-form.tsx'

const [manual, threePhase] = [compile(reducerManual), compile(reducerThreePhase)]

const open = async (plan = manual, options: { countOf?: CountOf } = {}) => {
  const form = openForm(plan, options)
  await expect.poll(() => document.querySelector('select[aria-describedby$=-window]')).not.toBeNull()
  return form
}

const shown = (id: string) => {
  const select = document.getElementById(id)
  return select instanceof HTMLSelectElement ? [...select.options].map(({ text }) => text) : []
}

describe('the window around a number', () => {
  it('is two selects beside the input, in the same field, with the steps and defaults of the schema', async () => {
    await open()
    const field = document.querySelector('[data-field=torque]')
    expect([...(field?.querySelectorAll('input, select') ?? [])].map(({ id }) => id)).toEqual(['torque', 'torque.lower', 'torque.upper'])
    expect(shown('torque.lower')).toHaveLength(11)
    expect(shown('torque.upper')).toHaveLength(11)
    expect([shown('ratio.lower').at(0), shown('ratio.lower').at(-1)]).toEqual(['-50 %', '0 %'])
    expect([shown('ratio.upper').at(0), shown('ratio.upper').at(-1)]).toEqual(['0 %', '+100 %'])
    expect(['torque.lower', 'torque.upper', 'ratio.lower', 'ratio.upper'].map((id) => control(id).value)).toEqual(['0', '100', '-10', '10'])
  })

  it('is named, and keeps to the rules of accessibility', async () => {
    await open()
    expect(page.getByLabelText('Label torque.lower').query()).toBe(document.getElementById('torque.lower'))
    const { violations } = await axe.run(document.getElementById('root') ?? document.body)
    expect(violations.map(({ id }) => id)).toEqual([])
  })

  it('is reached with Tab right after its number and changed with the keyboard', async () => {
    const { store } = await open()
    control('torque').focus()
    await userEvent.keyboard('380{Tab}')
    expect(document.activeElement?.id).toBe('torque.lower')
    await userEvent.keyboard('{Tab}')
    expect(document.activeElement?.id).toBe('torque.upper')
    await userEvent.selectOptions(control('torque.upper'), '+50 %')
    expect(store.state().inputs).toMatchObject({ torque: 380, 'torque.lower': 0, 'torque.upper': 50 })
    await expect.poll(() => control('torque.upper').value).toBe('50')
  })

  it('goes back to its default with the form', async () => {
    const { store } = await open()
    await userEvent.selectOptions(control('ratio.lower'), '-50 %')
    store.dispatch({ type: 'reset' })
    await expect.poll(() => control('ratio.lower').value).toBe('-10')
  })

  it('goes with the tab its number is on', async () => {
    const { store } = await open(threePhase)
    expect(document.getElementById('outputTorque.lower')).toBeNull()
    store.dispatch({ type: 'choose', field: 'demand', value: 'outputTorque' })
    await expect.poll(() => document.getElementById('outputTorque.lower')).not.toBeNull()
    expect(document.getElementById('motorPower.lower')).toBeNull()
  })

  it('has its resulting window in the line of the hint, and keeps the height of a field', async () => {
    await page.viewport(1280, 800)
    await open()
    const window = document.getElementById('torque-window')
    const messages = document.querySelector('[data-field=torque] > :last-child')
    const field = document.querySelector('[data-field=torque]')
    expect([window, messages].map((element) => element?.getBoundingClientRect().top)).toEqual(
      Array.from({ length: 2 }, () => control('torque').closest('div')?.getBoundingClientRect().bottom),
    )
    expect(field?.getBoundingClientRect().height).toBeCloseTo(76, 0)
  })

  it('stands beside its input on a narrow phone, wide enough for a finger and a number', async () => {
    await page.viewport(360, 740)
    await open()
    const root = document.getElementById('root')
    if (root) root.style.width = '328px'
    const [input, lower, upper] = ['torque', 'torque.lower', 'torque.upper'].map((id) => control(id).getBoundingClientRect())
    expect(input?.width).toBeGreaterThan(100)
    expect(Math.abs((lower?.top ?? 0) + (lower?.height ?? 0) / 2 - (input?.top ?? 0) - (input?.height ?? 0) / 2)).toBeLessThan(2)
    expect(lower?.height).toBeGreaterThanOrEqual(36)
    const hint = document.querySelector('[data-field=torque] > :last-child')?.getBoundingClientRect()
    expect(hint?.top).toBeCloseTo(control('torque').closest('div')?.getBoundingClientRect().bottom ?? 0, 0)
    expect(upper?.right).toBeLessThanOrEqual(360)
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(360)
  })
})

describe('a form that posts', () => {
  it('cannot start before every number is there, then hands over the body with its windows', async () => {
    const { started } = await open()
    const start = () => document.querySelector<HTMLElement>('[data-start]')
    expect(start()?.getAttribute('aria-disabled')).toBe('true')
    await userEvent.fill(control('torque'), '380')
    await userEvent.fill(control('ratio'), '20')
    await userEvent.click(page.getByText('Option planetary').first())
    await expect.poll(() => start()?.getAttribute('aria-disabled')).toBe('false')
    start()?.click()
    await expect.poll(() => started).toHaveLength(1)
    expect(started[0]).toMatchObject({
      method: 'POST',
      path: 'ReducerWorking/ManualCalculation',
      body: { t2: { value: 380, lower: 0, upper: 100 }, i: { value: 20, lower: -10, upper: 10 }, gearTypes: ['planetary'] },
    })
  })
})

describe('counts beside the options of a group', () => {
  it('are those of the screen, in the name of the checkbox; nothing where there is none', async () => {
    await open(manual, { countOf: (field, value) => (field === 'gearTypes' && value === 'worm' ? 1200 : undefined) })
    expect(fieldOf('gearTypes')).toContain('Option worm (1200)')
    expect(fieldOf('gearTypes')).not.toContain('Option helical (')
    expect(fieldOf('transmissionTypes')).not.toContain('(')
    expect(page.getByRole('checkbox', { name: 'Option worm (1200)' }).query()).not.toBeNull()
  })
})
