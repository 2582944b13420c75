/** Tables as spreadsheets of the world save them: formats of cells, encodings, titles, filters. What is read is told, or refused. */
import { describe, expect, test } from 'vitest'
import type { BatchRow } from '../../../../../contract/results/batch.ts'
import { readUpload } from '../../../../../server/files/upload/read-upload.ts'
import { sharedService } from '../../support/real-service.ts'
import { calculateTable, postTable, sheetsIn } from './ask-batch.ts'
import { workbookOf } from './small-workbook.ts'

const service = await sharedService()

const heads = ['posture', 'load', 'speed', 'acceleration', 'travel', 'precision', 'fixing']
const good = ['horizontal', 80, 900, 6.667, 900, 'C7', 'fixed-supported'] as const

type CellValue = string | number | { readonly type?: string; readonly style?: number; readonly value: string | number }

const cellXml = (value: CellValue): string => {
  if (typeof value === 'string') return `<c t="str"><v>${value}</v></c>`
  if (typeof value === 'number') return `<c><v>${value}</v></c>`
  return `<c t="${value.type ?? 'n'}" s="${value.style ?? 0}"><v>${value.value}</v></c>`
}

const rowXml = (row: number, values: readonly CellValue[], attributes = ''): string =>
  `<row r="${row}" ${attributes}>${values.map(cellXml).join('')}</row>`

const formats = ['yyyy\\-mm\\-dd', 'h:mm', '[h]:mm:ss', '0.0%', 'm"月"d"日"', '[Red]0.00" mm"', '#,##0 "days"', '0.00E+00', '[$-804]aaaa;@']

const rowOf = async (at: number, value: CellValue, from1904 = false): Promise<BatchRow | undefined> => {
  const cells = [...good].map((cell, index) => (index === at ? value : cell))
  const file = workbookOf(rowXml(1, heads) + rowXml(2, cells), { formats, from1904 })
  return (await calculateTable(service, { calculator: '30', file })).rows[0]
}

const messages = (row: BatchRow | undefined): readonly string[] =>
  (row?.faults ?? []).map(({ column, message }) => `${column}: ${message.replaceAll('\u00A0', ' ')}`)

const inputOf = (row: BatchRow | undefined, name: string) => row?.inputs?.find(({ column }) => column === name)

describe('a cell of a number', () => {
  test.each([
    ['a date', { style: 1, value: 46_145 }, 'Load: The cell contains the date 2026-05-03, not a number: format it as a number'],
    ['a time', { style: 2, value: 10 / 1440 }, 'Load: The cell contains the time 0:10, not a number: format it as a number'],
    ['elapsed time', { style: 3, value: 1.5 }, 'Load: The cell contains the time 36:00, not a number: format it as a number'],
    [
      'a date in Chinese',
      { style: 5, value: 46_145.5 },
      'Load: The cell contains the date 2026-05-03 12:00, not a number: format it as a number',
    ],
    ['an ISO date', { type: 'd', value: '2026-05-03' }, 'Load: The cell contains the date 2026-05-03, not a number: format it as a number'],
    ['a truth value', { type: 'b', value: 1 }, 'Load: The cell contains TRUE or FALSE, not a number'],
    ['a percentage', { style: 4, value: 0.5 }, 'Load: The unit in “50 %” is not valid for Load'],
  ])('that is %s is a fault of its row', async (_, cell, message) => {
    const row = await rowOf(1, cell)
    expect(row?.state).toBe('faulty')
    expect(messages(row)).toEqual([message])
  })

  test('counts its days from 1904 where the workbook does', async () => {
    expect(messages(await rowOf(1, { style: 1, value: 44_683 }, true))[0]).toContain('2026-05-03')
  })

  test.each([6, 7, 8])('with a colour, a unit or an exponent in its format %i is a number', async (style) => {
    const row = await rowOf(1, { style, value: 80.000000000000014 })
    expect(row?.state).toBe('found')
    expect(inputOf(row, 'Load')).toEqual({ column: 'Load', value: 80, unit: 'kg' })
  })

  test('of a percentage means its value', async () => {
    const file = workbookOf(rowXml(1, ['load', 'share']) + rowXml(2, ['a', { style: 4, value: 0.07 }]), { formats })
    expect(readUpload(file).rows[1]?.cells).toEqual(['a', '7 %'])
  })

  test.each([['2026-05-03'], ['0:10'], ['3.5.2026'], ['TRUE'], ['05/03/2026']])(
    'with the text %s is a fault in a text file, too',
    async (text) => {
      const file = `${heads.join(';')}\n${good.map((cell, at) => (at === 1 ? text : at === 3 ? 5 : cell)).join(';')}\n`
      const { rows } = await calculateTable(service, { calculator: '30', file })
      expect(rows[0]?.state).toBe('faulty')
      expect(rows[0]?.faults.map(({ column }) => column)).toEqual(['Load'])
    },
  )
})

describe('a number that a form would correct', () => {
  const lift = 'load,minutes,speed,stroke\n'
  test.each([
    ['-5 t,10,500,300', 'Load', /^-5 t is not accepted: ≥ 0\.1 t/],
    ['0,10,500,300', 'Load', /^0 t is not accepted: ≥ 0\.1 t/],
    ['5,0.0069444444444444,500,300', 'Running time', /^0\.00694444 min is not accepted: ≥ 1 min/],
  ])('%s is a fault of its row that says the range', async (row, column, message) => {
    const [only] = (await calculateTable(service, { calculator: '300', file: `${lift}${row}\n` })).rows
    expect(only?.state).toBe('faulty')
    const fault = only?.faults.find((one) => one.column.startsWith(column))
    expect(fault?.message.replaceAll('\u00A0', ' ')).toMatch(message)
  })
})

describe('a text file', () => {
  const table = (load: string) =>
    `Zeile;${load} [kg];posture;speed;acceleration;travel;precision;fixing\nTür;80;horizontal;900;5;900;C7;fixed-supported\n`
  // 项目 and 负载, as Excel saves them in China.
  const [item, load] = [
    [0xcf, 0xee, 0xc4, 0xbf],
    [0xb8, 0xba, 0xd4, 0xd8],
  ] as const
  const rest = ',posture,speed,acceleration,travel,precision,fixing\na,80,horizontal,900,5,900,C7,fixed-supported\n'
  const inGbk = Uint8Array.from([...item, 0x2c, ...load, ...Buffer.from(rest)])

  const utf16 = (text: string, mark: boolean) => Uint8Array.from([...(mark ? [0xff, 0xfe] : []), ...Buffer.from(text, 'utf16le')])
  const cp1251 = (text: string) =>
    Uint8Array.from(
      Array.from(text, (letter) => (letter >= 'А' && letter <= 'я' ? letter.charCodeAt(0) - 0x0410 + 0xc0 : letter.charCodeAt(0))),
    )

  test.each([
    ['GBK', inGbk, 'GBK'],
    ['cp1252', Uint8Array.from(Buffer.from(table('load'), 'latin1')), 'Windows-1252'],
    ['cp1251', cp1251(table('Нагрузка').replace('Zeile', 'Позиция').replace('Tür', 'дверь')), 'Windows-1251'],
    ['UTF-16', utf16(table('load'), true), 'UTF-16'],
    ['UTF-16 without a mark', utf16(table('load'), false), 'UTF-16'],
  ])('in %s is read, and told as that', async (_kind, file, name) => {
    const { rows, notes } = await calculateTable(service, { calculator: '30', file })
    expect(rows.map(({ faults, state }) => ({ faults, state }))).toEqual([{ faults: [], state: 'found' }])
    expect(notes).toEqual([`The file was read as ${name}.`])
  })

  test.each(["1'000", '1’000', '1 000', '1\u2009000', '1\u202f000', '1\u00a0000', "1'000.0"])(
    'with the number %s has one thousand',
    async (text) => {
      const file = `load [kg];posture;speed;acceleration;travel;precision;fixing\n80;horizontal;900;5;${text};C7;fixed-supported\n`
      const [row] = (await calculateTable(service, { calculator: '30', file })).rows
      expect(messages(row)).toEqual([])
      expect(inputOf(row, 'Travel')?.value).toBe(1000)
    },
  )

  test('with titles above its head is read from the head on, and says so', async () => {
    for (const title of ['Duty table, machine 4\n\nby Müller; 2026, March\n', 'Title;;;;;;;\n;;;;;;;\nMade by;me;;;;;;\n']) {
      const file = `${title}${table('load')}`
      const { rows, notes, unknownColumns } = await calculateTable(service, { calculator: '30', file })
      expect(rows).toMatchObject([{ row: 5, state: 'found' }])
      expect(unknownColumns).toEqual(['Zeile'])
      expect(notes).toEqual(['Rows above the head, not read: 1, 3'])
    }
  })
})

test('rows and columns that are hidden are told, and calculated', async () => {
  const rows = [2, 3, 4, 6].map((row) => rowXml(row, [...good], row === 2 ? '' : 'hidden="1"')).join('')
  const file = workbookOf(rowXml(1, heads) + rows, { columns: '<cols><col min="2" max="3" hidden="true"/></cols>' })
  const answer = await calculateTable(service, { calculator: '30', file })
  expect(answer.rows.map(({ state }) => state)).toEqual(['found', 'found', 'found', 'found'])
  expect(answer.notes).toEqual([
    'Rows hidden in the file (filter), calculated too: 3–4, 6',
    'Columns hidden in the file, read too: load, speed',
  ])
})

test('a row with a number that the form would correct shows it as it was read, not as corrected', async () => {
  const file = 'load,minutes,speed,stroke\n-5,10,500,300\n5000,10,500,300\n'
  const { rows } = await calculateTable(service, { calculator: '300', file })
  expect(rows.map((row) => [row.state, inputOf(row, 'Load')?.value])).toEqual([
    ['faulty', -5],
    ['faulty', 5000],
  ])
})

test('a results sheet shows inputs as they were read', async () => {
  const file =
    'Item,posture,load [t],speed [m/s],acceleration,travel (m),precision,fixing\na,horizontal,0.08,1,6.667,1,C7,fixed-supported\n'
  const response = await postTable(service, { calculator: '30', file, call: 'CalculateFile' })
  const [sheet] = await sheetsIn(new Uint8Array(await response.arrayBuffer()))
  const [head = [], row = []] = sheet?.data ?? []
  const read = Object.fromEntries(head.map((name, at) => [String(name), row[at]]))
  expect(read).toMatchObject({ 'Load [kg]': 80, 'Max. speed [mm/s]': 1000, 'Travel [mm]': 1000, 'Accuracy grade': 'C7' })
})
