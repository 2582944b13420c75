/** The calculators that accept a table: those whose screen is a form, with the calls that answer it, and those whose results are values. */
import type { Cooperative } from '../../../engine/base/cooperative.ts'
import type { CalculatorExamples } from '../../../engine/define/examples.ts'
import { isRecord } from '../../../engine/base/is-record.ts'
import { compile, type InitData, type Plan, requestCall } from '../../../engine/index.ts'
import { calculatorNamespace } from '../../../i18n/text-files.ts'
import type { Site } from '../../../contract/site/site.ts'
import { type Calculator, calculators, workingClasses } from '../../../schemas/registry.ts'
import { formCalls, isCooperative } from '../calls/served-call.ts'
import type { Caller, Query, QueryCall, ServedCall } from '../calls/served-call.ts'
import type { CalculableOf } from '../site-calculators/calculable.ts'

/** What the columns of a form and its template are made from. */
export type FormInputs = {
  readonly plan: Plan
  /** Namespace of its texts. */
  readonly namespace: string
  readonly cases: readonly Pick<CalculatorExamples['cases'][number], 'inputs'>[]
  /** The init data of the form, as the form itself requests it. */
  readonly init: (query: Query, caller: Caller) => Cooperative<InitData | undefined>
}

/** A form by its working id, whose results are values of its own. */
export type ValueForm = FormInputs & { readonly id: string }

/** A form that a service answers, with everything needed to calculate a row of a table. */
export type ServedForm = ValueForm & {
  readonly calculation: ServedCall
  /** The other calls of the form. */
  readonly explanation: ServedCall | undefined
  readonly check: ServedCall | undefined
}

export type BatchForm = ServedForm | ValueForm

/** Whether a service finds models for the form. */
export const isServedForm = (form: BatchForm): form is ServedForm => 'calculation' in form

const callAt = (calls: readonly ServedCall[], path: string): ServedCall | undefined =>
  calls.find(({ service, call }) => `${service}/${call}` === path)

const sibling = (path: string, name: string): string => path.replace(/[^/]+$/, name)

const initOf = (call: QueryCall | undefined): FormInputs['init'] =>
  function* (query, caller) {
    const answer = call?.respond(query, caller)
    if (answer instanceof Promise) throw new TypeError('an init answer of the catalogue waits for nobody')
    const read = answer && (isCooperative(answer) ? yield* answer : answer)
    return read && 'values' in read && isRecord(read.values) ? read.values : undefined
  }

const formOf = (id: string, { schema, examples }: Calculator, calls: readonly ServedCall[]): ServedForm | undefined => {
  const { path } = requestCall(schema.request)
  const calculation = callAt(calls, path)
  if (!calculation) return undefined
  const init = schema.init && callAt(calls, schema.init.get)
  return {
    id,
    plan: compile(schema),
    namespace: calculatorNamespace(schema),
    cases: examples.cases,
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
const servedForms = (calls: readonly ServedCall[]): ReadonlyMap<string, ServedForm> =>
  new Map(
    workingClasses.flatMap(({ id, schema }) => {
      const calculator = calculators.find((one) => one.schema.id === schema.id)
      const form = calculator && formOf(id, calculator, calls)
      return form ? [[id, form] as const] : []
    }),
  )

/** The forms of a site. */
export interface BatchForms {
  readonly of: (site: Site, id: string) => BatchForm | undefined
  /** The working id of one, for examples. */
  readonly example: string
}

/**
 * @param calls calls of the forms
 * @param calculableOf finds the calculators whose results are values
 */
export const batchForms = (calls: readonly ServedCall[], calculableOf: CalculableOf): BatchForms => {
  const served = servedForms(calls)
  const valueForm = (site: Site, id: string): ValueForm | undefined => {
    const found = calculableOf(site, id)
    return found && { id, ...found, init: initOf(undefined) }
  }
  return { of: (site, id) => valueForm(site, id) ?? served.get(id), example: [...served.keys()][0] ?? '' }
}
