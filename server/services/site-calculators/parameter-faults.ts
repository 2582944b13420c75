/** Compares the parameters that a form sends with those that its call accepts: names, kinds, units, bounds, options. */
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

/** A fault: its path, its message and the suggested fix. */
export type ContractFault = { readonly path: string; readonly code: string; readonly message: string; readonly cure: string }

type NumberRule = Extract<ParameterRule, { kind: 'number' }>
type Numbers = Pick<NumberRule, 'unit' | 'min' | 'max' | 'exclusiveMin' | 'exclusiveMax'> & {
  /** Calculated from fields: its actual range is unknown. */
  readonly isMade?: boolean
}
type UnplacedFault = Omit<ContractFault, 'path'>

const isSameUnit = (one: string, other: string): boolean => {
  const [a, b] = [parseUnit(one), parseUnit(other)]
  return a !== undefined && b !== undefined && sameScale(a, b)
}

/** @returns a fault where a number is sent in a unit other than the call expects */
const unitFault = (sent: string, taken: string): UnplacedFault | undefined =>
  isSameUnit(sent, taken)
    ? undefined
    : { code: 'otherUnit', message: `the call takes it in [${taken}], this is in [${sent}]`, cure: `convert it to [${taken}]` }

/** Whether all values that the form permits are accepted by the call; for calculated values, whether any can be. */
const isWithin = (sent: Numbers, taken: NumberParameter): boolean => {
  const { exclusiveMin = -Infinity, min = -Infinity, max = Infinity } = taken
  const lowest = sent.min ?? sent.exclusiveMin ?? -Infinity
  const highest = sent.max ?? sent.exclusiveMax ?? Infinity
  if (sent.isMade === true) return highest > exclusiveMin && highest >= min && lowest <= max
  const isAbove = taken.exclusiveMin === undefined || lowest > exclusiveMin || (lowest === exclusiveMin && sent.exclusiveMin !== undefined)
  return isAbove && lowest >= min && highest <= max
}

const numberFaults = (sent: Numbers, taken: NumberParameter): readonly UnplacedFault[] => {
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

const kindFault = (taken: CallParameter['kind'], sent: ParameterRule['kind']): UnplacedFault => ({
  code: 'otherKind',
  message: `the call takes ${kinds[taken]}, this is ${sent}`,
  cure: '',
})

const wordFaults = (sent: readonly string[], taken: readonly string[]): readonly UnplacedFault[] =>
  sent
    .filter((option) => !taken.includes(option))
    .map((option) => ({ code: 'unknownWord', message: `the call does not know '${option}'`, cure: nearest(option, taken) }))

/** Faults of a number or a text. */
const cellFaults = (sent: ParameterRule, taken: CellParameter, isMade = false): readonly UnplacedFault[] => {
  if (taken.kind === 'number') return sent.kind === 'number' ? numberFaults({ ...sent, isMade }, taken) : [kindFault('number', sent.kind)]
  return sent.kind === 'text' ? [] : [kindFault('name', sent.kind)]
}

type RowsRule = Extract<ParameterRule, { kind: 'rows' }>

/** Faults of rows. In a query the columns are matched by order, otherwise by name. */
const rowFaults = ({ columns }: RowsRule, { columns: taken, isNamed }: RowsParameter): readonly UnplacedFault[] => {
  const names = columns.map(({ name }) => name)
  const expected = Object.keys(taken)
  const isSame = isNamed ? names.toSorted().join() === expected.toSorted().join() : names.join() === expected.join()
  if (!isSame) {
    return [{ code: 'otherColumns', message: `the call takes rows of ${expected.join(', ')}, these are of ${names.join(', ')}`, cure: '' }]
  }
  return columns.flatMap((column) => {
    const own = taken[column.name]
    if (!own) return []
    return cellFaults(column, own).map((fault) => ({ ...fault, message: `${column.name}: ${fault.message}` }))
  })
}

/** A fault where the form does not require a parameter that the call needs. */
const absenceFaults = (sent: ParameterRule, taken: CallParameter): readonly UnplacedFault[] => {
  if (!sent.optional || taken.optional === true) return []
  const cure = 'make the fields required that it is made from; where it is always made, write `optional: false`'
  return [{ code: 'notDemanded', message: 'the call needs it, and other callers may leave it out', cure }]
}

const ruleFaults = (sent: ParameterRule, taken: CallParameter, isMade: boolean): readonly UnplacedFault[] => {
  if (taken.kind === 'number' || taken.kind === 'name') return cellFaults(sent, taken, isMade)
  if (taken.kind === 'rows') return sent.kind === 'rows' ? rowFaults(sent, taken) : [kindFault('rows', sent.kind)]
  if (sent.kind !== taken.kind) return [kindFault(taken.kind, sent.kind)]
  return taken.options ? wordFaults(sent.options ?? [], taken.options) : []
}

/**
 * @param plan of the schema
 * @param init init data, which determines options and limits
 * @param taken parameters that the call accepts
 * @returns the differences, by parameter name
 */
export const parameterFaults = (plan: Plan, init: InitData | undefined, taken: CallParameters): readonly ContractFault[] => {
  // Numeric constants are skipped: they only narrow the answer.
  const sent = parameterRules(plan, init).filter((rule) => rule.kind !== 'number' || rule.constant === undefined)
  const names = new Set(sent.map(({ name }) => name))
  const made = new Set(plan.parameters.flatMap(({ name, field }) => (plan.fields.has(field ?? '') ? [] : [name])))
  const free = Object.keys(taken).filter((name) => !names.has(name))
  const unknown = (name: string): UnplacedFault => {
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
  // A missing parameter may be one sent under a wrong name, which is already reported.
  if (needed.length === 0 || isSlip) return found
  const message = `the call needs ${needed.join(', ')} as well`
  return [...found, { path: 'request', code: 'missingParameter', message, cure: 'send them' }]
}
