/** Calls for the scenes of rotary tables. */
import * as z from 'zod/mini'
import type { Scene } from '../../../engine/define/index.ts'
import { rotaryLabelKey } from '../../../families/rotary/labels.ts'
import { rotaryInit, workingFirstAnswer, workingFirstRequest } from '../../../families/rotary/wire/calls.ts'
import { rotaryService } from '../../../families/rotary/wire/names.ts'
import { sceneCalculation, sceneCalculationRequest, workingSceneInit, workingScenes } from '../../../families/rotary/wire/scene-calls.ts'
import { sceneRecordBody, sceneRecordReceipt } from '../../../families/rotary/wire/record.ts'
import type { SceneRecords } from '../../records/scene-records.ts'
import { refuse } from '../../../families/define/parsed.ts'
import { defineCall } from '../calls/define-call.ts'
import { type GuardedCall, openTo } from '../calls/guarded-call.ts'
import type { QueryParameter } from '../calls/read-query.ts'
import { calculatorRoots, formCalls, type NamedShape } from '../calls/served-call.ts'
import { sceneClasses } from './scene-classes.ts'
import { exampleRecord, exampleScene } from './scene-examples.ts'
import { compileScenes, rotaryInitOf, type ServedScenes } from './served-scenes.ts'
import { calculateSceneOf, workingSceneInitOf, workingScenesOf } from './scenes-of-class.ts'
import { readRecord } from './read-record.ts'
import { submitRecord } from './submit-record.ts'
import { workingFirst } from './working-first.ts'

const common = {
  roots: calculatorRoots,
  service: rotaryService,
  tag: { screens: sceneClasses },
  labelKey: rotaryLabelKey,
  access: openTo.catalogue,
} as const

const named = (call: string, shape: NamedShape['shape']): NamedShape => ({ name: `${common.service}${call}`, shape })

const sceneParameter = (scenes: ServedScenes): QueryParameter<string> => ({
  described: {
    required: true,
    conditional: false,
    shape: z.enum([...scenes.keys()]),
    unit: '',
    description: 'Scene id from WorkingScenes',
  },
  read: (query, name) => {
    const [id = '', ...more] = query[name] ?? []
    if (more.length > 0) return refuse('repeatedParameter', name)
    return id === '' ? refuse('required', name) : { values: id }
  },
})

const classCalls = (scenes: ServedScenes): readonly GuardedCall[] => {
  const ofClass = { ...common, classes: { ids: sceneClasses } } as const
  return [
    defineCall({
      ...ofClass,
      call: formCalls.init,
      summary: 'Load types of rotating platforms',
      description: 'Load types with their inputs: unit, default and, if it depends on no other input, range.',
      answer: named('Init', rotaryInit),
      handler: (_, { locale }) => ({ values: rotaryInitOf(scenes, locale) }),
    }),
    defineCall({
      ...ofClass,
      call: 'WorkingScenes',
      summary: 'List the scenes of a class',
      description: 'The scenes that a class calculates with, in the order of the tiles.',
      answer: named('Scenes', workingScenes),
      handler: (_, { locale }) => ({ values: workingScenesOf(scenes, locale) }),
    }),
    defineCall({
      ...ofClass,
      call: 'WorkingSceneInit',
      summary: 'Parameters of a scene',
      description: 'The parameters of a scene with units and defaults.',
      parameters: { id: sceneParameter(scenes) },
      example: () => ({ query: { id: exampleScene(scenes).type } }),
      answer: named('SceneInit', workingSceneInit),
      handler: ({ query: { id } }, { locale }) => workingSceneInitOf(scenes, id, locale),
    }),
    defineCall({
      ...ofClass,
      labelKey: (path) => common.labelKey(path.replace(/^workingParams\./, 'list.')),
      call: 'WorkingSceneCalculation',
      summary: 'Calculate a scene',
      description:
        'Requirements of a scene for the platform: as values for the calculations, and as a table. The same calculation as WorkingFirst.',
      body: { name: named('SceneCalculationRequest', sceneCalculationRequest).name, shape: sceneCalculationRequest },
      example: () => {
        const { type, list } = exampleScene(scenes)
        return { body: { id: type, workingParams: list.map(({ name, value }) => ({ paramName: name, value })) } }
      },
      answer: named('SceneCalculation', sceneCalculation),
      handler: ({ body }, { locale }) => calculateSceneOf(scenes, body, locale),
    }),
  ]
}

const firstCall = (scenes: ServedScenes): GuardedCall =>
  defineCall({
    ...common,
    call: 'WorkingFirst',
    summary: 'Requirements from a scene',
    description:
      'Inertia, speed, torques and loads of a scene, and the torque over one cycle. Every input is sent once, in any unit of its kind.',
    body: { name: named('WorkingFirstRequest', workingFirstRequest).name, shape: workingFirstRequest },
    example: () => ({ body: exampleScene(scenes) }),
    answer: named('WorkingFirst', workingFirstAnswer),
    handler: ({ body }) => workingFirst(body, scenes),
  })

const recordCall = (scenes: ServedScenes, records: SceneRecords): GuardedCall =>
  defineCall({
    ...common,
    access: { resource: 'catalogue', action: 'add' },
    call: 'SubmitRecord',
    summary: 'Submit a calculated scene',
    description:
      'Stores the inputs of a scene with its results for the manufacturer; the results are calculated again here. A call repeated with the same submissionID is stored once and answered with the same record. Scene, item names and submissionID may be left out: items are then recognised by their display names.',
    button: 'submit',
    writes: true,
    body: { name: named('SubmitRecordRequest', sceneRecordBody).name, shape: sceneRecordBody },
    example: () => ({ body: exampleRecord(scenes) }),
    answer: named('SubmitRecord', sceneRecordReceipt),
    handler: ({ body }, caller) => {
      const read = readRecord(body, scenes)
      return 'faults' in read ? read : submitRecord(read.values, caller, { scenes, records })
    },
  })

/** @returns the calls for scenes: their inputs, their demands, and storing one */
export const sceneCalls = (scenes: readonly Scene[], records: SceneRecords): readonly GuardedCall[] => {
  const compiled = compileScenes(scenes)
  return [...classCalls(compiled), firstCall(compiled), recordCall(compiled, records)]
}
