/** The calculators that accept a table: those whose screen is a form, with the calls that answer the form. */
import type { Cooperative } from '../../../engine/base/cooperative.ts'
import { isRecord } from '../../../engine/base/is-record.ts'
import { compile, type InitData, type Plan, requestCall } from '../../../engine/index.ts'
import { type Calculator, calculators, workingClasses } from '../../../schemas/registry.ts'
import { formCalls, isCooperative } from '../calls/served-call.ts'
import type { Caller, Query, QueryCall, ServedCall } from '../calls/served-call.ts'

/** A form by its working id, with everything needed to calculate a row of a table. */
export type BatchForm = {
  readonly id: string
  readonly plan: Plan
  readonly examples: Calculator['examples']
  readonly calculation: ServedCall
  /** The other calls of the form. */
  readonly explanation: ServedCall | undefined
  readonly check: ServedCall | undefined
  /** The init data of the form, as the form itself requests it. */
  readonly init: (query: Query, caller: Caller) => Cooperative<InitData | undefined>
}

/** What the columns of a form and its template are made from. */
export type FormInputs = Pick<BatchForm, 'plan' | 'examples' | 'init'>

const callAt = (calls: readonly ServedCall[], path: string): ServedCall | undefined =>
  calls.find(({ service, call }) => `${service}/${call}` === path)

const sibling = (path: string, name: string): string => path.replace(/[^/]+$/, name)

const initOf = (call: QueryCall | undefined): BatchForm['init'] =>
  function* (query, caller) {
    const answer = call?.respond(query, caller)
    if (answer instanceof Promise) throw new TypeError('an init answer of the catalogue waits for nobody')
    const read = answer && (isCooperative(answer) ? yield* answer : answer)
    return read && 'values' in read && isRecord(read.values) ? read.values : undefined
  }

const formOf = (id: string, { schema, examples }: Calculator, calls: readonly ServedCall[]): BatchForm | undefined => {
  const { path } = requestCall(schema.request)
  const calculation = callAt(calls, path)
  if (!calculation) return undefined
  const init = schema.init && callAt(calls, schema.init.get)
  return {
    id,
    plan: compile(schema),
    examples,
    calculation,
    explanation: callAt(calls, sibling(path, formCalls.explanation)),
    check: callAt(calls, sibling(path, formCalls.check)),
    init: initOf(init?.method === 'GET' ? init : undefined),
  }
}

/**
 * @param calls calls of the forms
 * @returns the forms by working id; a class whose screen is not a form is left out
 */
export const batchForms = (calls: readonly ServedCall[]): ReadonlyMap<string, BatchForm> =>
  new Map(
    workingClasses.flatMap(({ id, schema }) => {
      const calculator = calculators.find((one) => one.schema.id === schema.id)
      const form = calculator && formOf(id, calculator, calls)
      return form ? [[id, form] as const] : []
    }),
  )
