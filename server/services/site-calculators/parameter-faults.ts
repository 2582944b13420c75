/** Whether what a form sends is what its call takes: names, kinds, units, bounds, words. */
import { nearest } from '../../../engine/check/fault.ts'
import { parameterRules, type InitData, type ParameterRule, type Plan } from '../../../engine/index.ts'
import { parseUnit, sameScale } from '../../../engine/units/index.ts'
import {
  boundsText,
  type CallParameter,
  type CallParameters,
  type CellParameter,
  type NumberParameter,
  type RowsParameter,
} from '../../../families/define/call-parameters.ts'

/** What is wrong, where, and what to write. */
export type ContractFault = { readonly path: string; readonly code: string; readonly message: string; readonly cure: string }

type NumberRule = Extract<ParameterRule, { kind: 'number' }>
type Numbers = Pick<NumberRule, 'unit' | 'min' | 'max' | 'exclusiveMin' | 'exclusiveMax'> & {
  /** Worked out from fields: nobody knows whether it reaches the ends of its interval. */
  readonly isMade?: boolean
}
type Found = Omit<ContractFault, 'path'>

const isSameUnit = (one: string, other: string): boolean => {
  const [a, b] = [parseUnit(one), parseUnit(other)]
  return a !== undefined && b !== undefined && sameScale(a, b)
}

/** @returns a fault where a number goes out in another unit than the call takes it in */
const unitFault = (sent: string, taken: string): Found | undefined =>
  isSameUnit(sent, taken)
    ? undefined
    : { code: 'otherUnit', message: `the call takes it in [${taken}], this is in [${sent}]`, cure: `convert it to [${taken}]` }

/** Whether a form lets nothing through that the call has no use for; of what is worked out, whether anything that it has. */
const isWithin = (sent: Numbers, taken: NumberParameter): boolean => {
  const { exclusiveMin = -Infinity, min = -Infinity, max = Infinity } = taken
  const lowest = sent.min ?? sent.exclusiveMin ?? -Infinity
  const highest = sent.max ?? sent.exclusiveMax ?? Infinity
  if (sent.isMade === true) return highest > exclusiveMin && highest >= min && lowest <= max
  const isAbove = taken.exclusiveMin === undefined || lowest > exclusiveMin || (lowest === exclusiveMin && sent.exclusiveMin !== undefined)
  return isAbove && lowest >= min && highest <= max
}

const numberFaults = (sent: Numbers, taken: NumberParameter): readonly Found[] => {
  const unit = unitFault(sent.unit, taken.unit)
  if (unit) return [unit]
  if (isWithin(sent, taken)) return []
  return [
    {
      code: 'beyondCall',
      message: `the call takes it ${boundsText(taken)}, the form lets more through`,
      cure: 'narrow the bounds of the field',
    },
  ]
}

const kinds = { number: 'a number', text: 'a word', rows: 'rows', list: 'several words', name: 'a text' } as const satisfies Record<
  CallParameter['kind'],
  string
>

const kindFault = (taken: CallParameter['kind'], sent: ParameterRule['kind']): Found => ({
  code: 'otherKind',
  message: `the call takes ${kinds[taken]}, this is ${sent}`,
  cure: '',
})

const wordFaults = (sent: readonly string[], taken: readonly string[]): readonly Found[] =>
  sent
    .filter((option) => !taken.includes(option))
    .map((option) => ({ code: 'unknownWord', message: `the call does not know '${option}'`, cure: nearest(option, taken) }))

/** Of a number, or a text of any kind. */
const cellFaults = (sent: ParameterRule, taken: CellParameter, isMade = false): readonly Found[] => {
  if (taken.kind === 'number') return sent.kind === 'number' ? numberFaults({ ...sent, isMade }, taken) : [kindFault('number', sent.kind)]
  return sent.kind === 'text' ? [] : [kindFault('name', sent.kind)]
}

type RowsRule = Extract<ParameterRule, { kind: 'rows' }>

/** In a query, rows go out by place: the cells of each in the order of the columns. */
const rowFaults = ({ columns }: RowsRule, { columns: taken, isNamed }: RowsParameter): readonly Found[] => {
  const names = columns.map(({ name }) => name)
  const wanted = Object.keys(taken)
  const isSame = isNamed ? names.toSorted().join() === wanted.toSorted().join() : names.join() === wanted.join()
  if (!isSame) {
    return [{ code: 'otherColumns', message: `the call takes rows of ${wanted.join(', ')}, these are of ${names.join(', ')}`, cure: '' }]
  }
  return columns.flatMap((column) => {
    const own = taken[column.name]
    if (!own) return []
    return cellFaults(column, own).map((fault) => ({ ...fault, message: `${column.name}: ${fault.message}` }))
  })
}

/** What the call needs and the form does not demand of others: it would be calculated without it. */
const absenceFaults = (sent: ParameterRule, taken: CallParameter): readonly Found[] => {
  if (!sent.optional || taken.optional === true) return []
  const cure = 'make the fields required that it is made from; where it is always made, write `optional: false`'
  return [{ code: 'notDemanded', message: 'the call needs it, and other callers may leave it out', cure }]
}

const ruleFaults = (sent: ParameterRule, taken: CallParameter, isMade: boolean): readonly Found[] => {
  if (taken.kind === 'number' || taken.kind === 'name') return cellFaults(sent, taken, isMade)
  if (taken.kind === 'rows') return sent.kind === 'rows' ? rowFaults(sent, taken) : [kindFault('rows', sent.kind)]
  if (sent.kind !== taken.kind) return [kindFault(taken.kind, sent.kind)]
  return taken.options ? wordFaults(sent.options ?? [], taken.options) : []
}

/**
 * @param plan of the schema
 * @param init an answer by which options and limits are known
 * @param taken what the call takes
 * @returns what differs, by the name of the parameter
 */
export const parameterFaults = (plan: Plan, init: InitData | undefined, taken: CallParameters): readonly ContractFault[] => {
  // What is always the same number narrows the answer, whatever is calculated.
  const sent = parameterRules(plan, init).filter((rule) => rule.kind !== 'number' || rule.constant === undefined)
  const names = new Set(sent.map(({ name }) => name))
  const made = new Set(plan.parameters.flatMap(({ name, field }) => (plan.fields.has(field ?? '') ? [] : [name])))
  const free = Object.keys(taken).filter((name) => !names.has(name))
  const unknown = (name: string): Found => {
    return {
      code: 'unknownParameter',
      message: `the call takes no '${name}'`,
      cure: nearest(name, free.length > 0 ? free : Object.keys(taken)),
    }
  }
  const found = sent.flatMap((rule) => {
    const own = Object.hasOwn(taken, rule.name) ? taken[rule.name] : undefined
    return (own ? [...ruleFaults(rule, own, made.has(rule.name)), ...absenceFaults(rule, own)] : [unknown(rule.name)]).map((fault) => ({
      path: `request.${rule.name}`,
      ...fault,
    }))
  })
  const isSlip = found.some(({ code }) => code === 'unknownParameter')
  const needed = free.filter((name) => !taken[name]?.optional)
  // A needed one under another name is told there.
  if (needed.length === 0 || isSlip) return found
  const message = `the call needs ${needed.join(', ')} as well`
  return [...found, { path: 'request', code: 'missingParameter', message, cure: 'send them' }]
}
