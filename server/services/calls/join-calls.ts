import type { BodyCall, QueryCall, ServedCall, ServedParameter } from './served-call.ts'

/** The union of the parameters of all calls; a parameter is required where every call requires it. */
const joinParameters = (lists: readonly (readonly ServedParameter[])[]): readonly ServedParameter[] => {
  const byName = Map.groupBy(lists.flat(), ({ name }) => name)
  return [...byName.values()].flatMap((same) => {
    const [first] = same
    if (!first) return []
    const shared = same.length === lists.length
    const required = shared && same.every((one) => one.required)
    return [{ ...first, required, conditional: !shared || same.some((one) => one.conditional) }]
  })
}

/** The number of names that a call does not know, plus the number of its required names that are missing. */
const mismatch = (parameters: readonly ServedParameter[], names: readonly string[]): number => {
  const known = new Set(parameters.map(({ name }) => name))
  const unknown = names.filter((name) => !known.has(name)).length
  return unknown + parameters.filter(({ name, required }) => required && !names.includes(name)).length
}

/** The call that best matches the names in a request; the first of equals. */
const intended = <Call>(
  calls: readonly Call[],
  namesOf: (call: Call) => readonly ServedParameter[],
  names: readonly string[],
): Call | undefined => calls.toSorted((a, b) => mismatch(namesOf(a), names) - mismatch(namesOf(b), names))[0]

const inputNames = (body: unknown): readonly string[] =>
  typeof body === 'object' && body !== null && 'inputs' in body && typeof body.inputs === 'object' && body.inputs !== null
    ? Object.keys(body.inputs)
    : []

const firstDefined = <T>(values: readonly (T | undefined)[]): T | undefined => values.find((value) => value !== undefined)

const texts = (calls: readonly ServedCall[]): Pick<ServedCall, 'tag' | 'labelKey' | 'hintKey' | 'classes'> => ({
  classes: { ids: calls.flatMap(({ classes }) => classes?.ids ?? []) },
  tag: { screens: calls.flatMap(({ tag }) => (typeof tag === 'object' && 'screens' in tag ? tag.screens : [])) },
  labelKey: (path) => firstDefined(calls.map(({ labelKey }) => labelKey?.(path))),
  hintKey: (path) => firstDefined(calls.map(({ hintKey }) => hintKey?.(path))),
})

const joinQueries = (first: QueryCall, calls: readonly QueryCall[]): QueryCall => ({
  ...first,
  ...texts(calls),
  parameters: joinParameters(calls.map(({ parameters }) => parameters)),
  respond: (query, caller) => (intended(calls, ({ parameters }) => parameters, Object.keys(query)) ?? first).respond(query, caller),
})

const inputsOf = ({ body }: BodyCall): readonly ServedParameter[] => body.inputs ?? []

const joinBodies = (first: BodyCall, calls: readonly BodyCall[]): BodyCall => ({
  ...first,
  ...texts(calls),
  body: { ...first.body, inputs: joinParameters(calls.map(inputsOf)) },
  respond: (body, ...rest) => (intended(calls, inputsOf, inputNames(body)) ?? first).respond(body, ...rest),
})

const joined = (calls: readonly ServedCall[]): readonly ServedCall[] => {
  const [first, ...others] = calls
  if (!first || others.length === 0) return calls
  return first.method === 'GET'
    ? [
        joinQueries(
          first,
          calls.filter((call) => call.method === 'GET'),
        ),
      ]
    : [
        joinBodies(
          first,
          calls.filter((call) => call.method === 'POST'),
        ),
      ]
}

/**
 * Merges calls of several calculators at one address (a lift with or without its structure) into one: each request is answered
 * by the calculator whose parameters match best.
 */
export const joinCalls = (calls: readonly ServedCall[]): readonly ServedCall[] =>
  [...Map.groupBy(calls, ({ method, service, call }) => `${method} ${service}/${call}`).values()].flatMap(joined)
