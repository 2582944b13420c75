/** The names that a schema's expressions may use, with their types and units. */
import type { CalculatorSchema, ChoiceField, ChoicesField, Field, InitList, ListField } from '../define/index.ts'
import type { ExpressionType, Scope } from '../expression/index.ts'
import { rowBefore, rowNumber } from '../plan/around-row.ts'
import { literalOptions } from '../plan/options.ts'
import { tableColumns } from '../plan/tables.ts'
import { isWindowEnd } from '../plan/window-ends.ts'
import type { WindowEnd } from '../plan/window-ends.ts'

const scalar = {
  text: { kind: 'text' },
  number: { kind: 'number', unit: '' },
  boolean: { kind: 'boolean' },
} as const satisfies Record<InitList[string], ExpressionType>

/** Columns of the init list a choice takes its options from. */
function optionColumns(schema: CalculatorSchema, field: ChoiceField | ChoicesField): InitList {
  return schema.init?.lists?.[field.optionsFrom?.slice('init.'.length) ?? ''] ?? {}
}

/** Type of each member that can be read as `<field>.<member>`. */
export function memberTypes(schema: CalculatorSchema, field: ChoiceField | ChoicesField): Record<string, ExpressionType> {
  const columns = Object.entries(optionColumns(schema, field)).map(([name, kind]) => [name, scalar[kind]] as const)
  const literal = (literalOptions(field) ?? []).flatMap((option) =>
    Object.entries(option)
      .filter(([name]) => name !== 'value')
      .map(
        ([name, value]) =>
          [name, typeof value === 'number' ? scalar.number : typeof value === 'string' ? scalar.text : scalar.boolean] as const,
      ),
  )
  return Object.fromEntries([...columns, ...literal])
}

function textType(options: readonly string[] | undefined): ExpressionType {
  return options ? { kind: 'text', options } : { kind: 'text' }
}

const percent = { kind: 'number', unit: '%' } as const satisfies ExpressionType
const windowTypes = { lower: percent, upper: percent } as const satisfies Record<WindowEnd, ExpressionType>

/** The type of a field's value in expressions; undefined for a diagram, which has none. */
export function fieldType(schema: CalculatorSchema, field: Field): ExpressionType | undefined {
  switch (field.kind) {
    case 'number': {
      const self: ExpressionType = { kind: 'number', unit: field.unit ?? '' }
      return field.tolerance ? { kind: 'record', self, members: windowTypes } : self
    }
    case 'choice': {
      const options = literalOptions(field)?.map((option) => option.value)
      return { kind: 'record', self: textType(options), members: memberTypes(schema, field) }
    }
    case 'choices':
      return { kind: 'list', of: textType(literalOptions(field)?.map((option) => option.value)) }
    case 'toggle':
      return scalar.boolean
    case 'alternatives':
      return textType(Object.keys(field.branches))
    case 'list':
      return { kind: 'record', members: columnTypes(schema, field) }
    case 'diagram':
      return undefined
  }
}

/** A list as a calculator schema: its fields are those of a row, and it has no request. */
export function rowSchema({ id, name, init }: CalculatorSchema, list: string, { row, rowDerived, rowRules }: ListField): CalculatorSchema {
  return {
    id,
    name: `${name}.${list}`,
    ...(init
      ? {
          init: {
            get: init.get,
            ...(init.lists ? { lists: init.lists } : {}),
            ...(init.numbers ? { numbers: init.numbers } : {}),
            ...(init.usual ? { usual: init.usual } : {}),
          },
        }
      : {}),
    fields: row,
    ...(rowDerived ? { derived: rowDerived } : {}),
    ...(rowRules ? { rules: rowRules } : {}),
    layout: [{ section: list, items: [...Object.keys(row), ...Object.keys(rowDerived ?? {})] }],
    results: { values: [] },
  }
}

function columnTypes(schema: CalculatorSchema, { row, rowDerived = {} }: ListField): Record<string, ExpressionType> {
  const fields = Object.entries(row).flatMap(([id, field]): [string, ExpressionType][] => {
    const of = fieldType(schema, field)
    return of ? [[id, { kind: 'column', of }]] : []
  })
  const derived = Object.entries(rowDerived).map(([id, { unit = '' }]): [string, ExpressionType] => [
    id,
    { kind: 'column', of: { kind: 'number', unit } },
  ])
  return Object.fromEntries([...fields, ...derived])
}

/** Names available in a row: its own, those of the row before, its number, then outer names; lists are excluded. */
export function rowScope(schema: CalculatorSchema, list: string, field: ListField): Scope {
  const outer = Object.entries(scopeOf(schema).names).filter(([name]) => schema.fields[name]?.kind !== 'list')
  const own = scopeOf(rowSchema(schema, list, field)).names
  const { init: _, ...members } = own
  const ofRow = { [rowBefore]: { kind: 'record', members }, [rowNumber]: scalar.number } as const
  return { names: { ...Object.fromEntries(outer), ...ofRow, ...own } }
}

/** Every name of the schema: fields, derived values, `tables` and `init`. */
export function scopeOf(schema: CalculatorSchema): Scope {
  const names: Record<string, ExpressionType> = {}
  for (const [id, field] of Object.entries(schema.fields)) {
    // The ends of a window are read as members of their number.
    const type = isWindowEnd(id) ? undefined : fieldType(schema, field)
    if (type) names[id] = type
  }
  for (const [id, derived] of Object.entries(schema.derived ?? {})) names[id] = { kind: 'number', unit: derived.unit ?? '' }
  if (schema.tables) names['tables'] = { kind: 'record', members: tableTypes(schema.tables) }
  if (schema.init?.numbers) names['init'] = { kind: 'record', members: numberTypes(schema.init.numbers) }
  return { names }
}

function tableTypes(tables: NonNullable<CalculatorSchema['tables']>): Record<string, ExpressionType> {
  return Object.fromEntries(
    Object.entries(tables).map(([name, table]) => {
      const columns = tableColumns(table)
      return [
        name,
        { kind: 'record', members: numberTypes(Object.fromEntries(columns.map((column) => [column, table.units?.[column] ?? '']))) },
      ]
    }),
  )
}

function numberTypes(units: Readonly<Record<string, string>>): Record<string, ExpressionType> {
  return Object.fromEntries(Object.entries(units).map(([name, unit]) => [name, { kind: 'number', unit }]))
}
