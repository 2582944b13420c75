/** Service calls of the rotary flow. */
import { randomID } from '../../base/browser/random-id.ts'
import * as z from 'zod/mini'
import { rotaryService } from '../../../families/rotary/wire/names.ts'
import {
  rotaryInit,
  rotaryServoAnswer,
  type RotaryServoRequest,
  workingFirstAnswer,
  workingSecondAnswer,
  type WorkingSecondRequest,
} from '../../../families/rotary/wire/calls.ts'
import type { Calculation } from '../../../contract/results/selection.ts'
import { sceneRecordReceipt, type SceneRecordRequest, submittedStatus } from '../../../families/rotary/wire/record.ts'
import type { Locale } from '../../../i18n/locales.ts'
import type { IndustryCalls, SceneCalls, SecondCalls } from '../../rotary/rotary-calls.ts'
import { getAnswer, type ServiceCall } from '../../base/api/api.ts'

const callOf = (name: string, body?: unknown): ServiceCall => ({ path: `${rotaryService}/${name}`, query: {}, body })

const reader =
  <T>(shape: z.ZodMiniType<T>) =>
  (data: unknown): T | undefined =>
    z.safeParse(shape, data).data

const readInit = reader(rotaryInit)
const readFirst = reader(workingFirstAnswer)
const readReceipt = reader(sceneRecordReceipt)
const readSecond = reader(workingSecondAnswer)
const readServo = reader(rotaryServoAnswer)

/** Returns the call of a second step, used by the results to request their ledgers. */
export const secondCall = (request: WorkingSecondRequest): ServiceCall => callOf('WorkingSecond', request)

/** Returns the call for platforms with a motor, used by the results to request their ledgers. */
export const platformsCall = (request: RotaryServoRequest): ServiceCall => callOf('ServoMotorCalculation', request)

/** Converts an answer to a calculation for the results. */
export const rotaryCalculation = (
  { matched, total, catalogueVersion, notKnown, narrowable }: Omit<Calculation, 'list'>,
  list: Calculation['list'],
): Calculation => ({ list, matched, total, catalogueVersion, ...(notKnown && { notKnown }), ...(narrowable && { narrowable }) })

/** Submits scenes; a repeated submission has the same id, so that it is stored once. */
const submitWith = (classID: string, locale: Locale): SceneCalls['submit'] => {
  const open = new Map<string, string>()
  return async ({ type, inputs }, signal) => {
    const content = JSON.stringify([type, inputs])
    const submissionID = open.get(content) ?? randomID()
    open.set(content, submissionID)
    const body = { classID, type, list: [...inputs], status: submittedStatus, submissionID } satisfies SceneRecordRequest
    const receipt = await getAnswer(callOf('SubmitRecord', body), readReceipt, { locale, signal })
    open.delete(content)
    return receipt
  }
}

/** Returns the scene calls of a working id in a language. */
export const sceneService = (classID: string, locale: Locale): SceneCalls => ({
  scenes: (signal) => getAnswer(callOf('CalculationInit'), readInit, { locale, signal }),
  first: (request, signal) => getAnswer(callOf('WorkingFirst', request), readFirst, { locale, signal }),
  submit: submitWith(classID, locale),
})

/** Returns the call of the second step in a language. */
export const secondService = (locale: Locale): SecondCalls => ({
  second: (request, signal) => getAnswer(secondCall(request), readSecond, { locale, signal }),
})

/** Returns the call of the industry page in a language. */
export const industryService = (locale: Locale): IndustryCalls => ({
  platforms: (request, signal) => getAnswer(platformsCall(request), readServo, { locale, signal }),
})
