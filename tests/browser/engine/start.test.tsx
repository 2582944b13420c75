import { describe, expect, it, onTestFinished } from 'vitest'
import { createRoot } from 'react-dom/client'
import { page, userEvent } from 'vitest/browser'
import { choice, defineCalculator, number, section } from '../../../engine/define/index.ts'
import { compile } from '../../../engine/index.ts'
import { zoo, zooInits } from '../../fixtures/schemas/zoo.ts'
import { StartBar } from '../../../engine/react/index.ts'
import { control, fieldOf, openForm } from './open-form.tsx'

const small = compile(
  defineCalculator({
    id: 902,
    name: 'small',
    fields: {
      shock: choice({ options: ['low', 'high'], as: 'radio', default: 'low', sets: { factor: "shock == 'high' ? 3 : 1.3" } }),
      factor: number({ min: 1, max: "shock == 'high' ? 3 : 1.3", onOutOfRange: 'snap' }),
      load: number({ unit: 'kg', min: 1, max: 100, onOutOfRange: 'snap' }),
      hidden: number({ exclusiveMin: 0, visible: "shock == 'high'", default: 1 }),
    },
    derived: { ratio: { value: 'load * 1[1/kg] / (factor - 1)' } },
    layout: [section('all', ['shock', 'factor', 'load', 'hidden'])],
    request: { get: 'Small/Calculation', query: { Factor: 'factor', W: 'load', Ratio: 'ratio', Hidden: 'hidden' } },
    results: { family: 'none', overlayMs: 0 },
  }),
)

const start = () => page.getByRole('button', { name: 'Start' })

const open = async (plan = small, options: Parameters<typeof openForm>[1] = {}) => {
  const form = openForm(plan, options)
  await expect.poll(() => document.querySelector('[data-start]')).not.toBeNull()
  return form
}

describe('a disabled Start', () => {
  it('says why, as tooltip and as text that describes it', async () => {
    await open(compile(zoo), { init: zooInits[0] })
    await expect.element(start()).toHaveAttribute('aria-disabled', 'true')
    await expect
      .element(start())
      .toHaveAttribute('title', 'Still needed: Label layout, Label stroke, Label speed, Label brand, Label series, Label dust')
    await expect.element(start()).toHaveAccessibleDescription(/^Still needed: Label layout.*Label stroke.*Label speed.*Label brand/)
  })

  it('says it with the marks of Chinese behind a full-width colon', async () => {
    const missing = [
      { name: '推力', field: 'thrust' },
      { name: '行程', field: 'stroke' },
    ]
    const place = document.body.appendChild(document.createElement('div'))
    const root = createRoot(place)
    onTestFinished(() => {
      root.unmount()
      place.remove()
    })
    root.render(<StartBar label="开始" needed="请输入：" listMark="、" missing={missing} />)
    await expect.element(page.getByRole('button', { name: '开始' })).toHaveAttribute('title', '请输入：推力、行程')
    await expect.poll(() => document.querySelector('[data-start] + p')?.textContent?.trim()).toBe('请输入：推力、行程')
  })

  it.each([
    ['Label layout', 'layout'],
    ['Label stroke', 'stroke'],
  ])('its %s leads to the field', async (name, id) => {
    await open(compile(zoo), { init: zooInits[0] })
    await page.getByRole('button', { name, exact: true }).click()
    expect(document.activeElement).toBe(control(id))
  })

  it('clicked, it leads to the first problem', async () => {
    const { started } = await open(compile(zoo), { init: zooInits[0] })
    await start().click({ force: true })
    await expect.poll(() => document.activeElement?.id).toBe('layout')
    expect(started).toEqual([])
  })

  it.each<
    [
      claim: string,
      inputs: Record<string, unknown>,
      text: readonly [field: string, text: string] | undefined,
      sentence: string,
      focus: string,
    ]
  >([
    ['what must be chosen', {}, undefined, 'Label layout: notChosen', 'layout'],
    ['what must be entered', { layout: '1x1' }, undefined, 'Label stroke: missing', 'stroke'],
    [
      'the limit that a typed text breaks',
      { layout: '1x1', stroke: 90, mode: 'time' },
      ['time', '0.1'],
      'Label time: belowMinimum 0.26833',
      'time',
    ],
    ['one of a group', { layout: '1x1', stroke: 90, speed: 10 }, undefined, 'Label brand: notChosen', 'brand'],
  ])('clicked, it says once %s, and goes there', async (_, inputs, text, sentence, focus) => {
    const { store, announced } = await open(compile(zoo), { init: zooInits[0], aloud: true })
    store.dispatch({ type: 'restore', inputs })
    if (text) store.dispatch({ type: 'commit', field: text[0], text: text[1] })
    await start().click({ force: true })
    await expect.poll(() => announced).toEqual([sentence])
    expect(document.activeElement?.closest('[data-field]')?.getAttribute('data-field')).toBe(focus)
  })

  it('leads to the field that unlocks a locked one', async () => {
    const { store } = await open(compile(zoo), { init: zooInits[0] })
    store.dispatch({ type: 'restore', inputs: { layout: '1x1', stroke: 100, speed: 10, dust: 'clean' } })
    await expect.poll(() => document.querySelectorAll('[data-start] + p button').length).toBe(2)
    await page.getByRole('button', { name: 'Label series', exact: true }).click()
    expect(document.activeElement?.closest('[data-field]')?.getAttribute('data-field')).toBe('brand')
  })

  it('leads to a field that waits for its options', async () => {
    await open(compile(zoo))
    await page.getByRole('button', { name: 'Label layout', exact: true }).click()
    expect(document.activeElement?.id).toBe('layout')
  })

  it('names a field that a parameter without a finite value is made from', async () => {
    await open()
    await userEvent.fill(control('factor'), '1')
    await userEvent.fill(control('load'), '5')
    await expect.element(start()).toHaveAttribute('title', 'Still needed: Label load')
    await page.getByRole('button', { name: 'Label load', exact: true }).click()
    expect(document.activeElement?.id).toBe('load')
  })
})

describe('Start', () => {
  it.each([
    ['120', '100'],
    ['80,5', '80.5'],
  ])("clicked while '%s' is being typed, commits it first", async (text, sent) => {
    const { started } = await open()
    await userEvent.fill(control('factor'), '1.2')
    await userEvent.click(control('load'))
    await userEvent.keyboard(text)
    await start().click()
    await expect.poll(() => started[0]?.query['W']).toBe(sent)
    expect(control('load').value).toBe(sent)
  })

  it('is hit by a click although leaving the field shows a chip above it', async () => {
    const { started } = await open()
    await userEvent.fill(control('factor'), '1.2')
    await userEvent.click(control('load'))
    await userEvent.keyboard('120')
    // One pixel inside: a push of any size would make the click miss.
    await start().click({ position: { x: 10, y: 1 } })
    await expect.poll(() => started.length).toBe(1)
    expect(fieldOf('load')).toContain('120 → 100')
  })

  it('submitted by script, commits what is being typed and leaves hidden fields alone', async () => {
    const { started, store } = await open()
    store.dispatch({ type: 'choose', field: 'shock', value: 'high' })
    await expect.poll(() => document.getElementById('hidden')).not.toBeNull()
    await userEvent.fill(control('hidden'), '1,50')
    store.dispatch({ type: 'choose', field: 'shock', value: 'low' })
    await userEvent.fill(control('factor'), '1.2')
    await userEvent.fill(control('load'), '120')
    document.querySelector('form')?.requestSubmit()
    await expect.poll(() => started[0]?.query['W']).toBe('100')
    expect(started[0]?.query).not.toHaveProperty('Hidden')
  })

  it('Enter in the last field starts, and Ctrl+Enter in any', async () => {
    const { started } = await open()
    await userEvent.fill(control('load'), '50')
    await userEvent.keyboard('{Enter}')
    expect(document.activeElement).toBe(control('factor'))
    await userEvent.keyboard('1.2{Enter}')
    await expect.poll(() => started.length).toBe(1)
    await userEvent.click(control('load'))
    await userEvent.keyboard('{Control>}{Enter}{/Control}')
    await expect.poll(() => started.length).toBe(2)
    await userEvent.clear(control('load'))
    await userEvent.click(control('factor'))
    await userEvent.keyboard('{Control>}{Enter}{/Control}')
    await expect.poll(() => document.activeElement).toBe(control('load'))
    expect(started.length).toBe(2)
  })

  it('starts again after a refusal', async () => {
    const { started } = await open()
    await start().click({ force: true })
    await expect.poll(() => document.activeElement?.id).toBe('factor')
    await userEvent.keyboard('1.2{Tab}5')
    await start().click()
    await expect.poll(() => started.length).toBe(1)
  })
})

describe('a choice clicked while a number is being typed', () => {
  it('comes after the number, so that what it sets stays', async () => {
    const { store } = await open()
    await userEvent.click(control('factor'))
    await userEvent.keyboard('1.1')
    await userEvent.click(page.getByText('Option high'))
    expect(store.state().inputs).toMatchObject({ shock: 'high', factor: 3 })
    expect(control('factor').value).toBe('3')
  })
})
