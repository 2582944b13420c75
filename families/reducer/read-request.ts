/** Requests of the reducer calls: what they name is found among the rows of now, or everything that is wrong with them is said. */
import * as z from 'zod/mini'
import { pageSize } from '../../contract/results/selection.ts'
import { assumptionIssues, type AssumptionOverrides } from '../define/assumption-set.ts'
import type { CheckedPair, ExplainedPairs, ListPart, NamingRequest } from '../define/pair-family.ts'
import { andThen, type Fault, inside, type Parsed, refuse } from '../define/parsed.ts'
import { readShape } from '../define/read-shape.ts'
import { customMotorIssues } from './custom-motor.ts'
import { modeAssumptions, type PairCandidates, type ReducerRequest } from './pair.ts'
import type { CustomMotor, OutputParameters, ServoMotorChoice, StopParameters } from './parameters.ts'
import type { RejectedPair } from './rejected.ts'
import type { ReducerRows } from './reducer-rows.ts'
import {
  type ManualRequest,
  manualRequest,
  type reducerCheckRequest,
  reducerCheckRequests,
  type reducerExplanationRequest,
  reducerExplanationRequests,
  reducerPageSize,
  type ServoRequest,
  servoRequest,
  type ThreePhaseRequest,
  threePhaseRequest,
} from './wire/calls.ts'
import { phaseFaults } from './phase-faults.ts'
import { customMotorField, readCustomMotor } from './wire/custom-motor.ts'
import { type ReducerMode, reducerModes } from './wire/modes.ts'

/** A calculation of one of the modes, as it was sent. */
export type GivenRequest =
  | { readonly mode: 'threePhase'; readonly parameters: ThreePhaseRequest }
  | { readonly mode: 'servo'; readonly parameters: ServoRequest }
  | { readonly mode: 'manual'; readonly parameters: ManualRequest }

/** A request with its motor found and the part of the list that is wanted. */
export type AskedReducer = ListPart & {
  readonly request: ReducerRequest
  /** Sku of the servo motor; absent for another brand. */
  readonly servoSku?: string
  /** The ratio that was picked. */
  readonly ratio?: number
}

/** The same with every optional field present or absent, never undefined. */
type Stated<T> = { [Key in keyof T]: Exclude<T[Key], undefined> }

const stated = <T extends object>(fields: T): Stated<T> =>
  // Object.fromEntries widens what remains; only undefined fields are gone.
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as Stated<T>

/** Fields of a request that say something only together. */
type Together = { readonly [Key in keyof (OutputParameters & StopParameters)]?: (OutputParameters & StopParameters)[Key] | undefined }

/** What is sent without that which gives it a meaning, or the other way round; in three-phase mode the inertia is that of an emergency stop. */
function togetherFaults(given: Together, mode: ReducerMode): readonly Fault[] {
  const isGiven = (name: keyof Together): boolean => given[name] !== undefined
  const isForced = isGiven('radialForce') || isGiven('pitchDiameter')
  return [
    ...(isGiven('transmissionElement') && !isGiven('pitchDiameter') ? refuse('required', 'pitchDiameter').faults : []),
    ...(isGiven('pitchDiameter') && !isGiven('transmissionElement') ? refuse('required', 'transmissionElement').faults : []),
    ...(isGiven('forceDistance') && !isForced ? refuse('required', 'radialForce').faults : []),
    ...(isGiven('emergencyTime') && !isGiven('loadInertia') ? refuse('required', 'loadInertia').faults : []),
    ...(mode === 'threePhase' && isGiven('loadInertia') && !isGiven('emergencyTime') ? refuse('required', 'emergencyTime').faults : []),
  ]
}

/** How a request names its motor: by sku, or described. */
type NamedMotor = { readonly sku: string | undefined; readonly customMotor: CustomMotor | undefined }

const readMotor = ({ sku, customMotor }: NamedMotor, rows: ReducerRows): Parsed<ServoMotorChoice> => {
  if (sku !== undefined && customMotor) return refuse('notSent', customMotorField)
  if (customMotor) {
    const issues = customMotorIssues(customMotor)
    return issues.length > 0 ? inside(customMotorField, { faults: issues }) : { values: { customMotor } }
  }
  if (sku === undefined) return refuse('required', 'sku')
  const motor = rows.servoMotors.get(sku)
  return motor ? { values: { motor: motor.candidate } } : refuse('notAnOption', 'sku', sku)
}

const readServo = (parameters: ServoRequest, rows: ReducerRows): Parsed<Omit<AskedReducer, keyof ListPart>> => {
  const { sku, customMotor, ratio, ...rest } = readCustomMotor(parameters)
  return andThen(readMotor({ sku, customMotor }, rows), (motor) => {
    const servo: ReducerRequest = { mode: 'servo', parameters: { ...stated(rest), ...motor } }
    return { values: { request: servo, ...(sku !== undefined && { servoSku: sku }), ...(ratio !== undefined && { ratio }) } }
  })
}

const withoutPart = <T extends GivenRequest['parameters']>({ page: _page, size: _size, assumptions: _assumptions, ...parameters }: T) =>
  parameters

/** Finds what a request names; `usualSize`: rows of a page where it does not say. */
const findAsked = (given: GivenRequest, rows: ReducerRows, usualSize: number = reducerPageSize): Parsed<AskedReducer> => {
  const { page = 1, size = usualSize } = given.parameters
  const faults = [...togetherFaults(given.parameters, given.mode), ...phaseFaults(given.mode, given.parameters)]
  if (faults.length > 0) return { faults }
  if (given.mode === 'servo') {
    return andThen(readServo(withoutPart(given.parameters), rows), (asked) => ({ values: { ...asked, page, size } }))
  }
  const request: ReducerRequest =
    given.mode === 'threePhase'
      ? { mode: given.mode, parameters: stated(withoutPart(given.parameters)) }
      : { mode: given.mode, parameters: stated(withoutPart(given.parameters)) }
  return { values: { request, page, size } }
}

type Naming<Asked> = NamingRequest<ReducerRows, Asked>

/** A request under changed assumptions; those that its mode does not have are faults. */
const assuming = (asked: AskedReducer, overrides: AssumptionOverrides = {}): Parsed<AskedReducer> => {
  const faults = assumptionIssues(modeAssumptions[asked.request.mode], overrides)
  return faults.length > 0 ? { faults } : { values: { ...asked, request: { ...asked.request, overrides } } }
}

const naming = (given: GivenRequest): Parsed<Naming<AskedReducer>> => ({
  values: { resolve: (rows) => andThen(findAsked(given, rows), (asked) => assuming(asked, given.parameters.assumptions)) },
})

/** Bodies of the three calculations. */
export const readCalculation: { readonly [Mode in ReducerMode]: (body: unknown) => Parsed<Naming<AskedReducer>> } = {
  threePhase: (body) => andThen(readShape(threePhaseRequest, body), (parameters) => naming({ mode: 'threePhase', parameters })),
  servo: (body) => andThen(readShape(servoRequest, body), (parameters) => naming({ mode: 'servo', parameters })),
  manual: (body) => andThen(readShape(manualRequest, body), (parameters) => naming({ mode: 'manual', parameters })),
}

type ExplanationBody = z.infer<typeof reducerExplanationRequest>
type CheckBody = z.infer<typeof reducerCheckRequest>

const explanationShapes: Readonly<Record<ReducerMode, z.ZodMiniType<ExplanationBody>>> = reducerExplanationRequests
const checkShapes: Readonly<Record<ReducerMode, z.ZodMiniType<CheckBody>>> = reducerCheckRequests

const withMode = z.looseObject({ mode: z.enum(reducerModes) })

/** Reads with the shape of the body's own mode, so that a fault names the value and not the union. */
const readByMode = <Body>(shapes: Readonly<Record<ReducerMode, z.ZodMiniType<Body>>>, body: unknown): Parsed<Body> =>
  andThen(readShape(withMode, body), ({ mode }) => readShape(shapes[mode], body))

/** The pair that an explanation is asked for; undefined for those of the list. */
const findNamed = (body: ExplanationBody, { gears, acMotors }: ReducerRows): Parsed<RejectedPair | undefined> => {
  const { skuID } = body
  const motorSku = body.mode === 'threePhase' ? body.motorSku : undefined
  if (skuID === undefined) return motorSku === undefined ? { values: undefined } : refuse('required', 'skuID')
  const gear = gears.get(skuID)
  if (!gear) return refuse('notAnOption', 'skuID', skuID)
  if (body.mode !== 'threePhase') return { values: { gear } }
  if (motorSku === undefined) return refuse('required', 'motorSku')
  const motor = acMotors.get(motorSku)
  return motor ? { values: { gear, motor } } : refuse('notAnOption', 'motorSku', motorSku)
}

/**
 * @param body of `Explanation`
 * @returns what is to be explained, with everything that it names found
 */
export const readExplanation = (body: unknown): Parsed<Naming<ExplainedPairs<RejectedPair, AskedReducer>>> =>
  andThen(readByMode(explanationShapes, body), (given) => ({
    values: {
      resolve: (rows) =>
        andThen(inside('parameters', findAsked(given, rows, pageSize)), (found) =>
          andThen(assuming(found, given.assumptions), (asked) =>
            andThen(findNamed(given, rows), (named) => ({ values: { asked, named, only: given.only } })),
          ),
        ),
    },
  }))

/**
 * @param body of `Check`
 * @returns what is to be checked: the request with its changed assumptions, and the described pair
 */
export const readCheck = (body: unknown): Parsed<Naming<CheckedPair<PairCandidates, AskedReducer>>> =>
  andThen(readByMode(checkShapes, body), (given) => ({
    values: {
      resolve: (rows) =>
        andThen(inside('parameters', findAsked(given, rows)), (found) =>
          andThen(assuming(found, given.assumptions), (asked) => ({ values: { asked, candidate: given.candidate } })),
        ),
    },
  }))
