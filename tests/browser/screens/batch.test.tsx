/** The page of a table: how it is reached, its states, and that everybody can use it at every width. */
import { beforeEach, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { BatchAnswer, BatchRow } from '../../../contract/results/batch.ts'
import { beSite, expectForEveryone, goodAnswer, openScreens, problemsOfPage } from './open-screens.tsx'
import { widths } from '../views.ts'

beforeEach(() => beSite({}))
const found: BatchRow = {
  row: 2,
  item: 'Axis 1',
  state: 'found',
  faults: [],
  remarks: [{ column: 'Speed', message: '20 became 25 (below minimum)' }],
  model: { serviceID: 'WTF', skuID: 'A', skuName: 'WTF2040-2', maker: 'THK', orderCode: 'WTF2040-2 +1302L C7', basis: 'published' },
  verdict: 'passed',
  governing: {
    name: 'Critical speed',
    utilisation: 0.82,
    margin: 0.18,
    value: { value: 1500, unit: 'rpm' },
    limit: { value: 1829, unit: 'rpm' },
  },
  matched: 43,
  total: 238,
}
const faulty: BatchRow = { row: 3, item: '', state: 'faulty', faults: [{ column: 'Load', message: 'Enter a number' }], remarks: [] }
const notFitting: BatchRow = {
  row: 4,
  item: 'Axis 3',
  state: 'nothing',
  faults: [],
  remarks: [],
  matched: 0,
  total: 238,
  nearest: { skuName: 'WTF6060', failing: ['Life'], fix: 'Suitable if Load ≤ 900 kg' },
}
const answer: BatchAnswer = {
  calculator: '30',
  catalogueVersion: 'v7',
  total: 3,
  counts: { found: 1, unknown: 0, nothing: 1, calculated: 0, incomplete: 0, faulty: 1 },
  unknownColumns: ['Colour'],
  notes: [],
  repeatedColumns: ['Load [kg]'],
  rows: [found, faulty, notFitting],
}

type Service = { readonly calls: string[]; readonly signals: AbortSignal[]; respond: () => Promise<Response> }

const open = async (respond: Service['respond'] = async () => Response.json({ code: 0, data: answer })): Promise<Service> => {
  const service: Service = { calls: [], signals: [], respond }
  await openScreens('/batch/30', 'en', async (address, signal, body) => {
    if (!address.startsWith('/api/Batch/')) return goodAnswer(address, signal, body)
    service.calls.push(`${address} ${body ?? ''}`)
    service.signals.push(signal)
    return service.respond()
  })
  return service
}

const choose = () => page.getByRole('button', { name: /Choose (a|another) file/ })
const upload = async (name = 'axes.csv', content = 'load\n1\n'): Promise<void> => {
  await expect.element(choose()).toBeVisible()
  const input = document.querySelector<HTMLInputElement>('input[type="file"]')
  if (!input) throw new Error('no field for a file')
  await userEvent.upload(input, new File([content], name))
}
/** Of a calculator whose results are values. */
const ofValues: BatchAnswer = {
  calculator: '30',
  total: 2,
  values: [
    { name: 'safety', label: 'Safety', unit: '', digits: 3 },
    { name: 'critical', label: 'Buckling load', unit: 'kN', digits: 4 },
  ],
  unknownColumns: [],
  repeatedColumns: [],
  notes: [],
  rows: [
    { row: 2, item: 'A', state: 'calculated', faults: [], remarks: [], values: { safety: 1.802355, critical: 36.0471 } },
    {
      row: 3,
      item: 'B',
      state: 'incomplete',
      faults: [{ column: 'Load', message: 'still needed' }],
      remarks: [],
      values: { safety: null, critical: 36.0471 },
    },
  ],
  counts: { found: 0, unknown: 0, nothing: 0, calculated: 1, incomplete: 1, faulty: 0 },
}

const rowNames = () => [...document.querySelectorAll('table tbody th')].map(({ textContent }) => textContent)

it('is reached from the More menu of a calculator that is a form, and of no other', async () => {
  await openScreens('/selection/calc_30')
  const more = page.getByRole('banner').getByRole('button', { name: 'More', exact: true })
  await more.click()
  await page.getByRole('link', { name: 'Batch calculation (table)' }).click()
  await expect.element(page.getByRole('heading', { level: 1, name: /^Batch calculation: / })).toBeVisible()
  await expect.element(page.getByText('No table selected yet.')).toBeVisible()
  location.hash = '/selection/calc_121'
  await expect.element(page.getByRole('heading', { level: 1, name: /^Batch calculation: / })).not.toBeInTheDocument()
  await more.click()
  await expect.element(page.getByRole('list', { name: 'More' })).toBeVisible()
  expect(page.getByRole('link', { name: 'Batch calculation (table)' }).elements()).toHaveLength(0)
  location.hash = '/batch/121'
  await expect.element(page.getByRole('heading', { level: 1, name: /^Batch calculation: / })).not.toBeInTheDocument()
})

it('sends the file, shows every row with its reasons, and narrows them by what came of them', async () => {
  const { calls } = await open()
  await upload()
  await expect.element(page.getByText('axes.csv: 3 rows, 1 with a suitable model')).toBeVisible()
  expect(calls[0]).toBe('/api/Batch/Calculate?calculator=30 load\n1\n')
  expect(rowNames()).toEqual(['2Axis 1', '3', '4Axis 3'])
  await expect.element(page.getByText('Load: Enter a number')).toBeVisible()
  await expect.element(page.getByText('Suitable if Load ≤ 900 kg')).toBeVisible()
  await expect.element(page.getByText(/Colour/)).toBeVisible()
  await page.getByRole('button', { name: 'Not calculated 1' }).click()
  expect(rowNames()).toEqual(['3'])
})

const paste = (data: DataTransfer) =>
  document.body.dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }))

it('shows values with their units, what is kept back and why, for cells that are pasted', async () => {
  const { calls } = await open(async () => Response.json({ code: 0, data: ofValues }))
  await expect.element(choose()).toBeVisible()
  const cells = new DataTransfer()
  cells.setData('text/plain', 'load\tlength\n1\t2')
  // As a spreadsheet copies them: with a picture.
  cells.items.add(new File(['…'], 'image.png', { type: 'image/png' }))
  // The page listens once it is shown.
  await expect
    .poll(() => {
      paste(cells)
      return calls.length
    })
    .toBeGreaterThan(0)
  await expect.element(page.getByText('Pasted cells: 2 rows, 1 calculated')).toBeVisible()
  expect(calls[0]).toBe('/api/Batch/Calculate?calculator=30 load\tlength\n1\t2')
  const texts = [...document.querySelectorAll('table tr')].map((row) => [...row.children].map(({ textContent }) => textContent))
  expect(texts).toEqual([
    ['Row', 'Result', 'Safety', 'Buckling load', 'Reasons and remarks'],
    ['2A', 'Calculated', '1.8', `36.05\u00A0kN`, ''],
    ['3B', 'Incomplete', '–', `36.05\u00A0kN`, 'Load: still needed'],
  ])
  await page.getByRole('button', { name: 'Incomplete 1' }).click()
  expect(rowNames()).toEqual(['3B'])
  expect(await problemsOfPage()).toEqual([])
})

it('says why a file was not read, takes it again, and says what is too large without sending it', async () => {
  const service = await open(async () => Response.json({ code: 40044, message: 'The file is broken', issues: [] }, { status: 400 }))
  await upload()
  await expect.element(page.getByRole('alert')).toHaveTextContent('“axes.csv” could not be calculated.The file is broken')
  expect(await problemsOfPage()).toEqual([])
  service.respond = async () => Response.json({ code: 0, data: answer })
  await upload()
  await expect.element(page.getByText('axes.csv: 3 rows, 1 with a suitable model')).toBeVisible()
  const sent = service.calls.length
  await upload('large.csv', 'x'.repeat(1024 * 1024 + 1))
  await expect.element(page.getByText('“large.csv” is larger than 1 MB')).toBeVisible()
  expect(service.calls).toHaveLength(sent)
})

it('says that it is at it while the service works', async () => {
  const { promise, resolve } = Promise.withResolvers<Response>()
  await open(() => promise)
  await upload()
  await expect.element(page.getByText('Reading and calculating “axes.csv”…')).toHaveRole('status')
  resolve(Response.json({ code: 0, data: answer }))
  await expect.element(page.getByText('axes.csv: 3 rows, 1 with a suitable model')).toBeVisible()
})

/** An answer that comes line by line, as the service sends it. */
const streamed = () => {
  const { rows, counts, ...about } = answer
  const { readable, writable } = new TransformStream<string, string>()
  const writer = writable.getWriter()
  const say = (text: string) => void writer.write(text)
  say(`{"code":0,"data":${JSON.stringify(about).slice(0, -1)},"rows":[\n`)
  return {
    response: new Response(readable.pipeThrough(new TextEncoderStream()), { headers: { 'content-type': 'application/json' } }),
    row: (at: number) => say(`${at === 0 ? '' : ','}${JSON.stringify(rows[at])}\n`),
    finish: () => {
      say(`],"counts":${JSON.stringify(counts)}}}`)
      void writer.close()
    },
    breakOff: () => void writer.abort(new TypeError('network')),
  }
}

it('shows the rows as they come, and says how many there are', async () => {
  const { response, row, finish } = streamed()
  await open(async () => response)
  await upload()
  await expect.element(page.getByRole('progressbar', { name: '0 of 3 rows' })).toBeVisible()
  row(0)
  await new Promise((done) => setTimeout(done, 300))
  row(1)
  await expect.poll(rowNames).toEqual(['2Axis 1', '3'])
  await expect.element(page.getByRole('progressbar', { name: '2 of 3 rows' })).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Download the results (XLSX)' })).not.toBeInTheDocument()
  await expectForEveryone()
  row(2)
  finish()
  await expect.element(page.getByText('axes.csv: 3 rows, 1 with a suitable model')).toBeVisible()
  await expect.element(page.getByRole('progressbar')).not.toBeInTheDocument()
})

it.each(['cancelled', 'broke off'] as const)('keeps the rows that came where it %s', async (end) => {
  const { response, row, breakOff } = streamed()
  await open(async () => response)
  await upload()
  row(0)
  await new Promise((done) => setTimeout(done, 300))
  row(1)
  await expect.poll(rowNames).toEqual(['2Axis 1', '3'])
  if (end === 'cancelled') await page.getByRole('button', { name: 'Cancel' }).click()
  else breakOff()
  await expect.element(page.getByText(`“axes.csv” ${end}: 2 of 3 rows were calculated.`)).toBeVisible()
  expect(rowNames()).toEqual(['2Axis 1', '3'])
})

it('is given up by Cancel, by leaving the page and by another file, so that the service need not calculate it', async () => {
  const { signals } = await open(() => new Promise(() => undefined))
  const expectAborted = async (at: number, expected: boolean) => {
    await expect.poll(() => signals[at]?.aborted).toBe(expected)
  }
  await upload()
  await page.getByRole('button', { name: 'Cancel' }).click()
  await expect.element(page.getByText('No table selected yet.')).toBeVisible()
  await expectAborted(0, true)
  await upload()
  await expectAborted(1, false)
  await upload('others.csv')
  await expectAborted(1, true)
  await expectAborted(2, false)
  location.hash = '/selection/calc_30'
  await expectAborted(2, true)
})

it.each(widths)('fits a width of %i px, and is used by the keyboard', async (width) => {
  await page.viewport(width, 900)
  await open()
  await upload()
  await expect.element(page.getByText('axes.csv: 3 rows, 1 with a suitable model')).toBeVisible()
  await expectForEveryone()
  const filter = page.getByRole('button', { name: 'None suitable 1' })
  filter.element().focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(filter).toHaveAttribute('aria-pressed', 'true')
  expect(rowNames()).toEqual(['4Axis 3'])
})
