/** Parts lists of an assembly: every position with its code or requirement, one judge of codes, nothing that was not chosen. */
import { expect, test } from 'vitest'
import readXlsx from 'read-excel-file/node'
import { locales } from '../../../../i18n/locales.ts'
import { assemblyBomMaker, assemblySheetMaker } from '../../../../server/files/assembly/assembly-makers.ts'
import { sampleAssemblyFile } from './sample-assembly.ts'

const rowsOf = async (own: Parameters<typeof sampleAssemblyFile>[1] = {}) =>
  new TextDecoder('utf-8', { ignoreBOM: true })
    .decode(await assemblyBomMaker(sampleAssemblyFile('bom', own), () => undefined))
    .slice(1)
    .split('\r\n')

test('the structured list has each position once, the brake within the motor', async () => {
  const [heads, ...rows] = await rowsOf()
  expect(heads?.startsWith('No.,Level,Quantity,Designation,Manufacturer')).toBe(true)
  expect(rows.slice(0, 5).map((row) => row.split(',')[0])).toEqual(['1', '2', '3', '3.1', '4'])
  expect(rows[3]?.split(',')[1]).toBe('2')
})

test('a code that is not complete is said to be so, and an open position has its requirement and no code', async () => {
  const [, screw, , , brake, coupling] = await rowsOf()
  expect(screw).toContain('SCREW-C7-1200')
  expect(screw).not.toContain('Complete')
  expect(brake).toContain('≥ 2.4 N·m')
  expect(coupling).toContain('≥ 5.5 N·m')
  // A requirement that is not known is no number.
  expect(coupling).toContain('not stated')
})

test('lengths of models in space are counted as in their own files', async () => {
  const rows = await rowsOf()
  for (const row of rows.slice(1, 4)) expect(row).toMatch(/\d+ stated\D+\d+ typical\*/)
})

test('the workbook has four tables in every language', async () => {
  for (const locale of locales) {
    const sheets = await readXlsx(Buffer.from(await assemblySheetMaker(sampleAssemblyFile('sheet', { locale }), () => undefined)))
    expect(sheets.map(({ data }) => data.length)).toEqual([8, 6, 2, 4])
    expect(JSON.stringify(sheets)).not.toMatch(/server\/|undefined|"states\.|"fit\./)
  }
})
