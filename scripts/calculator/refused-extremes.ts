/** Tries the extremes of the numbers of a form, singly and in pairs: what the form can send and the service refuses. */
import { errorAt, type Fault } from '../../engine/check/fault.ts'
import type { CalculatorExamples } from '../../engine/define/examples.ts'
import {
  boundsOf,
  type CheckedPlan,
  decodeRequest,
  encodeRequest,
  type FormState,
  initialState,
  isVisible,
  type PlannedField,
  reasonsAgainstStart,
  reduce,
  modelResults,
  requestCall,
} from '../../engine/index.ts'
import { boundsText } from '../../families/define/call-parameters.ts'
import { loadSizer } from '../../families/registry.ts'
import { answererOf } from '../../server/services/site-calculators/contract-faults.ts'

/** The largest number that a form takes, and the least above 0. */
const [largest, least] = [1e9, 1e-9]

/** Number of forms that are tried at most. */
const mostForms = 20_000

/** Why the service refuses what a form sends; empty where it takes it. */
type Refusal = (state: FormState) => readonly string[]

const messageOf = (cause: unknown): string => (cause instanceof Error ? cause.message : String(cause))

const refusalOf = async (plan: CheckedPlan, init: CalculatorExamples['init']): Promise<Refusal | undefined> => {
  const { family, selection, calculation } = await answererOf(requestCall(plan.schema.request).path, modelResults(plan.schema).family)
  if (calculation) {
    return ({ snapshot }) => {
      const sent = encodeRequest(plan, snapshot)
      const read = calculation.parse(JSON.parse(JSON.stringify('body' in sent ? sent.body : sent.query)))
      return 'faults' in read ? read.faults.map(({ path, code }) => `${path} ${code}`) : []
    }
  }
  if (!selection) return undefined
  const [taken, { prepare }] = [await selection.parameters(), await loadSizer(family)]
  return ({ snapshot }) => {
    const query = Object.entries(encodeRequest(plan, snapshot).query).map(([name, text]) => [name, [text]] as const)
    const decoded = decodeRequest(plan, Object.fromEntries(query), init)
    if ('issues' in decoded) return decoded.issues.map(({ path, code }) => `${path} ${code}`)
    const beyond = Object.entries(decoded.values).flatMap(([name, value]) => {
      const parameter = Object.hasOwn(taken, name) ? taken[name] : undefined
      if (parameter?.kind !== 'number' || typeof value !== 'number') return []
      const { min = -Infinity, exclusiveMin = -Infinity, max = Infinity } = parameter
      return value >= min && value > exclusiveMin && value <= max ? [] : [`${name} is taken ${boundsText(parameter)}`]
    })
    if (beyond.length > 0) return beyond
    try {
      prepare(decoded.values, {}).demands()
      return []
    } catch (cause) {
      return [messageOf(cause)]
    }
  }
}

/** The next number inside of an exclusive limit, to the digits that a form has. */
const inside = (limit: number, side: 1 | -1): number => limit + side * Math.max(least, Math.abs(limit) * least)

/** A number in a field. */
type Extreme = { readonly id: string; readonly value: number }

/** The extremes of a number: its limits, the numbers next to exclusive ones, and 0. */
const extremesOf = (planned: PlannedField, { snapshot }: FormState): readonly Extreme[] => {
  const { field, id } = planned
  const { min, max, exclusiveMin, exclusiveMax } = boundsOf(planned, snapshot)
  const isHint = field.kind === 'number' && field.onOutOfRange === 'hint'
  const lowest = exclusiveMin === undefined ? -largest : inside(exclusiveMin, 1)
  const highest = exclusiveMax === undefined ? largest : inside(exclusiveMax, -1)
  const values = [isHint ? lowest : (min ?? lowest), isHint ? highest : (max ?? highest), 0]
  return [...new Set(values)].map((value) => ({ id, value }))
}

const pairsOf = (extremes: readonly Extreme[]): readonly (readonly Extreme[])[] => [
  ...extremes.map((one) => [one]),
  ...extremes.flatMap((one, at) => extremes.slice(at + 1).flatMap((other) => (other.id === one.id ? [] : [[one, other]]))),
]

/** The forms of the examples with extremes in them, as far as they can start. */
function* formsOf(plan: CheckedPlan, { cases, init }: CalculatorExamples): Generator<{ extremes: readonly Extreme[]; state: FormState }> {
  let left = mostForms
  for (const { inputs } of cases) {
    const start = reduce(initialState(plan, { init }), { type: 'restore', inputs })
    const numbers = [...plan.fields.values()].filter((planned) => planned.field.kind === 'number' && isVisible(planned, start.snapshot))
    for (const extremes of pairsOf(numbers.flatMap((planned) => extremesOf(planned, start)))) {
      left -= 1
      if (left < 0) return
      const entered = Object.fromEntries(extremes.map(({ id, value }) => [id, value]))
      const state = reduce(start, { type: 'restore', inputs: { ...inputs, ...entered } })
      if (reasonsAgainstStart(plan, state.snapshot).length === 0) yield { extremes, state }
    }
  }
}

/**
 * @param plan of the calculator
 * @param examples whose cases are the forms in which the extremes are tried
 * @returns one fault for each reason of the service, with the first combination that it refuses
 */
export const refusedExtremes = async (plan: CheckedPlan, examples: CalculatorExamples): Promise<readonly Fault[]> => {
  const refusal = await refusalOf(plan, examples.init)
  if (!refusal) return []
  const found = new Map<string, readonly Extreme[]>()
  for (const { extremes, state } of formsOf(plan, examples)) {
    for (const reason of refusal(state)) if (!found.has(reason)) found.set(reason, extremes)
  }
  return [...found].map(([reason, extremes]) => {
    const inputsText = extremes.map(({ id, value }) => `${value} in ${id}`).join(' and ')
    const message = `with ${inputsText} the form sends what the service refuses: ${reason}`
    return errorAt(extremes[0]?.id ?? '', 'refusedExtreme', { message, cure: 'narrow the bounds of one of these fields' })
  })
}
