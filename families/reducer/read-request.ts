/** Parses the requests of the reducer calls and looks up what they name in the current rows; reports all errors. */
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

/** A calculation request of one of the modes, as sent. */
export type GivenRequest =
  | { readonly mode: 'threePhase'; readonly parameters: ThreePhaseRequest }
  | { readonly mode: 'servo'; readonly parameters: ServoRequest }
  | { readonly mode: 'manual'; readonly parameters: ManualRequest }

/** A request with its motor looked up, and the requested page of the list. */
export type AskedReducer = ListPart & {
  readonly request: ReducerRequest
  /** Sku of the servo motor; undefined for another brand. */
  readonly servoSku?: string
  /** The selected ratio. */
  readonly ratio?: number
}

/** A type whose optional fields are absent instead of undefined. */
type Stated<T> = { [Key in keyof T]: Exclude<T[Key], undefined> }

const stated = <T extends object>(fields: T): Stated<T> =>
  // Object.fromEntries widens the rest; only undefined fields are removed.
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as Stated<T>

/** Fields of a request that are meaningful only together. */
type Together = { readonly [Key in keyof (OutputParameters & StopParameters)]?: (OutputParameters & StopParameters)[Key] | undefined }

/** Errors of fields sent without their counterpart; in three-phase mode the inertia belongs to an emergency stop. */
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

/** The motor of a request: by sku, or described. */
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

/** Looks up what a request names; `usualSize`: default page size. */
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

/** A request with overridden assumptions; those that its mode does not have are errors. */
const assuming = (asked: AskedReducer, overrides: AssumptionOverrides = {}): Parsed<AskedReducer> => {
  const faults = assumptionIssues(modeAssumptions[asked.request.mode], overrides)
  return faults.length > 0 ? { faults } : { values: { ...asked, request: { ...asked.request, overrides } } }
}

const naming = (given: GivenRequest): Parsed<Naming<AskedReducer>> => ({
  values: { resolve: (rows) => andThen(findAsked(given, rows), (asked) => assuming(asked, given.parameters.assumptions)) },
})

/** Parsers of the bodies of the three calculations. */
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

/** Parses with the schema of the body's own mode, so that an error names the value and not the union. */
const readByMode = <Body>(shapes: Readonly<Record<ReducerMode, z.ZodMiniType<Body>>>, body: unknown): Parsed<Body> =>
  andThen(readShape(withMode, body), ({ mode }) => readShape(shapes[mode], body))

/** The pair whose explanation is requested; undefined for those of the list. */
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
 * @returns the requested explanation, with everything that it names looked up
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
 * @returns the request with its overridden assumptions, and the described pair
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
