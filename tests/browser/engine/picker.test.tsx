import axe from 'axe-core'
import { useEffect, useState } from 'react'
import { describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { defineCalculator, number, section } from '../../../engine/define/index.ts'
import { compile } from '../../../engine/index.ts'
import type { PickerProps, Pickers } from '../../../engine/react/index.ts'
import { control, fieldOf, openForm } from './open-form.tsx'

const plan = compile(
  defineCalculator({
    id: 902,
    name: 'picked',
    fields: {
      plain: number({}),
      factor: number({ exclusiveMin: 0, max: 100, picker: 'half' }),
      few: number({ unit: 'mm', min: 1, max: 5, step: 1, picker: 'half' }),
      window: number({ exclusiveMin: 0, tolerance: { lower: [-50, 0, 5], upper: [0, 100, 10] }, picker: 'half' }),
    },
    layout: [section('all', ['plain', 'factor', 'few', 'window'])],
    request: { get: 'Picked/Calculation', query: { F: 'factor' } },
    results: { family: 'none', overlayMs: 0 },
  }),
)

/** A dialog such as the screens have: it gives the focus back to what had it. */
const Half = ({ value, onPick, onClose }: PickerProps) => {
  const [opener] = useState(() => document.activeElement)
  useEffect(() => () => (opener instanceof HTMLElement ? opener.focus() : undefined), [opener])
  return (
    <div role="dialog" aria-label="Half">
      <output>{value ?? 'nothing'}</output>
      <button type="button" onClick={() => onPick((value ?? 5) / 2)}>
        Take half
      </button>
      <button type="button" onClick={onClose}>
        Close
      </button>
    </div>
  )
}

const open = async (pickers: Pickers = { half: Half }) => {
  const form = openForm(plan, { pickers })
  await expect.poll(() => document.getElementById('window')).not.toBeNull()
  return form
}

const button = (field: string) => page.getByRole('button', { name: `Open half Label ${field}` })

describe('a dialog beside a number', () => {
  it('has a button where the schema names it and the screens have it, whatever the control looks like', async () => {
    await open()
    for (const field of ['factor', 'few', 'window']) await expect.element(button(field)).toBeInTheDocument()
    expect(fieldOf('plain')).not.toContain('Open')
  })

  it.each([[{}], [{ other: Half }]])('has no button where nobody has it', async (pickers) => {
    await open(pickers)
    expect(document.querySelector('#root')?.textContent).not.toContain('Open')
    expect(document.querySelector('[data-form] [aria-haspopup]')).toBeNull()
  })

  it('is given the number of the field and gives one back, which can be undone', async () => {
    const { store } = await open()
    await userEvent.fill(control('factor'), '8')
    await button('factor').click()
    await expect.element(page.getByRole('dialog').getByText('8')).toBeVisible()
    await page.getByRole('button', { name: 'Take half' }).click()
    expect(store.state().inputs['factor']).toBe(4)
    await expect.poll(() => control('factor').value).toBe('4')
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
    expect(fieldOf('factor')).toContain('8 → 4 · picked')
    await page.getByRole('button', { name: 'Undo Label factor' }).click()
    await expect.poll(() => control('factor').value).toBe('8')
  })

  it('changes nothing when it is closed; the focus is at its button again, which says what was changed', async () => {
    const { store } = await open()
    await button('factor').click()
    await expect.element(page.getByRole('dialog').getByText('nothing')).toBeVisible()
    await page.getByRole('button', { name: 'Close' }).click()
    expect(store.changes()).toEqual([])
    await expect.element(button('factor')).toHaveFocus()
    await button('factor').click()
    await page.getByRole('button', { name: 'Take half' }).click()
    await expect.element(button('factor')).toHaveFocus()
    await expect.element(button('factor')).toHaveAccessibleDescription('2.5 · picked')
  })

  it('keeps to the rules of accessibility', async () => {
    await open()
    const { violations } = await axe.run(document.getElementById('root') ?? document.body)
    expect(violations.map(({ id }) => id)).toEqual([])
  })
})
