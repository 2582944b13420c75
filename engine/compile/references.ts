/** Checks names used outside expressions (fields, tables, lists): the only check of them for a schema that arrives as JSON. */
import { requestCall } from '../define/index.ts'
import type { CalculatorSchema, Field } from '../define/index.ts'
import { suggest } from '../expression/index.ts'
import { reservedFieldNames, reservedNames } from '../define/reserved-names.ts'
import { literalOptions } from '../plan/options.ts'
import { fewestRows, mostRows } from '../plan/rows.ts'
import { clearsOf, setsOf } from '../plan/switching.ts'
import type { SchemaIssue } from '../define/schema-error.ts'
import { tableIssues } from './table-issues.ts'
import { unitIssues } from './unit-issues.ts'

type Reference = { readonly path: string; readonly name: string }

function fieldReferences(id: string, field: Field): Reference[] {
  const at = (part: string, names: readonly (string | undefined)[]): Reference[] =>
    names.flatMap((name) => (name === undefined ? [] : [{ path: `${id}#${part}`, name }]))
  return [
    ...at('unlockedBy', [field.unlockedBy]),
    ...at('sets', Object.keys(setsOf(field))),
    ...at('clears', clearsOf(field)),
    ...(field.kind === 'alternatives' ? at('branches', Object.values(field.branches).flat()) : []),
    ...(field.kind === 'diagram' ? at('by', [field.by]) : []),
  ]
}

function optionIssues(schema: CalculatorSchema): SchemaIssue[] {
  return Object.entries(schema.fields).flatMap(([id, field]): SchemaIssue[] => {
    if (field.kind !== 'choice' && field.kind !== 'choices') return []
    const list = field.optionsFrom
    if ((list === undefined) === (field.options === undefined)) {
      return [{ path: id, code: 'optionsSource', message: 'needs either options or optionsFrom' }]
    }
    const known = list === undefined || schema.init?.lists?.[list.replace(/^init\./, '')] !== undefined
    return known ? [] : [{ path: `${id}#optionsFrom`, code: 'unknownList', message: `'${list}' is no list of init` }]
  })
}

/** `usual` may only name numbers that `init` reads. */
function usualIssues({ init }: CalculatorSchema): SchemaIssue[] {
  const known = Object.keys(init?.numbers ?? {})
  return Object.keys(init?.usual ?? {})
    .filter((name) => !known.includes(name))
    .map((name) => ({ path: `init.${name}`, code: 'unknownNumber', message: `'${name}' is no number of init` }))
}

/** Each alternatives field starts on one of its branches, and a field is on the branches of one alternatives field only. */
function branchIssues(schema: CalculatorSchema): SchemaIssue[] {
  const owners = Object.entries(schema.fields).flatMap(([id, field]) => (field.kind === 'alternatives' ? [{ id, field }] : []))
  const wrongDefault = owners.filter(({ field }) => !Object.hasOwn(field.branches, field.default))
  const members = owners.flatMap(({ id, field }) => [...new Set(Object.values(field.branches).flat())].map((member) => ({ id, member })))
  const shared = members.filter(({ member }, index) => members.findIndex((one) => one.member === member) < index)
  return [
    ...wrongDefault.map(({ id, field }) => ({ path: `${id}#default`, code: 'unknownBranch', message: `'${field.default}' is no branch` })),
    ...shared.map(({ id, member }) => ({
      path: `${id}#branches`,
      code: 'branchTwice',
      message: `'${member}' is on a branch of another field too`,
    })),
  ]
}

/** A diagram may show fields that are not diagrams themselves, and derived values. */
function shownIssues(schema: CalculatorSchema): SchemaIssue[] {
  return Object.entries(schema.fields).flatMap(([id, field]): SchemaIssue[] => {
    if (field.kind !== 'diagram') return []
    const path = `${id}#shows`
    return (field.shows ?? []).flatMap((name): SchemaIssue[] => {
      const known = Object.hasOwn(schema.fields, name) || Object.hasOwn(schema.derived ?? {}, name)
      if (!known) return [{ path, code: 'unknownField', message: `unknown field '${name}'` }]
      return schema.fields[name]?.kind === 'diagram' ? [{ path, code: 'noValue', message: `'${name}' is a picture and has no value` }] : []
    })
  })
}

/** A tolerance window needs a required number, or it would be sent without one. */
function windowIssues(schema: CalculatorSchema): SchemaIssue[] {
  return Object.entries(schema.fields).flatMap(([id, field]): SchemaIssue[] => {
    const optional = field.kind === 'number' && field.tolerance !== undefined && (field.required ?? true) !== true
    return optional ? [{ path: `${id}#tolerance`, code: 'toleranceOptional', message: 'only a required number has a tolerance' }] : []
  })
}

/** A list can neither be set nor cleared by a choice, and no field can wait for it. */
function listTargetIssues(schema: CalculatorSchema): SchemaIssue[] {
  const isList = (name: string) => schema.fields[name]?.kind === 'list'
  return Object.entries(schema.fields)
    .flatMap(([id, field]) => fieldReferences(id, field))
    .filter(({ path, name }) => isList(name) && !path.endsWith('#branches'))
    .map(({ path, name }) => ({
      path,
      code: 'listTarget',
      message: `'${name}' is a list: nothing is written into it, clears it or waits for it`,
    }))
}

function listIssues(schema: CalculatorSchema): SchemaIssue[] {
  return Object.entries(schema.fields).flatMap(([id, field]): SchemaIssue[] => {
    if (field.kind !== 'list') return []
    const kinds = Object.entries(field.row).filter(([, { kind }]) => kind !== 'number' && kind !== 'choice')
    const extras = Object.entries(field.row).filter(([, one]) => 'tolerance' in one || 'picker' in one || 'send' in one)
    const separated = Object.entries(field.row).filter(
      ([, one]) => one.kind === 'choice' && literalOptions(one)?.some(({ value }) => /[;,]/.test(value)),
    )
    return [
      ...(Object.keys(field.row).length === 0 ? [{ path: id, code: 'emptyRow', message: 'a row needs a field' }] : []),
      ...(fewestRows(field) > mostRows(field)
        ? [{ path: id, code: 'rowCount', message: `at least ${fewestRows(field)} rows, but at most ${mostRows(field)}` }]
        : []),
      ...kinds.map(([name]) => ({
        path: `${id}.${name}`,
        code: 'rowKind',
        message: 'a row holds fields of the kinds number and choice only',
      })),
      ...extras.map(([name]) => ({ path: `${id}.${name}`, code: 'rowKind', message: 'in a row there is no tolerance, picker or send' })),
      ...separated.map(([name]) => ({ path: `${id}.${name}`, code: 'separator', message: "an option in a row holds no ',' and no ';'" })),
    ]
  })
}

/** A `rows` parameter names a list and columns of that list. */
function rowsParameterIssues(schema: CalculatorSchema): SchemaIssue[] {
  return Object.entries(requestCall(schema.request).parameters).flatMap(([name, parameter]): SchemaIssue[] => {
    if (typeof parameter === 'string' || !('list' in parameter)) return []
    const path = `request.${name}`
    const field = schema.fields[parameter.list]
    if (field?.kind !== 'list') return [{ path, code: 'unknownList', message: `'${parameter.list}' is no list` }]
    const { columns } = parameter
    const unknown = columns.filter((column) => !Object.hasOwn(field.row, column))
    const twice = columns.filter((column, index) => columns.indexOf(column) < index)
    return [
      ...(columns.length === 0 ? [{ path, code: 'noColumns', message: 'names no column' }] : []),
      ...unknown.map((column) => ({ path, code: 'unknownColumn', message: `'${column}' is no field in the rows of '${parameter.list}'` })),
      ...twice.map((column) => ({ path, code: 'columnTwice', message: `'${column}' is sent twice` })),
    ]
  })
}

/** In a body, a name is either a value or an object with members. */
function bodyIssues({ request }: CalculatorSchema): SchemaIssue[] {
  const names = request && 'post' in request ? Object.keys(request.body) : []
  return names
    .filter((name) => names.some((other) => other.startsWith(`${name}.`)))
    .map((name) => ({ path: `request.${name}`, code: 'valueAndObject', message: `'${name}' is a value and has members too` }))
}

/** A calculator calls a service, or its results are derived values of its own. */
function resultIssues(schema: CalculatorSchema): SchemaIssue[] {
  const { host, request, results, derived = {} } = schema
  const path = 'results'
  if (!('values' in results)) return request ? [] : [{ path, code: 'shape', message: 'needs a request, or results: { values }' }]
  const { values } = results
  const elsewhere = host === undefined ? [] : [{ path: 'host', code: 'shape', message: 'without a request no service is asked' }]
  const both = request ? [{ path, code: 'shape', message: 'values are the results of a calculator without a request' }] : []
  const unknown = values.filter((name) => !Object.hasOwn(derived, name))
  const twice = values.filter((name, index) => values.indexOf(name) < index)
  return [
    ...both,
    ...elsewhere,
    ...unknown.map((name) => ({ path: 'results.values', code: 'unknownName', message: notDerived(schema, name) })),
    ...twice.map((name) => ({ path: 'results.values', code: 'valueTwice', message: `'${name}' is listed twice` })),
  ]
}

const notDerived = ({ fields, derived = {} }: CalculatorSchema, name: string): string => {
  if (Object.hasOwn(fields, name)) return `'${name}' is a field; results are derived values`
  const near = suggest(name, Object.keys(derived))
  return `there is no derived value '${name}'${near === undefined ? '' : `; did you mean '${near}'?`}`
}

function reservedIssues(schema: CalculatorSchema): SchemaIssue[] {
  const values = [...Object.keys(schema.derived ?? {}), ...Object.keys(schema.tables ?? {})]
  const reserved = [
    ...Object.keys(schema.fields).filter((name) => reservedFieldNames.has(name)),
    ...values.filter((name) => reservedNames.has(name)),
  ]
  return reserved.map((name) => ({ path: name, code: 'reservedName', message: `'${name}' is a reserved name` }))
}

/** A rule is said at fields, and a picture says nothing. */
function ruleIssues({ rules = {}, fields }: CalculatorSchema): SchemaIssue[] {
  return Object.entries(rules).flatMap(([name, { at }]) =>
    [at].flat().flatMap((id): SchemaIssue[] => {
      const path = `rules.${name}`
      if (!Object.hasOwn(fields, id)) return [{ path, code: 'unknownField', message: `unknown field '${id}'` }]
      return fields[id]?.kind === 'diagram' ? [{ path, code: 'noValue', message: `'${id}' is a picture and has no value` }] : []
    }),
  )
}

/** Issues for every unknown or misused name outside expressions. */
export function referenceIssues(schema: CalculatorSchema): readonly SchemaIssue[] {
  const references = Object.entries(schema.fields).flatMap(([id, field]) => fieldReferences(id, field))
  const shown = { ...schema.fields, ...schema.derived }
  const both = Object.keys(schema.derived ?? {}).filter((id) => Object.hasOwn(schema.fields, id))
  return [
    ...references
      .filter(({ name }) => !Object.hasOwn(schema.fields, name))
      .map(({ path, name }) => ({ path, code: 'unknownField', message: `unknown field '${name}'` })),
    ...schema.layout.flatMap(({ section, items }) =>
      items
        .filter((item) => !Object.hasOwn(shown, item))
        .map((item) => ({ path: `layout.${section}`, code: 'unknownField', message: `unknown field '${item}'` })),
    ),
    ...both.map((id) => ({ path: id, code: 'duplicateName', message: `'${id}' is both a field and a derived value` })),
    ...reservedIssues(schema),
    ...unitIssues(schema),
    ...tableIssues(schema),
    ...optionIssues(schema),
    ...branchIssues(schema),
    ...shownIssues(schema),
    ...usualIssues(schema),
    ...windowIssues(schema),
    ...bodyIssues(schema),
    ...resultIssues(schema),
    ...listTargetIssues(schema),
    ...listIssues(schema),
    ...rowsParameterIssues(schema),
    ...ruleIssues(schema),
  ]
}
