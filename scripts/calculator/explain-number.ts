/** Explains the value of a name with inputs from a file: its formula, the same with numbers, and what that reads. */
import { readFileSync } from 'node:fs'
import { isRecord } from '../../engine/base/is-record.ts'
import type { CalculatorExamples } from '../../engine/define/examples.ts'
import type { CalculatorSchema } from '../../engine/define/index.ts'
import { explainValue, type Explanation } from '../../engine/explain/explain-value.ts'
import type { ReadColumn } from '../../engine/explain/table-cells.ts'
import { compile, initialState, reduce } from '../../engine/index.ts'
import { formatNumber } from '../../engine/units/index.ts'

type Question = {
  readonly schema: CalculatorSchema
  readonly examples: Pick<CalculatorExamples, 'init'>
  readonly name: string
  /** A JSON file: field → value. */
  readonly inputs: string
}

const readInputs = (file: string): Readonly<Record<string, unknown>> => {
  const read: unknown = JSON.parse(readFileSync(file, 'utf8'))
  if (!isRecord(read)) throw new RangeError(`${file} needs an object: field → value`)
  return read
}

const amount = ({ value, unit }: Pick<Explanation, 'value' | 'unit'>): string => {
  if (value === undefined) return 'no value'
  return `${typeof value === 'number' ? formatNumber(value) : String(value)} ${unit}`.trim()
}

const cellLines = ({ column, cells }: ReadColumn): readonly string[] =>
  cells.map(({ at, share, value }) => {
    const place = Object.entries(at).map(([key, mark]) => `${key} ${mark}`)
    return `${column}: ${formatNumber(share)} of ${value === null ? 'a blank cell' : formatNumber(value)} at ${place.join(', ')}`
  })

/** Levels that are explained, and the blanks before each. */
const [levels, indent] = [20, '  '] as const

function linesOf(one: Explanation, before = ''): readonly string[] {
  const { path, symbol, how, formula, branch, source, cells = [], reads, because = [] } = one
  const own = [
    `${path}${symbol === undefined ? '' : ` (${symbol})`} = ${amount(one)}, ${how}`,
    ...(formula === undefined ? [] : [`${indent}= ${formula}`]),
    ...(branch === undefined ? [] : [`${indent}= ${branch}`]),
    ...(one.with === undefined ? [] : [`${indent}= ${one.with}`]),
    ...(source === undefined ? [] : [`${indent}source: ${source}`]),
    ...cells.flatMap(cellLines).map((line) => `${indent}${line}`),
    ...because.map((issue) => `${indent}because ${issue.path} ${issue.code}`),
  ]
  return [...own.map((line) => `${before}${line}`), ...reads.flatMap((inner) => linesOf(inner, `${before}${indent}`))]
}

/**
 * @returns the explanation, one line a fact, indented by what reads what
 * @throws RangeError for a name without a value, and for a file without inputs
 */
export const explainNumber = ({ schema, examples: { init }, name, inputs }: Question): readonly string[] => {
  const plan = compile(schema)
  const { snapshot } = reduce(initialState(plan, { init }), { type: 'restore', inputs: readInputs(inputs) })
  const explained = explainValue(plan, snapshot, { path: name, depth: levels })
  if (!explained) throw new RangeError(`${schema.id} has no value '${name}'`)
  return linesOf(explained)
}
