/** Builds the part of a catalogue model with the chosen options. */
import { unitOfColumn } from '../../../contract/catalogue/column-units.ts'
import type { OrderChosen } from '../../../contract/catalogue/order-choices.ts'
import { type BuiltPart, buildPart } from '../../../engine/part/build-part.ts'
import { compilePart, type PartColumns, type PartPlan } from '../../../engine/part/compile-part.ts'
import type { CatalogueTable } from '../../../families/define/catalogue-table.ts'
import type { FamilyPart, FurtherFigures, MountedMotor, PartFigures } from '../../../families/define/part.ts'
import { loadFamily } from '../../../families/registry.ts'
import type { FileCalculation } from '../file-calculation.ts'
import type { FileInput } from '../file-input.ts'

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
  readonly motor?: MountedMotor | undefined
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
  const { table, shown } = await loadFamily(id)
  const part = await shown?.part?.()
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

/**
 * @returns the built part
 * @throws RangeError for a family without a part
 * @throws PartError where the row and the options yield no body
 */
export async function buildModelPart({ family, candidate, chosen, calculated = {}, position, motor }: PartRequest): Promise<BuiltPart> {
  const model = await modelPartOf(family)
  if (!model) throw new RangeError(`models of '${family}' have no part`)
  const { stated = {}, usual = {} }: FurtherFigures = model.part.read?.(candidate, chosen, motor) ?? {}
  const numbers = Object.entries(chosen).flatMap(([name, value]) => (typeof value === 'number' ? [[name, value] as const] : []))
  const columns = { ...figuresOf(candidate), ...stated }
  return buildPart(model.plan, { columns, chosen: Object.fromEntries(numbers), calculated, position, usual })
}

/** Builds the part of a file. See `buildModelPart`. */
export const partOf = ({
  model: { family, candidate },
  chosen,
  calculated,
  position,
  motor,
}: Pick<FileInput, 'model' | 'chosen' | 'calculated' | 'position' | 'motor'>): Promise<BuiltPart> =>
  buildModelPart({ family, candidate, chosen, calculated, position, motor: motor?.flange })
