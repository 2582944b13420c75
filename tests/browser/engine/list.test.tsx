import { beforeEach, describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { compile } from '../../../engine/index.ts'
import { type SavedForm, keepForm, openForm as openKept } from '../../../engine/react/index.ts'
import { duty } from '../../fixtures/schemas/duty.ts'
import { control, openForm } from './open-form.tsx'
import type { OpenForm } from './open-form.tsx'

const plan = compile(duty)
let form: OpenForm

const cell = (row: number, field: string) => control(`phases-${form.store.rows.keys('phases')[row] ?? 0}-${field}`)

/** The first row stands where the list does, once its part of the form has been loaded. */
const listIsThere = async () => {
  await expect.poll(() => document.querySelectorAll('[data-field="phases"] tbody tr').length).toBeGreaterThan(0)
}

const pasteInto = (input: HTMLElement, text: string) => {
  const data = new DataTransfer()
  data.setData('text/plain', text)
  input.dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }))
}

beforeEach(async () => {
  form = openForm(plan)
  await listIsThere()
})
describe('a list', () => {
  it('is filled in by keyboard, each cell called by its column and row', async () => {
    await userEvent.fill(page.getByLabelText('Label phases[0].load'), '1.2 kN')
    await userEvent.keyboard('{Tab}')
    await expect.poll(() => cell(0, 'load').value).toBe('1200')
    await userEvent.click(page.getByRole('button', { name: 'Add row' }))
    await expect.poll(() => document.activeElement?.id).toBe(cell(1, 'kind').id)
    await userEvent.fill(cell(1, 'speed'), '5000')
    await userEvent.keyboard('{Enter}')
    await expect.poll(() => cell(1, 'speed').value).toBe('1000')
    await expect.element(page.getByText('5000 → 1000 · aboveMaximum')).toBeVisible()
  })

  it('renders one cell for a keystroke that changes how it looks, and none for any other', async () => {
    await userEvent.click(page.getByRole('button', { name: 'Add row' }))
    await expect.poll(() => document.activeElement?.id).toBe(cell(1, 'kind').id)
    cell(0, 'time').focus()
    form.rendered.length = 0
    await userEvent.keyboard('7')
    expect(form.rendered.filter((id) => id.startsWith('phases['))).toEqual([])
    await userEvent.keyboard('x')
    await expect.poll(() => form.rendered.length).toBeGreaterThan(0)
    const cells = new Set(form.rendered.filter((id) => id.startsWith('phases[')))
    expect([...cells]).toEqual(['phases[0].time'])
  })

  it('says at its cell that a value is unusual', async () => {
    form.store.dispatch({ type: 'choose', field: 'limited', value: 'yes' })
    form.store.dispatch({ type: 'rowAdded', list: 'stops' })
    const at = () => control(`stops-${form.store.rows.keys('stops')[0] ?? 0}-at`)
    await expect.poll(() => at().isConnected).toBe(true)
    await userEvent.fill(at(), '2000')
    await userEvent.keyboard('{Tab}')
    await expect.element(page.getByText(/Unusual/)).not.toBeInTheDocument()
    await userEvent.fill(at(), '2001')
    await userEvent.keyboard('{Tab}')
    await expect.element(page.getByText(/^Unusual\. .*2000/)).toBeVisible()
    const [described = ''] = (at().getAttribute('aria-describedby') ?? '').split(' ').slice(-1)
    expect(document.querySelector(`[id="${described}"]`)?.textContent).toMatch(/^Unusual/)
  })

  it('takes a table, tells what it refuses, and leads to a missing cell', async () => {
    pasteInto(cell(0, 'load'), 'Label phases.load [kN]\tkind\tspeed\ttime\n1.5\tmove\t100\t2\n2\thold\t\t0\n')
    await expect.poll(() => cell(0, 'load').value).toBe('1500')
    await expect.element(page.getByText('Label phases[1].time: 0 refused, notAbove 0 s')).toBeVisible()
    document.querySelector<HTMLElement>('[data-start]')?.click()
    await expect.poll(() => document.activeElement?.id).toBe(cell(1, 'time').id)
  })

  it('moves, removes and puts back rows', async () => {
    pasteInto(cell(0, 'load'), 'load\n1\n2\n3\n')
    const loads = () => form.store.state().lists['phases']?.map(({ state }) => state.inputs['load'])
    await expect.poll(loads).toContain(3)
    const before = loads()
    await userEvent.click(page.getByRole('button', { name: 'Move row 2 up' }))
    expect(loads()).not.toEqual(before)
    await userEvent.click(page.getByRole('button', { name: 'Move row 1 down' }))
    expect(loads()).toEqual(before)
    await userEvent.click(page.getByRole('button', { name: 'Remove row 1' }))
    expect(loads()).toEqual(before?.slice(1))
    await userEvent.click(page.getByRole('button', { name: 'Undo' }))
    expect(loads()).toEqual(before)
  })

  it('keeps the focus wherever its rows go', async () => {
    pasteInto(cell(0, 'load'), 'load\n1\n2\n3\n')
    await expect.poll(() => document.querySelectorAll('[data-field="phases"] tbody tr').length).toBe(3)
    const focused = () => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.tagName
    const press = (name: string) => page.getByRole('button', { name, exact: true }).click()
    await press('Move row 2 up')
    await expect.poll(focused).toBe('Move row 1 up')
    await userEvent.keyboard(' ')
    expect(focused()).toBe('Move row 1 up')
    await press('Remove row 1')
    await expect.poll(focused).toBe('Label phases[0].kind')
    await press('Undo')
    await expect.poll(() => document.activeElement?.closest('[data-field]')?.getAttribute('data-field')).toBe('phases')
    cell(1, 'load').focus()
    form.store.dispatch({ type: 'restore', inputs: { phases: [{ load: 4 }] } })
    await expect.poll(focused).toBe('Label phases[0].kind')
  })

  it('says a refused text once its cell is left', async () => {
    await userEvent.fill(cell(0, 'time'), '0')
    await userEvent.keyboard('{Tab}')
    const said = () => [...document.querySelectorAll('[data-form] > [role=status]')].map(({ textContent }) => textContent).join('')
    await expect.poll(said).toBe('Label phases[0].time: notAbove 0')
  })

  it('is kept over a reload, texts that are no number too', () => {
    const saved: SavedForm[] = []
    keepForm(form.store, (one) => saved.push(one))
    const row = form.store.rows.keys('phases')[0] ?? 0
    form.store.dispatch({ type: 'inRow', list: 'phases', row, event: { type: 'commit', field: 'load', text: '12' } })
    form.store.dispatch({ type: 'inRow', list: 'phases', row, event: { type: 'input', field: 'time', text: 'soon' } })
    const again = openForm(plan)
    openKept(again.store, saved.at(-1) ?? {})
    expect(again.store.state().inputs['phases']).toEqual([{ kind: 'move', load: 12 }])
    expect(again.store.form.getValues('phases')).toMatchObject({ [`k${again.store.rows.keys('phases')[0]}`]: { load: '12', time: 'soon' } })
  })

  it('shows which cell has the focus', async () => {
    await expect.poll(() => document.querySelector('td input')).not.toBeNull()
    const look = (input: Element) => [getComputedStyle(input).boxShadow, getComputedStyle(input).borderTopColor]
    const [first, second] = document.querySelectorAll<HTMLElement>('td input')
    if (!first || !second) throw new Error('the list has no two cells')
    first.focus()
    expect(look(first)).not.toEqual(look(second))
  })

  it('at 360 px is a stack that is not wider than the page', async () => {
    await page.viewport(360, 800)
    const root = document.getElementById('root')
    // A page has its own padding, into which its Start reaches.
    if (root) root.style.cssText = 'width: 328px; padding-inline: 16px'
    await expect.poll(() => getComputedStyle(document.querySelector('[data-form] tr td') ?? document.body).display).toBe('block')
    expect(root?.scrollWidth).toBeLessThanOrEqual(root?.clientWidth ?? 0)
  })
})
