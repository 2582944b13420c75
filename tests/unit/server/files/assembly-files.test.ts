/** Files of an axis over the app: asked for with the models of its parts, sized again, fetched, opened. */
import { beforeAll, expect, test } from 'vitest'
import { calculation } from '../../../../contract/results/selection.ts'
import { type FileKind, fileKinds } from '../../../../contract/files/files.ts'
import { modelsIn } from '../../../../engine/assembly/positions.ts'
import type { Assembly } from '../../../../engine/assembly/assembly.ts'
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

const example = formCases().find(({ selection }) => selection.calculator === '303')?.selection
if (!example) throw new Error('the axis has a worked example')

/** A vertical axis of 120 kg, 800 mm, 300 mm/s. */
const selection = {
  ...example,
  inputs: {
    ...example.inputs,
    posture: 'vertical',
    load: [120, 'kg'],
    stroke: [800, 'mm'],
    speed: [300, 'mm/s'],
    acceleration: [3, 'm/s^2'],
    armC: [150, 'mm'],
  },
}

const conditions = {
  posture: 'vertical',
  mass: 120,
  stroke: 800,
  speed: 300,
  acceleration: 3,
  dwell: 2.6,
  requiredLife: 30_000,
  layout: '2x2',
  sliderSpacing: 300,
  railSpacing: 300,
  armA: 0,
  armB: 0,
  armC: 150,
  precision: 'C7',
  fixing: 'fixed-supported',
}

const firstAxis = async (): Promise<Assembly> => {
  const { data } = await ask('/YQWorking/api/LinearAxisWorking/Calculation', conditions)
  const { assembly } = calculation.parse(data).list[0] ?? {}
  if (!assembly) throw new Error('an axis passes')
  return assembly
}

const partsOf = ({ parts }: Assembly) =>
  Object.fromEntries(parts.flatMap(({ role, item }) => (item.kind === 'model' ? [[role, item.sku] as const] : [])))

const wait = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds))

const fileOf = async (kind: FileKind, axis: Assembly): Promise<Buffer> => {
  const body = { selectionID: axis.reference, selection, parts: partsOf(axis), downloadType: fileKinds[kind].type }
  const made = await ask('/api/RecordDownload/CreateModel', body)
  expect([kind, made.message ?? '']).toEqual([kind, ''])
  const { checkPath } = made.data as { checkPath: string } // a task
  for (;;) {
    const state = await ask(`/api/RecordDownload/CheckCreateModel?checkPath=${checkPath}`)
    expect([kind, state.code, state.message ?? '']).toEqual([kind, 0, ''])
    if ((state.data as { complete: boolean }).complete) break // a state
    await wait(100)
  }
  const sent = await ask('/api/RecordDownload/SendDownload', body)
  const { path, name } = sent.data as { path: string; name: string } // a file
  expect(name).toContain(axis.reference)
  const response = await whole.app.request(path)
  expect(response.status).toBe(200)
  return Buffer.from(await response.arrayBuffer())
}

test('the parts list has the codes of the answer and its open positions', async () => {
  const axis = await firstAxis()
  const text = String(await fileOf('bom', axis))
  for (const { code } of modelsIn(axis)) expect(text).toContain(code.code)
  const open = axis.parts.filter(({ item }) => item.kind === 'open')
  expect(open.length).toBeGreaterThan(2)
  expect(text).toContain('Coupling')
  expect(text).toMatch(/Holding torque ≥ [\d.]+ N·m/)
  expect(text).not.toMatch(/undefined|roles\./)
})

test('a file of parts that the catalogue lacks, or of no known role, is refused', async () => {
  const axis = await firstAxis()
  const request = { selectionID: axis.reference, selection, downloadType: fileKinds.bom.type }
  const refused = async (parts: Readonly<Record<string, string>>) => {
    const answer = await ask('/api/RecordDownload/CreateModel', { ...request, parts })
    return [answer.code === 0, JSON.stringify(answer)]
  }
  expect(await refused({ ...partsOf(axis), motor: 'NOBODY-1' })).toEqual([false, expect.stringContaining('NOBODY-1')])
  expect((await refused({ ...partsOf(axis), wheel: 'X' }))[0]).toBe(false)
  const { code } = await ask('/api/RecordDownload/CreateModel', { ...request, selection: undefined, parts: partsOf(axis) })
  expect(code).not.toBe(0)
  const report = await ask('/api/RecordDownload/CreateModel', { ...request, parts: partsOf(axis), downloadType: fileKinds.stl.type })
  expect(report.code).not.toBe(0)
})

test('the archive holds the whole and each model by its position', { tags: ['deep'], timeout: 240_000 }, async () => {
  const axis = await firstAxis()
  const bytes = await fileOf('archive', axis)
  const names = [...readZip(bytes).keys()]
  expect(names.slice(0, 5)).toEqual(['assembly.stp', 'assembly.pdf', 'assembly.dxf', 'parts.xlsx', 'parts.csv'])
  expect(names.filter((name) => name.startsWith('parts/')).length).toBe(4 * modelsIn(axis).length)
})
