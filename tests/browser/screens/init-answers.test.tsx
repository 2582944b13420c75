import { describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { goodAnswer, openScreens } from './open-screens.tsx'

type Init = (query: URLSearchParams) => Record<string, unknown> | number | undefined

const dataOf = (answer: unknown): object =>
  typeof answer === 'object' && answer !== null && 'data' in answer && typeof answer.data === 'object' && answer.data !== null
    ? answer.data
    : {}

/** The service's own answer, changed by an operator; a number is the status of a failure. */
const changed =
  (change: Init): typeof goodAnswer =>
  async (address, signal) => {
    if (!address.includes('/CalculationInit')) return goodAnswer(address, signal)
    const parts = change(new URLSearchParams(address.split('?')[1]))
    if (parts === undefined) return new Promise(() => undefined)
    if (typeof parts === 'number') return new Response('', { status: parts })
    const answer: unknown = await (await goodAnswer(address, signal)).json()
    return Response.json({ code: 0, data: { ...dataOf(answer), ...parts } })
  }

const initItem = (paramName: string, displayName: string, defaultValue: number | null, unit: string) => ({
  paramName,
  displayName,
  defaultValue,
  topParamName: '',
  unit,
})

describe('what an operator changes in the init answer', () => {
  it('is the default and the name of its field, and a limit is told and kept', async () => {
    const intiList = [
      initItem('M', 'M', 12, 'kg'),
      initItem('Acceleration', 'Acceleration', 5, 'm/s^2'),
      initItem('Stroke', 'Hub', null, 'mm'),
    ]
    await openScreens(
      '/selection/calc_1007',
      'en',
      changed(() => ({ intiList, maxStroke: 800 })),
    )
    await expect.element(page.getByLabelText('Hub', { exact: true })).toBeVisible()
    await expect.element(page.getByLabelText('Acceleration', { exact: true })).toHaveValue('5')
    expect(document.querySelector<HTMLInputElement>('input#mass')?.value).toBe('12')
    const hub = page.getByRole('textbox', { name: 'Hub' })
    await hub.fill('900')
    await page.getByLabelText('Acceleration', { exact: true }).click()
    await expect.element(hub).toHaveValue('800')
  })

  it('hides a choice whose list is not in the answer, and nothing waits for it', async () => {
    await openScreens(
      '/selection/calc_20',
      'en',
      changed(() => ({ positionAccuracyList: undefined })),
    )
    await expect.element(page.getByLabelText('Stroke')).toBeVisible()
    await expect.element(page.getByText('Loading options')).not.toBeInTheDocument()
    await expect.element(page.getByText('Repeatability')).not.toBeInTheDocument()
  })
})

describe('options of an earlier question', () => {
  it('cannot be chosen while those of now are on their way, nor where these could not be had', async () => {
    const layoutList = ['2x2', '1x2'].map((layout) => ({ layout, name: layout, isSliderSpacing: true, isRailSpacing: true }))
    const answers = [undefined, 500]
    const reply: Init = (query) => (query.get('useMethod') === 'vertical' ? answers.shift() : { layoutList })
    await openScreens('/selection/calc_31', 'en', changed(reply))
    const layouts = () => [...document.querySelectorAll<HTMLInputElement>('input[name="layout"]')].map(({ disabled }) => disabled)
    const isLocked = async (locked: boolean) => {
      await expect.poll(() => layouts().length > 0 && layouts().every((one) => one === locked)).toBe(true)
    }
    await isLocked(false)
    await page.getByText('Vertical', { exact: true }).click()
    await isLocked(true)
    await expect.element(page.getByText('Loading options').first()).toBeInTheDocument()
    await page.getByText('Horizontal', { exact: true }).click()
    await isLocked(false)
    await page.getByText('Vertical', { exact: true }).click()
    await isLocked(true)
    await expect.element(page.getByText('Not loaded').first()).toBeInTheDocument()
  })
})
