import * as z from 'zod/mini'
import { type ReducerMode, reducerModes } from '../../../contract/reducer-modes.ts'
import {
  manualRequest,
  type reducerCheckRequest,
  reducerCheckRequests,
  type reducerExplanationRequest,
  reducerExplanationRequests,
  servoRequest,
  threePhaseRequest,
} from '../../../contract/reducer-working.ts'
import { type AssumptionDefinitions, assumptionIssues } from '../../../families/assumption-set.ts'
import { servoAssumptions } from '../../../families/reducer/assumptions.ts'
import { pageSize } from '../selection/calculate.ts'
import { andThen, inside, type Read, readShape } from '../requests/faults.ts'
import type { AskedExplanation, NamedPair } from './explain-reducer.ts'
import { type GivenRequest, readReducerRequest } from './read-reducer-request.ts'
import type { ReducerRows } from './reducer-rows.ts'

/** Bodies of the three calculations, with their mode. */
export const calculationBodies: { readonly [Mode in ReducerMode]: (body: unknown) => Read<GivenRequest> } = {
  threePhase: (body) => andThen(readShape(threePhaseRequest, body), (parameters) => ({ values: { mode: 'threePhase', parameters } })),
  servo: (body) => andThen(readShape(servoRequest, body), (parameters) => ({ values: { mode: 'servo', parameters } })),
  manual: (body) => andThen(readShape(manualRequest, body), (parameters) => ({ values: { mode: 'manual', parameters } })),
}

type ExplanationBody = z.infer<typeof reducerExplanationRequest>
type CheckBody = z.infer<typeof reducerCheckRequest>

const explanationShapes: Readonly<Record<ReducerMode, z.ZodMiniType<ExplanationBody>>> = reducerExplanationRequests
const checkShapes: Readonly<Record<ReducerMode, z.ZodMiniType<CheckBody>>> = reducerCheckRequests

const withMode = z.looseObject({ mode: z.enum(reducerModes) })

/** Reads with the shape of the body's own mode, so that a fault names the value and not the union. */
const readByMode = <Body>(shapes: Readonly<Record<ReducerMode, z.ZodMiniType<Body>>>, body: unknown): Read<Body> =>
  andThen(readShape(withMode, body), ({ mode }) => readShape(shapes[mode], body))

export const readExplanationBody = (body: unknown): Read<ExplanationBody> => readByMode(explanationShapes, body)

const fault = (code: string, path: string, text?: string): Read<never> => ({
  faults: [{ code, path, params: text === undefined ? {} : { text } }],
})

/** The pair that an explanation is asked for; undefined for those of the list. */
const readPair = (body: ExplanationBody, { gears, acMotors }: ReducerRows): Read<NamedPair | undefined> => {
  const { skuID } = body
  const motorSku = body.mode === 'threePhase' ? body.motorSku : undefined
  if (skuID === undefined) return motorSku === undefined ? { values: undefined } : fault('required', 'skuID')
  const gear = gears.get(skuID)
  if (!gear) return fault('notAnOption', 'skuID', skuID)
  if (body.mode !== 'threePhase') return { values: { gear } }
  if (motorSku === undefined) return fault('required', 'motorSku')
  const motor = acMotors.get(motorSku)
  return motor ? { values: { gear, motor } } : fault('notAnOption', 'motorSku', motorSku)
}

/** What an explanation is asked for, with everything that it names found. */
export const findExplained = (body: ExplanationBody, rows: ReducerRows): Read<AskedExplanation> =>
  andThen(inside('parameters', readReducerRequest(body, rows, pageSize)), (asked) =>
    andThen(readPair(body, rows), (named): Read<AskedExplanation> => {
      const { only } = body
      return named && only !== undefined ? fault('notSent', 'only') : { values: { asked, named, only } }
    }),
  )

/** The other modes leave nothing open. */
const noAssumptions: AssumptionDefinitions<never, string> = {}

/** What is to be checked: the request with its changed assumptions, and the described pair. */
export const readCheckBody = (body: unknown, rows: ReducerRows) =>
  andThen(readByMode(checkShapes, body), (given) =>
    andThen(inside('parameters', readReducerRequest(given, rows)), ({ request }) => {
      const overrides = given.assumptions ?? {}
      const faults = assumptionIssues(given.mode === 'servo' ? servoAssumptions : noAssumptions, overrides)
      if (faults.length > 0) return { faults }
      return { values: { request: request.mode === 'servo' ? { ...request, overrides } : request, candidate: given.candidate } }
    }),
  )
