/** The calls on a calculator's page: what the form fetches, what it sends, and worked examples with their requests. */
import type { CalculatorExamples } from '../define/examples.ts'
import { isServed, modelResults, requestCall, resultValues } from '../define/index.ts'
import type { CalculatorSchema, Parameter } from '../define/index.ts'
import { evaluate } from '../plan/evaluate.ts'
import type { InitData, Plan } from '../plan/plan.ts'
import { initialState } from '../commit/initial-state.ts'
import { valueResults } from '../plan/value-results.ts'
import { encodeRequest } from '../request/encode.ts'
import { parameterRules } from '../request/parameter-rules.ts'
import type { ParameterRule } from '../request/parameter-rules.ts'
import { code, joined, part, table } from './markdown.ts'
import { numberText, unitText } from './plain-words.ts'

const milliseconds = 1000

const madeFrom = (parameter: Parameter): string => {
  if (typeof parameter === 'string') return code(parameter)
  if ('list' in parameter) return `the rows of ${code(parameter.list)}: ${joined(parameter.columns.map(code))}`
  return 'constant' in parameter ? `the constant ${parameter.constant}` : code(parameter.value)
}

/** When a parameter is sent: always, under a condition, or while its fields are shown. */
function sentWhen(parameter: Parameter, { optional }: ParameterRule): string {
  const usually = optional ? 'while its fields are shown and known' : 'always'
  if (typeof parameter === 'string') return usually
  if ('constant' in parameter) return 'always; other callers may leave it out or ask for less'
  const mayLeaveOut = parameter.optional ?? false
  const sent = parameter.when === undefined ? (mayLeaveOut ? 'always' : usually) : `while ${code(parameter.when)}`
  return joined([sent, mayLeaveOut ? 'other callers may leave it out' : ''], '; ')
}

const numberLimit = (sign: string, value: number | undefined): string => (value === undefined ? '' : `${sign} ${numberText(value)}`)

/** The limits of a number; one that a stricter one includes is left out. */
const limitsOf = ({ min, max, exclusiveMin, exclusiveMax }: Extract<ParameterRule, { kind: 'number' }>): string =>
  joined([
    numberLimit('>', exclusiveMin),
    numberLimit('≥', exclusiveMin !== undefined && exclusiveMin === min ? undefined : min),
    numberLimit('<', exclusiveMax),
    numberLimit('≤', exclusiveMax !== undefined && exclusiveMax === max ? undefined : max),
  ])

const unitOf = (rule: ParameterRule): string => (rule.kind === 'number' ? unitText(rule.unit) : '')

/** What a caller may send. Options that come with the init answer are not repeated. */
function valuesOf(rule: ParameterRule, isListed: boolean): string {
  switch (rule.kind) {
    case 'number':
      return limitsOf(rule)
    case 'boolean':
      return 'true, false'
    case 'rows':
      return joined(
        [
          `up to ${rule.maxRows} rows joined by ${code(';')}, cells by ${code(',')}:`,
          rule.columns.map((cell) => joined([cell.name, unitOf(cell), valuesOf(cell, false)], ' ')).join('; '),
        ],
        ' ',
      )
    default:
      return isListed ? 'an option of the init answer' : joined((rule.options ?? []).map(code))
  }
}

/** Whether a parameter is just a field whose options come with the init answer. */
const isListed = ({ fields }: CalculatorSchema, parameter: Parameter): boolean => {
  const source = typeof parameter === 'object' && 'value' in parameter ? parameter.value : parameter
  const field = typeof source === 'string' ? fields[source] : undefined
  return (field?.kind === 'choice' || field?.kind === 'choices') && field.optionsFrom !== undefined
}

const parameterTable = ({ schema }: Plan, rules: readonly ParameterRule[]): string =>
  table(
    ['parameter', 'made from', 'unit', 'values', 'sent'],
    rules.map((rule) => {
      const parameter = requestCall(schema.request).parameters[rule.name] ?? ''
      const unit = unitOf(rule)
      return [code(rule.name), madeFrom(parameter), unit, valuesOf(rule, isListed(schema, parameter)), sentWhen(parameter, rule)]
    }),
  )

const initPart = ({ init }: CalculatorSchema): string => {
  if (!init) return 'The form needs no call before it.'
  const query = Object.entries(init.query ?? {}).map(([name, value]) => `${code(name)} = ${code(value)}`)
  const rows = [
    ...Object.entries(init.lists ?? {}).map(([name, columns]) => [
      code(`init.${name}`),
      `options: ${joined(['value', ...Object.keys(columns)].map(code))}`,
    ]),
    ...Object.entries(init.numbers ?? {}).map(([name, unit]) => [code(`init.${name}`), unitText(unit) || 'number']),
  ]
  const dependencies = query.length === 0 ? '' : ` with ${joined(query)}, again when these change`
  return joined(
    [`Before the form: ${code(`GET ${init.get}`)}${dependencies}. Of its answer the form reads:`, table(['part', 'what'], rows)],
    '\n\n',
  )
}

type Worked = Pick<CalculatorExamples['cases'][number], 'inputs'> & {
  readonly init: InitData
  readonly query: Readonly<Record<string, string>>
}

/** The call that worked inputs make, as an indented block. */
function sentText(plan: Plan, { inputs, init, query }: Worked): string {
  const sent = encodeRequest(plan, evaluate(plan, { inputs, init }))
  const call = `    ${sent.method} ${sent.path}`
  return sent.method === 'POST' ? `${call}\n    ${JSON.stringify(sent.body)}` : `${call}?${new URLSearchParams(query).toString()}`
}

/** The results of worked inputs, as an indented block. */
function calculatedText(plan: Plan, { inputs, init }: Omit<Worked, 'query'>): string {
  const found = valueResults(plan, evaluate(plan, { inputs: { ...initialState(plan, { init }).inputs, ...inputs }, init }))
  return found
    .map((one) => `    ${one.name} = ${'value' in one ? numberText(Number(one.value.toPrecision(9))) : '–'} ${one.unit}`.trimEnd())
    .join('\n')
}

/** An input as text: a number, options, or rows of cells. */
const enteredText = (value: CalculatorExamples['cases'][number]['inputs'][string]): string => {
  const texts = [value].flat().map((one) => (typeof one === 'object' ? `(${Object.values(one).join(', ')})` : String(one)))
  return texts.join(', ')
}

/** Worked inputs, each with the request it makes. */
const examplesPart = (plan: Plan, { cases, init }: CalculatorExamples): string =>
  part(
    '## Examples',
    ...cases.map(({ name, inputs, request: query = {}, printed = {} }) => {
      const entered = Object.entries(inputs).map(([id, value]) => `${code(id)} ${enteredText(value)}`)
      const made = isServed(plan.schema) ? sentText(plan, { inputs, init, query }) : calculatedText(plan, { inputs, init })
      const inPrint = Object.entries(printed).map(([id, text]) => `${code(id)} ${text}`)
      return joined(
        [`**${name}**: ${joined(entered, ' · ')}`, made, inPrint.length === 0 ? '' : `In print: ${joined(inPrint, ' · ')}`],
        '\n\n',
      )
    }),
  )

/** Results that no service finds: the values, and the call that calculates them without the form. */
const valuesPart = ({ id, derived = {} }: CalculatorSchema, values: readonly string[]): string =>
  part(
    '## Results',
    `They stand beside the form and follow every key. ${code('POST Calculators/Calculate')} below ${code('/YQWorking/api')} calculates the same: ${code(`{ "id": ${id}, "inputs": { … } }`)}.`,
    table(
      ['result', 'unit', 'formula'],
      values.map((name) => [code(name), unitText(derived[name]?.unit ?? ''), code(derived[name]?.value ?? '')]),
    ),
  )

/**
 * @param plan the compiled calculator
 * @param examples its worked inputs, with the init answer that the limits are read from
 * @returns init call, calculation call, examples
 */
export function callsPart(plan: Plan, examples: CalculatorExamples): string {
  const { schema } = plan
  const init: InitData = examples.init
  const results = modelResults(schema)
  const { method, path } = requestCall(schema.request)
  const values = resultValues(schema)
  if (values) return joined([valuesPart(schema, values), examplesPart(plan, examples)], '\n\n')
  const overlay = `The answer is shown as cards of the family ${code(results.family)}${results.card === undefined ? '' : ` (${code(results.card)})`}; the matching overlay stays ${results.overlayMs / milliseconds} s.`
  return joined(
    [
      part('## Calls', 'Paths below `/YQWorking/api`.', initPart(schema)),
      part('### Calculation', `${code(`${method} ${path}`)}:`, parameterTable(plan, parameterRules(plan, init)), overlay),
      examplesPart(plan, examples),
    ],
    '\n\n',
  )
}
