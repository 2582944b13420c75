/** The calls of the rotating flow, answered by the service. */
import * as z from 'zod/mini'
import { rotaryService } from '../../contract/rotary-calls.ts'
import {
  rotaryInit,
  rotaryServoAnswer,
  type RotaryServoRequest,
  workingFirstAnswer,
  workingSecondAnswer,
  type WorkingSecondRequest,
} from '../../contract/rotary-working.ts'
import type { Locale } from '../../i18n/locales.ts'
import type { IndustryCalls, SceneCalls, SecondCalls } from '../rotating/rotating-calls.ts'
import { getAnswer, type ServiceCall } from './api.ts'

const callOf = (name: string, body?: unknown): ServiceCall => ({ path: `${rotaryService}/${name}`, query: {}, body })

const reader =
  <T>(shape: z.ZodMiniType<T>) =>
  (data: unknown): T | undefined =>
    z.safeParse(shape, data).data

const readInit = reader(rotaryInit)
const readFirst = reader(workingFirstAnswer)
const readSecond = reader(workingSecondAnswer)
const readServo = reader(rotaryServoAnswer)

/** A second step as its results ask it again for their ledgers. */
export const secondCall = (request: WorkingSecondRequest): ServiceCall => callOf('WorkingSecond', request)

/** Platforms for a motor, as their results ask for them again for their ledgers. */
export const platformsCall = (request: RotaryServoRequest): ServiceCall => callOf('ServoMotorCalculation', request)

/** The scenes' calls in a reader's language. */
export const sceneService = (locale: Locale): SceneCalls => ({
  scenes: async (signal) => (await getAnswer(callOf('CalculationInit'), readInit, { locale, signal })).scenes,
  first: (request, signal) => getAnswer(callOf('WorkingFirst', request), readFirst, { locale, signal }),
  submit: () => Promise.reject(new Error('not yet')),
})

/** The second step's call in a reader's language. */
export const secondService = (locale: Locale): SecondCalls => ({
  second: (request, signal) => getAnswer(secondCall(request), readSecond, { locale, signal }),
})

/** The industry page's call in a reader's language. */
export const industryService = (locale: Locale): IndustryCalls => ({
  platforms: (request, signal) => getAnswer(platformsCall(request), readServo, { locale, signal }),
})
