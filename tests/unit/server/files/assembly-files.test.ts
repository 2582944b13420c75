/** Files of an axis over the app: asked for with the models of its parts, sized again, fetched, opened. */
import { beforeAll, expect, test } from 'vitest'
import { withPins } from '../../../../screens/base/selection/pinned-parts.ts'
import { pinnedModels } from '../../../../contract/saved/pinned-models.ts'
import { readSelection } from '../../../../contract/saved/selection-document.ts'
import { calculation } from '../../../../contract/results/selection.ts'
import { type FileKind, fileKinds } from '../../../../contract/files/files.ts'
import { modelsIn } from '../../../../engine/assembly/positions.ts'
import type { Assembly } from '../../../../engine/assembly/assembly.ts'
import { readZip } from '../people/read-zip.ts'
import { formCases } from '../support/reports.ts'
import { assemblyFiles, partsOf } from './assembly-files.ts'
import { ownWholeApp } from './own-whole-app.ts'

const whole = ownWholeApp()
beforeAll(() => whole.making.start())
const files = assemblyFiles(whole)
const { ask, checkUploaded } = files

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

const fileOf = (kind: FileKind, axis: Assembly): Promise<Buffer> => files.fileOf(kind, axis, { selection })

test('the parts list has the codes of the answer and its open positions', async () => {
  const axis = await firstAxis()
  const text = String(await fileOf('bom', axis))
  for (const { code } of modelsIn(axis)) expect(text).toContain(code.code)
  const open = axis.parts.filter(({ item }) => item.kind === 'open')
  expect(open.map(({ role }) => role)).toEqual(['brake', 'coupling', 'fixedSupport'])
  expect(text).toContain('Coupling')
  expect(text).toMatch(/Holding torque ≥ [\d.]+ N·m/)
  expect(text).not.toMatch(/undefined|roles\./)
})

test('a file of parts that the catalogue lacks, or of no known role, is refused; every kind of file can be had', async () => {
  const axis = await firstAxis()
  const pinned = withPins(selection, axis.parts)
  const request = { selectionID: axis.reference, selection: pinned, downloadType: fileKinds.bom.type }
  const refused = async (role: string, sku: string) => {
    const parts = { ...pinned.assembly?.parts, [role]: { kind: 'model', family: 'servo-motor', sku } }
    const answer = await ask('/api/RecordDownload/CreateModel', { ...request, selection: { ...pinned, assembly: { parts } } })
    return [answer.code === 0, JSON.stringify(answer)]
  }
  expect(await refused('motor', 'NOBODY-1')).toEqual([false, expect.stringContaining('NOBODY-1')])
  expect((await refused('wheel', 'X'))[0]).toBe(false)
  const { code } = await ask('/api/RecordDownload/CreateModel', { ...request, selection: undefined })
  expect(code).not.toBe(0)
  expect((await ask('/api/RecordDownload/CreateModel', { ...request, downloadType: fileKinds.stl.type })).code).toBe(0)
})

test('the report is of all parts, and the check finds it the same', async () => {
  const axis = await firstAxis()
  const checked = await checkUploaded(await fileOf('report', axis))
  expect(checked).toMatchObject({ outcome: 'same', proved: true, sealed: true })
  for (const { code } of modelsIn(axis)) expect(JSON.stringify(checked)).toContain(JSON.stringify(code.code).slice(1, -1))
})

test('the archive holds the whole and each model by its position', { tags: ['deep'], timeout: 240_000 }, async () => {
  const axis = await firstAxis()
  const bytes = await fileOf('archive', axis)
  const files = readZip(bytes)
  const names = [...files.keys()]
  expect(names.slice(0, 5)).toEqual(['assembly.stp', 'assembly.pdf', 'assembly.dxf', 'parts.xlsx', 'parts.csv'])
  expect(names.slice(5, 7)).toEqual(['proof.pdf', 'selection.json'])
  const saved = readSelection(JSON.parse(String(files.get('selection.json'))))
  expect(saved && pinnedModels(saved)).toEqual(partsOf(axis))
  const checked = await checkUploaded(files.get('proof.pdf'))
  expect(checked).toMatchObject({ outcome: 'same', proved: true })
  // Support units have no part in space, and so no folder of their own.
  const folders = names.filter((name) => name.startsWith('parts/')).map((name) => name.split('/')[1]?.split(' ')[0])
  expect(folders.toSorted((a = '', b = '') => a.localeCompare(b))).toEqual(
    ['1', '2', '3'].flatMap((position) => Array.from({ length: 4 }, () => position)),
  )
})
