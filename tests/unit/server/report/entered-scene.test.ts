/** A page whose demand comes from a scene: its report states what was entered, and how the demand follows from it. */
import { expect, it } from 'vitest'
import { convert } from '../../../../engine/units/index.ts'
import { workingFirstAnswer } from '../../../../families/rotary/wire/calls.ts'
import { scenes } from '../../../../schemas/scenes/registry.ts'
import { makeReport } from '../../../../server/files/report/make-report.ts'
import { readPdf } from '../../../../server/files/report-check/read-pdf.ts'
import { checkReport } from '../../../../server/services/report/check-report.ts'
import { translate } from '../../../../i18n/translate.ts'
import { ownReports } from '../support/own-database.ts'
import { caller } from '../support/reports.ts'

const reports = ownReports()

const service = 'RotatingPlatformWorking'
const further = { name: 'lostMotion', value: 30, unit: 'arcmin' }

/** The page after its first step: what was asked and what came of it; `change` is done to the rows since. */
const visited = async (scene: (typeof scenes)[number], change: (value: number) => number = (value) => value) => {
  const sceneRequest = {
    type: scene.name,
    list: Object.entries(scene.items).map(([name, item]) => ({ name, value: item.default, unit: item.unit })),
  }
  const first = workingFirstAnswer.parse(await reports.ask({ path: `${service}/WorkingFirst`, query: {}, body: sceneRequest }))
  const rows = first.list.map((row) => (row.name === 'totalInertia' ? { ...row, value: change(row.value) } : row))
  const demand = [...rows, further]
  const one = {
    name: scene.name,
    selection: { v: 1, calculator: '3000000', inputs: { second: { scene: sceneRequest, rows: demand, picked: {} } } } as const,
    request: { path: `${service}/WorkingSecond`, query: {}, body: { parmentDto: demand } },
  }
  // The answer of the call.
  const { workingList = [], notKnown } = (await reports.ask(one.request)) as {
    workingList?: { skuID: string; motorSku?: string }[]
    notKnown?: { list: { skuID: string; motorSku?: string }[] }
  }
  return { sceneRequest, first, one, platform: workingList[0] ?? notKnown?.list[0] }
}

it.each(scenes.map((scene) => [scene.name, scene] as const))('%s', async (_name, scene) => {
  const { sceneRequest, first, one, platform } = await visited(scene)
  if (!platform) throw new Error('nothing fits')
  const { calculation } = await reports.inputOf(one, platform)
  const stated = new Map(calculation?.stated.map(({ label, value }) => [label.key, value]))
  for (const { name, value, unit } of sceneRequest.list) expect(stated.get(`scenes:items.${name}`)).toEqual({ kind: 'number', value, unit })
  expect(stated.get('scenes:rows.lostMotion')).toMatchObject({ value: further.value, unit: further.unit })
  // What follows is no condition; it is there with the formula it comes from.
  for (const { name, value } of first.list) {
    expect(stated.has(`scenes:rows.${name}`)).toBe(false)
    const shown = calculation?.scene?.values.find((one) => one.name === name)
    expect(shown?.value).toBeCloseTo(value, 6 - Math.ceil(Math.log10(Math.abs(value) + 1)))
    expect(shown?.formula).not.toBe('')
  }
  if (scene.motion !== 'indexing') return
  // One cycle is the whole index, by the area below the speed.
  const turned = calculation?.motion?.phases.reduce((sum, { distance }) => sum + distance, 0)
  const angle = sceneRequest.list.find(({ name }) => name === 'angle')
  expect(turned).toBeCloseTo(convert(angle?.value ?? NaN, angle?.unit ?? '', 'deg'), 6)
})

it('is not told where the rows are others than the scene gives', async () => {
  const [scene] = scenes
  if (!scene) throw new Error('no scene')
  const { one, platform } = await visited(scene, (value) => value * 1.5)
  if (!platform) throw new Error('nothing fits')
  const { calculation } = await reports.inputOf(one, platform)
  expect(calculation?.scene).toBeUndefined()
  expect(calculation?.stated.map(({ label }) => label.key)).toContain('scenes:rows.totalInertia')
})

it('stands in the document, with the date, and is checked as the same', { tags: ['deep'] }, async () => {
  const [scene] = scenes
  if (!scene) throw new Error('no scene')
  const { one, platform } = await visited(scene)
  if (!platform) throw new Error('nothing fits')
  const made = { catalogue: '1', at: '2026-11-26T10:20:00.000Z' }
  const input = await reports.inputOf({ ...one, selection: { ...one.selection, made } }, platform, { locale: 'zh-Hans' })
  const bytes = await makeReport(input, () => undefined)
  const read = await readPdf(Uint8Array.from(bytes))
  if ('unreadable' in read) throw new Error(read.unreadable)
  const text = read.pages.flat().join('')
  for (const name of Object.keys(scene.items)) expect(text).toContain(translate('zh-Hans', `scenes:items.${name}`))
  expect(text).toContain('2026年11月26日')
  expect((await checkReport(bytes, reports.parts, caller)).outcome).toBe('same')
})
