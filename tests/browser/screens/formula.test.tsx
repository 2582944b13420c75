import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { parseFormula, type Formula } from '../../../engine/formula/index.ts'
import { FormulaBox } from '../../../engine/react/formula-box.tsx'
import { openPart } from './open-part.tsx'

const style = { decimal: '.', otherwise: 'otherwise' } as const

const read = (text: string): Formula => {
  const formula = parseFormula(text)
  if (!formula) throw new Error(`not a formula: ${text}`)
  return formula
}

const box = () => page.getByRole('group', { name: 'Formula' }).element()
const sizeOf = (selector: string): DOMRect => (box().querySelector(selector) ?? document.body).getBoundingClientRect()

const open = async (text: string): Promise<void> => {
  await openPart(<FormulaBox formula={read(text)} style={style} label="Formula" />)
  await document.fonts.load("16px 'Formula'", '√')
  await document.fonts.ready
}

it('a formula is drawn with the font of formulas: brackets and roots are as high as what they hold, the fraction stands above itself', async () => {
  await open('x = (a / b)³ × √(E / ρ)')
  expect(document.fonts.check("16px 'Formula'")).toBe(true)
  const [over, under] = Array.from(box().querySelectorAll('msqrt mi'), (letter) => letter.getBoundingClientRect())
  expect(over?.bottom).toBeLessThanOrEqual(under?.top ?? 0)
  expect(sizeOf('msqrt').height).toBeGreaterThan(sizeOf('msqrt mfrac').height)
  expect(sizeOf('msup mo').height).toBeGreaterThanOrEqual(sizeOf('msup mfrac').height * 0.9)
})

it('a formula wider than its place scrolls in one line, and only then can be focused; the page stays as wide as it is', async () => {
  await page.viewport(360, 640)
  await open(`F = ${Array.from({ length: 30 }, (_, index) => `m × a${index}`).join(' + ')}`)
  expect(box().scrollWidth).toBeGreaterThan(box().clientWidth)
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(360)
  await expect.poll(() => box().getAttribute('tabindex')).toBe('0')
  await open('F = m × a')
  await expect.poll(() => box().getAttribute('tabindex')).toBeNull()
})

it('a copied formula is LaTeX', async () => {
  await open('P = F × v / η')
  const data = new DataTransfer()
  const event = new ClipboardEvent('copy', { clipboardData: data, bubbles: true, cancelable: true })
  box().querySelector('math')?.dispatchEvent(event)
  expect(data.getData('text/plain')).toBe('P = \\frac{F \\cdot v}{\\eta}')
  expect(event.defaultPrevented).toBe(true)
})
