/** Compares what a schema reads of an init answer with such an answer. */
import { isRecord } from '../base/is-record.ts'
import type { InitList } from '../define/schema.ts'
import type { InitData, Plan } from '../plan/plan.ts'
import { errorAt, type Fault, nearest } from './fault.ts'

const typeNames = { text: 'string', number: 'number', boolean: 'boolean' } as const

/** Columns with which options are shown; a sample may do without them. */
const shownColumns: ReadonlySet<string> = new Set(['name', 'icon'])

type Source = { readonly answer: InitData; readonly whose: string }

const valuesOf = (answer: InitData, isKind: (value: unknown) => boolean): readonly string[] =>
  Object.keys(answer).filter((name) => isKind(answer[name]))

const isNumeric = (value: unknown): boolean => typeof value === 'number'

function columnFaults(
  name: string,
  columns: InitList,
  { options, whose }: { options: readonly unknown[]; whose: string },
): readonly Fault[] {
  const items = options.filter(isRecord)
  const known = [...new Set(items.flatMap((item) => Object.keys(item)))]
  return Object.entries(columns).flatMap(([column, type]): readonly Fault[] => {
    const cells = items.flatMap((item) => (column in item ? [item[column]] : []))
    const path = `init.lists.${name}.${column}`
    if (cells.length === 0 && shownColumns.has(column)) return []
    if (cells.length === 0) return [errorAt(path, 'unanswered', { message: `no option of ${whose} has it`, cure: nearest(column, known) })]
    const other = cells.find((cell) => typeof cell !== typeNames[type])
    if (other === undefined) return []
    const message = `is read as ${type}, ${whose} has ${JSON.stringify(other)}`
    return [errorAt(path, 'otherType', { message, cure: 'state the type that the service answers' })]
  })
}

function listFaults(plan: Plan, { answer, whose }: Source): readonly Fault[] {
  const lists = valuesOf(answer, Array.isArray)
  return Object.entries(plan.schema.init?.lists ?? {}).flatMap(([name, columns]): readonly Fault[] => {
    const options: unknown = answer[name]
    if (Array.isArray(options)) return options.length === 0 ? [] : columnFaults(name, columns, { options, whose })
    return [errorAt(`init.lists.${name}`, 'unanswered', { message: `${whose} has no such list`, cure: nearest(name, lists) })]
  })
}

/** Choices whose options have no value under the name that is given for it. */
function optionValueFaults({ schema }: Plan, { answer, whose }: Source): readonly Fault[] {
  return Object.entries(schema.fields).flatMap(([id, field]): readonly Fault[] => {
    if ((field.kind !== 'choice' && field.kind !== 'choices') || field.optionValue === undefined) return []
    const { optionsFrom = '', optionValue } = field
    const options: unknown = answer[optionsFrom.replace(/^init\./, '')]
    const items = Array.isArray(options) ? options.filter(isRecord) : []
    if (items.length === 0 || items.some((item) => optionValue in item)) return []
    const known = [...new Set(items.flatMap((item) => Object.keys(item)))]
    return [errorAt(`${id}#optionValue`, 'unanswered', { message: `no option of ${whose} has it`, cure: nearest(optionValue, known) })]
  })
}

/**
 * @param source an answer, and what messages call it
 * @returns a fault for each list, column or number that the answer lacks or has as another type; numbers with a usual value may be absent
 */
export const initFaults = (plan: Plan, source: Source): readonly Fault[] => {
  const { numbers = {}, usual = {} } = plan.schema.init ?? {}
  const { answer, whose } = source
  const known = valuesOf(answer, isNumeric)
  const missing = Object.keys(numbers).filter(
    (name) => !isNumeric(answer[name]) && (answer[name] !== undefined || !Object.hasOwn(usual, name)),
  )
  return [
    ...listFaults(plan, source),
    ...optionValueFaults(plan, source),
    ...missing.map((name) =>
      errorAt(`init.numbers.${name}`, 'unanswered', { message: `${whose} has no such number`, cure: nearest(name, known) }),
    ),
  ]
}
