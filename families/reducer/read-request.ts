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
export type SentRequest =
  | { readonly mode: 'threePhase'; readonly parameters: ThreePhaseRequest }
  | { readonly mode: 'servo'; readonly parameters: ServoRequest }
  | { readonly mode: 'manual'; readonly parameters: ManualRequest }

/** A request with its motor looked up, and the requested page of the list. */
export type ReducerQuery = ListPart & {
  readonly request: ReducerRequest
  /** Sku of the servo motor; undefined for another brand. */
  readonly servoSku?: string
  /** The selected ratio. */
  readonly ratio?: number
  /** The parts to which the answer is restricted. */
  readonly only?: RejectedPair
}

/** A type whose optional fields are absent instead of undefined. */
type Stated<T> = { [Key in keyof T]: Exclude<T[Key], undefined> }

const stated = <T extends object>(fields: T): Stated<T> =>
  // Object.fromEntries widens the rest; only undefined fields are removed.
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as Stated<T>

/** Fields of a request that are meaningful only together. */
type Together = { readonly [Key in keyof (OutputParameters & StopParameters)]?: (OutputParameters & StopParameters)[Key] | undefined }

/** Errors of fields sent without their counterpart; in three-phase mode the inertia belongs to an emergency stop. */
function togetherFaults(parameters: Together, mode: ReducerMode): readonly Fault[] {
  const isStated = (name: keyof Together): boolean => parameters[name] !== undefined
  const isForced = isStated('radialForce') || isStated('pitchDiameter')
  return [
    ...(isStated('transmissionElement') && !isStated('pitchDiameter') ? refuse('required', 'pitchDiameter').faults : []),
    ...(isStated('pitchDiameter') && !isStated('transmissionElement') ? refuse('required', 'transmissionElement').faults : []),
    ...(isStated('forceDistance') && !isForced ? refuse('required', 'radialForce').faults : []),
    ...(isStated('emergencyTime') && !isStated('loadInertia') ? refuse('required', 'loadInertia').faults : []),
    ...(mode === 'threePhase' && isStated('loadInertia') && !isStated('emergencyTime') ? refuse('required', 'emergencyTime').faults : []),
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

const readServo = (parameters: ServoRequest, rows: ReducerRows): Parsed<Omit<ReducerQuery, keyof ListPart>> => {
  const { sku, customMotor, ratio, ...rest } = readCustomMotor(parameters)
  return andThen(readMotor({ sku, customMotor }, rows), (motor) => {
    const servo: ReducerRequest = { mode: 'servo', parameters: { ...stated(rest), ...motor } }
    return { values: { request: servo, ...(sku !== undefined && { servoSku: sku }), ...(ratio !== undefined && { ratio }) } }
  })
}

type NamedParts = { readonly gearUnitSku?: string | undefined; readonly motorSku?: string | undefined }

const withoutPart = <T extends SentRequest['parameters'] & NamedParts>({
  page: _page,
  size: _size,
  assumptions: _assumptions,
  gearUnitSku: _gearUnit,
  motorSku: _motor,
  ...parameters
}: T) => parameters

/** The gear unit and the three-phase motor that a calculation is restricted to. */
const readParts = ({ mode, parameters }: SentRequest, { gears, acMotors }: ReducerRows): Parsed<Pick<ReducerQuery, 'only'>> => {
  const { gearUnitSku, motorSku }: NamedParts = mode === 'manual' ? {} : parameters
  if (gearUnitSku === undefined) return motorSku === undefined ? { values: {} } : refuse('required', 'gearUnitSku')
  const gear = gears.get(gearUnitSku)
  if (!gear) return refuse('notAnOption', 'gearUnitSku', gearUnitSku)
  if (motorSku === undefined || mode !== 'threePhase') return { values: { only: { gear } } }
  const motor = acMotors.get(motorSku)
  return motor ? { values: { only: { gear, motor } } } : refuse('notAnOption', 'motorSku', motorSku)
}

/** Looks up what a request names; `usualSize`: default page size. */
const resolveQuery = (sent: SentRequest, rows: ReducerRows, usualSize: number = reducerPageSize): Parsed<ReducerQuery> => {
  const { page = 1, size = usualSize } = sent.parameters
  const faults = [...togetherFaults(sent.parameters, sent.mode), ...phaseFaults(sent.mode, sent.parameters)]
  if (faults.length > 0) return { faults }
  const named = readParts(sent, rows)
  if ('faults' in named) return named
  const { only } = named.values
  const part = { page, size, ...(only && { only }) }
  if (sent.mode === 'servo') {
    const { motorSku = sent.parameters.sku } = sent.parameters
    return andThen(readServo({ ...withoutPart(sent.parameters), sku: motorSku }, rows), (query) => ({ values: { ...query, ...part } }))
  }
  const request: ReducerRequest =
    sent.mode === 'threePhase'
      ? { mode: sent.mode, parameters: stated(withoutPart(sent.parameters)) }
      : { mode: sent.mode, parameters: stated(withoutPart(sent.parameters)) }
  return { values: { request, ...part } }
}

type Naming<Query> = NamingRequest<ReducerRows, Query>

/** A request with overridden assumptions; those that its mode does not have are errors. */
const assuming = (query: ReducerQuery, overrides: AssumptionOverrides = {}): Parsed<ReducerQuery> => {
  const faults = assumptionIssues(modeAssumptions[query.request.mode], overrides)
  return faults.length > 0 ? { faults } : { values: { ...query, request: { ...query.request, overrides } } }
}

const naming = (sent: SentRequest): Parsed<Naming<ReducerQuery>> => ({
  values: { resolve: (rows) => andThen(resolveQuery(sent, rows), (query) => assuming(query, sent.parameters.assumptions)) },
})

/** Parsers of the bodies of the three calculations. */
export const readCalculation: { readonly [Mode in ReducerMode]: (body: unknown) => Parsed<Naming<ReducerQuery>> } = {
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
export const readExplanation = (body: unknown): Parsed<Naming<ExplainedPairs<RejectedPair, ReducerQuery>>> =>
  andThen(readByMode(explanationShapes, body), (sent) => ({
    values: {
      resolve: (rows) =>
        andThen(inside('parameters', resolveQuery(sent, rows, pageSize)), (found) =>
          andThen(assuming(found, sent.assumptions), (query) =>
            andThen(findNamed(sent, rows), (named) => ({ values: { query, named, only: sent.only } })),
          ),
        ),
    },
  }))

/**
 * @param body of `Check`
 * @returns the request with its overridden assumptions, and the described pair
 */
export const readCheck = (body: unknown): Parsed<Naming<CheckedPair<PairCandidates, ReducerQuery>>> =>
  andThen(readByMode(checkShapes, body), (sent) => ({
    values: {
      resolve: (rows) =>
        andThen(inside('parameters', resolveQuery(sent, rows)), (found) =>
          andThen(assuming(found, sent.assumptions), (query) => ({ values: { query, candidate: sent.candidate } })),
        ),
    },
  }))
