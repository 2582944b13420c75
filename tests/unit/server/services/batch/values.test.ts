/** Tables of calculators whose results are values, over HTTP: a row gives what the single call gives. */
import readXlsxFile from 'read-excel-file/node'
import { afterAll, beforeAll, describe, expect, it, test } from 'vitest'
import { type BatchAnswer, batchAnswer } from '../../../../../contract/results/batch.ts'
import type { CalculateAnswer } from '../../../../../contract/site/calculate.ts'
import { handbookCalculators } from '../../../../../schemas/registry-files.ts'
import { column, examples, texts } from '../../../../../schemas/zoo/column.ts'
import { scaledPart } from '../../../../setup/runs.ts'
import { createCalculatorService } from '../../site-calculators/calculator-service.ts'

let service: Awaited<ReturnType<typeof createCalculatorService>>

/** A rule between its inputs; its sentence names both. */
const ruled = {
  schema: {
    ...column,
    id: 9306,
    name: 'ruledColumn',
    rules: { slender: { holds: 'length < 200 * diameter', at: ['length', 'diameter'] } },
  },
  texts: Object.fromEntries(
    Object.entries(texts).map(([locale, own]) => [locale, { ...own, rules: { slender: '{length} is too long for {diameter}.' } }]),
  ),
  examples,
}

beforeAll(async () => {
  service = await createCalculatorService({ '9306-ruled-column.json': ruled })
})
afterAll(() => service.close())

type Table = { readonly id: number | string; readonly file: string | Uint8Array; readonly lang?: string; readonly call?: string }

const post = ({ id, file, lang = 'en', call = 'Calculate' }: Table, site = 'linea') =>
  service.app.request(`/api/Batch/${call}?calculator=${id}`, {
    method: 'POST',
    headers: { 'content-type': 'application/octet-stream', lang, 'site-key': site },
    body: typeof file === 'string' ? file : Uint8Array.from(file),
  })

const calculate = async (table: Table): Promise<BatchAnswer> => {
  const body = (await (await post(table)).json()) as { readonly data?: unknown } // of the envelope
  return batchAnswer.parse(body.data)
}

const template = async (id: number, lang = 'en') => {
  const response = await service.app.request(`/api/Batch/Template?calculator=${id}`, { headers: { lang, 'site-key': 'linea' } })
  return new Uint8Array(await response.arrayBuffer())
}

/** What the single call answers. */
const single = async (id: number, inputs: object): Promise<CalculateAnswer> => {
  const response = await service.app.request('/api/Calculators/Calculate', {
    method: 'POST',
    headers: { 'content-type': 'application/json', lang: 'en', 'site-key': 'linea' },
    body: JSON.stringify({ id, inputs }),
  })
  return ((await response.json()) as { readonly data: CalculateAnswer }).data // of the envelope
}

const valuesOf = ({ values }: CalculateAnswer) => Object.fromEntries(values.map(({ name, value }) => [name, value]))

const head = 'item\tends\tlength [m]\tdiameter\tmodulus\tlimit\tload'

describe('a calculator of a site', () => {
  it('gives values of each row in the order of its results, as the single call does', async () => {
    const { rows, values, counts, catalogueVersion } = await calculate({
      id: 9306,
      file: `${head}\nA\tBoth fixed\t1.5\t25\t\t190\t20\nB\tpinned\t1,2\t30\t200\t190\t5\n`,
    })
    expect(values?.map(({ name, label, unit, digits }) => [name, label, unit, digits])).toEqual([
      ['safety', 'Safety against buckling', '', 3],
      ['critical', 'Buckling load', 'kN', 4],
      ['elastic', 'Elastic buckling load', 'kN', 4],
      ['proportional', 'Load at the proportional limit', 'kN', 4],
      ['inertia', 'Moment of area', 'mm^4', 4],
    ])
    expect(rows.map(({ item, state, faults, remarks }) => [item, state, faults, remarks])).toEqual([
      ['A', 'calculated', [], []],
      ['B', 'calculated', [], []],
    ])
    const limit = 190
    expect(rows.map((row) => row.values)).toEqual([
      valuesOf(await single(9306, { ends: 'fixed', length: 1500, diameter: 25, limit, load: 20 })),
      valuesOf(await single(9306, { ends: 'pinned', length: 1200, diameter: 30, modulus: 200, limit, load: 5 })),
    ])
    expect(counts).toEqual({ found: 0, unknown: 0, nothing: 0, calculated: 2, incomplete: 0, faulty: 0 })
    expect(catalogueVersion).toBeUndefined()
  })

  it('keeps back what an empty cell is needed for, and says so', async () => {
    const { rows } = await calculate({ id: 9306, file: `${head}\n\tpinned\t1.5\t25\t\t190\t\n` })
    expect(rows[0]).toMatchObject({ state: 'incomplete', faults: [{ column: 'Compressive load' }], values: { safety: null } })
    expect(rows[0]?.values?.['critical']).toBeGreaterThan(0)
  })

  it('calculates nothing of a row with a cell that is refused: its default does not take the place', async () => {
    const { rows } = await calculate({ id: 9306, file: `${head}\n\tpinned\t1.5\t25\tsteel\t190\t20\n\tpinned\t7\t25\t\t190\t20\n` })
    expect(rows.map(({ state, faults, values }) => [state, faults.map((one) => one.column), values])).toEqual([
      ['faulty', ['Modulus of elasticity'], undefined],
      ['faulty', ['Free length'], undefined],
    ])
    expect(rows[1]?.faults[0]?.message).toBe('Free length is above the maximum of 6000\u00A0mm')
  })

  it('refuses a row whose inputs break a rule, in its sentence with their values', async () => {
    const { rows } = await calculate({ id: 9306, file: `${head}\n\tpinned\t5\t20\t\t190\t20\n` })
    expect(rows[0]).toMatchObject({ state: 'faulty', faults: [{ message: '5000\u00A0mm is too long for 20\u00A0mm.' }] })
    expect(rows[0]).not.toHaveProperty('values')
  })

  it.each(['en', 'zh', 'es', 'ru'])('reads its own template in %s', async (lang) => {
    const { rows, values, unknownColumns } = await calculate({ id: 9306, file: await template(9306, lang), lang })
    expect(unknownColumns).toEqual([])
    expect(rows.map(({ state }) => state)).toEqual(['calculated'])
    expect(values?.[0]?.label).not.toBe('safety')
  })

  it('is of that site alone', async () => {
    expect((await post({ id: 9306, file: `${head}\n` }, 'other')).status).toBe(404)
  })

  it('writes the values into a workbook, each with its unit, and what is kept back', async () => {
    const file = `${head}\nA\tpinned\t1.5\t25\t\t190\t20\nB\tpinned\t1.5\t25\t\t190\t\n`
    const bytes = new Uint8Array(await (await post({ id: 9306, file, call: 'CalculateFile' })).arrayBuffer())
    const [sheet] = await readXlsxFile(Buffer.from(bytes))
    const [heads = [], first = [], second = []] = sheet?.data ?? []
    expect(heads.slice(0, 9)).toEqual([
      'Row',
      'Item',
      'Result',
      'Safety against buckling',
      'Buckling load [kN]',
      'Elastic buckling load [kN]',
      'Load at the proportional limit [kN]',
      'Moment of area [mm⁴]',
      'Reasons and remarks',
    ])
    expect(first.slice(1, 4)).toEqual(['A', 'calculated', expect.any(Number)])
    expect([second[3], second[2], second[8]]).toEqual([null, 'incomplete', expect.stringContaining('Compressive load')])
    expect(sheet?.data.flat()).not.toContainEqual(expect.stringContaining('Catalogue'))
  })
})

describe.each(scaledPart(handbookCalculators, 4))('handbook $schema.name', ({ schema, examples: { cases } }) => {
  test('the example of its template gives what the single call gives', async () => {
    const { rows, values } = await calculate({ id: schema.id, file: await template(schema.id) })
    expect(rows.map(({ state, faults, remarks }) => ({ state, faults, remarks }))).toEqual([
      { state: 'calculated', faults: [], remarks: [] },
    ])
    const expected = await single(schema.id, cases[0]?.inputs ?? {})
    expect(rows[0]?.values).toEqual(valuesOf(expected))
    expect(values?.map(({ label }) => label)).toEqual(expected.values.map(({ label }) => label))
  })
})

it('a calculator that does not exist takes no table', async () => {
  expect((await post({ id: 9999, file: 'a\n1\n' })).status).toBe(404)
})
