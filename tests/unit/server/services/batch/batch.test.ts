/** Tables of working conditions on the real service: what comes of a row is what the form's own calls answer. */
import { describe, expect, test } from 'vitest'
import { roundedNumber } from '../../../../../engine/units/index.ts'
import { locales, languageOf } from '../../../../../i18n/locales.ts'
import { calculators, workingClasses } from '../../../../../schemas/registry.ts'
import { scaledPart } from '../../../../setup/runs.ts'
import { calculationIn } from '../../support/calculation-in.ts'
import { sharedService } from '../../support/real-service.ts'
import { calculateTable, postTable, sheetsIn, template } from './ask-batch.ts'
import { workbookOf } from './small-workbook.ts'

const service = await sharedService()

const forms = workingClasses.flatMap(({ id, schema }) => {
  const calculator = calculators.find((one) => one.schema.id === schema.id)
  return calculator ? [{ id, calculator }] : []
})
const others = workingClasses.filter(({ id }) => forms.every((form) => form.id !== id))

/** What the form's own calculation answers to the first worked input. */
const calculated = async ({ calculator }: (typeof forms)[number]) => {
  const { request } = calculator.schema
  const [example] = calculator.examples.cases
  const response =
    'get' in request
      ? await service.app.request(`/YQWorking/api/${request.get}?${new URLSearchParams(example?.request)}`, { headers: { lang: 'en' } })
      : await service.app.request(`/YQWorking/api/${request.post}`, {
          method: 'POST',
          headers: { 'content-type': 'application/json', lang: 'en' },
          body: JSON.stringify(nested(example?.request ?? {})),
        })
  return calculationIn(response)
}

const sent = (name: string, text: string): unknown => {
  if (!Number.isNaN(Number(text))) return Number(text)
  return name.endsWith('s') ? text.split(',') : text
}

/** The worked requests of posted calculations are stated by dotted names. */
const nested = (request: Readonly<Record<string, string>>): unknown => {
  const inner: Record<string, Record<string, unknown>> = {}
  const plain: Record<string, unknown> = {}
  for (const [name, text] of Object.entries(request)) {
    const [outer = '', part] = name.split('.')
    if (part === undefined) plain[outer] = sent(name, text)
    else inner[outer] = { ...inner[outer], [part]: sent(name, text) }
  }
  return { ...plain, ...inner }
}

describe.each(scaledPart(forms, 2))('calculator $id', (form) => {
  test('the example of its template gives what its own calculation gives', async () => {
    const { bytes, response } = await template(service, form.id)
    expect(response.status).toBe(200)
    const { rows, unknownColumns } = await calculateTable(service, { calculator: form.id, file: bytes })
    const expected = await calculated(form)
    const [row] = rows
    const [best] = expected.list
    expect(unknownColumns).toEqual([])
    expect(rows).toHaveLength(1)
    expect(row?.faults).toEqual([])
    expect(row?.remarks).toEqual([])
    expect(row).toMatchObject({ row: 2, item: 'Example', matched: expected.matched, state: 'found' })
    expect(row?.model?.skuID).toBe(best?.skuID)
    expect(row?.model?.orderCode).toBe(best?.machineCode)
    expect(row?.governing?.utilisation).toBe(best?.utilisation)
    expect(row?.governing).toHaveProperty('limit')
  })

  test('its template offers every option of its choices', async () => {
    const [table, values] = await sheetsIn((await template(service, form.id)).bytes)
    const heads = table?.data[0]?.map((head) => String(head).replace(/ (\[.*\]|\*)/g, '')) ?? []
    const columns = new Set(values?.data.slice(1).map(([column]) => String(column)))
    expect(heads.slice(1).map((head) => head.replace(/ \[.*$/, ''))).toEqual([...columns])
  })
})

test('a template is read in every language', async () => {
  const templates = locales.flatMap((locale) => forms.map(({ id }) => ({ locale, id })))
  for (const { locale, id } of scaledPart(templates, locales.length)) {
    const { bytes } = await template(service, id, languageOf(locale).wire)
    const { rows, unknownColumns } = await calculateTable(service, { calculator: id, file: bytes })
    const read = { locale, id, unknownColumns, faults: rows[0]?.faults, remarks: rows[0]?.remarks }
    expect(read).toEqual({ locale, id, unknownColumns: [], faults: [], remarks: [] })
  }
})

test.each(others)('$id takes no table', async ({ id }) => {
  expect((await template(service, id)).response.status).toBe(404)
  expect((await postTable(service, { calculator: id, file: 'a\n1' })).status).toBe(404)
})

const screw = 'Item,posture,load [kg],speed,acceleration,travel [mm],precision,fixing\n'
const good = 'ok,horizontal,80,1000,6.6670,1000,C7,fixed-supported\n'

describe('a row', () => {
  test('that is wrong says what is wrong in which column, and disturbs no other', async () => {
    const bad = 'bad,horizontal,many,1000,6.6670,-5,C99,fixed-supported\n'
    const { rows, counts } = await calculateTable(service, { calculator: '30', file: `${screw}${good}${bad}${good}` })
    const alone = await calculateTable(service, { calculator: '30', file: `${screw}${good}` })
    expect(counts).toMatchObject({ found: 2, unknown: 0, nothing: 0, faulty: 1 })
    expect(rows[1]).toMatchObject({ row: 3, item: 'bad', state: 'faulty' })
    expect(rows[1]?.faults).toEqual([
      { column: 'Accuracy grade', message: '“C99” is not a valid option for Accuracy grade' },
      { column: 'Load', message: 'Enter a number' },
      { column: 'Travel', message: 'Travel must be greater than 0\u00A0mm' },
    ])
    for (const at of [0, 2]) expect({ ...rows[at], row: 2 }).toEqual(alone.rows[0])
  })

  test('is in the unit of its head, of its cell, or of the form, which are the same', async () => {
    const head = 'posture,load [t],speed [m/s],acceleration,travel (m),precision,fixing\n'
    const row = 'horizontal,0.08,1,6.667,1,C7,fixed-supported\n'
    const own = 'posture;load;speed;acceleration;travel;precision;fixing\nhorizontal;80 kg;1 m/s;6,6670;100 cm;C7;fixed-supported\n'
    const one = await calculateTable(service, { calculator: '30', file: `${head}${row}` })
    const other = await calculateTable(service, { calculator: '30', file: own })
    const plain = await calculateTable(service, { calculator: '30', file: `${screw}${good}` })
    expect(one.rows[0]?.state).toBe('found')
    expect(one.rows[0]).toEqual({ ...plain.rows[0], item: '' })
    expect(other.rows[0]).toEqual(one.rows[0])
  })

  test('in a unit of another kind is told', async () => {
    const { rows } = await calculateTable(service, { calculator: '30', file: screw.replace('load [kg]', 'load [mm]') + good })
    expect(rows[0]?.faults).toEqual([{ column: 'Load', message: 'The unit in “80 mm” is not valid for Load' }])
  })

  test('for which nothing fits says what comes nearest, what it fails and what would do', async () => {
    const { rows } = await calculateTable(service, { calculator: '30', file: screw + good.replace(',80,', ',9000,') })
    expect(rows[0]).toMatchObject({ state: 'nothing', verdict: 'failed', matched: 0 })
    expect(rows[0]?.nearest?.failing.length).toBeGreaterThan(0)
    expect(rows[0]?.nearest?.fix).toMatch(/^Suitable if .+ [≤≥=] /)
  })

  test('says what the form changed of it, and what it has no use for', async () => {
    const file = 'loadType,serviceFactor,load,minutes,speed,stroke,mounting,fixing\nmedium,9,5,10,500,300,1A,base-fixed-end-fixed\n'
    const [lift] = (await calculateTable(service, { calculator: '300', file })).rows
    expect(lift?.remarks[0]?.message ?? lift?.faults[0]?.message).toMatch(/9/)
    const inclined = `${screw.trim()},inclination\n${good.trim().replace('horizontal', 'vertical')},10\n`
    const [row] = (await calculateTable(service, { calculator: '30', file: inclined })).rows
    expect(row?.remarks.map(({ message }) => message)).toContain('not used with the other inputs')
  })

  test('has words and options in each language', async () => {
    const { rows } = await calculateTable(service, { calculator: '30', file: `${screw}bad,x,80,1000,1,1,C7,y\n`, lang: 'ru' })
    expect(rows[0]?.faults.map(({ message }) => message).join()).toMatch(/[а-я]/)
  })
})

describe('a number with one sign and three digits behind it', () => {
  const table = (load: string, travel: string) =>
    `posture;load [kg];speed;acceleration;travel [mm];precision;fixing\nhorizontal;${load};900;5;${travel};C7;fixed-supported\n`
  const rowOf = async (file: string) => (await calculateTable(service, { calculator: '30', file })).rows[0]

  test.each(['1.850', '1,850', '1.850 mm'])('%s is refused where nothing settles it', async (travel) => {
    const row = await rowOf(table('220', travel))
    expect(row?.state).toBe('faulty')
    expect(row?.faults.map(({ column }) => column)).toEqual(['Travel'])
    expect(row?.faults[0]?.message).toMatch(new RegExp(`^“${travel}” is ambiguous.* “1850`))
  })

  test('is what the other numbers of the file make it', async () => {
    const plain = await rowOf(table('220.5', '1850'))
    expect(plain?.state).toBe('found')
    expect(await rowOf(table('220,5', '1.850'))).toEqual(plain)
    expect(await rowOf(table('220.5', '1,850'))).toEqual(plain)
    expect((await rowOf(table('220,5', '1.850').replace(';900;', ';1000;')))?.faults.map(({ column }) => column)).toEqual(['Travel'])
  })
})

test('a cell with a formula and no value says so, and one that a workbook holds as a number has one reading', async () => {
  const cells = (row: number, texts: readonly string[]) =>
    `<row r="${row}">${texts.map((text) => (text.startsWith('<') ? `<c>${text}</c>` : `<c t="str"><v>${text}</v></c>`)).join('')}</row>`
  const heads = ['posture', 'load', 'speed', 'acceleration', 'travel', 'precision', 'fixing']
  const good = ['horizontal', '<v>80</v>', '<v>900</v>', '<v>6.667</v>', '<v>900</v>', 'C7', 'fixed-supported']
  const file = workbookOf(cells(1, heads) + cells(2, good) + cells(3, good.with(1, '<f>A1*2</f><v></v>')))
  const { rows } = await calculateTable(service, { calculator: '30', file })
  expect(rows.map(({ state }) => state)).toEqual(['found', 'faulty'])
  expect(rows[1]?.faults.map(({ column }) => column)).toEqual(['Load'])
  expect(rows[1]?.faults[0]?.message).toContain('formula without a value')
})

test('a head that stands in a table twice is told as that', async () => {
  const file = 'Item;load;Load [kg];item;Nonsense\na;5;6;b;1\n'
  const { unknownColumns, repeatedColumns } = await calculateTable(service, { calculator: '300', file })
  expect({ unknownColumns, repeatedColumns }).toEqual({ unknownColumns: ['Nonsense'], repeatedColumns: ['Load [kg]', 'item'] })
})

describe('a file', () => {
  test.each([
    ['that is empty', '', 40041],
    ['without a known column', 'nonsense\n1\n', 40052],
    ['of 1001 rows', `load\n${'1\n'.repeat(1001)}`, 40048],
    ['that is a broken ZIP', 'PK\u0003\u0004', 40044],
  ])('%s is refused with its reason', async (_, file, code) => {
    const response = await postTable(service, { calculator: '30', file, lang: 'es' })
    expect(response.status).toBe(400)
    const body: unknown = await response.json()
    expect(body).toMatchObject({ code })
    expect(String(Reflect.get(Object(body), 'message')).length).toBeGreaterThan(10)
  })

  test('larger than a table is refused, whatever is in it', async () => {
    expect((await postTable(service, { calculator: '30', file: new Uint8Array(1024 * 1024 + 1) })).status).toBe(413)
  })

  test('is sent as the file that it is, not as a form of another page nor within JSON', async () => {
    const send = (type: string) =>
      service.app.request('/api/Batch/Calculate?calculator=30', { method: 'POST', headers: { 'content-type': type }, body: screw + good })
    const taken = await send('text/csv; charset=utf-8')
    expect(taken.status).toBe(200)
    await taken.text()
    for (const type of ['text/plain', 'application/json', 'multipart/form-data; boundary=x']) expect((await send(type)).status).toBe(415)
  })
})

test('the workbook says the same as the answer, numbers as numbers', async () => {
  const file = `${screw}${good}=1+1,horizontal,x,1,1,1,C7,fixed-supported\n`
  const { rows } = await calculateTable(service, { calculator: '30', file })
  const response = await postTable(service, { calculator: '30', file, call: 'CalculateFile' })
  expect(response.headers.get('content-type')).toContain('spreadsheetml')
  const [sheet] = await sheetsIn(new Uint8Array(await response.arrayBuffer()))
  const [head, first, second] = sheet?.data ?? []
  const at = (name: string) => head?.indexOf(name) ?? -1
  expect(first?.[at('Model')]).toBe(rows[0]?.model?.skuName)
  expect(first?.[at('Order code')]).toBe(rows[0]?.model?.orderCode)
  // Cells have six digits.
  expect(first?.[at('Utilisation')]).toBeCloseTo(Number(rows[0]?.governing?.utilisation), 5)
  expect(first?.[at('Permissible')]).toBe(roundedNumber(Number(rows[0]?.governing?.limit?.value)))
  expect(first?.[at('Suitable models')]).toBe(rows[0]?.matched)
  expect(second?.[at('Item')]).toBe('=1+1')
  expect(second?.[at('Reasons and remarks')]).toBe('Load: Enter a number')
})

const statusOfOne = async () => {
  const answer = await postTable(service, { calculator: '30', file: screw + good })
  await answer.text()
  return answer.status
}

test('more tables of one client at once than are worked on are asked to come back', async () => {
  const file = screw + good.repeat(10)
  const answers = await Promise.all(Array.from({ length: 4 }, async () => postTable(service, { calculator: '30', file })))
  expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 200, 429, 429])
  expect(answers.find(({ status }) => status === 429)?.headers.get('retry-after')).toBe('10')
  await Promise.all(answers.map((answer) => answer.text()))
  expect(await statusOfOne()).toBe(200)
})

test('a table whose client is gone ends, and gives its place back', async () => {
  const gone = new AbortController()
  const file = screw + good.repeat(1000)
  const left = await Promise.all([1, 2].map(async () => postTable(service, { calculator: '30', file, signal: gone.signal })))
  const texts = left.map((answer) => answer.text())
  expect(await statusOfOne()).toBe(429)
  gone.abort()
  // Broken off: no JSON.
  for (const text of await Promise.all(texts)) expect(() => JSON.parse(text) as unknown).toThrow(SyntaxError)
  expect(await statusOfOne()).toBe(200)
})

test('rows come one by one, each a line, while others are not calculated yet; who reads no further gives the place back', async () => {
  const file = screw + good.repeat(1000)
  const answers = await Promise.all([1, 2].map(async () => postTable(service, { calculator: '30', file })))
  for (const { body } of answers) {
    const reader = body?.pipeThrough(new TextDecoderStream()).getReader()
    const parts: string[] = []
    while (parts.length < 4) parts.push((await reader?.read())?.value ?? '')
    const [head, ...rows] = parts
      .join('')
      .split('\n')
      .filter((line) => line !== '')
    expect(JSON.parse(`${head}]}}`)).toMatchObject({ code: 0, data: { calculator: '30', total: 1000 } })
    expect(rows.map((line): unknown => JSON.parse(line.replace(/^,/, '')))).toMatchObject([{ row: 2 }, { row: 3 }])
    await reader?.cancel()
  }
  expect(await statusOfOne()).toBe(200)
})
