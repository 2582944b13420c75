import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { compile } from '../../../engine/index.ts'
import { zoo, zooInits } from '../../fixtures/schemas/zoo.ts'
import { control, fieldOf, openForm } from './open-form.tsx'

const plan = compile(zoo)

const open = async () => {
  const form = openForm(plan, { init: zooInits[0] })
  await expect.poll(() => document.querySelector('[data-start]')).not.toBeNull()
  return form
}

/** The field that has the focus, or the text of what else has it. */
const focused = () =>
  document.activeElement?.closest('[data-field]')?.getAttribute('data-field') ?? document.activeElement?.textContent ?? ''

const chosenText = (id: string) => document.querySelector(`#${id} option:checked`)?.textContent

it('Tab visits every field in reading order, then what is missing, then what follows', async () => {
  await open()
  document.querySelector<HTMLElement>('#root')?.setAttribute('tabindex', '-1')
  document.getElementById('root')?.focus()
  const visited: string[] = []
  for (let count = 0; count < 40 && visited.at(-1) !== 'After the form'; count++) {
    await userEvent.keyboard('{Tab}')
    visited.push(focused())
  }
  const inputs = ['posture', 'layout', 'arm', 'spread', 'shock', 'factor', 'stroke', 'level', 'ratio', 'mode', 'speed', 'mean', 'brand']
  const missing = ['Label layout', 'Label stroke', 'Label speed', 'Label brand']
  expect(visited).toEqual([...inputs, 'extras', 'extras', 'extras', 'dust', 'Start', ...missing, 'After the form'])
})

it('the whole form can be filled with keys alone', async () => {
  const { store, started } = await open()
  control('layout').focus()
  document.querySelector<HTMLElement>('#posture input')?.focus()
  await userEvent.keyboard('{ArrowRight}')
  expect(store.state().inputs['posture']).toBe('vertical')
  await userEvent.keyboard('{ArrowLeft}{Tab}{ArrowDown}{ArrowDown}')
  expect(store.state().inputs['layout']).toBe('2x2')
  await expect.poll(() => document.getElementById('spacing')).not.toBeNull()
  await userEvent.keyboard('{Tab}{ArrowUp}{Tab}7{Tab}{Tab}')
  expect(store.state().inputs).toMatchObject({ spacing: 201, arm: 7 })
  expect(focused()).toBe('shock')
  await userEvent.keyboard('{ArrowDown}')
  expect(store.state().inputs).toMatchObject({ shock: 'high', factor: 3 })
  await userEvent.keyboard('{Tab}1,5{Tab}500{Tab}{ArrowDown}{ArrowDown}{Tab}{Tab}')
  expect(store.state().inputs).toMatchObject({ factor: 1.5, stroke: 500, level: 2 })
  expect(focused()).toBe('mode')
  await userEvent.keyboard('{ArrowRight}')
  await expect.poll(() => document.getElementById('time')).not.toBeNull()
  await userEvent.keyboard('{Tab}4{Tab}1{Tab}{Tab}')
  expect(focused()).toBe('brand')
  await userEvent.keyboard(' {Tab}{ArrowDown}{Tab} {Tab}{Tab} {Tab} {Tab}')
  expect(store.state().inputs).toMatchObject({
    mode: 'time',
    time: 4,
    wait: 1,
    brand: 'north',
    series: 'a',
    extras: ['brake', 'sensor'],
    dust: 'clean',
  })
  expect(focused()).toBe('Start')
  await userEvent.keyboard('{Enter}')
  await expect.poll(() => started.length).toBe(1)
  expect(started[0]?.query).toMatchObject({
    Posture: 'horizontal',
    Layout: '2x2',
    Factor: '1.5',
    Stroke: '500',
    Brand: 'north',
    Series: 'a',
  })
})

it('Enter in a radio group or a checkbox does not start', async () => {
  const { store } = await open()
  const before = document.activeElement
  document.querySelector<HTMLElement>('#shock input')?.focus()
  await userEvent.keyboard('{Enter}')
  expect(focused()).toBe('shock')
  expect(document.activeElement).not.toBe(before)
  expect(store.state().inputs['shock']).toBe('low')
})

it('what is locked says what comes first, where it can be read without the focus', async () => {
  await open()
  expect(control('series').disabled).toBe(true)
  expect(chosenText('series')).toBe('Choose Label brand first')
  await page.getByRole('radio', { name: 'south' }).click()
  await expect.poll(() => control('series').disabled).toBe(false)
  expect(chosenText('series')).toBe('Choose')
})

it('an only option is chosen and locked', async () => {
  const { store } = openForm(plan, { init: zooInits[1] })
  await expect.poll(() => document.querySelector('#brand input')).not.toBeNull()
  expect(store.state().inputs['brand']).toBe('south')
  expect(document.querySelector<HTMLInputElement>('#brand input')?.disabled).toBe(true)
})

it('a chip names an option as the service does', async () => {
  await open()
  await page.getByRole('radio', { name: 'north' }).click()
  await userEvent.selectOptions(control('series'), 'a')
  await page.getByRole('radio', { name: 'south' }).click()
  await expect.poll(() => fieldOf('series')).toContain('Option a → –')
})
