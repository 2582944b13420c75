/** Data and properties of a schema that nothing reads, and conditions that never change. */
import { requestCall } from '../../define/index.ts'
import type { CalculatorSchema, Field, OptionData, RowField } from '../../define/index.ts'
import { references } from '../../expression/index.ts'
import { itemOf } from '../../compile/edges.ts'
import { tableColumns } from '../../plan/tables.ts'
import type { LintContext } from '../facts/context.ts'
import { error, warning } from '../facts/finding.ts'
import type { RuleFinding } from '../facts/finding.ts'
import { mayBe } from '../facts/possible.ts'

/** Option data that the form itself reads; pictures have their icon. */
const isFormData = (field: Field | RowField, key: string): boolean =>
  key === 'value' || key === 'name' || (key === 'icon' && 'as' in field && field.as === 'images')

/** A field by its path; in a list, `phases.kind`. */
type Placed = { readonly path: string; readonly field: Field | RowField }

const placedFields = ({ fields }: CalculatorSchema): readonly Placed[] =>
  Object.entries(fields).flatMap(([id, field]): Placed[] => [
    { path: id, field },
    ...(field.kind === 'list' ? Object.entries(field.row).map(([cell, own]) => ({ path: `${id}.${cell}`, field: own })) : []),
  ])

/** Whether an expression of the schema may read `<name>.<key>`, alone or as the end of a longer path. */
const reader = (schema: CalculatorSchema): ((name: string, key: string) => boolean) => {
  const text = JSON.stringify(schema)
  return (name, key) => new RegExp(String.raw`\b${name}\.${key}\b`).test(text)
}

function optionFindings({ path, field }: Placed, reads: (name: string, key: string) => boolean): readonly RuleFinding[] {
  const options: readonly (string | OptionData)[] = ('options' in field ? field.options : undefined) ?? []
  const name = path.split('.').at(-1) ?? path
  const keysOf = (option: string | OptionData) => (typeof option === 'string' ? [] : Object.keys(option))
  return [...new Set(options.flatMap(keysOf))].flatMap((key): RuleFinding[] => {
    const kinds = new Set(options.flatMap((option) => (typeof option !== 'string' && key in option ? [typeof option[key]] : [])))
    const types = [...kinds].join(', ')
    if (kinds.size > 1) return [warning(`${path}#options`, `'${key}' is of several types: ${types}`, 'give all options the same')]
    if (isFormData(field, key)) return []
    const cure =
      "read it in an expression, or remove it: options have no properties of their own but 'value', 'name' and, as images, 'icon'"
    if (!reads(name, key)) return [warning(`${path}#options`, `nothing reads '${key}' of its options`, cure)]
    const without = options
      .filter((option) => !keysOf(option).includes(key))
      .map((option) => (typeof option === 'string' ? option : option.value))
    if (without.length === 0) return []
    return [warning(`${path}#options`, `'${without.join("', '")}' has no '${key}', which expressions read`, 'give every option one')]
  })
}

function tableFindings(schema: CalculatorSchema, reads: (name: string, key: string) => boolean): readonly RuleFinding[] {
  return Object.entries(schema.tables ?? {}).flatMap(([name, table]): RuleFinding[] => {
    const { units = {} } = table
    const columns = tableColumns(table)
    const unread = columns.filter((column) => !reads(name, column))
    const strange = Object.keys(units).filter((column) => !columns.includes(column))
    return [
      // A table that nothing reads at all is one finding, not one for each column.
      ...(unread.length < columns.length ? unread : []).map((column) =>
        warning(`tables.${name}`, `nothing reads its column '${column}'`, 'use it or remove it'),
      ),
      ...strange.map((column) => error(`tables.${name}`, `has a unit for '${column}', which is no column`, 'correct the name')),
    ]
  })
}

function rowValueFindings(schema: CalculatorSchema, reads: (name: string, key: string) => boolean): readonly RuleFinding[] {
  const sent = JSON.stringify(requestCall(schema.request).parameters)
  return Object.entries(schema.fields).flatMap(([list, field]): RuleFinding[] => {
    if (field.kind !== 'list') return []
    const texts = JSON.stringify([field.row, field.rowDerived])
    const isRead = (id: string) =>
      reads(list, id) || sent.includes(`"${id}"`) || new RegExp(String.raw`[^"\w.]${id}\b|"${id}\b[^"]`).test(texts)
    return Object.entries(field.rowDerived ?? {})
      .filter(([id, { shown = true }]) => !shown && !isRead(id))
      .map(([id]) => warning(`${list}.${id}`, 'is neither shown nor used', 'show it, use it or remove it'))
  })
}

/** Reports option data, table columns and values of rows that nothing reads. */
export function unreadData({ plan: { schema } }: LintContext): RuleFinding[] {
  const reads = reader(schema)
  return [
    ...placedFields(schema).flatMap((placed) => optionFindings(placed, reads)),
    ...tableFindings(schema, reads),
    ...rowValueFindings(schema, reads),
  ]
}

type Useless = readonly [property: string, isUseless: boolean, why: string]

function uselessOfNumber(
  field: Extract<Field, { readonly kind: 'number' }> | Extract<RowField, { readonly kind: 'number' }>,
): readonly Useless[] {
  const { min, max, exclusiveMin, exclusiveMax, onOutOfRange, onBoundsChange, hint } = field
  const bounds = [min, max, exclusiveMin, exclusiveMax]
  const isCorrecting = onOutOfRange === 'snap' || onOutOfRange === 'correct'
  const [low, high] = [hint?.min ?? min, hint?.max ?? max]
  const typical = hint?.typical
  const isStrange = typical !== undefined && ((typeof low === 'number' && typical < low) || (typeof high === 'number' && typical > high))
  return [
    ['onOutOfRange', isCorrecting && min === undefined && max === undefined, 'there is no `min` or `max` to correct to'],
    ['onBoundsChange', onBoundsChange !== undefined && !bounds.some((bound) => typeof bound === 'string'), 'its bounds never change'],
    ['hint', isStrange, `the typical value ${typical} is outside of the range`],
    ['max', typeof min === 'number' && min === max, 'only one number is possible'],
  ]
}

function uselessOf({ field }: Placed, { fields }: CalculatorSchema): readonly Useless[] {
  if (field.kind === 'number') return uselessOfNumber(field)
  if (field.kind === 'list') return [['maxRows', field.maxRows === 0, 'no row is possible']]
  if (field.kind === 'alternatives') {
    return [['branches', Object.keys(field.branches).length === 1, 'there is one branch only: nothing to choose']]
  }
  if (field.kind === 'diagram') {
    const kind = field.by === undefined ? undefined : fields[field.by]?.kind
    return [['by', kind !== undefined && kind !== 'choice' && kind !== 'alternatives', `'${field.by}' is no choice`]]
  }
  if (field.kind === 'toggle') return [['required', field.required !== undefined, 'a toggle is always known while it is shown']]
  const isWritten = field.optionsFrom === undefined
  return [
    ['onOptionGone', field.onOptionGone !== undefined && isWritten, 'the options are written here and never go'],
    ['optionValue', field.optionValue !== undefined && isWritten, 'the options do not come from an answer'],
    [
      'chooseSingle',
      field.kind === 'choice' && field.chooseSingle === true && isWritten && (field.options?.length ?? 0) > 1,
      'there is always more than one option',
    ],
  ]
}

/** Reports properties that have no effect beside the others of their field. */
export function uselessProperty({ plan: { schema } }: LintContext): RuleFinding[] {
  return placedFields(schema).flatMap((placed) =>
    uselessOf(placed, schema)
      .filter(([, isUseless]) => isUseless)
      .map(([property, , why]) =>
        warning(`${placed.path}#${property}`, `\`${property}\` has no effect: ${why}`, 'remove it or correct it'),
      ),
  )
}

/** Reports conditions of fields and parameters that always hold, and conditions of parameters that never do. */
export function fixedCondition({ plan: { schema }, checked, worlds }: LintContext): RuleFinding[] {
  // One answer is no reason: another one may offer other options.
  const isServed = (item: string) => item === 'init' || Object.hasOwn(schema.fields[item] ?? {}, 'optionsFrom')
  return checked.flatMap(({ path, expression }): RuleFinding[] => {
    const items = references(expression).map(itemOf)
    const isOfRule = path.startsWith('rules.')
    if (!/#(?:visible|hidden|required|when|default\.(?:when|unless))$/.test(path) || isOfRule || items.some(isServed)) return []
    const results = worlds(...items).map(({ world }) => world.value(expression))
    if (path.includes('#default.') && results.every((result) => !mayBe(result, true))) {
      return [warning(path, 'never holds', 'leave it out, or correct it')]
    }
    // A field that is never visible is reported as such.
    if (path.endsWith('#when') && results.every((result) => !mayBe(result, true))) {
      return [error(path, 'never holds: the parameter is never sent', 'correct the condition, or remove the parameter')]
    }
    const isFixed = !path.endsWith('#hidden') && results.every((result) => !mayBe(result, false))
    return isFixed ? [warning(path, 'always holds', 'leave it out, or correct it')] : []
  })
}
