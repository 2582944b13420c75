import * as z from 'zod/mini'
import {
  decodeRequest,
  encodeRequest,
  evaluate,
  type InitData,
  type Inputs,
  isVisible,
  leftOutDefaults,
  type Plan,
  type Snapshot,
  valuesSchema,
} from '../../../engine/index.ts'
import { writtenDefault } from '../../../engine/plan/number-default.ts'
import { isRecord } from '../../../engine/base/is-record.ts'
import type { Fault, Parsed } from '../../../families/define/parsed.ts'
import { readShape } from '../../../families/define/read-shape.ts'
import { figureFaults } from '../../../families/define/table-rule.ts'
import type { Parameters } from './read-query.ts'

export interface CheckBody<Candidate> {
  readonly parameters: Parameters
  readonly candidate: Candidate
  readonly overrides: Readonly<Record<string, number>>
}

/** The body of a Check call: inputs of the form, figures of the component, and changed assumptions. Other members are faults. */
export const checkShape = (plan: Plan, init: InitData, candidate: z.ZodMiniObject) =>
  z.strictObject({
    inputs: valuesSchema(plan, init),
    candidate: z.strictObject(candidate.shape),
    assumptions: z.optional(z.record(z.string(), z.number())),
  })

/** Inputs that the body states but the form does not show under the others, where they would change something if it did. */
const unusedInputs = (plan: Plan, snapshot: Snapshot, inputs: Inputs): readonly Fault[] =>
  [...plan.fields.values()].flatMap((planned) => {
    const { id, field } = planned
    const isDefault = 'default' in field && inputs[id] === (field.kind === 'number' ? writtenDefault(field) : field.default)
    return inputs[id] === undefined || isDefault || isVisible(planned, snapshot)
      ? []
      : [{ code: 'notSent' as const, path: `inputs.${id}`, params: {} }]
  })

/** Encodes inputs as a request and decodes it again, so that a check sizes exactly what a calculation does. */
const toParameters = (plan: Plan, init: InitData, inputs: Inputs): Parsed<Parameters> => {
  const snapshot = evaluate(plan, { inputs, init })
  const faults = unusedInputs(plan, snapshot, inputs)
  if (faults.length > 0) return { faults }
  const { query } = encodeRequest(plan, snapshot)
  const decoded = decodeRequest(plan, Object.fromEntries(Object.entries(query).map(([name, text]) => [name, [text]])), init)
  return 'issues' in decoded ? { faults: decoded.issues } : { values: decoded.values }
}

export interface CheckReading {
  readonly plan: Plan
  readonly init: InitData
  readonly shape: ReturnType<typeof checkShape>
  /** Rules between the figures of a component. */
  readonly rules: z.ZodMiniType
  readonly assumptionFaults: (overrides: Readonly<Record<string, number>>) => readonly Fault[]
}

/** Adds the defaults of the choices that the body leaves out, or states as null. */
const withAllMembers = (plan: Plan, body: unknown): unknown => {
  if (!isRecord(body) || !isRecord(body['inputs'])) return body
  const defaults: Readonly<Record<string, unknown>> = leftOutDefaults(plan)
  const stated = Object.entries(body['inputs']).filter(([name, value]) => value !== null || !Object.hasOwn(defaults, name))
  return { ...body, inputs: { ...defaults, ...Object.fromEntries(stated) } }
}

/** Parses the body of a Check call, or returns every fault. */
export const readCheck = <Candidate>(
  { plan, init, shape, rules, assumptionFaults }: CheckReading,
  body: unknown,
): Parsed<CheckBody<Candidate>> => {
  const read = readShape(shape, withAllMembers(plan, body))
  if ('faults' in read) return read
  const { inputs, candidate, assumptions: overrides = {} } = read.values
  const faults = [...figureFaults(rules, 'candidate', candidate), ...assumptionFaults(overrides)]
  if (faults.length > 0) return { faults }
  // `valuesSchema` accepts only fields of the plan with values of their kinds.
  const parameters = toParameters(plan, init, inputs as Inputs)
  if ('faults' in parameters) return parameters
  // The strict object has exactly the members of `Candidate`.
  return { values: { parameters: parameters.values, candidate: candidate as Candidate, overrides } }
}
