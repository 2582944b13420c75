import { describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { isAbsent } from '../../../engine/expression/index.ts'
import { control, fieldOf } from './open-form.tsx'
import { open, type } from './numbers.ts'

const issueOf = (field: string) => document.querySelector(`[data-field=${field}] [id$=-issue]`)

describe('typing', () => {
  it.each([
    ['1,5', 1.5],
    ['5 in', 127],
    ['1 000,5', 1000.5],
    ['2 cm', 20],
    ['１２', 12],
  ])("'%s' is taken as %d mm", async (text, value) => {
    const { store } = await open()
    await userEvent.fill(control('positive'), text)
    expect(store.state().inputs['positive']).toBe(value)
    expect(control('positive').value).toBe(text)
    await userEvent.keyboard('{Tab}')
    expect(control('positive').value).toBe(String(value))
  })

  it('is never rewritten, whatever the text, until the field is left', async () => {
    await open()
    await userEvent.click(control('snapped'))
    let typed = ''
    for (const key of '0,0-1e5 in.x') {
      typed += key
      await userEvent.keyboard(key)
      expect(control('snapped').value).toBe(typed)
    }
  })

  it('is not rewritten by an answer that arrives meanwhile', async () => {
    const { store } = await open()
    await type('limited', '1,5')
    store.dispatch({ type: 'init', data: { longest: 500 } })
    await expect.poll(() => fieldOf('limited')).toContain('500')
    expect(control('limited').value).toBe('1,5')
  })

  it('says what leaving the field would do, and nothing about a number not yet finished', async () => {
    await open()
    await type('snapped', '-')
    await expect.poll(() => issueOf('snapped')).toBeNull()
    await userEvent.keyboard('{Backspace}2000')
    await expect.poll(() => issueOf('snapped')?.textContent).toBe('aboveMaximum 1000 mm')
    expect(control('snapped').getAttribute('aria-invalid')).toBe('false')
    expect(control('snapped').getAttribute('aria-describedby')).toContain('snapped-issue')
  })

  it('the derived value follows every key', async () => {
    await open()
    await type('positive', '2')
    await expect.poll(() => control('twice').textContent).toBe('4 mm')
    await userEvent.keyboard('5')
    await expect.poll(() => control('twice').textContent).toBe('50 mm')
    await userEvent.keyboard('x')
    await expect.poll(() => control('twice').textContent).toBe('–')
  })
})

describe('the keyboard of a phone', () => {
  it('has a minus sign where a number may be negative', async () => {
    await open()
    expect(['hideable', 'snapped', 'positive', 'grid'].map((id) => control(id).inputMode)).toEqual([
      'text',
      'decimal',
      'decimal',
      'decimal',
    ])
  })
})

describe('a value outside of what is recommended', () => {
  it('is used, and the field says so without the focus', async () => {
    const { store } = await open()
    const hint = () => document.getElementById('hinted-hint')
    await type('hinted', '2000{Tab}')
    await expect.poll(() => hint()?.textContent).toBe('Unusual. Range 10 to 1000 mm')
    expect(hint() && getComputedStyle(hint() ?? document.body).visibility).toBe('visible')
    expect(store.state().inputs['hinted']).toBe(2000)
    expect(store.reasons().map(({ path }) => path)).not.toContain('hinted')
    await userEvent.fill(control('hinted'), '500')
    await expect.poll(() => hint()?.textContent).toBe('Range 10 to 1000 mm')
  })
})

describe('leaving or Enter', () => {
  it('Enter commits and goes on to what is still needed', async () => {
    const { store, started } = await open()
    await type('snapped', '2000{Enter}')
    expect(store.state().inputs['snapped']).toBe(1000)
    expect(control('snapped').value).toBe('1000')
    expect(document.activeElement).toBe(control('corrected'))
    await type('refused', '2000{Enter}')
    expect(document.activeElement).toBe(control('refused'))
    expect(started).toEqual([])
  })

  it('a refused text is said in a status region once its field is left, until it is mended, and is no value', async () => {
    const { store } = await open()
    const said = () => [...document.querySelectorAll('[data-form] > [role=status]')].map(({ textContent }) => textContent).join('')
    await type('refused', '2000')
    expect(said()).toBe('')
    await userEvent.keyboard('{Tab}')
    await expect.poll(said).toBe('Label refused: aboveMaximum 1000')
    expect(issueOf('refused')?.textContent).toBe('aboveMaximum 1000 mm')
    expect(control('refused').value).toBe('2000')
    expect(store.reasons().map(({ path }) => path)).toContain('refused')
    expect(isAbsent(store.value('refused'))).toBe(true)
    await userEvent.fill(control('refused'), '20')
    await userEvent.keyboard('{Tab}')
    await expect.poll(said).toBe('')
  })

  it('snap leaves a chip whose undo brings the text back with its problem', async () => {
    const { store } = await open()
    await type('snapped', '2000{Tab}')
    await expect.poll(() => fieldOf('snapped')).toContain('2000 → 1000 · aboveMaximum')
    await page.getByRole('button', { name: 'Undo Label snapped' }).click()
    await expect.poll(() => control('snapped').value).toBe('2000')
    expect(fieldOf('snapped')).toContain('aboveMaximum 1000 mm')
    expect(control('snapped').getAttribute('aria-invalid')).toBe('true')
    expect(document.activeElement).toBe(control('snapped'))
    expect(store.reasons().map(({ path }) => path)).toContain('snapped')
  })

  it('a text that is no number is dropped with a chip, or the last value comes back, by the policy of the field', async () => {
    await open()
    await type('emptied', 'abc{Tab}')
    await expect.poll(() => fieldOf('emptied')).toContain('abc → – · notANumber')
    expect(control('emptied').value).toBe('')
    await userEvent.clear(control('restored'))
    await userEvent.keyboard('{Tab}')
    await expect.poll(() => control('restored').value).toBe('3')
  })

  it('a text that means the stored value is only written in the usual way', async () => {
    const { store } = await open()
    await type('positive', '1,50{Tab}')
    const state = store.state()
    expect(control('positive').value).toBe('1.5')
    await userEvent.fill(control('positive'), '1,5')
    await userEvent.keyboard('{Tab}')
    expect(control('positive').value).toBe('1.5')
    expect(store.state().inputs).toBe(state.inputs)
  })
})

describe('arrow keys and the wheel', () => {
  it('the arrows step by one, or by the grid, and stop at the bounds', async () => {
    await open()
    await type('snapped', '{ArrowUp}')
    expect(control('snapped').value).toBe('10')
    await userEvent.keyboard('{ArrowDown}')
    expect(control('snapped').value).toBe('10')
    await userEvent.keyboard('{ArrowUp}{ArrowUp}')
    expect(control('snapped').value).toBe('12')
    await type('grid', '{ArrowUp}{ArrowUp}')
    expect(control('grid').value).toBe('0.25')
    await type('positive', '{ArrowDown}')
    expect(control('positive').value).toBe('1')
    await userEvent.keyboard('{ArrowDown}')
    expect(control('positive').value).toBe('1')
  })

  it('in inches a step is an inch', async () => {
    const { store } = await open('imperial')
    await type('positive', '2{ArrowUp}')
    expect(control('positive').value).toBe('3')
    expect(store.state().inputs['positive']).toBeCloseTo(76.2, 9)
  })

  it('the wheel never changes a value', async () => {
    await open()
    await type('positive', '5')
    control('positive').dispatchEvent(new WheelEvent('wheel', { deltaY: 100, bubbles: true, cancelable: true }))
    expect(control('positive').value).toBe('5')
  })

  it('keys of an input method that is still composing are left to it', async () => {
    const { store } = await open()
    await type('positive', '5')
    const { inputs } = store.state()
    for (const key of ['ArrowUp', 'Enter']) {
      control('positive').dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, isComposing: true }))
    }
    expect(store.state().inputs).toBe(inputs)
  })
})

describe('a number with few steps', () => {
  it('is a select with its unit', async () => {
    const { store } = await open()
    expect(control('few').tagName).toBe('SELECT')
    expect(fieldOf('few')).toContain('3 mm')
    await userEvent.selectOptions(control('few'), '3')
    expect(store.state().inputs['few']).toBe(3)
  })
})

describe('units', () => {
  it('switching rewrites every text and gives exactly the old ones back', async () => {
    const { store } = await open()
    await type('positive', '76.2{Tab}')
    await type('snapped', '999.99{Tab}')
    await type('hideable', '1/3{Tab}')
    const before = ['positive', 'snapped', 'hideable', 'restored'].map((id) => control(id).value)
    const { inputs } = store.state()
    store.dispatch({ type: 'units', system: 'imperial' })
    await expect.poll(() => control('positive').value).toBe('3')
    expect(fieldOf('positive')).toContain('in')
    expect(fieldOf('snapped')).toContain('Range 0.3937')
    expect(control('twice').textContent).toBe('6 in')
    store.dispatch({ type: 'units', system: 'metric' })
    await expect.poll(() => control('positive').value).toBe('76.2')
    expect(['positive', 'snapped', 'hideable', 'restored'].map((id) => control(id).value)).toEqual(before)
    expect(store.state().inputs).toEqual(inputs)
  })
})

describe('a hidden field', () => {
  it.each(['12,5', '12 qq', ''])("keeps its draft '%s'", async (text) => {
    await open()
    await userEvent.fill(control('hideable'), text)
    await userEvent.keyboard('{Tab}')
    const shown = control('hideable').value
    await userEvent.selectOptions(control('kind'), 'short')
    await expect.poll(() => document.getElementById('hideable')).toBeNull()
    await userEvent.selectOptions(control('kind'), 'long')
    await expect.poll(() => document.getElementById('hideable')).not.toBeNull()
    expect(control('hideable').value).toBe(shown)
  })

  it('comes back in the units chosen meanwhile', async () => {
    const { store } = await open()
    await type('hideable', '25.4{Tab}')
    await userEvent.selectOptions(control('kind'), 'short')
    await expect.poll(() => document.getElementById('hideable')).toBeNull()
    store.dispatch({ type: 'units', system: 'imperial' })
    await userEvent.selectOptions(control('kind'), 'long')
    await expect.poll(() => document.getElementById('hideable')).not.toBeNull()
    expect(control('hideable').value).toBe('1')
  })
})

describe('hints', () => {
  it('the range stands below the field and describes the input', async () => {
    await open()
    await expect.element(page.getByText('Range 10 to 1000 mm').first()).toBeVisible()
    expect(control('snapped').getAttribute('aria-describedby')).toBe('snapped-hint')
  })

  it('give way to what is said of the entry, in the same place: the next field does not move', async () => {
    await open()
    const heightOf = () => document.querySelector('[data-field=refused]')?.getBoundingClientRect().height
    const before = heightOf()
    await type('refused', '2000{Tab}')
    await expect.poll(() => issueOf('refused')).not.toBeNull()
    await expect.element(page.elementLocator(document.getElementById('refused-hint') ?? document.body)).not.toBeVisible()
    expect(heightOf()).toBe(before)
  })

  it('are whole on a phone, and nothing moves there either', async () => {
    await page.viewport(320, 800)
    await open()
    const field = document.querySelector<HTMLElement>('[data-field=refused]')
    if (field) field.style.width = '250px'
    const hint = document.getElementById('refused-hint')
    // Longer than a line of a phone.
    if (hint) hint.textContent = 'Range 10 to 1000 mm: what the longest of all tables of this series has between its two ends'
    expect(hint && getComputedStyle(hint).whiteSpace).toBe('normal')
    expect(hint?.getBoundingClientRect().height).toBeGreaterThan(30)
    const before = field?.getBoundingClientRect().height
    await type('refused', '2000{Tab}')
    await expect.poll(() => field?.querySelector('[id$=-issue]')).not.toBeNull()
    expect(field?.getBoundingClientRect().height).toBe(before)
  })
})

describe('reset', () => {
  it('gives every field its first text back, the one being typed too', async () => {
    const { store } = await open()
    await type('positive', '5')
    await type('emptied', 'abc')
    store.dispatch({ type: 'reset' })
    await expect.poll(() => control('emptied').value).toBe('')
    expect(control('positive').value).toBe('')
    expect(control('restored').value).toBe('3')
  })
})
