import * as z from 'zod/mini'
import type { Scene } from '../../../engine/define/index.ts'
import { rotaryLabelKey } from '../../../families/rotary/labels.ts'
import { rotaryInit, workingFirstAnswer, workingFirstRequest } from '../../../families/rotary/wire/calls.ts'
import { rotaryService } from '../../../families/rotary/wire/names.ts'
import { sceneCalculation, sceneCalculationRequest, workingSceneInit, workingScenes } from '../../../families/rotary/wire/scene-calls.ts'
import { sceneRecordReceipt, sceneRecordRequest } from '../../../families/rotary/wire/record.ts'
import type { SceneRecords } from '../../records/scene-records.ts'
import { andThen } from '../../../families/define/parsed.ts'
import { readInit } from '../calculators/read-init.ts'
import { type BodyCall, calculatorRoots, type NamedShape, type QueryCall, type ServedCall } from '../calls/served-call.ts'
import { sceneClasses } from './scene-classes.ts'
import { exampleRecord, exampleScene } from './scene-examples.ts'
import { compileScenes, rotaryInitOf, type ServedScenes } from './served-scenes.ts'
import { calculateSceneOf, workingSceneInitOf, workingScenesOf } from './scenes-of-class.ts'
import { submitRecord } from './submit-record.ts'
import { workingFirst } from './working-first.ts'

/** What these calls have in common. */
const common = {
  roots: calculatorRoots,
  service: rotaryService,
  heading: { screens: sceneClasses },
  labelKey: rotaryLabelKey,
  hintKey: () => undefined,
} as const satisfies Partial<ServedCall>

const named = (call: string, shape: NamedShape['shape']): NamedShape => ({ name: `${common.service}${call}`, shape })

const initCall = (scenes: ServedScenes): QueryCall => ({
  ...common,
  classes: { ids: sceneClasses },
  method: 'GET',
  call: 'CalculationInit',
  kind: 'rotaryInit',
  parameters: [],
  options: [],
  example: () => ({}),
  answer: named('Init', rotaryInit),
  respond: (query, { locale }) => readInit({ init: rotaryInitOf(scenes, locale) }, query),
})

const scenesCall = (scenes: ServedScenes): QueryCall => ({
  ...common,
  classes: { ids: sceneClasses },
  method: 'GET',
  call: 'WorkingScenes',
  kind: 'workingScenes',
  parameters: [],
  options: [],
  example: () => ({}),
  answer: named('Scenes', workingScenes),
  respond: (query, { locale }) => andThen(readInit({ init: {} }, query), () => ({ values: workingScenesOf(scenes, locale) })),
})

const sceneInitCall = (scenes: ServedScenes): QueryCall => ({
  ...common,
  classes: { ids: sceneClasses },
  method: 'GET',
  call: 'WorkingSceneInit',
  kind: 'workingSceneInit',
  parameters: [{ name: 'id', required: true, conditional: false, shape: z.enum([...scenes.keys()]), unit: '', text: 'scene' }],
  options: [],
  example: () => ({ id: exampleScene(scenes).type }),
  answer: named('SceneInit', workingSceneInit),
  respond: (query, { locale }) => workingSceneInitOf(scenes, query, locale),
})

const sceneCalculationCall = (scenes: ServedScenes): BodyCall => ({
  ...common,
  labelKey: (path) => common.labelKey(path.replace(/^workingParams\./, 'list.')),
  classes: { ids: sceneClasses },
  method: 'POST',
  call: 'WorkingSceneCalculation',
  kind: 'workingSceneCalculation',
  body: {
    request: named('SceneCalculationRequest', sceneCalculationRequest),
    units: {},
    example: () => {
      const { type, list } = exampleScene(scenes)
      return { id: type, workingParams: list.map(({ name, value }) => ({ paramName: name, value })) }
    },
  },
  answer: named('SceneCalculation', sceneCalculation),
  respond: (body, { locale }) => calculateSceneOf(scenes, body, locale),
})

const firstCall = (scenes: ServedScenes): BodyCall => ({
  ...common,
  method: 'POST',
  call: 'WorkingFirst',
  kind: 'workingFirst',
  body: { request: named('WorkingFirstRequest', workingFirstRequest), units: {}, example: () => exampleScene(scenes) },
  answer: named('WorkingFirst', workingFirstAnswer),
  respond: (body) => workingFirst(body, scenes),
})

const recordCall = (scenes: ServedScenes, records: SceneRecords): BodyCall => ({
  ...common,
  method: 'POST',
  call: 'SubmitRecord',
  kind: 'submitRecord',
  button: 'submit',
  body: { request: named('SubmitRecordRequest', sceneRecordRequest), units: {}, example: () => exampleRecord(scenes) },
  answer: named('SubmitRecord', sceneRecordReceipt),
  writes: true,
  respond: (body, caller) => submitRecord(body, caller, { scenes, records }),
})

/** The calls about scenes: what they ask for, what they demand, and the record of one. */
export const serveScenes = (scenes: readonly Scene[], records: SceneRecords): readonly ServedCall[] => {
  const compiled = compileScenes(scenes)
  return [
    initCall(compiled),
    scenesCall(compiled),
    sceneInitCall(compiled),
    sceneCalculationCall(compiled),
    firstCall(compiled),
    recordCall(compiled, records),
  ]
}
