import { describe, expect, it } from 'vitest'
import { userEvent } from 'vitest/browser'
import { defineCalculator, number, section } from '../../../engine/define/index.ts'
import { compile } from '../../../engine/index.ts'
import { zoo, zooInits } from '../../fixtures/schemas/zoo.ts'
import { control, fieldOf, openForm } from './open-form.tsx'
import { open, type } from './numbers.ts'

const heard = () => [...document.querySelectorAll('[role="status"]')].map(({ textContent }) => textContent).join('')

describe('a corrected number', () => {
  it.each([
    ['5', 'Label corrected: 5 became 10, belowMinimum'],
    ['2000', 'Label corrected: 2000 became 1000, aboveMaximum'],
  ])("'%s' is told once, beside its chip, and not a second time to those who listen", async (text, sentence) => {
    const { announced } = await open('metric', { aloud: true })
    await type('corrected', text)
    await userEvent.keyboard('{Tab}')
    await expect.poll(() => announced).toEqual([sentence])
    expect(fieldOf('corrected')).toContain('Undo')
    expect(heard()).toBe('')
  })

  it('has a chip whose Undo is never broken inside the word, however narrow the chip is', async () => {
    await open()
    await type('corrected', '5')
    await userEvent.keyboard('{Tab}')
    await expect.poll(() => document.querySelector('[id$=-undo]')).not.toBeNull()
    document.querySelector<HTMLElement>('[data-field] > div > :has(> [id$=-undo])')?.style.setProperty('width', '60px')
    const word = document.createRange()
    word.selectNodeContents(document.querySelector('[id$=-undo]') ?? document.body)
    expect(word.getClientRects()).toHaveLength(1)
  })

  it('is announced by the form itself where the page does not tell it', async () => {
    const { announced } = await open()
    await type('corrected', '5')
    await userEvent.keyboard('{Tab}')
    await expect.poll(heard).toBe('Label corrected: 5 became 10, belowMinimum')
    expect(announced).toEqual([])
  })

  it('is told again when it happens again, also after the form has been cleared', async () => {
    const { store, announced } = await open('metric', { aloud: true })
    const correct = () => store.dispatch({ type: 'commit', field: 'corrected', text: '5' })
    await expect.poll(() => document.querySelector('[data-start]')).not.toBeNull()
    correct()
    correct()
    store.dispatch({ type: 'reset' })
    correct()
    await expect.poll(() => announced.length).toBe(3)
  })
})

const pair = compile(
  defineCalculator({
    id: 902,
    name: 'pair',
    init: { get: 'Pair/CalculationInit', numbers: { longest: 'mm' } },
    fields: {
      first: number({ unit: 'mm', max: 'init.longest', onOutOfRange: 'correct' }),
      second: number({ unit: 'mm', max: 'init.longest', onOutOfRange: 'correct' }),
    },
    layout: [section('all', ['first', 'second'])],
    request: { get: 'Pair/Calculation', query: { First: 'first', Second: 'second' } },
    results: { family: 'none', overlayMs: 0 },
  }),
)

it('corrections of one event are all told', async () => {
  const { store, announced } = openForm(pair, { init: { longest: 500 }, aloud: true })
  await expect.poll(() => document.querySelector('[data-start]')).not.toBeNull()
  for (const field of ['first', 'second']) store.dispatch({ type: 'commit', field, text: '400' })
  store.dispatch({ type: 'init', data: { longest: 300 } })
  await expect.poll(() => announced).toEqual(['Label first: 400 became 300, aboveMaximum; Label second: 400 became 300, aboveMaximum'])
})

it('a number brought into its range silently is not told aloud, and is still announced', async () => {
  const { announced } = await open('metric', { aloud: true })
  await type('snapped', '5')
  await userEvent.keyboard('{Tab}')
  await expect.poll(heard).toBe('Label snapped: 5 became 10, belowMinimum')
  expect(announced).toEqual([])
})

it('an option that is gone can be had back by its chip once it is offered again, and not before', async () => {
  const offers = (...values: readonly string[]) => ({
    ...zooInits[0],
    layoutList: values.map((value) => ({ value, spaced: false, index: 1 })),
  })
  const { store } = openForm(compile(zoo), { init: offers('a', 'b') })
  await expect.poll(() => fieldOf('layout')).not.toBe('')
  store.dispatch({ type: 'choose', field: 'layout', value: 'b' })
  store.dispatch({ type: 'init', data: offers('a') })
  await expect.poll(() => fieldOf('layout')).toContain('optionGone')
  expect(fieldOf('layout')).not.toContain('Undo')
  store.dispatch({ type: 'init', data: offers('a', 'b') })
  await expect.poll(() => fieldOf('layout')).toContain('Undo')
})

describe('a range that is only advised', () => {
  const hintOf = (id: string) => document.getElementById(`${id}-hint`)?.textContent

  it('comes with the answer, in the unit shown, and refuses nothing', async () => {
    const { store } = await open()
    expect(hintOf('advised')).toBeUndefined()
    store.dispatch({ type: 'init', data: { shortest: 25.4, longest: 254 } })
    await expect.poll(() => hintOf('advised')).toBe('Range 25.4 to 254 mm')
    await type('advised', '1000')
    await userEvent.keyboard('{Tab}')
    expect(store.state().inputs['advised']).toBe(1000)
    expect(control('advised').getAttribute('aria-invalid')).toBe('false')
    store.dispatch({ type: 'units', system: 'imperial' })
    await expect.poll(() => hintOf('advised')).toBe('Unusual. Range 1 to 10 in')
  })
})

describe('a bound that other fields make', () => {
  it('is shown with the digits that count, rounded to a number the field takes', async () => {
    const { store } = await open()
    await userEvent.fill(control('positive'), '100')
    await expect.poll(() => document.getElementById('time-hint')?.textContent).toBe('Range 1.1548 to  s')
    await type('time', '1.1548')
    await userEvent.keyboard('{Tab}')
    expect(store.state().inputs['time']).toBe(1.1548)
    await userEvent.fill(control('time'), '1.154')
    await userEvent.keyboard('{Tab}')
    expect(fieldOf('time')).toContain('belowMinimum 1.1548 s')
  })

  it('flags the committed number at once when they change, and takes the refused text when it fits again', async () => {
    const { store } = await open()
    await userEvent.fill(control('positive'), '100')
    await type('time', '2')
    await userEvent.keyboard('{Tab}')
    await userEvent.fill(control('positive'), '1000')
    await expect.poll(() => fieldOf('time')).toContain('belowMinimum 3.6515 s')
    expect(store.reasons()).toContainEqual(expect.objectContaining({ code: 'belowMinimum', path: 'time' }))
    await userEvent.fill(control('time'), '1.5')
    await userEvent.keyboard('{Tab}')
    expect(store.state().inputs['time']).toBe(2)
    await userEvent.fill(control('positive'), '100')
    await userEvent.keyboard('{Tab}')
    await expect.poll(() => store.state().inputs['time']).toBe(1.5)
    expect(fieldOf('time')).not.toContain('belowMinimum')
  })
})
