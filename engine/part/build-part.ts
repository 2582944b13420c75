/** Builds solids in mm from a part plan, the figures of a catalogue row and the choices; each dimension states its basis. */
import { missing, type Value } from '../expression/index.ts'
import type { DimensionSource, PartPlan, PlannedDimension } from './compile-part.ts'
import { type BuiltPort, builtPorts } from './build-ports.ts'
import { countLengths, type LengthCount } from './count-lengths.ts'
import type { BodySchema, Count, Length, Measure, Pattern, Place, ShapeSchema, SliceSchema } from './part-schema.ts'
import type { Arrangement, Body, Point, Shape, Slice } from './solid.ts'

/**
 * Data of a model: figures of its row by column, choices and calculated values by name. Numbers in mm or dimensionless, or words.
 */
export type PartInputs = {
  readonly columns: Readonly<Record<string, number | string | undefined>>
  readonly chosen: Readonly<Record<string, number | undefined>>
  /** Stated values of dimensions that are usual otherwise, by the name of the dimension. */
  readonly outline?: Readonly<Record<string, number>>
  /** Values of the calculation that led to the model. */
  readonly calculated?: Readonly<Record<string, number | undefined>>
  /** Position along its travel, 0 to 1. */
  readonly position?: number | undefined
  /** Fallback for a column or choice without a value, if the part has no expression for it. */
  readonly usual?: Readonly<Record<string, number | undefined>>
}

/**
 * Source of a dimension: stated by the maker, chosen by the person, derived from such dimensions, or a usual value not stated for
 * this model.
 */
export type DimensionBasis = 'stated' | 'chosen' | 'derived' | 'usual'

/** A dimension of a built part. */
export type BuiltDimension = { readonly name: string; readonly unit: 'mm' | ''; readonly value: number; readonly basis: DimensionBasis }

/** A dimension line, between coordinates of its view. */
export type BuiltMeasure = Omit<Measure, 'from' | 'to'> & { readonly from: number; readonly to: number }

/** A part in space. */
export type BuiltPart = {
  readonly dimensions: readonly BuiltDimension[]
  readonly lengths: LengthCount
  readonly bodies: readonly Body[]
  /** Names of bodies whose axes are one line. */
  readonly axes: readonly (readonly string[])[]
  readonly measures: readonly BuiltMeasure[]
  readonly ports: Readonly<Record<string, BuiltPort<BuiltDimension>>>
}

/** Thrown if a part cannot be built: a dimension without a value, or a body of non-positive length. */
export class PartError extends Error {
  override readonly name = 'PartError'
  /** Name of the dimension, or path in the schema. */
  readonly at: string

  constructor(part: string, at: string, message: string) {
    super(`${part}: ${at}: ${message}`)
    this.at = at
  }
}

type StatedValue = { readonly value: number; readonly basis: DimensionBasis }

/** Calculated values count as chosen: they follow from conditions the person entered. */
const bases = { column: 'stated', chosen: 'chosen', calculated: 'chosen' } as const satisfies Record<
  DimensionSource['source'],
  DimensionBasis
>

const statedValue = (
  { name, from, isUsual }: PlannedDimension,
  { columns, chosen, outline = {}, calculated = {}, usual = {} }: PartInputs,
): StatedValue | undefined => {
  const stated = isUsual && from === undefined ? outline[name] : undefined
  if (stated !== undefined) return { value: stated, basis: 'stated' }
  if (from === undefined) return undefined
  const { [from.name]: value } = { column: columns, chosen, calculated }[from.source]
  if (typeof value === 'number') return { value, basis: bases[from.source] }
  const instead = usual[from.name]
  return instead === undefined ? undefined : { value: instead, basis: 'usual' }
}

/** Rounding steps of usual dimensions by size, mm; they are no more exact than this. */
const usualSteps = { of: 10, below: 0.1, above: 0.5 } as const

/** Rounds a usual dimension down to a step as a catalogue would print it, so that mating parts still fit. */
const asUsual = (value: number): number => {
  const step = Math.abs(value) < usualSteps.of ? usualSteps.below : usualSteps.above
  const rounded = Number((Math.floor(value / step + 1e-9) * step).toFixed(1))
  return rounded === 0 ? value : rounded
}

/** All dimensions in order; a dimension derived from a usual one is usual itself. */
function dimensionsOf(
  plan: PartPlan,
  inputs: PartInputs,
): { readonly built: readonly BuiltDimension[]; readonly values: readonly Value[]; readonly usual: ReadonlySet<string> } {
  const names = [...Object.keys(plan.schema.dimensions), ...plan.words]
  const values: Value[] = names.map((name) => (plan.words.includes(name) ? inputs.columns[name] : undefined) ?? missing(name))
  const usual = new Set<string>()
  const built = plan.dimensions.map((dimension): BuiltDimension => {
    const { name, unit, evaluate, rest, isUsual, reads } = dimension
    const known = statedValue(dimension, inputs)
    const made = known === undefined ? evaluate?.(values) : undefined
    const whole = known?.value ?? (isUsual && unit === 'mm' && typeof made === 'number' ? asUsual(made) : made)
    const value = rest === undefined || typeof whole !== 'number' ? whole : whole * (inputs.position ?? rest)
    if (typeof value !== 'number') throw new PartError(plan.schema.name, name, 'nothing says it')
    const basis = known?.basis ?? (isUsual || reads.some((read) => usual.has(read)) ? 'usual' : 'derived')
    if (basis === 'usual') usual.add(name)
    values[names.indexOf(name)] = value
    return { name, unit, value, basis }
  })
  return { built, values, usual }
}

/** Evaluates expressions of a schema with the values of its dimensions; `names`: the dimensions read so far. */
const readerOf = ({ expressions, schema }: PartPlan, values: readonly Value[], usual: ReadonlySet<string>) => {
  const names = new Set<string>()
  const value = (text: string): Value => expressions.get(text)?.evaluate(values) ?? missing(text)
  const number = (expression: Length | Count): number => {
    const found = typeof expression === 'string' ? value(expression) : expression
    if (typeof found !== 'number') throw new PartError(schema.name, String(expression), 'is not known')
    for (const name of expressions.get(String(expression))?.reads ?? []) names.add(name)
    return found
  }
  const length = (expression: Length): number => {
    const found = number(expression)
    if (!(found > 0)) throw new PartError(schema.name, String(expression), `comes to ${found} mm`)
    return found
  }
  const isMeant = (when: string | undefined): boolean => when === undefined || value(when) === true
  /** Whether a length is a typical value: it depends on one, or on no dimension at all. */
  const isUsual = (expression: Length): boolean => {
    const reads = typeof expression === 'string' ? (expressions.get(expression)?.reads ?? []) : []
    return reads.length === 0 || reads.some((name) => usual.has(name))
  }
  return { number, length, isMeant, isUsual, names }
}
type Reader = ReturnType<typeof readerOf>

const each = (count: number): readonly number[] => Array.from({ length: count }, (_, index) => index)

function pointsOf(pattern: Pattern | undefined, { number, length }: Reader): readonly Point[] {
  if (pattern === undefined) return [[0, 0]]
  if ('at' in pattern) return [[number(pattern.at[0]), number(pattern.at[1])]]
  if ('circle' in pattern) {
    const count = number(pattern.count)
    const radius = length(pattern.circle) / 2
    return each(count).map((index) => {
      const { start = 0 } = pattern
      const angle = (start / 180) * Math.PI + (2 * Math.PI * index) / count
      return [radius * Math.cos(angle), radius * Math.sin(angle)]
    })
  }
  const [pitchU, pitchV] = [number(pattern.grid[0]), number(pattern.grid[1])]
  const [columns, rows] = [number(pattern.counts[0]), number(pattern.counts[1])]
  return each(columns).flatMap((column) =>
    each(rows).map((row): Point => [(column - (columns - 1) / 2) * pitchU, (row - (rows - 1) / 2) * pitchV]),
  )
}

const arrangementOf = ({ on }: ShapeSchema, { isUsual }: Reader): Arrangement | undefined => {
  if (on === undefined || 'at' in on) return undefined
  if ('circle' in on) return { on: 'circle', isUsual: [isUsual(on.circle), isUsual(on.circle)] }
  return { on: 'grid', isUsual: [isUsual(on.grid[0]), isUsual(on.grid[1])] }
}

function circleAt(schema: Extract<ShapeSchema, { readonly shape: 'circle' }>, centre: Point, read: Reader): Shape {
  const arrangement = arrangementOf(schema, read)
  return {
    shape: 'circle',
    centre,
    diameter: read.length(schema.diameter),
    ...(schema.tapped && { tapped: true }),
    ...(read.isUsual(schema.diameter) && { isUsual: true }),
    ...(arrangement && { arrangement }),
  }
}

function shapeAt(schema: ShapeSchema, centre: Point, read: Reader): Shape {
  const { number, length } = read
  switch (schema.shape) {
    case 'circle':
      return circleAt(schema, centre, read)
    case 'box':
      return {
        shape: 'box',
        centre,
        size: [length(schema.width), length(schema.height)],
        radius: schema.radius === undefined ? 0 : length(schema.radius),
      }
    case 'polygon':
      return { shape: 'polygon', points: schema.points.map(([u, v]): Point => [centre[0] + number(u), centre[1] + number(v)]) }
    case 'keyed':
      return { shape: 'keyed', centre, diameter: length(schema.diameter), width: length(schema.width), depth: length(schema.depth) }
  }
}

function shapesOf(schema: ShapeSchema, read: Reader): readonly Shape[] {
  return pointsOf(schema.on, read).map((centre) => shapeAt(schema, centre, read))
}

const sliceOf = ({ length, add, cut = [], thread }: SliceSchema, from: number, read: Reader): Slice => ({
  from,
  to: from + read.length(length),
  add: add.flatMap((shape) => shapesOf(shape, read)),
  cut: cut.flatMap((shape) => shapesOf(shape, read)),
  ...(read.isUsual(length) && { isUsual: true }),
  ...(thread && { thread: { core: read.length(thread.core), lead: read.length(thread.lead) } }),
})

/** Positions of repeated bodies: the offsets of all rows, centred. */
function placesOf({ at = [0, 0, 0], repeat = [] }: BodySchema, { number }: Reader): readonly Place<number>[] {
  const start: readonly Place<number>[] = [[number(at[0]), number(at[1]), number(at[2])]]
  return repeat.reduce<readonly Place<number>[]>((places, { count, step }) => {
    const [x, y, z] = [number(step[0]), number(step[1]), number(step[2])]
    const many = number(count)
    return each(many).flatMap((index) => {
      const from = index - (many - 1) / 2
      return places.map((place): Place<number> => [place[0] + from * x, place[1] + from * y, place[2] + from * z])
    })
  }, start)
}

function bodiesOf(name: string, schema: BodySchema, read: Reader): readonly Body[] {
  if (!read.isMeant(schema.when)) return []
  const slices: Slice[] = []
  for (const slice of schema.slices.filter(({ when }) => read.isMeant(when))) slices.push(sliceOf(slice, slices.at(-1)?.to ?? 0, read))
  const places = placesOf(schema, read)
  return places.map((at, index) => ({
    name,
    instance: index + 1,
    instances: places.length,
    material: schema.material,
    at,
    along: schema.along,
    slices,
  }))
}

/**
 * Builds a part.
 *
 * @throws PartError if a dimension has no value, or a length of a body is not greater than 0
 */
export function buildPart(plan: PartPlan, inputs: PartInputs): BuiltPart {
  const { built, values, usual } = dimensionsOf(plan, inputs)
  const read = readerOf(plan, values, usual)
  const { bodies, axes = [], ports = {}, measures } = plan.schema
  const made = Object.entries(bodies).flatMap(([name, body]) => bodiesOf(name, body, read))
  return {
    dimensions: built,
    lengths: countLengths(plan.dimensions, built, read.names),
    bodies: made,
    axes: axes.filter(({ when }) => read.isMeant(when)).map((axis) => axis.bodies),
    ports: builtPorts(ports, built, readerOf(plan, values, usual)),
    measures: measures
      .filter(({ when }) => read.isMeant(when))
      .map((measure) => ({ ...measure, from: read.number(measure.from), to: read.number(measure.to) })),
  }
}
