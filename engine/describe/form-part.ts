/** The form on a calculator's page: the fields of each section, derived values and tables. */
import type {
  AlternativesField,
  Bound,
  CalculatorSchema,
  ChoiceField,
  ChoicesField,
  DiagramField,
  Field,
  ListField,
  NumberField,
  Rule,
  ToggleField,
  Tolerance,
} from '../define/index.ts'
import { conditionalDefault, writtenDefault } from '../plan/number-default.ts'
import { fewestRows, mostRows } from '../plan/rows.ts'
import { clearsOf, setsOf } from '../plan/switching.ts'
import { code, joined, part, table } from './markdown.ts'
import { numberText, unitText } from './plain-words.ts'
import { constantTables } from './tables-part.ts'

/** Looks up a text of the calculator (label, hint, option name); '' if it has none. */
export type OwnText = (path: string) => string

/** A field with the texts of its calculator. */
type Named<Kind extends Field> = { readonly own: OwnText; readonly id: string; readonly field: Kind }

/** The cells of a table row: unit or kind, accepted values, initial value, notes. */
type Description = { readonly kind: string; readonly takes: string; readonly starts: string; readonly notes: readonly string[] }

const written = (bound: Bound): string => (typeof bound === 'number' ? numberText(bound) : code(bound))
const limit = (sign: string, bound: Bound | undefined): string => (bound === undefined ? '' : `${sign} ${written(bound)}`)

const outOfRange = {
  reject: 'refused outside',
  snap: 'outside: goes to the limit',
  correct: 'outside: goes to the limit and says so',
  hint: 'the range from minimum to maximum is only shown',
} as const satisfies Record<NonNullable<NumberField['onOutOfRange']>, string>

const hintOf = ({ hint = {} }: NumberField): string => {
  const range = hint.min === undefined || hint.max === undefined ? '' : `${numberText(hint.min)} to ${numberText(hint.max)}`
  const shown = joined([range, hint.typical === undefined ? '' : `typically ${numberText(hint.typical)}`])
  return shown === '' ? '' : `shown on focus: ${shown}`
}

/** The tolerance window of a number: its initial ends and their limits. */
const toleranceOf = ({ lower, upper, default: [low, high] = [-10, 10] }: Tolerance): string =>
  `wanted within ${numberText(low)} to ${numberText(high)} %; lower end ${numberText(lower[0])} to ${numberText(lower[1])} % in steps of ${numberText(lower[2])}, upper end ${numberText(upper[0])} to ${numberText(upper[1])} % in steps of ${numberText(upper[2])}`

/** The default, with the condition under which it holds. */
function startOf(field: NumberField): string {
  const first = writtenDefault(field)
  const { when, unless } = conditionalDefault(field) ?? {}
  const condition = when === undefined ? unless && `unless ${code(unless)}` : `while ${code(when)}`
  return first === undefined ? '' : joined([written(first), condition ?? ''], ' ')
}

function describeNumber({ field }: Named<NumberField>): Description {
  const range = joined([limit('>', field.exclusiveMin), limit('≥', field.min), limit('<', field.exclusiveMax), limit('≤', field.max)])
  return {
    kind: unitText(field.unit) || 'number',
    takes: range,
    starts: startOf(field),
    notes: [
      range === '' ? '' : outOfRange[field.onOutOfRange ?? 'reject'],
      field.step === undefined ? '' : `in steps of ${numberText(field.step)}`,
      field.onNotANumber === 'empty' ? 'a text that is no number empties it' : '',
      field.onEmptyBlur === 'restorePrevious' ? 'left empty: the value before comes back' : '',
      field.tolerance === undefined ? '' : toleranceOf(field.tolerance),
      field.picker === undefined ? '' : `a button opens the dialog ${code(field.picker)}, which works it out`,
      hintOf(field),
    ],
  }
}

/** What choosing in a field does to others. */
const follows = (field: Field): readonly string[] => [
  ...Object.entries(setsOf(field)).map(([target, value]) => `sets ${code(target)} to ${code(value)}`),
  ...clearsOf(field).map((target) => `empties ${code(target)}`),
]

function describeOptions({ own, id, field }: Named<ChoiceField | ChoicesField>): Description {
  const options = (field.options ?? []).map((option) => (typeof option === 'string' ? option : option.value))
  const texts = options.map((value) => joined([code(value), own(`${id}.options.${value}`)], ' '))
  return {
    kind: field.kind === 'choices' ? 'several options' : 'option',
    takes: field.optionsFrom === undefined ? joined(texts) : `from ${code(field.optionsFrom)}`,
    starts: field.default === undefined ? '' : [field.default].flat().map(code).join(', '),
    notes: [
      field.sort === 'byNumber' ? 'sorted by number' : '',
      field.onNoOptions === 'hide' ? 'hidden where its list is empty' : '',
      field.onOptionGone === 'first' ? 'an option that goes gives way to the first' : '',
      field.kind === 'choice' && field.chooseSingle ? 'a single option is chosen by itself' : '',
      ...follows(field),
    ],
  }
}

const describeToggle = ({ own, id, field }: Named<ToggleField>): Description => ({
  kind: 'yes or no',
  takes: joined(['true', 'false'].map((value) => joined([code(value), own(`${id}.options.${value}`)], ' '))),
  starts: code(String(field.default ?? false)),
  notes: follows(field),
})

const describeTabs = ({ own, id, field }: Named<AlternativesField>): Description => ({
  kind: 'tabs',
  takes: Object.keys(field.branches)
    .map((branch) => joined([code(branch), own(`${id}.options.${branch}`)], ' '))
    .join(', '),
  starts: code(field.default),
  notes: [],
})

const describeDrawing = ({ field }: Named<DiagramField>): Description => ({
  kind: 'drawing',
  takes: '',
  starts: '',
  notes: [field.shows === undefined ? `by ${code(field.by ?? field.picture)}` : `shows ${field.shows.map(code).join(', ')} as entered`],
})

/** Describes the fields of a list's rows in its notes: unit, accepted values, initial value. */
function describeRows({ own, id, field }: Named<ListField>): Description {
  const cells = Object.entries(field.row).map(([name, cell]) => {
    const { kind, takes, starts } = describe({ own, id: `${id}.${name}`, field: cell })
    return joined([`${code(name)} ${own(`${id}.${name}.label`)}`, kind, takes, starts === '' ? '' : `default ${starts}`])
  })
  const derived = Object.entries(field.rowDerived ?? {}).map(([name, { unit, value }]) =>
    joined([`${code(name)} = ${code(value)}`, unitText(unit)]),
  )
  return {
    kind: 'rows',
    takes: `${fewestRows(field)} to ${mostRows(field)} rows`,
    starts: '',
    notes: [`in each row: ${[...cells, ...derived].join('; ')}`],
  }
}

function describe({ own, id, field }: Named<Field>): Description {
  switch (field.kind) {
    case 'number':
      return describeNumber({ own, id, field })
    case 'toggle':
      return describeToggle({ own, id, field })
    case 'alternatives':
      return describeTabs({ own, id, field })
    case 'diagram':
      return describeDrawing({ own, id, field })
    case 'list':
      return describeRows({ own, id, field })
    default:
      return describeOptions({ own, id, field })
  }
}

/** When a field is visible: its tab, its condition, the field it waits for. */
function conditionsOf({ fields }: CalculatorSchema, id: string, field: Field): string[] {
  const tabs = Object.entries(fields).flatMap(([tab, other]) => {
    const branches = other.kind === 'alternatives' ? Object.entries(other.branches) : []
    return branches.filter(([, members]) => members.includes(id)).map(([branch]) => `in the tab ${code(`${tab} == '${branch}'`)}`)
  })
  return [
    ...tabs,
    field.visible === undefined ? '' : `shown while ${code(field.visible)}`,
    field.unlockedBy === undefined ? '' : `usable once ${code(field.unlockedBy)} is known`,
    field.required === false ? 'may stay empty' : '',
    typeof field.required === 'string' ? `required when ${code(field.required)}` : '',
    field.send === false ? 'not sent itself' : '',
  ]
}

/** A calculator and its texts. */
type Described = { readonly schema: CalculatorSchema; readonly own: OwnText }

const fieldRow = ({ schema, own }: Described, id: string, field: Field): string[] => {
  const { kind, takes, starts, notes } = describe({ own, id, field })
  const remarks = joined([own(`${id}.hint`), ...conditionsOf(schema, id, field), ...notes], '; ')
  return [code(id), own(`${id}.label`), kind, takes, starts, remarks]
}

const fieldTable = (calculator: Described, ids: readonly string[]): string =>
  table(
    ['field', 'label', 'unit or kind', 'takes', 'default', 'notes'],
    ids.flatMap((id) => {
      const field = calculator.schema.fields[id]
      return field ? [fieldRow(calculator, id, field)] : []
    }),
  )

const sectionPart = (calculator: Described, name: string, items: readonly string[]): string => {
  const { schema, own } = calculator
  const derived = items.filter((item) => Object.hasOwn(schema.derived ?? {}, item))
  const shown = derived.length === 0 ? '' : `Also shown here: ${derived.map(code).join(', ')}.`
  return part(`### ${own(`sections.${name}`)}`, fieldTable(calculator, items), shown)
}

const derivedTable = ({ schema, own }: Described): string =>
  table(
    ['value', 'label', 'unit', 'formula', 'notes'],
    Object.entries(schema.derived ?? {}).map(([id, { unit, value, shown, symbol = '', source = '' }]) => [
      code(id),
      own(`${id}.label`),
      unitText(unit),
      code(value),
      joined([symbol, own(`${id}.hint`), source, shown === false ? 'not shown' : ''], '; '),
    ]),
  )

/** Rules of the form, and of each row of its lists. */
const rulesOf = ({ rules = {}, fields }: CalculatorSchema): readonly (readonly [key: string, rule: Rule])[] => [
  ...Object.entries(rules).map(([name, rule]) => [`rules.${name}`, rule] as const),
  ...Object.entries(fields).flatMap(([list, field]) =>
    Object.entries((field.kind === 'list' && field.rowRules) || {}).map(([name, rule]) => [`${list}.rules.${name}`, rule] as const),
  ),
]

const ruleTable = ({ schema, own }: Described): string =>
  table(
    ['rule', 'has to hold', 'while', 'said at', 'sentence', 'if broken'],
    rulesOf(schema).map(([key, { holds, when, at, level }]) => [
      code(key.replace('rules.', '')),
      code(holds),
      when === undefined ? '' : code(when),
      [at].flat().map(code).join(', '),
      own(key),
      level === 'warn' ? 'a warning' : 'refused',
    ]),
  )

/**
 * @param schema a calculator
 * @param own its texts
 * @returns its sections with their fields, its derived values, its tables of constants
 */
export const formPart = (schema: CalculatorSchema, own: OwnText): string =>
  joined(
    [
      part('## Form', ...schema.layout.map(({ section, items }) => sectionPart({ schema, own }, section, items))),
      part('## Derived values', derivedTable({ schema, own })),
      rulesOf(schema).length > 0 ? part('## Rules', ruleTable({ schema, own })) : '',
      part('## Tables of constants', ...constantTables(schema)),
    ],
    '\n\n',
  )
