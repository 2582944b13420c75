/** The report of an assembly: all parts with their codes, the worst origin, open positions on page 1, and a check that sizes all of them again. */
import { beforeAll, expect, test } from 'vitest'
import { calculation } from '../../../../contract/results/selection.ts'
import { pinsOf } from '../../../../engine/assembly/pins.ts'
import type { Assembly } from '../../../../engine/assembly/assembly.ts'
import { modelsIn } from '../../../../engine/assembly/positions.ts'
import type { FileInput } from '../../../../server/files/file-input.ts'
import { performTask } from '../../../../server/files/report-check/perform-task.ts'
import { makeReport } from '../../../../server/files/report/make-report.ts'
import { checkReport } from '../../../../server/services/report/check-report.ts'
import { ownReports } from '../support/own-database.ts'
import { caller, type Case, formCases } from '../support/reports.ts'

const reports = ownReports({})
const axis = formCases().find(({ selection }) => selection.calculator === '303')
if (!axis) throw new Error('the axis has a worked example')

const path = 'LinearAxisWorking/Calculation'

let second: Assembly
let pinned: Case
let input: FileInput
let pages: readonly string[]
let document: Uint8Array

const pin = (assembly: Assembly): Case => ({ ...axis, selection: { ...axis.selection, v: 2, assembly: { parts: pinsOf(assembly.parts) } } })

const inputOf = async (one: Case, assembly: Assembly): Promise<FileInput> => {
  const skuOf = (role: string) =>
    assembly.parts.flatMap((part) => (part.role === role && part.item.kind === 'model' ? part.item.sku : []))[0]
  return reports.inputOf(one, { skuID: skuOf('screw') ?? '', motorSku: skuOf('motor') })
}

const textOf = async (bytes: Uint8Array): Promise<readonly string[]> => {
  const read = await performTask({ kind: 'read', bytes })
  if (!('pages' in read)) throw new Error('it cannot be read')
  return read.pages.map((lines) => lines.join(' '))
}

beforeAll(async () => {
  const first = await reports.inputOf(axis, { skuID: 'THK-WTF2040-2' })
  const body = first.calculation?.asked.body
  const { list } = calculation.parse(await reports.ask({ path, query: {}, body }))
  // Not the first answer: what was chosen is reported, whatever would be recommended.
  const found = list[1]?.assembly
  if (!found) throw new Error('there are two')
  second = found
  pinned = pin(second)
  input = await inputOf(pinned, second)
  document = await makeReport(input, () => undefined)
  pages = await textOf(document)
})

test('it is of the pinned models, among all that fit', () => {
  const { whole, place, matched, alternatives, line } = input.calculation ?? {}
  expect(whole && modelsIn(whole.assembly).map(({ sku }) => sku)).toEqual(modelsIn(second).map(({ sku }) => sku))
  expect([place, line?.verdict]).toEqual([2, 'passed'])
  expect(matched).toBeGreaterThan(1)
  expect(alternatives?.[0]?.orderCode.split('\n')).toHaveLength(5)
  expect(Object.keys(whole?.models ?? {})).toEqual(['screw', 'guide', 'motor', 'fixedSupport', 'freeSupport'])
})

test('its first page has the verdict, what is open, every code and the least trusted origin', () => {
  const [first = ''] = pages
  for (const { code } of modelsIn(second)) expect(first.replaceAll(/\s+/g, ' ')).toContain(code.code)
  expect(first).toMatch(/Sized, 1 position open: Coupling/)
  // The screw's figures are better founded than those of the whole.
  expect([modelsIn(second)[0]?.basis, second.basis]).toEqual(['published', 'unverified'])
  expect(first).toMatch(/Data source\s+Unverified/)
  expect(first).toMatch(/Rated torque ≥/)
})

test('each part has a chapter, then where they meet and what they give each other', () => {
  const whole = pages.join(' ')
  for (const chapter of [
    '1 Ball screw',
    '2 Rails and blocks',
    '3 Motor',
    '5 Support unit (fixed side)',
    'Interfaces',
    'What the parts give each other',
  ]) {
    expect(whole).toContain(chapter)
  }
  for (const { maker } of modelsIn(second)) expect(whole).toContain(maker)
})

test('the check sizes all parts again, and finds another code of any of them', async () => {
  const checked = await checkReport(Uint8Array.from(document), reports.parts, caller)
  expect(checked).toMatchObject({ outcome: 'same', proved: true, count: 0 })
  for (const { code, name } of modelsIn(second)) {
    expect(checked.document?.orderCode).toContain(code.code)
    expect(checked.document?.model).toContain(name)
  }
  const forged = structuredClone(input)
  const motor = forged.calculation?.whole?.assembly.parts.find(({ role }) => role === 'motor')?.item
  if (motor?.kind !== 'model') throw new Error('there is a motor')
  Object.assign(motor.code, { code: 'ANOTHER' })
  const other = await makeReport(forged, () => undefined)
  expect(await checkReport(Uint8Array.from(other), reports.parts, caller)).toMatchObject({ outcome: 'changed', proved: false })
})

test('an assembly that fails says so on its first page', async () => {
  const failing = { ...pinned, selection: { ...pinned.selection, inputs: { ...pinned.selection.inputs, load: [400, 'kg'] } } }
  const made = await inputOf(failing, second)
  expect(made.calculation?.whole?.assembly.state).toBe('failed')
  const [first = ''] = await textOf(await makeReport(made, () => undefined))
  expect(first).toContain('Does not meet the conditions')
})

test('its drawing is of the whole: numbers of all positions, what is usual and what is open, not of the screw alone', () => {
  const [name = ''] = modelsIn(second).map((model) => model.name)
  const drawing = pages.find((page) => page.includes('Dashed boxes: open positions')) ?? ''
  expect(drawing).toContain('Distances between the parts are typical')
  expect(pages.some((page) => page.includes(`Drawing · ${name}`))).toBe(false)
})
