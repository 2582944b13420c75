import { describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { choice, number, section, toggle } from '../../../engine/define/index.ts'
import { compile } from '../../../engine/index.ts'
import { calculator } from '../../unit/engine/calculator.ts'
import { control, fieldOf, openForm } from './open-form.tsx'

const plan = compile(
  calculator({
    fields: {
      drive: choice({ options: ['hand', 'motor'], clears: ['driven'] }),
      driven: toggle({ default: true }),
      speed: number({ unit: 'mm/s', visible: 'driven' }),
      braked: toggle({ unlockedBy: 'drive' }),
    },
    rules: { still: { holds: '!braked', when: 'driven', at: 'braked' } },
  }),
)
const box = (name: string) => page.getByRole('checkbox', { name: `Label ${name}`, exact: true })

describe('a toggle', () => {
  it('is a checkbox with the label of its field, switched by Space and by its word, and shows what it is a condition of', async () => {
    const { store } = openForm(plan)
    await expect.element(box('driven')).toBeChecked()
    expect(fieldOf('driven')).toContain('Yes')
    box('driven').element().focus()
    await userEvent.keyboard(' ')
    await expect.element(box('driven')).not.toBeChecked()
    expect(document.getElementById('speed')).toBeNull()
    await userEvent.click(page.getByText('Yes').first())
    await expect.poll(() => document.getElementById('speed')).not.toBeNull()
    expect(store.state().inputs['driven']).toBe(true)
  })

  it('waits for the field that unlocks it, and says so', async () => {
    openForm(plan)
    await expect.element(box('braked')).toBeDisabled()
    await expect.element(box('braked')).toHaveAccessibleDescription(/Choose Label drive first/)
    await userEvent.selectOptions(control('drive'), 'hand')
    await expect.element(box('braked')).toBeEnabled()
  })

  it('that another field switched says from what to what, and is switched back by the chip', async () => {
    openForm(plan)
    await userEvent.click(box('driven'))
    await userEvent.selectOptions(control('drive'), 'motor')
    await expect.poll(() => fieldOf('driven')).toContain('No → Yes · cleared')
    await userEvent.click(page.getByRole('button', { name: /Undo Label driven/ }))
    await expect.element(box('driven')).not.toBeChecked()
  })

  it('left at its default counts as not filled in', async () => {
    openForm(compile(calculator({ fields: { on: toggle({}) }, layout: [section('more', ['on'], { extended: true })] })))
    await expect.element(page.getByText('optional')).toBeVisible()
  })
})
