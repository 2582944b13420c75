/** Generates the page of functions, constants, aggregates and units of the schema language from the engine's tables. */
import { at } from '../../engine/base/at.ts'
import { argumentCounts, constants, unitRules } from '../../engine/expression/function-rules.ts'
import { aggregates } from '../../engine/expression/functions.ts'
import { functionSentences } from '../../engine/describe/function-sentences.ts'
import { convert, knownUnits, parseUnit } from '../../engine/units/index.ts'
import { baseUnits, unitAliases } from '../../engine/units/unit-table.ts'

const line = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`
const table = (head: readonly string[], rows: readonly (readonly string[])[]): string =>
  [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n')

const code = (text: string): string => `\`${text}\``

type FunctionName = keyof typeof argumentCounts

/** Parameter and result units of functions. */
const ruleTexts = {
  root: ['any unit that has a root', 'its root'],
  power: ['any unit; the exponent a plain number, of a quantity a whole one that is written out', 'its power'],
  ofAngle: ['`deg`', 'a plain number'],
  toAngle: ['a plain number', '`deg`'],
  angleBetween: ['any unit, the same of both', '`deg`'],
  plain: ['a plain number', 'a plain number'],
  keep: ['any unit, the same of all', 'that unit'],
} as const satisfies Record<string, readonly [takes: string, gives: string]>

const isFunction = (name: string): name is FunctionName => Object.hasOwn(argumentCounts, name)

const countText = ([least, most]: readonly [number, number]): string => (most === Infinity ? `${least} or more` : String(least))

const functionRows = (): readonly (readonly string[])[] =>
  Object.keys(argumentCounts)
    .filter(isFunction)
    .map((name) => {
      const [takes, gives] = ruleTexts[name in unitRules ? unitRules[name as keyof typeof unitRules] : 'keep'] // an own key of the table
      return [code(name), countText(argumentCounts[name]), takes, gives, functionSentences[name]]
    })

/** The dimension of a unit in base units: `kg*m/s^2`; '' for a plain number. */
const dimensionOf = (symbol: string): string => {
  const dimension = parseUnit(symbol)?.dimension ?? []
  const powers = dimension.map((power, index) => ({ base: at(baseUnits, index), power }))
  const product = (expected: typeof powers, sign: 1 | -1): string =>
    expected.map(({ base, power }) => (sign * power === 1 ? base : `${base}^${sign * power}`)).join('*')
  const below = powers.filter(({ power }) => power < 0)
  const above = product(
    powers.filter(({ power }) => power > 0),
    1,
  )
  // The unit grammar permits one factor after each slash.
  return [above === '' && below.length > 0 ? '1' : above, ...below.map((one) => product([one], -1))].join('/')
}

const scaleText = (unit: string, dimension: string): string => {
  if (unit === dimension) return code(unit)
  const scale = Number(convert(1, unit, dimension).toPrecision(8))
  return `${code(unit)} (${[String(scale), dimension].filter((part) => part !== '').join(' ')})`
}

const unitRows = (): readonly (readonly string[])[] =>
  [...Map.groupBy(knownUnits, dimensionOf)].map(([dimension, units]) => [
    dimension === '' ? 'a plain number' : code(dimension),
    units.map((unit) => scaleText(unit, dimension)).join(', '),
  ])

/** The page as Markdown. */
export const languagePage = (): string => `# The language of the schemas: functions and units

Generated from the tables of the engine (\`npm run generate\`). What the language is for, and its rules: [the calculator schema](dsl.md#expressions).

## Functions

${table(['function', 'arguments', 'takes', 'gives', 'is'], functionRows())}

\`trunc\`, \`floor\`, \`ceil\` and \`round\` take a value within 10⁻⁹ of an integer as that integer. A result that is not finite is no value: what needs it says so.

## Constants

${table(
  ['name', 'is'],
  Object.entries(constants).map(([name, value]) => [code(name), String(value)]),
)}

## Aggregates

Of a column of a list: ${Object.entries(aggregates)
  .map(([name, of]) => `${code(name)} (${of === 'anything' ? 'of anything' : of === 'number' ? 'of numbers' : 'of conditions'})`)
  .join(', ')}.

## Units

Products, quotients and powers of them are units as well: \`N*m\`, \`kg/m^3\`, \`1/min\`. Nothing is converted: \`100[mm/m]\` where \`1000[mm/m]\` is meant is found by no unit rule.

${table(['measures', 'units (scale)'], unitRows())}

What people type as well: ${Object.entries(unitAliases)
  .map(([alias, unit]) => `${code(alias)} for ${code(unit)}`)
  .join(', ')}.
`
