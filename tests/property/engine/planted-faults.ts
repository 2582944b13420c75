/** Every place of a schema where a name, a unit, a row or a formula is written, with what does not fit there, and what is said of it. */
import { requestCall } from '../../../engine/define/index.ts'
import type { CalculatorSchema, Field, Table } from '../../../engine/define/index.ts'
import { knownUnits } from '../../../engine/units/index.ts'
import { closest } from './expression/reference-types.ts'

/** A schema with one fault, and what is said of it. */
export type Planted = readonly [faulty: CalculatorSchema, says: string]

const withField = (schema: CalculatorSchema, id: string, field: Field): CalculatorSchema => ({
  ...schema,
  fields: { ...schema.fields, [id]: field },
})
const fieldsOf = ({ fields }: CalculatorSchema) => Object.entries(fields)
const renamed = <T>(record: Readonly<Record<string, T>>, from: string, to: string): Readonly<Record<string, T>> =>
  Object.fromEntries(Object.entries(record).map(([key, value]) => [key === from ? to : key, value]))

function names(schema: CalculatorSchema): readonly Planted[] {
  const says = (path: string) => `${path} unknownField: unknown field 'nobody'`
  const inFields = fieldsOf(schema).flatMap(([id, field]): Planted[] => [
    ...(field.kind === 'list' ? [] : [[withField(schema, id, { ...field, unlockedBy: 'nobody' }), says(`${id}#unlockedBy`)] as const]),
    ...(field.kind === 'choice'
      ? [[withField(schema, id, { ...field, sets: { ...field.sets, nobody: '1' } }), says(`${id}#sets`)] as const]
      : []),
    ...(field.kind === 'choice' || field.kind === 'choices'
      ? [[withField(schema, id, { ...field, clears: [...(field.clears ?? []), 'nobody'] }), says(`${id}#clears`)] as const]
      : []),
    ...(field.kind === 'alternatives'
      ? [[withField(schema, id, { ...field, branches: { ...field.branches, more: ['nobody'] } }), says(`${id}#branches`)] as const]
      : []),
    ...(field.kind === 'diagram'
      ? [
          [withField(schema, id, { ...field, by: 'nobody' }), says(`${id}#by`)] as const,
          [withField(schema, id, { ...field, shows: [...(field.shows ?? []), 'nobody'] }), says(`${id}#shows`)] as const,
          [withField(schema, id, { ...field, shows: [id] }), `${id}#shows noValue: '${id}' is a picture and has no value`] as const,
        ]
      : []),
  ])
  const inLayout = schema.layout.map(({ section, items }, at): Planted => [
    { ...schema, layout: schema.layout.with(at, { section, items: [...items, 'nobody'] }) },
    says(`layout.${section}`),
  ])
  return [...inFields, ...inLayout]
}

const slip = 'mmm'
const unknownUnit = (path: string) => `${path} unknownUnit: unknown unit '${slip}'; did you mean '${closest(slip, knownUnits).suggestion}'?`

function units(schema: CalculatorSchema): readonly Planted[] {
  const numbers = fieldsOf(schema).flatMap(([id, field]): Planted[] => {
    if (field.kind === 'number') return [[withField(schema, id, { ...field, unit: slip }), unknownUnit(`${id}#unit`)]]
    if (field.kind !== 'list') return []
    const cells = Object.entries(field.row).flatMap(([name, cell]): Planted[] =>
      cell.kind === 'number'
        ? [[withField(schema, id, { ...field, row: { ...field.row, [name]: { ...cell, unit: slip } } }), unknownUnit(`${id}.${name}#unit`)]]
        : [],
    )
    const made = Object.entries(field.rowDerived ?? {}).map(([name, one]): Planted => [
      withField(schema, id, { ...field, rowDerived: { ...field.rowDerived, [name]: { ...one, unit: slip } } }),
      unknownUnit(`${id}.${name}#unit`),
    ])
    return [...cells, ...made]
  })
  const derived = Object.entries(schema.derived ?? {}).map(([id, one]): Planted => [
    { ...schema, derived: { ...schema.derived, [id]: { ...one, unit: slip } } },
    unknownUnit(`${id}#unit`),
  ])
  const { init } = schema
  const answered = Object.keys(init?.numbers ?? {}).map((name): Planted => [
    { ...schema, ...(init && { init: { ...init, numbers: { ...init.numbers, [name]: slip } } }) },
    unknownUnit(`init.${name}`),
  ])
  return [...numbers, ...derived, ...answered]
}

function tables(schema: CalculatorSchema): readonly Planted[] {
  return Object.entries(schema.tables ?? {}).flatMap(([name, table]): readonly Planted[] => {
    if ('axes' in table) return []
    const path = `tables.${name}`
    const become = (other: Table): CalculatorSchema => ({ ...schema, tables: { ...schema.tables, [name]: other } })
    const keys = fieldsOf(schema).flatMap(([id, field]): Planted[] => {
      const isKey = (field.kind === 'choice' && field.options !== undefined) || field.kind === 'alternatives'
      return isKey ? [] : [[become({ ...table, by: id }), `${path} tableKey: '${id}' is not a choice with literal options`]]
    })
    const rows = Object.entries(table.rows)
    const less = rows.map(([row]): Planted => [
      become({ ...table, rows: Object.fromEntries(rows.filter(([one]) => one !== row)) }),
      `${path} tableRows: no row for '${row}'`,
    ])
    const [[, cells] = ['', {}]] = rows
    const more: Planted = [
      become({ ...table, rows: { ...table.rows, nobody: cells } }),
      `${path} tableRows: row 'nobody' is no option of '${table.by}'`,
    ]
    const holes = rows.flatMap(([row, own]) =>
      Object.keys(own).map((column): Planted => [
        become({ ...table, rows: { ...table.rows, [row]: renamed(own, column, 'other') } }),
        `${path} tableRows: row '${row}' has no '${column}'`,
      ]),
    )
    return [
      ...keys,
      [become({ ...table, by: 'nobody' }), `${path} tableKey: 'nobody' is not a choice with literal options`],
      ...(rows.length > 1 ? less : []),
      more,
      ...(rows.length > 1 ? holes : []),
      [
        become({ ...table, units: { ...table.units, [Object.keys(cells)[0] ?? '']: slip } }),
        unknownUnit(`${path}.units.${Object.keys(cells)[0] ?? ''}`),
      ],
    ]
  })
}

function sourcesOfOptions(schema: CalculatorSchema): readonly Planted[] {
  return fieldsOf(schema).flatMap(([id, field]): Planted[] => {
    if (field.kind !== 'choice' && field.kind !== 'choices') return []
    const { options: _, optionsFrom: __, ...none } = field
    const path = `${id} optionsSource: needs either options or optionsFrom`
    return [
      // Neither is what a file may hold all the same.
      [withField(schema, id, none), path],
      [withField(schema, id, { ...field, options: ['a'], optionsFrom: 'init.nobody' }), path],
      [withField(schema, id, { ...none, optionsFrom: 'init.nobody' }), `${id}#optionsFrom unknownList: 'init.nobody' is no list of init`],
    ]
  })
}

/** What is no formula, and what is said of it: an unknown name, and what is cut off. */
const wrongFormulas = [
  ['nobody_at_all', "unknownName: unknown name 'nobody_at_all'\nnobody_at_all\n^^^^^^^^^^^^^"],
  ['1 +', 'unexpectedToken: expected a value, found end of expression\n1 +\n   ^'],
] as const

/** Every formula by its place: what is wrong there is told there, with the line and a caret below it. */
function formulas(schema: CalculatorSchema, [wrong, what]: (typeof wrongFormulas)[number]): readonly Planted[] {
  const says = (path: string) => `${path} ${what}`
  const inFields = fieldsOf(schema).flatMap(([id, field]): Planted[] => [
    ...(['visible', 'hidden'] as const).map((part): Planted => [withField(schema, id, { ...field, [part]: wrong }), says(`${id}#${part}`)]),
    ...(field.kind === 'number'
      ? (['min', 'max', 'exclusiveMin', 'exclusiveMax', 'default'] as const).map((part): Planted => [
          withField(schema, id, { ...field, [part]: wrong }),
          says(`${id}#${part}`),
        ])
      : []),
    ...(field.kind === 'choice'
      ? Object.keys(field.sets ?? {}).map((target): Planted => [
          withField(schema, id, { ...field, sets: { ...field.sets, [target]: wrong } }),
          says(`${id}#sets.${target}`),
        ])
      : []),
    ...(field.kind === 'list'
      ? [
          ...Object.entries(field.row).map(([name, cell]): Planted => [
            withField(schema, id, { ...field, row: { ...field.row, [name]: { ...cell, visible: wrong } } }),
            says(`${id}.${name}#visible`),
          ]),
          ...Object.entries(field.rowDerived ?? {}).map(([name, one]): Planted => [
            withField(schema, id, { ...field, rowDerived: { ...field.rowDerived, [name]: { ...one, value: wrong } } }),
            says(`${id}.${name}`),
          ]),
        ]
      : []),
  ])
  const derived = Object.entries(schema.derived ?? {}).map(([id, one]): Planted => [
    { ...schema, derived: { ...schema.derived, [id]: { ...one, value: wrong } } },
    says(id),
  ])
  const { request, init } = schema
  const inRequest = Object.keys(requestCall(request).parameters).flatMap((name): Planted[] => {
    const become = (parameter: string | { value: string; when: string }): CalculatorSchema =>
      !request || 'get' in request
        ? { ...schema, ...(request && { request: { ...request, query: { ...request.query, [name]: parameter } } }) }
        : { ...schema, request: { ...request, body: { ...request.body, [name]: parameter } } }
    return [
      [become(wrong), says(`request.${name}`)],
      [become({ value: '1', when: wrong }), says(`request.${name}#when`)],
    ]
  })
  const options = Object.keys(init?.query ?? {}).map((name): Planted => [
    { ...schema, ...(init && { init: { ...init, query: { ...init.query, [name]: wrong } } }) },
    says(`init.${name}`),
  ])
  return [...inFields, ...derived, ...inRequest, ...options]
}

/** All of one schema. */
export const plantedIn = (schema: CalculatorSchema): readonly Planted[] => [
  ...names(schema),
  ...units(schema),
  ...tables(schema),
  ...sourcesOfOptions(schema),
  // What is not read at all is told in one way, wherever it stands.
  ...formulas(schema, wrongFormulas[0]),
  ...formulas(schema, wrongFormulas[1]).slice(0, 5),
]
