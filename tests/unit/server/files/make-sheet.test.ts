/** A data sheet as a reader that is not ours sees it. */
import readXlsxFile from 'read-excel-file/node'
import { expect, test } from 'vitest'
import { locales } from '../../../../i18n/locales.ts'
import type { FileInput } from '../../../../server/files/file-input.ts'
import { makeSheet } from '../../../../server/files/sheet/make-sheet.ts'
import { exampleInput } from './file-input.data.ts'

const sheetsOf = async (input: FileInput) => readXlsxFile(Buffer.from(await makeSheet(input, () => undefined)))
const rowOf = async (input: FileInput, name: string) => {
  const [main] = await sheetsOf(input)
  return main?.data.find(([first]) => first === name)
}

test('has every figure with its number as a number and its unit in a column of its own', async () => {
  expect(await rowOf(exampleInput, 'lead')).toEqual(['lead', 40, 'mm'])
  expect(await rowOf(exampleInput, 'dynamic load rating C')).toEqual(['dynamic load rating C', 8.2, 'kN'])
  // Nought is a number that is known.
  expect(await rowOf(exampleInput, 'maximum screw speed')).toEqual(['maximum screw speed', 0, 'rpm'])
})

test('says what is not known and what has no limit, and keeps the two apart', async () => {
  const rigidity = await rowOf(exampleInput, 'nut rigidity')
  const limit = await rowOf(exampleInput, 'permissible DN value')
  expect(rigidity).toEqual(['nut rigidity', 'not stated', 'N/µm'])
  expect(limit).toEqual(['permissible DN value', 'no limit stated', null])
})

test('has no figure without a word or a number beside it, in any language', async () => {
  for (const locale of locales) {
    const [main] = await sheetsOf({ ...exampleInput, locale })
    const rows = main?.data.slice(2) ?? []
    const figures = rows.slice(-exampleInput.model.figures.length)
    expect(figures.map(([, value]) => value)).not.toContain(null)
    expect(new Set(rows.map(([name]) => name)).size).toBe(rows.length)
  }
})

test('has figures by case in a table of their own, rising', async () => {
  const [main, cases] = await sheetsOf(exampleInput)
  expect(main?.data.find(([first]) => first === 'maximum speed by stroke')).toEqual([
    'maximum speed by stroke',
    'see table “By case”',
    'mm/s',
  ])
  expect(cases?.sheet).toBe('By case')
  expect(cases?.data.slice(1)).toEqual([
    ['maximum speed by stroke', 100, 'mm', 1200, 'mm/s'],
    ['maximum speed by stroke', 508, 'mm', 800.5, 'mm/s'],
  ])
})

test('states lengths in inches where they are wanted so, and nothing else', async () => {
  const inches = { ...exampleInput, unit: 'in' } as const
  expect(await rowOf(inches, 'lead')).toEqual(['lead', 1.5748, 'in'])
  expect(await rowOf(inches, 'Length')).toEqual(['Length', 51.2598, 'in'])
  expect(await rowOf(inches, 'dynamic load rating C')).toEqual(['dynamic load rating C', 8.2, 'kN'])
  const [, cases] = await sheetsOf(inches)
  expect(cases?.data[2]).toEqual(['maximum speed by stroke', 20, 'in', 800.5, 'mm/s'])
})

test('says what it is: order code, basis, source, versions, site', async () => {
  const [main] = await sheetsOf(exampleInput)
  const said = Object.fromEntries(main?.data.map(([name, value]) => [String(name), value]) ?? [])
  expect(said).toMatchObject({
    'Order code': 'WTF2040-2+1302LC7',
    Length: 1302,
    'Accuracy grade': 'C7',
    Manufacturer: 'THK',
    'Data source': 'Published',
    Source: 'Catalogue 500E, A15-196',
    Catalogue: 'abc123',
    'Program version': '1.2.3',
    Site: 'Sizewright',
  })
})

test('is the same bytes for the same input, however late, and others for another', async () => {
  const once = await makeSheet(exampleInput, () => undefined)
  await new Promise((done) => setTimeout(done, 2_100))
  expect(await makeSheet(exampleInput, () => undefined)).toEqual(once)
  expect(await makeSheet({ ...exampleInput, orderCode: 'X' }, () => undefined)).not.toEqual(once)
})

test('tells how far it is, rising to the end', async () => {
  const steps: number[] = []
  await makeSheet(exampleInput, (done) => steps.push(done))
  expect(steps).toEqual(steps.toSorted((one, other) => one - other))
  expect(steps.at(-1)).toBe(1)
})
