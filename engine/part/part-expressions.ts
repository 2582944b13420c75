/** Lists the expressions of a part's bodies, axes and measures, with their paths and expected types. */
import type { ExpressionType } from '../expression/index.ts'
import type { BodySchema, Count, Length, Measure, PartSchema, PortSchema, Pattern, ShapeSchema, SliceSchema } from './part-schema.ts'

/** An expression of a part with its path and expected type. */
export type PartExpression = { readonly path: string; readonly text: string; readonly expected: ExpressionType }

const mm = { kind: 'number', unit: 'mm' } as const
const plain = { kind: 'number', unit: '' } as const
const condition = { kind: 'boolean' } as const

const expressionOf = (path: string, value: Length | Count | undefined, expected: ExpressionType): readonly PartExpression[] =>
  typeof value === 'string' ? [{ path, text: value, expected }] : []

const lengths = (path: string, values: readonly (Length | undefined)[]): readonly PartExpression[] =>
  values.flatMap((value, index) => expressionOf(`${path}.${index}`, value, mm))

function ofPattern(path: string, pattern: Pattern | undefined): readonly PartExpression[] {
  if (pattern === undefined) return []
  if ('at' in pattern) return lengths(`${path}.at`, pattern.at)
  if ('circle' in pattern) {
    return [...expressionOf(`${path}.circle`, pattern.circle, mm), ...expressionOf(`${path}.count`, pattern.count, plain)]
  }
  return [...lengths(`${path}.grid`, pattern.grid), ...pattern.counts.flatMap((count) => expressionOf(`${path}.counts`, count, plain))]
}

function ofOutline(path: string, shape: ShapeSchema): readonly PartExpression[] {
  switch (shape.shape) {
    case 'circle':
      return expressionOf(`${path}.diameter`, shape.diameter, mm)
    case 'box':
      return lengths(path, [shape.width, shape.height, shape.radius])
    case 'polygon':
      return shape.points.flatMap((point, index) => lengths(`${path}.points.${index}`, point))
    case 'keyed':
      return lengths(path, [shape.diameter, shape.width, shape.depth])
  }
}

const ofShapes = (path: string, shapes: readonly ShapeSchema[] = []): readonly PartExpression[] =>
  shapes.flatMap((shape, index) => [...ofOutline(`${path}.${index}`, shape), ...ofPattern(`${path}.${index}.on`, shape.on)])

const ofSlice = (path: string, { length, when, add, cut, thread }: SliceSchema): readonly PartExpression[] => [
  ...expressionOf(`${path}.length`, length, mm),
  ...expressionOf(`${path}.when`, when, condition),
  ...ofShapes(`${path}.add`, add),
  ...ofShapes(`${path}.cut`, cut),
  ...lengths(`${path}.thread`, [thread?.core, thread?.lead]),
]

const ofBody = (path: string, { at, when, repeat = [], slices }: BodySchema): readonly PartExpression[] => [
  ...lengths(`${path}.at`, at ?? []),
  ...expressionOf(`${path}.when`, when, condition),
  ...repeat.flatMap(({ count, step }, index) => [
    ...expressionOf(`${path}.repeat.${index}.count`, count, plain),
    ...lengths(`${path}.repeat.${index}.step`, step),
  ]),
  ...slices.flatMap((slice, index) => ofSlice(`${path}.slices.${index}`, slice)),
]

const ofMeasure = (path: string, { from, to, when }: Measure): readonly PartExpression[] => [
  ...lengths(path, [from, to]),
  ...expressionOf(`${path}.when`, when, condition),
]

const ofPort = (path: string, { at, when }: PortSchema): readonly PartExpression[] => [
  ...lengths(`${path}.at`, at),
  ...expressionOf(`${path}.when`, when, condition),
]

/** All expressions of bodies, axes, ports and measures, in the order of the schema. */
export const partExpressions = ({ bodies, axes = [], ports = {}, measures }: PartSchema): readonly PartExpression[] => [
  ...Object.entries(bodies).flatMap(([name, body]) => ofBody(`bodies.${name}`, body)),
  ...axes.flatMap(({ when }, index) => expressionOf(`axes.${index}.when`, when, condition)),
  ...Object.entries(ports).flatMap(([name, port]) => ofPort(`ports.${name}`, port)),
  ...measures.flatMap((measure, index) => ofMeasure(`measures.${index}`, measure)),
]
