/** Calculates a filled form through the form's own calls: the best model with its governing check, or the nearest one. */
import * as z from 'zod/mini'
import { readCalculation } from '../../../contract/results/read-calculation.ts'
import type { BatchRow } from '../../../contract/results/batch.ts'
import { explanation, type RecommendedModel } from '../../../contract/results/selection.ts'
import { check, type Check } from '../../../contract/results/sizing.ts'
import { encodeRequest, type EncodedRequest, type FormState } from '../../../engine/index.ts'
import type { Parsed } from '../../../families/define/parsed.ts'
import { reducerModeOf } from '../../../families/reducer/wire/modes.ts'
import type { Caller, ServedCall } from '../calls/served-call.ts'
import type { ServedForm } from './batch-forms.ts'
import { amountOf, checkName, fixText, wireFaultText } from './batch-words.ts'
import { wholeAnswer } from '../calls/whole-answer.ts'

type RowRequest = { readonly form: ServedForm; readonly caller: Caller; readonly state: FormState; readonly request: EncodedRequest }
type Model = RecommendedModel
/** What came of a row. */
export type Outcome = Omit<BatchRow, 'row' | 'item' | 'remarks'>

/** Only the nearest models are read: the ledger of a whole family is large. */
const nearestShape = z.object({ nearest: explanation.shape.nearest })
const namedShape = z.object({ models: z.array(z.object({ checks: z.array(check) })) })
const checksShape = z.object({ checks: z.array(check) })

const ask = async (
  call: ServedCall | undefined,
  { query, body, caller }: { query: object; body: unknown; caller: Caller },
): Promise<Parsed<unknown>> => {
  if (!call) return { faults: [] }
  const listed = Object.fromEntries(Object.entries(query).map(([name, text]) => [name, [String(text)]]))
  return wholeAnswer(call.method === 'GET' ? call.respond(listed, caller) : call.respond(body, caller, {}), caller)
}

/** Requests a list of one card. */
const calculate = ({ form, caller, request }: RowRequest) => {
  const body = request.method === 'POST' ? { ...request.body, page: 1, size: 1 } : undefined
  return ask(form.calculation, { query: { ...request.query, Page: 1, Size: 1 }, body, caller })
}

/** Requests the explanation of the same calculation; for gear units with the mode of the request path. */
const explain = ({ form, caller, request }: RowRequest, rows: object) => {
  const mode = reducerModeOf(request.path)
  const body = { ...(mode !== undefined && { mode }), parameters: request.method === 'POST' ? request.body : {}, ...rows }
  return ask(form.explanation, { query: request.query, body, caller })
}

const valuesOf = <T extends z.ZodMiniType>(shape: T, read: Parsed<unknown>): z.infer<T> | undefined =>
  'values' in read ? shape.safeParse(read.values).data : undefined

/** The checks of a model: a form queried with GET describes the model to `Check`; a form posted names it to `Explanation`. */
const checksOf = async (row: RowRequest, { candidate, skuID, motorSku }: Model): Promise<readonly Check[]> => {
  const { form, caller, request, state } = row
  if (request.method === 'GET') {
    return valuesOf(checksShape, await ask(form.check, { query: {}, body: { inputs: state.inputs, candidate }, caller }))?.checks ?? []
  }
  const motors = reducerModeOf(request.path) !== undefined && motorSku !== undefined
  const named = valuesOf(namedShape, await explain(row, { skuID, ...(motors && { motorSku }) }))
  return named?.models[0]?.checks ?? []
}

const governingOf = async (row: RowRequest, model: Model): Promise<NonNullable<BatchRow['governing']>> => {
  const { form, caller } = row
  const { governing, utilisation } = model
  const found = (await checksOf(row, model)).find(({ name }) => name === governing)
  const shown = found && found.role !== 'yesOrNo'
  return {
    name: checkName(form, caller.locale, governing),
    utilisation,
    margin: 1 - utilisation,
    ...(shown && { value: amountOf(found.required, found.unit), limit: amountOf(found.available, found.unit) }),
  }
}

const named = ({ serviceID, skuID, skuName, maker, motorSku, machineCode, basis }: Model): NonNullable<BatchRow['model']> => ({
  serviceID,
  skuID,
  skuName,
  maker,
  ...(motorSku !== undefined && { motorSku }),
  orderCode: machineCode,
  basis,
})

const nearestOf = async (row: RowRequest): Promise<BatchRow['nearest']> => {
  const { form, caller } = row
  const [first] = valuesOf(nearestShape, await explain(row, {}))?.nearest ?? []
  if (!first) return undefined
  const [fix] = first.fixes
  return {
    skuName: first.motorSku === undefined ? first.skuName : `${first.skuName} + ${first.motorSku}`,
    failing: first.failing.map((name) => checkName(form, caller.locale, name)),
    ...(fix && { fix: fixText(form, caller.locale, fix) }),
  }
}

const listed = async (row: RowRequest, model: Model): Promise<Pick<Outcome, 'model' | 'governing'>> => ({
  model: named(model),
  governing: await governingOf(row, model),
})

/**
 * Calculates one row.
 *
 * @param form form whose calls answer
 * @param state the form, filled in without issues
 */
export const calculateRow = async (form: ServedForm, state: FormState, caller: Caller): Promise<Outcome> => {
  const request = encodeRequest(form.plan, state.snapshot)
  const row = { form, caller, state, request }
  const read = await calculate(row)
  if ('faults' in read) return { state: 'faulty', faults: read.faults.map((fault) => wireFaultText(form, caller.locale, fault)) }
  const answer = readCalculation(read.values)
  if (!answer) throw new TypeError(`${request.path} answers no calculation`)
  const { list, matched, total, notKnown } = answer
  const counted = { faults: [], matched, total }
  const [best] = list
  if (best) return { ...counted, state: 'found', verdict: 'passed', ...(await listed(row, best)) }
  const [unknown] = notKnown?.list ?? []
  const nearest = await nearestOf(row)
  const near = nearest && { nearest }
  if (!unknown) return { ...counted, state: 'nothing', verdict: 'failed', ...near }
  const open = (unknown.notKnown ?? []).map(({ name }) => checkName(form, caller.locale, name))
  return { ...counted, state: 'unknown', verdict: 'notKnown', ...(await listed(row, unknown)), notKnown: open, ...near }
}
