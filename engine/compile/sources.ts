/** Collects every expression of a schema with its path, its owner and its expected type. */
import { requestCall } from '../define/index.ts'
import type { CalculatorSchema, Field, Parameter } from '../define/index.ts'
import type { Expression, ExpressionType } from '../expression/index.ts'
import type { EdgeKind } from '../plan/plan.ts'
import { conditionalDefault, writtenDefault } from '../plan/number-default.ts'
import { boundNames } from '../plan/plan.ts'
import { setsOf } from '../plan/switching.ts'
import { fieldType } from './scope.ts'

/** A checked expression: `path` locates it, `item` owns it, `kind` says how the item depends on what it reads. */
export type Checked = {
  readonly path: string
  readonly item: string
  readonly kind: EdgeKind
  readonly expression: Expression
  readonly type: ExpressionType | undefined
}

/** An expression as written in the schema. */
export type Source = {
  readonly path: string
  readonly item: string
  readonly kind: EdgeKind
  readonly text: string
  readonly expected: ExpressionType | undefined
}

const boolean: ExpressionType = { kind: 'boolean' }

/** Slot path of a rule (`rules.share`) and of its condition (`rules.share#when`). */
export const rulePath = (name: string) => `rules.${name}`

/** Slot path of a parameter (`request.W`) and of its condition (`request.W#when`). */
export const parameterPath = (call: 'request' | 'init', name: string) => `${call}.${name}`

function fieldSources(schema: CalculatorSchema, id: string, field: Field): Source[] {
  const source = (part: string, text: unknown, as: Pick<Source, 'kind' | 'expected'>): Source[] =>
    typeof text === 'string' ? [{ path: `${id}#${part}`, item: id, text, ...as }] : []
  const sources = [
    ...source('visible', field.visible, { kind: 'visibility', expected: boolean }),
    ...source('hidden', field.hidden, { kind: 'visibility', expected: boolean }),
    ...source('required', field.required, { kind: 'required', expected: boolean }),
  ]
  if (field.kind === 'number') {
    const expected: ExpressionType = { kind: 'number', unit: field.unit ?? '' }
    for (const bound of boundNames) sources.push(...source(bound, field[bound], { kind: 'bound', expected }))
    const { when, unless } = conditionalDefault(field) ?? {}
    sources.push(
      ...source('default', writtenDefault(field), { kind: 'default', expected }),
      ...source('default.when', when, { kind: 'default', expected: boolean }),
      ...source('default.unless', unless, { kind: 'default', expected: boolean }),
    )
  }
  for (const [target, text] of Object.entries(setsOf(field))) {
    const written = schema.fields[target]
    const type = written && fieldType(schema, written)
    sources.push({
      path: `${id}#sets.${target}`,
      item: target,
      kind: 'cascade',
      text,
      expected: type?.kind === 'record' ? type.self : type,
    })
  }
  return sources
}

function parameterSources(call: 'request' | 'init', query: Readonly<Record<string, Parameter>>): Source[] {
  return Object.entries(query).flatMap(([name, parameter]) => {
    if (typeof parameter === 'object' && 'constant' in parameter) return []
    const when = typeof parameter === 'string' ? undefined : parameter.when
    const value = typeof parameter === 'string' ? parameter : 'value' in parameter ? parameter.value : undefined
    const path = parameterPath(call, name)
    const item = call === 'init' ? 'init' : path
    const condition = when === undefined ? [] : [{ path: `${path}#when`, item, kind: 'request' as const, text: when, expected: boolean }]
    return value === undefined ? condition : [{ path, item, kind: 'request' as const, text: value, expected: undefined }, ...condition]
  })
}

function ruleSources({ rules = {} }: CalculatorSchema): Source[] {
  return Object.entries(rules).flatMap(([name, { holds, when }]): Source[] => {
    const item = rulePath(name)
    const source = (path: string, text: string): Source => ({ path, item, kind: 'value', text, expected: boolean })
    return [source(item, holds), ...(when === undefined ? [] : [source(`${item}#when`, when)])]
  })
}

/** All expressions of the schema, in the order of its parts. */
export function sourcesOf(schema: CalculatorSchema): readonly Source[] {
  return [
    ...Object.entries(schema.fields).flatMap(([id, field]) => fieldSources(schema, id, field)),
    ...Object.entries(schema.derived ?? {}).map(([id, derived]): Source => {
      return { path: id, item: id, kind: 'value', text: derived.value, expected: { kind: 'number', unit: derived.unit ?? '' } }
    }),
    ...ruleSources(schema),
    ...parameterSources('request', requestCall(schema.request).parameters),
    ...parameterSources('init', schema.init?.query ?? {}),
  ]
}
