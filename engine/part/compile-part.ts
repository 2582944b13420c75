/** Compiles a part to a plan: checks every name, type and unit and orders the dimensions; evaluates nothing. */
import { dependencyOrder, shortestCycle } from '../compile/graph.ts'
import { type SchemaIssue, SchemaError } from '../define/schema-error.ts'
import { caret, check, compileExpression, type Evaluator, type ExpressionType, parse, references } from '../expression/index.ts'
import type { Dimension, PartSchema } from './part-schema.ts'
import { partExpressions } from './part-expressions.ts'

/** The source of a figure, and its name there. */
export type DimensionSource = { readonly source: 'column' | 'chosen' | 'calculated'; readonly name: string }

/** A dimension that is ready to be evaluated. */
export type PlannedDimension = {
  readonly name: string
  readonly unit: 'mm' | ''
  /** The source of its value; undefined if it is computed from other dimensions. */
  readonly from: DimensionSource | undefined
  readonly evaluate: Evaluator | undefined
  /** Share of the travel if no position is chosen; undefined for a dimension that is not a travel. */
  readonly rest: number | undefined
  /** Whether `evaluate` gives a usual value instead of a derived one. */
  readonly isUsual: boolean
  /** Names `evaluate` reads. */
  readonly reads: readonly string[]
}

/** An expression that is ready to be evaluated, and the names that it reads. */
export type CompiledExpression = { readonly evaluate: Evaluator; readonly reads: readonly string[] }

/** A part that can be built. */
export type PartPlan = {
  readonly schema: PartSchema
  /** In evaluation order. */
  readonly dimensions: readonly PlannedDimension[]
  readonly words: readonly string[]
  /** Names of the calculated values it reads. */
  readonly calculated: readonly string[]
  /** All expressions of bodies, axes and measures, by their text. */
  readonly expressions: ReadonlyMap<string, CompiledExpression>
}

/** Columns of a row that a part may read, by name: 'mm', '' or 'words'. */
export type PartColumns = Readonly<Record<string, string>>

const sourceOf = (dimension: Dimension): DimensionSource | undefined => {
  if ('column' in dimension) return { source: 'column', name: dimension.column }
  if ('chosen' in dimension) return { source: 'chosen', name: dimension.chosen }
  return 'calculated' in dimension ? { source: 'calculated', name: dimension.calculated } : undefined
}

const expressionOf = (dimension: Dimension): string | undefined =>
  'value' in dimension ? dimension.value : 'travel' in dimension ? dimension.travel : dimension.usual

/** Parses, checks and compiles expressions over the names of a part; faults are added to `issues`. */
const compilerOf = ({ words = {}, dimensions }: PartSchema, issues: SchemaIssue[]) => {
  const names = [...Object.keys(dimensions), ...Object.keys(words)]
  const scope = {
    names: {
      ...Object.fromEntries(Object.entries(dimensions).map(([name, { unit = 'mm' }]) => [name, { kind: 'number', unit } as const])),
      ...Object.fromEntries(Object.entries(words).map(([name, options]) => [name, { kind: 'text', options } as const])),
    } satisfies Record<string, ExpressionType>,
  }
  return (path: string, text: string, expected: ExpressionType): CompiledExpression | undefined => {
    const parsed = parse(text)
    const errors = 'errors' in parsed ? parsed.errors : check(parsed.expression, scope, expected).errors
    issues.push(...errors.map((error) => ({ path, code: error.code, message: `${error.message}\n${caret(text, error)}` })))
    if ('errors' in parsed || errors.length > 0) return undefined
    const { expression } = parsed
    return { evaluate: compileExpression(expression, (name) => names.indexOf(name)), reads: references(expression) }
  }
}

const columnIssues = ({ dimensions, words = {} }: PartSchema, columns: PartColumns): SchemaIssue[] => {
  const expressions = [
    ...Object.entries(dimensions).flatMap(([name, dimension]) =>
      'column' in dimension ? [{ path: `dimensions.${name}`, column: dimension.column, unit: dimension.unit ?? 'mm' }] : [],
    ),
    ...Object.keys(words).map((column) => ({ path: 'words', column, unit: 'words' })),
  ]
  return expressions.flatMap(({ path, column, unit }): SchemaIssue[] => {
    const found = Object.hasOwn(columns, column) ? columns[column] : undefined
    if (found === unit) return []
    const message = found === undefined ? `no column '${column}'` : `column '${column}' is in [${found}], not in [${unit}]`
    return [{ path, code: found === undefined ? 'unknownColumn' : 'scaleMismatch', message }]
  })
}

const orderIssues = (names: readonly string[], edges: Parameters<typeof dependencyOrder>[1]): SchemaIssue[] => {
  const cycle = shortestCycle(names, edges)
  return [{ path: 'dimensions', code: 'cycle', message: `cycle: ${(cycle ?? []).map(({ from }) => from).join(' → ')}` }]
}

const nameIssues = ({ dimensions, bodies, axes = [], ports = {}, driven, measures }: PartSchema): SchemaIssue[] => [
  ...measures.flatMap(({ of }, index) =>
    Object.hasOwn(dimensions, of) ? [] : [{ path: `measures.${index}`, code: 'unknownName', message: `unknown dimension '${of}'` }],
  ),
  ...axes.flatMap((axis, index) =>
    axis.bodies.flatMap((name) =>
      Object.hasOwn(bodies, name) ? [] : [{ path: `axes.${index}`, code: 'unknownName', message: `unknown body '${name}'` }],
    ),
  ),
  ...Object.entries(ports).flatMap(([port, { along, up, figures = {} }]): SchemaIssue[] => [
    ...Object.values(figures).flatMap((name) =>
      Object.hasOwn(dimensions, name) ? [] : [{ path: `ports.${port}`, code: 'unknownName', message: `unknown dimension '${name}'` }],
    ),
    ...(along.slice(1) === up.slice(1)
      ? [{ path: `ports.${port}`, code: 'wrongDirection', message: `'${up}' is not across '${along}'` }]
      : []),
  ]),
  ...driven.flatMap((name, index): SchemaIssue[] =>
    Object.hasOwn(bodies, name) ? [] : [{ path: `driven.${index}`, code: 'unknownName', message: `unknown body '${name}'` }],
  ),
]

/**
 * Compiles a part.
 *
 * @param schema of the part
 * @param columns of the table that contains its rows
 * @throws SchemaError with every unknown name or column, every type or unit fault (with position) and the shortest cycle
 */
export function compilePart(schema: PartSchema, columns: PartColumns): PartPlan {
  const issues = columnIssues(schema, columns)
  const compile = compilerOf(schema, issues)
  const planned = Object.entries(schema.dimensions).map(([name, dimension]): PlannedDimension => {
    const { unit = 'mm' } = dimension
    const text = expressionOf(dimension)
    const made = text === undefined ? undefined : compile(`dimensions.${name}`, text, { kind: 'number', unit })
    const from = sourceOf(dimension)
    const rest = 'travel' in dimension ? dimension.rest : undefined
    const isUsual = !('value' in dimension) && rest === undefined
    return { name, unit, from, evaluate: made?.evaluate, rest, isUsual, reads: made?.reads ?? [] }
  })
  const names = planned.map(({ name }) => name)
  const edges = planned.flatMap(({ name, reads }) =>
    reads.filter((read) => names.includes(read)).map((read) => ({ from: read, to: name, kind: 'value' }) as const),
  )
  const order = dependencyOrder(names, edges)
  if (!order) issues.push(...orderIssues(names, edges))
  const expressions = new Map<string, CompiledExpression>()
  for (const { path, text, expected } of partExpressions(schema)) {
    const made = compile(path, text, expected)
    if (made) expressions.set(text, made)
  }
  issues.push(...nameIssues(schema))
  if (issues.length > 0 || !order) throw new SchemaError(schema.name, issues)
  return {
    schema,
    dimensions: order.flatMap((name) => planned.filter((one) => one.name === name)),
    words: Object.keys(schema.words ?? {}),
    calculated: planned.flatMap(({ from }) => (from?.source === 'calculated' ? [from.name] : [])),
    expressions,
  }
}
