/** The request of a form now, parameter by parameter: what is sent, and why something is not. */
import { isAbsent } from '../../../engine/expression/index.ts'
import {
  encodeRequest,
  type EncodedRequest,
  type FormState,
  initRequest,
  type Issue,
  reasonsAgainstStart,
  requestCall,
} from '../../../engine/index.ts'
import type { ValueState } from './shown-values.ts'

/** `made`: the expression, list or constant as the schema has it. `state` is of its value; `known` and not sent is what its `when` says. */
export type ParameterLine = {
  readonly name: string
  readonly made: string
  readonly sent: string | undefined
  readonly state: ValueState
}

export type RequestParts = {
  readonly request: EncodedRequest
  /** As an address, from the path on. */
  readonly address: string
  readonly parameters: readonly ParameterLine[]
  readonly reasons: readonly Issue[]
  /** The init call; undefined where there is none, or it cannot be made yet. */
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

/** @param state of the form */
export const requestParts = ({ plan, snapshot }: FormState): RequestParts => {
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
