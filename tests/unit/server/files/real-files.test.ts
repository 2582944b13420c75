/** Files of real models by the real makers, over the app: asked for, waited for, fetched, opened. */
import { default as DxfParser } from 'dxf-parser'
import readXlsxFile from 'read-excel-file/node'
import { beforeAll, expect, test } from 'vitest'
import { archivedKinds, type FileKind, fileKinds } from '../../../../contract/files/files.ts'
import { calculation } from '../../../../contract/results/selection.ts'
import { sha256 } from '../../../../server/files/canonical-json.ts'
import { readPdf } from '../../../../server/files/report-check/read-pdf.ts'
import { readZip } from '../people/read-zip.ts'
import { formCases } from '../support/reports.ts'
import { ownWholeApp } from './own-whole-app.ts'

const whole = ownWholeApp()
beforeAll(() => whole.making.start())

type Answer = { readonly code: number; readonly message?: string; readonly data?: unknown }

const ask = async (path: string, body?: unknown): Promise<Answer> => {
  const headers = { 'content-type': 'application/json', lang: 'en' }
  const response = await whole.app.request(path, body === undefined ? { headers } : { method: 'POST', headers, body: JSON.stringify(body) })
  // Every call answers in this shape.
  return (await response.json()) as Answer
}

const dataOf = async <Data>(path: string, body?: unknown): Promise<Data> => {
  const { code, message, data } = await ask(path, body)
  expect([path, code, message ?? '']).toEqual([path, 0, message ?? ''])
  return data as Data // what the test reads of it, it checks
}

const wait = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds))

/** Asks for a file, waits for it, fetches it. */
const fileOf = async (kind: FileKind, request: Readonly<Record<string, unknown>>): Promise<Buffer> => {
  const body = { ...request, downloadType: fileKinds[kind].type }
  const { checkPath } = await dataOf<{ checkPath: string }>('/api/RecordDownload/CreateModel', body)
  for (;;) {
    const state = await dataOf<{ complete: boolean }>(`/api/RecordDownload/CheckCreateModel?checkPath=${checkPath}`)
    if (state.complete) break
    await wait(50)
  }
  const { path } = await dataOf<{ path: string }>('/api/RecordDownload/SendDownload', body)
  const response = await whole.app.request(path)
  expect(response.status).toBe(200)
  const bytes = Buffer.from(await response.arrayBuffer())
  expect(response.headers.get('etag')).toContain(sha256(bytes))
  return bytes
}

const screw = { selectionID: 'WTF/THK-WTF2040-2' }

const screwSelection = () => {
  const [first] = formCases()
  if (!first) throw new Error('there are worked cases')
  return first.selection
}

const checked = async (document: Buffer) => {
  const headers = { 'content-type': 'application/pdf', lang: 'en' }
  const response = await whole.app.request('/api/Files/CheckReport', { method: 'POST', headers, body: Uint8Array.from(document) })
  // What the test reads of it, it checks.
  return ((await response.json()) as { data: { outcome: string; proved: boolean } }).data
}

/** One digit of a figure, in the text of the data, changed. */
const tampered = (document: Buffer): Buffer => {
  const copy = Buffer.from(document)
  const at = copy.indexOf('stream', Math.floor(copy.length / 3)) + 40
  copy[at] = (copy[at] ?? 0) ^ 1
  return copy
}

test(
  'every kind that is offered can be had of a model, and is what it says; a changed report is found out',
  { tags: ['deep'] },
  async () => {
    const { list } = await dataOf<{ list: { downloadType: number }[] }>('/api/RecordDownload/GetTypes')
    const offered = Object.entries(fileKinds).filter(([, { type }]) => list.some(({ downloadType }) => downloadType === type))
    expect(offered.map(([kind]) => kind)).toEqual(expect.arrayContaining([...archivedKinds, 'archive', 'drawing3d']))
    const orderParams = [{ paramName: 'orderCode', value: 'WTF2040-2 +1302L C7' }]
    const request = { ...screw, orderParams, selection: screwSelection() }
    const archive = readZip(await fileOf('archive', request))
    expect([...archive.keys()]).toHaveLength(archivedKinds.length + 1)
    const archived = (ending: string) => [...archive].flatMap(([name, bytes]) => (name.endsWith(ending) ? [Buffer.from(bytes)] : []))
    const [[dxf], [step], [sheet], [bom]] = [archived('.dxf'), archived('.stp'), archived('.xlsx'), archived('.csv')]
    expect(new DxfParser().parseSync(String(dxf))?.entities.length).toBeGreaterThan(50)
    expect(String(step)).toMatch(/^ISO-10303-21;[^]*END-ISO-10303-21;\s*$/)
    expect((await readXlsxFile(sheet ?? Buffer.alloc(0))).length).toBeGreaterThan(0)
    expect(String(bom)).toContain('WTF2040-2')
    for (const document of archived('.pdf')) expect(await readPdf(Uint8Array.from(document))).toHaveProperty('pages')
    const report = await fileOf('report', request)
    expect(archived('.pdf')).toContainEqual(report)
    expect(await checked(report)).toMatchObject({ outcome: 'same', proved: true })
    expect((await checked(tampered(report))).outcome).not.toBe('same')
  },
)

test('the report of a servo gear, which is no form, is found the same', { tags: ['deep'] }, async () => {
  const path = 'ReducerWorking/ServoMotorCalculation'
  const call = whole.calls.find((one) => `${one.service}/${one.call}` === path)
  const body: unknown = call?.method === 'POST' ? call.body.example() : undefined
  const answer = calculation.parse(await dataOf(`/api/${path}`, body))
  const [first] = answer.list
  if (!first) throw new Error('the example fits something')
  const report = await fileOf('report', {
    selectionID: `${encodeURIComponent(first.series)}/${encodeURIComponent(first.skuID)}`,
    selection: { v: 1, calculator: '2000001', inputs: {} },
    asked: { path, query: {}, body },
    motorSku: first.motorSku,
  })
  expect(await checked(report)).toMatchObject({ outcome: 'same', proved: true })
})

test('a whole order code, as a calculation proposes it, is drawn like its parts', async () => {
  const orderParams = [
    { paramName: 'length', value: 1302 },
    { paramName: 'grade', value: 'C7' },
  ]
  const byParts = await fileOf('dxf', { ...screw, orderParams })
  const [, code = ''] = /\n *(WTF2040-2[^\n]*1302[^\n]*)\n/.exec(String(byParts)) ?? []
  const byCode = await fileOf('dxf', { ...screw, orderParams: [{ paramName: 'orderCode', value: code.trim() }] })
  expect(byCode).toEqual(byParts)
  expect(await fileOf('dxf', screw)).not.toEqual(byParts)
})

test('a report of nothing calculated is refused in words', async () => {
  const { code, message } = await ask('/api/RecordDownload/CreateModel', { ...screw, downloadType: fileKinds.report.type })
  expect([code, message]).toEqual([40034, expect.stringContaining('calculation')])
})
