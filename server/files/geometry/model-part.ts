/** Builds the part of a catalogue model with the chosen options. */
import { unitOfColumn } from '../../../contract/catalogue/column-units.ts'
import type { OrderChosen } from '../../../contract/catalogue/order-choices.ts'
import type { PartPicture } from '../../../contract/catalogue/part-picture.ts'
import { type BuiltPart, buildPart, PartError } from '../../../engine/part/build-part.ts'
import { compilePart, type PartColumns, type PartPlan } from '../../../engine/part/compile-part.ts'
import type { LengthCount } from '../../../engine/part/count-lengths.ts'
import { pictureOf, smallPictureOf } from '../../../engine/part/picture/picture.ts'
import type { CatalogueTable } from '../../../families/define/catalogue-table.ts'
import type { FamilyPart, FurtherFigures, PartFigures } from '../../../families/define/part.ts'
import { loadFamily } from '../../../families/registry.ts'
import type { FileCalculation } from '../file-calculation.ts'
import type { FileInput } from '../file-input.ts'

/** The part of a model, with the masses of its bodies, kg, as far as they are stated. */
export type BuiltModel = BuiltPart & { readonly massesKg: Readonly<Record<string, number>> }

/** The compiled part of a family. */
export type ModelPart = { readonly plan: PartPlan; readonly part: FamilyPart }

/** A requested part: the model and its options. */
export type PartRequest = {
  /** Id of its family. */
  readonly family: string
  /** The row of the model. */
  readonly candidate: Readonly<Record<string, unknown>>
  /** Chosen parts of the order code; lengths in mm. */
  readonly chosen: OrderChosen
  /** Lengths from the calculation, mm. See `calculatedOf`. */
  readonly calculated?: Readonly<Record<string, number>> | undefined
  /** Position of a carriage, nut or rod, as a share of its travel, 0 to 1. */
  readonly position?: number | undefined
}

const columnsOf = ({ columns }: CatalogueTable, { further }: FamilyPart): PartColumns => ({
  ...Object.fromEntries(
    Object.entries(columns).flatMap(([name, kind]) => {
      if (kind === 'number') return [[name, unitOfColumn(name)]]
      return kind === 'text' ? [[name, 'words']] : []
    }),
  ),
  ...further,
})

const compiled = new Map<string, Promise<ModelPart | undefined>>()

const compile = async (id: string): Promise<ModelPart | undefined> => {
  const { table, shown, part: own } = await loadFamily(id)
  const part = await (shown?.part ?? own)?.()
  return part && { plan: compilePart(part.schema, columnsOf(table, part)), part }
}

/**
 * @param id of a family
 * @returns its part; undefined where its models have none
 * @throws SchemaError where the part is invalid
 */
export const modelPartOf = (id: string): Promise<ModelPart | undefined> => {
  const known = compiled.get(id) ?? compile(id)
  compiled.set(id, known)
  return known
}

/** @returns whether the part of a family needs lengths from a calculation */
export const asksOfCalculation = async (family: string): Promise<boolean> => ((await modelPartOf(family))?.plan.calculated ?? []).length > 0

/**
 * @param family of the model
 * @param calculation calculation that found the model
 * @returns the lengths that the part needs, mm; assumptions at their defaults are left out, as they are not specific to the
 * model
 */
export async function calculatedOf(
  family: string,
  { values, assumptions }: Pick<FileCalculation, 'values' | 'assumptions'>,
): Promise<Readonly<Record<string, number>>> {
  const names = (await modelPartOf(family))?.plan.calculated ?? []
  const known = [...values, ...assumptions.filter((one) => one.value !== one.default)].filter(({ unit }) => unit === 'mm')
  return Object.fromEntries(known.flatMap(({ name, value }) => (names.includes(name) ? [[name, value]] : [])))
}

const isFigure = (value: unknown): value is number | string => typeof value === 'number' || typeof value === 'string'

const figuresOf = (candidate: Readonly<Record<string, unknown>>): PartFigures =>
  Object.fromEntries(Object.entries(candidate).flatMap(([name, value]) => (isFigure(value) ? [[name, value]] : [])))

/** Lengths that the row states by the names of the part; the import has checked its shape. */
const outlineOf = ({ outline }: Readonly<Record<string, unknown>>): Readonly<Record<string, number>> =>
  // Optional in every family, and a record of numbers.
  (outline ?? {}) as Readonly<Record<string, number>>

/** Builds the part of a model from the part of its family. @throws PartError where the row and the options yield no body */
function builtModel({ plan, part }: ModelPart, { candidate, chosen, calculated = {}, position }: Omit<PartRequest, 'family'>): BuiltModel {
  const { stated = {}, usual = {}, massesKg = {} }: FurtherFigures = part.read?.(candidate, chosen) ?? {}
  const numbers = Object.entries(chosen).flatMap(([name, value]) => (typeof value === 'number' ? [[name, value] as const] : []))
  const columns = { ...figuresOf(candidate), ...stated }
  const outline = outlineOf(candidate)
  const built = buildPart(plan, { columns, chosen: Object.fromEntries(numbers), outline, calculated, position, usual })
  const masses = Object.entries(massesKg).flatMap(([name, kg]) => (kg === undefined ? [] : [[name, kg] as const]))
  return { ...built, massesKg: Object.fromEntries(masses) }
}

/**
 * @returns the built part
 * @throws RangeError for a family without a part
 * @throws PartError where the row and the options yield no body
 */
export async function buildModelPart({ family, ...request }: PartRequest): Promise<BuiltModel> {
  const model = await modelPartOf(family)
  if (!model) throw new RangeError(`models of '${family}' have no part`)
  return builtModel(model, request)
}

/** A model's part; undefined where its row yields no body. */
const builtIfKnown = (model: ModelPart, request: Omit<PartRequest, 'family'>): BuiltModel | undefined => {
  try {
    return builtModel(model, request)
  } catch (error) {
    if (error instanceof PartError) return undefined
    throw error
  }
}

/** @returns the numbers of stated and typical lengths of a model; undefined where its row yields no body */
export const lengthsOf = (model: ModelPart, request: Omit<PartRequest, 'family'>): LengthCount | undefined =>
  builtIfKnown(model, request)?.lengths

const drawnBy =
  (draw: typeof pictureOf) =>
  (model: ModelPart, candidate: PartRequest['candidate']): PartPicture | undefined => {
    const bodies = builtIfKnown(model, { candidate, chosen: {} })?.bodies ?? []
    return bodies.length > 0 ? draw(bodies, model.plan.schema.driven) : undefined
  }

/** Draws a model in its usual length; undefined where its row yields no body. */
export const modelPicture = drawnBy(pictureOf)
/** The same with few details, for lists. */
export const smallModelPicture = drawnBy(smallPictureOf)

/** The part that is asked for with a file. */
export const partRequestOf = ({
  model: { family, candidate },
  chosen,
  calculated,
  position,
}: Pick<FileInput, 'model' | 'chosen' | 'calculated' | 'position'>): PartRequest => ({
  family,
  candidate,
  chosen,
  calculated,
  position,
})

/** Builds the part of a file. See `buildModelPart`. */
export const partOf = (input: Parameters<typeof partRequestOf>[0]): Promise<BuiltModel> => buildModelPart(partRequestOf(input))
