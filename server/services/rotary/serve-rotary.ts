import {
  rotaryCheckAnswer,
  rotaryCheckRequest,
  rotaryExplanation,
  type RotaryExplanation,
  rotaryExplanationRequest,
  type RotaryExplanationRequest,
} from '../../../contract/rotary-ledger.ts'
import {
  rotaryInit,
  rotaryServoAnswer,
  type RotaryServoAnswer,
  rotaryServoRequest,
  workingFirstAnswer,
  workingFirstRequest,
  workingSecondAnswer,
  type WorkingSecondAnswer,
  workingSecondRequest,
} from '../../../contract/rotary-working.ts'
import { sceneRecordReceipt, sceneRecordRequest } from '../../../contract/scene-record.ts'
import type { Scene } from '../../../engine/define/index.ts'
import { sceneClasses } from '../../../schemas/scenes/scene-classes.ts'
import type { SceneRecords } from '../../records/scene-records.ts'
import { andThen, type Read, readShape } from '../requests/faults.ts'
import type { CurrentCatalogue } from '../requests/serve-family.ts'
import type { NamedShape, ServedCall } from '../requests/served-call.ts'
import { createAnswerCache } from '../selection/answer-cache.ts'
import { checkRotary, explainRotary } from './explain-rotary.ts'
import { platformsForMotor } from './platforms-for-motor.ts'
import { findExplained, readCheckBody, readExplanationBody } from './rotary-bodies.ts'
import { rotaryExamples } from './rotary-examples.ts'
import { rotaryLabelKey } from './rotary-labels.ts'
import { createRotaryRows, type RotaryRows } from './rotary-rows.ts'
import { rotaryInitOf, serveScenes, type ServedScenes } from './served-scenes.ts'
import { submitRecord } from './submit-record.ts'
import { workingFirst } from './working-first.ts'
import { workingSecond } from './working-second.ts'

/** What all calls of this service have in common. */
const common = {
  service: 'RotatingPlatformWorking',
  screens: sceneClasses,
  labelKey: rotaryLabelKey,
  units: {},
} as const satisfies Partial<ServedCall>

/** Answers of three hundred cards each; ledgers are larger. */
const keptCalculations = 40
const keptExplanations = 16

const named = (call: string, shape: NamedShape['shape']): NamedShape => ({ name: `${common.service}${call}`, shape })

type Examples = ReturnType<typeof rotaryExamples>

const sceneCalls = (scenes: ServedScenes, { first }: Examples): readonly ServedCall[] => [
  {
    ...common,
    call: 'CalculationInit',
    kind: 'rotaryInit',
    answer: named('Init', rotaryInit),
    respond: () => ({ values: rotaryInitOf(scenes) }),
  },
  {
    ...common,
    call: 'WorkingFirst',
    kind: 'workingFirst',
    body: { request: named('WorkingFirstRequest', workingFirstRequest), example: first },
    answer: named('WorkingFirst', workingFirstAnswer),
    respond: (body) => workingFirst(body, scenes),
  },
]

const recordCall = (scenes: ServedScenes, records: SceneRecords, { record }: Examples): ServedCall => ({
  ...common,
  call: 'SubmitRecord',
  kind: 'submitRecord',
  body: { request: named('SubmitRecordRequest', sceneRecordRequest), example: record },
  answer: named('SubmitRecord', sceneRecordReceipt),
  writes: true,
  respond: (body, caller) => submitRecord(body, caller, { scenes, records }),
})

/** Reads the body of a calculation; answers given before under the same version are not worked out again. */
const remembering = <Given, Answer>(
  read: (body: unknown) => Read<Given>,
  rows: () => RotaryRows,
  { work, size }: { readonly work: (given: Given, now: RotaryRows) => Read<Answer>; readonly size: number },
): ((body: unknown) => Read<Answer>) => {
  const kept = createAnswerCache<Read<Answer>>(size)
  return (body) =>
    andThen(read(body), (given) => {
      const now = rows()
      return kept.recall(now.version, JSON.stringify(given), () => work(given, now))
    })
}

type Calculations = {
  readonly second: (body: unknown) => Read<WorkingSecondAnswer>
  readonly servo: (body: unknown) => Read<RotaryServoAnswer>
}

const matchCalls = (rows: () => RotaryRows, { demand, motor }: Examples, { second, servo }: Calculations): readonly ServedCall[] => [
  {
    ...common,
    call: 'WorkingSecond',
    kind: 'workingSecond',
    body: { request: named('WorkingSecondRequest', workingSecondRequest), example: () => ({ parmentDto: demand() }) },
    answer: named('WorkingSecond', workingSecondAnswer),
    respond: second,
  },
  {
    ...common,
    call: 'ServoMotorCalculation',
    kind: 'rotaryServo',
    body: {
      request: named('ServoMotorCalculationRequest', rotaryServoRequest),
      example: () => ({ sku: motor(rows()), workingData: demand() }),
    },
    answer: named('ServoMotorCalculation', rotaryServoAnswer),
    respond: servo,
  },
]

const explain = (given: RotaryExplanationRequest, now: RotaryRows): Read<RotaryExplanation> =>
  andThen(findExplained(given, now), (explained) => explainRotary(explained, now))

const ledgerCalls = (rows: () => RotaryRows, { demand }: Examples, { second }: Calculations): readonly ServedCall[] => [
  {
    ...common,
    call: 'Explanation',
    kind: 'rotaryExplanation',
    body: {
      request: named('ExplanationRequest', rotaryExplanationRequest),
      example: () => ({ parameters: { workingData: demand() } }),
    },
    answer: named('Explanation', rotaryExplanation),
    respond: remembering(readExplanationBody, rows, { work: explain, size: keptExplanations }),
  },
  {
    ...common,
    call: 'Check',
    kind: 'rotaryCheck',
    body: {
      request: named('CheckRequest', rotaryCheckRequest),
      example: () => {
        const found = second({ parmentDto: demand() })
        return { parameters: { workingData: demand() }, candidate: 'values' in found ? found.values.workingList[0]?.candidate : undefined }
      },
    },
    answer: named('CheckAnswer', rotaryCheckAnswer),
    respond: (body) =>
      andThen(readCheckBody(body), ({ demand: asked, candidates, overrides }) => checkRotary(asked, candidates, overrides)),
  },
]

/** The calls of rotating platforms: the scenes and their records, and the platforms from the catalogue of now. */
export const serveRotary = (current: CurrentCatalogue, scenes: readonly Scene[], records: SceneRecords): readonly ServedCall[] => {
  const served = serveScenes(scenes)
  const rows = createRotaryRows(current)
  const examples = rotaryExamples(served)
  const size = keptCalculations
  const calculations: Calculations = {
    second: remembering((body) => readShape(workingSecondRequest, body), rows, { work: workingSecond, size }),
    servo: remembering((body) => readShape(rotaryServoRequest, body), rows, { work: platformsForMotor, size }),
  }
  return [
    ...sceneCalls(served, examples),
    recordCall(served, records, examples),
    ...matchCalls(rows, examples, calculations),
    ...ledgerCalls(rows, examples, calculations),
  ]
}
