/** A page that the browser translates: its text nodes are not those that React made. */
import { afterEach, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { compile } from '../../../engine/index.ts'
import { duty } from '../../fixtures/schemas/duty.ts'
import { zoo, zooInits } from '../../fixtures/schemas/zoo.ts'
import { translatePage } from '../../setup/translate-page.ts'
import { control, fieldOf, openForm } from './open-form.tsx'

let end: (() => void) | undefined

afterEach(() => {
  end?.()
  end = undefined
})

const translated = async (...[plan, options]: Parameters<typeof openForm>) => {
  const form = openForm(plan, options)
  await expect.poll(() => document.querySelector('[data-start]')).not.toBeNull()
  end = translatePage()
  return form
}

const press = (name: string) => page.getByRole('button', { name, exact: true }).click()

it('a form is filled in, corrected, undone and started', async () => {
  await translated(compile(zoo), { init: zooInits[0] })
  await userEvent.selectOptions(control('layout'), '2x2')
  await expect.poll(() => document.getElementById('spacing')).not.toBeNull()
  await userEvent.click(control('stroke'))
  await userEvent.keyboard('9{Backspace}abc{Tab}')
  await userEvent.fill(control('stroke'), '500')
  await userEvent.fill(control('speed'), '1')
  await userEvent.click(document.querySelector('#brand input') ?? document.body)
  await userEvent.selectOptions(control('layout'), '1x1')
  await expect.poll(() => document.querySelector('[data-start] + p')?.textContent?.trim()).toBe('Still needed: Label series, Label dust')
  expect(document.querySelector('[data-form]')).not.toBeNull()
})

it('rows come, move and go, and what is shown follows', async () => {
  await translated(compile(duty))
  await expect.poll(() => document.querySelector('td input')).not.toBeNull()
  const cell = (name: string) => page.getByLabelText(name, { exact: true })
  await press('Add row')
  await cell('Label phases[0].time').fill('2')
  await cell('Label phases[1].time').fill('3')
  await userEvent.keyboard('{Tab}')
  await expect.poll(() => control('cycleTime').textContent).toBe('5 s')
  await cell('Label phases[0].load').fill('9e6')
  await userEvent.keyboard('{Tab}')
  await expect.poll(() => fieldOf('phases')).toContain('aboveMaximum')
  await press('Move row 2 up')
  await press('Remove row 1')
  await expect.poll(() => control('cycleTime').textContent).toBe('2 s')
  await page.getByRole('button', { name: 'Undo', exact: true }).last().click()
  await expect.poll(() => control('cycleTime').textContent).toBe('5 s')
  await userEvent.selectOptions(control('limited'), 'yes')
  await expect.poll(() => document.getElementById('stops')).not.toBeNull()
})
