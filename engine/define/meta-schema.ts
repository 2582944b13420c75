/** The DSL as a zod schema: what `parseSchema` checks and what `docs/dsl.schema.json` publishes. Never imported by the screens. */
import * as z from 'zod/mini'
import { suggest } from '../expression/index.ts'
import { limits } from './limits.ts'
import { assembly } from './meta-assembly.ts'
import { call, host, init } from './meta-init.ts'
import { modelResults, results } from './meta-results.ts'
import {
  strict,
  map,
  list,
  id,
  text,
  flag,
  namePattern,
  name,
  fieldName,
  optionValue,
  parameterName,
  bodyName,
  unit,
  expression,
  literal,
  bound,
} from './meta-parts.ts'
import { clears, common, sets } from './meta-common.ts'
import { conditionalDefault, tolerance } from './meta-number.ts'
import { rule } from './meta-rule.ts'
import { table } from './meta-table.ts'
import { toggleField } from './meta-toggle.ts'

const hint = strict(
  'Hint',
  {
    min: z.exactOptional(literal),
    max: z.exactOptional(literal),
    typical: z.exactOptional(literal),
  },
  'Shown below the field. Without it the bounds are shown.',
)
const numberCommon = {
  unit: z.exactOptional(unit),
  min: z.exactOptional(bound),
  max: z.exactOptional(bound),
  exclusiveMin: z.exactOptional(bound),
  exclusiveMax: z.exactOptional(bound),
  step: z.exactOptional(z.number().check(z.gte(1e-9), z.lte(1e9), z.describe('Grid of allowed values, counted from min (or 0).'))),
  hint: z.exactOptional(hint),
  default: z.exactOptional(bound),
  onOutOfRange: z.exactOptional(z.enum(['snap', 'correct', 'hint', 'reject'])),
  onNotANumber: z.exactOptional(z.enum(['empty', 'reject'])),
  onEmptyBlur: z.exactOptional(z.enum(['keep', 'restorePrevious'])),
  onBoundsChange: z.exactOptional(z.enum(['recommit', 'flag'])),
}
const numberField = strict(
  'NumberField',
  {
    kind: z.literal('number'),
    ...common,
    ...numberCommon,
    default: z.exactOptional(
      z.union([bound, ...conditionalDefault], { error: 'needs a number, an expression or { value, when } or { value, unless }' }),
    ),
    tolerance: z.exactOptional(tolerance),
    picker: z.exactOptional(
      z.string().check(z.regex(namePattern, { error: 'is no name' }), z.describe('Dialog that works the number out.')),
    ),
  },
  'A number in a unit.',
)

const option = z.union(
  [optionValue, z.catchall(z.object({ value: optionValue }), z.union([z.string().check(z.maxLength(200)), z.number(), z.boolean()]))],
  { error: "needs a text without ',' or an object with such a 'value' and further texts, numbers or flags" },
)
const choiceCommon = {
  ...common,
  options: z.exactOptional(list(option, limits.options)),
  optionsFrom: z.exactOptional(z.string().check(z.regex(/^init\.[A-Za-z_][A-Za-z0-9_]{0,59}$/, { error: "needs 'init.<list>'" }))),
  optionValue: z.exactOptional(
    z
      .string()
      .check(
        z.regex(namePattern, { error: 'is no name' }),
        z.describe("What the service calls an option's value, where it is not 'value'."),
      ),
  ),
  sort: z.exactOptional(
    z.literal('byNumber').check(z.describe("Offered in the order of the numbers in their values: '2x4' before '10x1'.")),
  ),
  onNoOptions: z.exactOptional(
    z.enum(['wait', 'hide']).check(z.describe('What an init list without a single option means. Default wait; hide masks the field.')),
  ),
  onOptionGone: z.exactOptional(z.enum(['clear', 'first'])),
  clears,
}
const choiceOwn = {
  as: z.exactOptional(z.enum(['select', 'radio', 'images', 'buttons'])),
  default: z.exactOptional(optionValue),
  chooseSingle: flag('A single remaining option is chosen without asking.'),
  sets: sets('What choosing an option writes into other fields.'),
}
const choiceField = strict('ChoiceField', { kind: z.literal('choice'), ...choiceCommon, ...choiceOwn }, 'One of a list.')
const choicesField = strict(
  'ChoicesField',
  { kind: z.literal('choices'), ...choiceCommon, default: z.exactOptional(list(optionValue, limits.options)) },
  'Several of a list.',
)
const alternativesField = strict(
  'AlternativesField',
  { kind: z.literal('alternatives'), ...common, branches: map(name, list(name, limits.items), limits.branches), default: name },
  'Tabs: exactly one branch of fields is active. The branch is a value that expressions can read.',
)
const diagramField = strict(
  'DiagramField',
  {
    kind: z.literal('diagram'),
    ...common,
    picture: text('Name of the drawing.'),
    by: z.exactOptional(name),
    shows: z.exactOptional(list(name, limits.items).check(z.describe('Fields and derived values whose values the drawing is given.'))),
  },
  'A picture; with `by`, one picture per option of that choice; with `shows`, a drawing with those live values.',
)
const digits = z.exactOptional(z.int().check(z.gte(1), z.lte(15), z.describe('Significant digits it is shown with; 6 where left out.')))
const derived = strict(
  'Derived',
  {
    unit: z.exactOptional(unit),
    value: expression,
    shown: flag('False keeps it out of sight.'),
    digits,
    symbol: z.exactOptional(text('What it is called in formulas.')),
    source: z.exactOptional(text('Where its formula is from.')),
  },
  'A value made from others, read-only.',
)
const { send: _, ...rowCommon } = common
const { send: __, ...rowChoice } = choiceCommon
const rowKinds = ['number', 'choice'] as const
const rowField = z.discriminatedUnion(
  'kind',
  [
    strict('RowNumber', { kind: z.literal('number'), ...rowCommon, ...numberCommon }, 'A number in a row.'),
    strict('RowChoice', { kind: z.literal('choice'), ...rowChoice, ...choiceOwn }, 'One of a list, in a row.'),
  ],
  { error: () => `a row holds fields of the kinds ${rowKinds.join(' and ')} only` },
)
const rowCount = z.int().check(z.gte(0), z.lte(limits.listRows))
const listField = strict(
  'ListField',
  {
    kind: z.literal('list'),
    visible: common.visible,
    hidden: common.hidden,
    required: common.required,
    send: common.send,
    row: map(fieldName, rowField, limits.rowFields),
    rowDerived: z.exactOptional(map(name, derived, limits.rowFields)),
    rowRules: z.exactOptional(map(name, rule, limits.rules)),
    minRows: z.exactOptional(rowCount.check(z.describe('Fewest rows. Default 1; 0 where the list is never required.'))),
    maxRows: z.exactOptional(rowCount.check(z.describe('Most rows. Default 100.'))),
  },
  'Rows of the same fields. Outside, `<list>.<field>` is a column, which ends in an aggregate such as sum(phases.time).',
)
const kinds = ['number', 'choice', 'choices', 'toggle', 'alternatives', 'diagram', 'list'] as const
const field = z.discriminatedUnion(
  'kind',
  [numberField, choiceField, choicesField, toggleField, alternativesField, diagramField, listField],
  {
    error: (issue) => {
      const kind = typeof issue.input === 'object' && issue.input !== null && 'kind' in issue.input ? issue.input.kind : undefined
      const near = typeof kind === 'string' ? suggest(kind, kinds) : undefined
      return `unknown kind of field; ${near === undefined ? `one of ${kinds.join(', ')}` : `did you mean '${near}'?`}`
    },
  },
)

const conditional = strict(
  'ConditionalParameter',
  { value: expression, when: z.exactOptional(expression), optional: z.exactOptional(z.boolean()) },
  'Sent while `when` is true.',
)
const constant = strict('ConstantParameter', { constant: literal }, 'Always sent.')
const rowsParameter = strict(
  'RowsParameter',
  { list: name, columns: list(name, limits.rowFields), when: z.exactOptional(expression), optional: z.exactOptional(z.boolean()) },
  'The rows of a list: one text in a query, an array of objects in a body.',
)
const parameter = z.union([expression, conditional, constant, rowsParameter], {
  error: (issue) => {
    const inner = issue.code === 'invalid_union' ? issue.errors.flat() : []
    const named = inner.find(
      (one) =>
        one.code === 'unrecognized_keys' &&
        !one.message.includes("'constant'") &&
        !one.message.includes("'value'") &&
        !one.message.includes("'list'"),
    )
    return named?.message ?? 'needs an expression, { value, when?, optional? }, { constant } or { list, columns, when?, optional? }'
  },
})
const getRequest = strict(
  'GetRequest',
  { get: call, query: map(parameterName, parameter, limits.parameters) },
  'The calculation call with its parameters as a query: parameter → expression.',
)
const postRequest = strict(
  'PostRequest',
  { post: call, body: map(bodyName, parameter, limits.parameters) },
  'The calculation call with its parameters as a JSON body; dots in a name make nested objects.',
)
// In this order: `parseSchema` names the faults of the shape that was meant.
const request = z.union([getRequest, postRequest], { error: 'needs { get, query } or { post, body }' })
const section = strict(
  'Section',
  {
    section: name,
    items: list(name, limits.items),
    extended: z.exactOptional(z.literal(true).check(z.describe('What most can do without: closed until it is opened.'))),
  },
  'A titled group of fields and derived values, in reading order.',
)
const places = {
  group: name,
  order: z.exactOptional(literal.check(z.describe('Lower first, classes without one last; equals by id.'))),
  also: z.exactOptional(list(id, limits.items).check(z.describe('Further ids that open the same screen.'))),
  moves: z.exactOptional(list(name, limits.items).check(z.describe('What somebody wants to move who needs this class, the usual first.'))),
  complete: z.exactOptional(z.literal(true).check(z.describe('Sizes the whole drive: offered first on the start page.'))),
  drawing: text('Name of the picture.'),
  address: z.exactOptional(text('Name of a page of its own: /lecto-custom/<address>/….')),
}
const place = strict('Place', places, 'Where the working class stands on the start page and in the menu.')
const ownPlace = strict(
  'OwnPlace',
  {
    ...places,
    screen: text('Name of the screen.'),
    opensScene: flag('Its working scenes are shown at once to who has no conditions yet.'),
  },
  'The place of a working class with a screen of its own.',
)

/** The shape of a working class whose screen is no form. */
export const workingClassShape = strict(
  'WorkingClass',
  { $schema: z.exactOptional(z.string().check(z.maxLength(200))), id, name, place: ownPlace, service: name, results: modelResults },
  'A working class whose screen is written by hand.',
)

/** The shape of a calculator schema. Names across it, types, units and cycles are the compiler's part. */
export const metaSchema = strict(
  'Calculator',
  {
    $schema: z.exactOptional(z.string().check(z.maxLength(200))),
    id,
    name,
    place: z.exactOptional(place),
    host: z.exactOptional(host),
    init: z.exactOptional(init),
    tables: z.exactOptional(map(name, table, limits.tables)),
    fields: map(fieldName, field, limits.fields),
    derived: z.exactOptional(map(name, derived, limits.derived)),
    rules: z.exactOptional(map(name, rule, limits.rules)),
    layout: list(section, limits.sections),
    request: z.exactOptional(request),
    results,
    assembly: z.exactOptional(assembly),
  },
  'A calculator: everything else (form, validation, request, tests, documentation) is made from it.',
)

/** The JSON Schema (draft 2020-12) of the DSL, for editors and other languages; checked in as `docs/dsl.schema.json`. */
export function dslJsonSchema(): Record<string, unknown> {
  return { title: 'Calculator schema', ...z.toJSONSchema(z.union([metaSchema, workingClassShape]), { io: 'input' }) }
}
