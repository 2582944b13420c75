/** Formulas of a document: where their parts stand, and what is said of them to people who do not see them. */
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { expect, test } from 'vitest'
import { parseFormula, type Formula } from '../../../../engine/formula/index.ts'
import { createPdf, type Pdf } from '../../../../server/files/pdf/document.ts'
import { formulaBox } from '../../../../server/files/pdf/formula.ts'
import { noteLines } from '../../../../server/files/pdf/note-lines.ts'

const open = (locale = 'en'): Pdf =>
  createPdf({ title: 'Test', subject: 'Test', author: 'Test', locale, fingerprint: '0', made: new Date(0), paper: 'A4' })

const read = (text: string): Formula => {
  const formula = parseFormula(text)
  if (!formula) throw new Error(`not a formula: ${text}`)
  return formula
}

const style = { size: 8, colour: 'ink', width: 500 } as const
const boxOf = (text: string, more: Partial<{ width: number }> = {}) => formulaBox(open(), read(text), { ...style, ...more })

test.each([
  ['a fraction', 'a / b', 'a'],
  ['a fraction in a root', '√(E / ρ)', 'E / ρ'],
  ['a power', 'x²', 'x'],
  ['a higher power of a fraction', '(a / b)³', 'a / b'],
])('%s stands higher than what it is made of', (_, text, part) => {
  expect(boxOf(text)?.up).toBeGreaterThan(boxOf(part)?.up ?? Infinity)
  expect(boxOf(text)?.width).toBeGreaterThan(0)
})

test('a fraction is as wide as the wider of its parts, and hangs below the line', () => {
  expect(boxOf('a / (b × c × d)')?.width).toBeLessThan(boxOf('a × b × c × d')?.width ?? 0)
  expect(boxOf('a / b')?.down).toBeGreaterThan(boxOf('b')?.down ?? Infinity)
})

test('a formula too wide for its place is drawn smaller, and not at all where nobody could read it', () => {
  const long = `F = ${Array.from({ length: 20 }, (_, index) => `m × a${index}`).join(' + ')}`
  const { width = 0 } = boxOf(long, { width: 10_000 }) ?? {}
  expect(boxOf(long, { width: width * 0.8 })?.width).toBeLessThanOrEqual(width * 0.8)
  expect(boxOf(long, { width: width * 0.5 })).toBeUndefined()
})

test('each formula is an element with its text; two stand side by side where there is room', async () => {
  const pdf = open()
  const both = [read('P = F × v / η'), read('a <= b')]
  const lines = noteLines(pdf, [both, 'source'], 500)
  expect(lines).toHaveLength(2)
  expect(noteLines(pdf, [both], 50)).toHaveLength(2)
  pdf.tags.within('Table', () => pdf.tags.within('TR', () => pdf.tags.within('TD', () => lines.forEach((line) => line.draw(50, 50)))))
  const document = await getDocument({ data: Uint8Array.from(await pdf.finish()) }).promise
  const tree = JSON.stringify(await (await document.getPage(1)).getStructTree())
  expect(tree).toContain('"alt":"P = F × v / η"')
  expect(tree.match(/"role":"Formula"/g)).toHaveLength(2)
})
