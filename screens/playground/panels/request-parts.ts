/** The current request of a form by parameter, with the reason for each parameter that is not sent. */
import { isAbsent } from '../../../engine/expression/index.ts'
import {
  encodeRequest,
  type EncodedRequest,
  type FormState,
  initRequest,
  type Issue,
  reasonsAgainstStart,
  requestCall,
  resultValues,
  valueResults,
} from '../../../engine/index.ts'
import type { ValueState } from './shown-values.ts'

/**
 * `made`: the expression, list or constant in the schema. `state` is that of its value; `known` but not sent means its `when`
 * excludes it.
 */
export type ParameterLine = {
  readonly name: string
  readonly made: string
  readonly sent: string | undefined
  readonly state: ValueState
}

export type RequestParts = {
  readonly request: EncodedRequest
  /** Path and query. */
  readonly address: string
  readonly parameters: readonly ParameterLine[]
  readonly reasons: readonly Issue[]
  /** The init call; undefined if there is none or it is incomplete. */
  readonly init: string | undefined
}

type Written = ReturnType<typeof requestCall>['parameters'][string]

const madeOf = (written: Written | undefined): string => {
  if (written === undefined || typeof written === 'string') return written ?? ''
  if ('constant' in written) return String(written.constant)
  const what = 'list' in written ? `${written.list} (${written.columns.join(', ')})` : written.value
  return written.when === undefined ? what : `${what} when ${written.when}`
}

const addressOf = (path: string, query: Readonly<Record<string, string>>): string => {
  const text = new URLSearchParams(query).toString()
  return text === '' ? path : `${path}?${text}`
}

/** The call that calculates what the form shows by itself, and its results in place of parameters. */
const calculationParts = ({ plan, inputs, snapshot }: FormState): RequestParts => {
  const path = 'Calculators/Calculate'
  // Inputs are numbers, texts, lists of texts and rows.
  const body = { id: plan.schema.id, inputs: { ...inputs } } as unknown as Extract<EncodedRequest, { method: 'POST' }>['body']
  return {
    request: { method: 'POST', path, query: {}, body },
    address: path,
    parameters: valueResults(plan, snapshot).map((one) => ({
      name: one.name,
      made: plan.schema.derived?.[one.name]?.value ?? '',
      sent: 'value' in one ? `${one.value} ${one.unit}`.trim() : undefined,
      state: 'value' in one ? 'known' : 'missing',
    })),
    reasons: reasonsAgainstStart(plan, snapshot),
    init: undefined,
  }
}

/** Returns the parts of the request for a state of the form. */
export const requestParts = (state: FormState): RequestParts => {
  const { plan, snapshot } = state
  if (resultValues(plan.schema)) return calculationParts(state)
  const request = encodeRequest(plan, snapshot)
  const written = requestCall(plan.schema.request).parameters
  const init = initRequest(plan, snapshot)
  return {
    request,
    address: request.method === 'GET' ? addressOf(request.path, request.query) : request.path,
    parameters: plan.parameters.map(({ name, slot }) => {
      const value = slot < 0 ? undefined : snapshot.values[slot]
      return { name, made: madeOf(written[name]), sent: request.query[name], state: isAbsent(value) ? value.state : 'known' }
    }),
    reasons: reasonsAgainstStart(plan, snapshot),
    init: init && addressOf(init.path, init.query),
  }
}
