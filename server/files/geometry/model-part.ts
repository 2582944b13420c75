/** From a model of the catalogue and what is chosen of it to its part in space. */
import { unitOfColumn } from '../../../contract/catalogue/column-units.ts'
import type { OrderChosen } from '../../../contract/catalogue/order-choices.ts'
import { type BuiltPart, buildPart } from '../../../engine/part/build-part.ts'
import { compilePart, type PartColumns, type PartPlan } from '../../../engine/part/compile-part.ts'
import type { CatalogueTable } from '../../../families/define/catalogue-table.ts'
import type { FamilyPart, FurtherFigures, MountedMotor, PartFigures } from '../../../families/define/part.ts'
import { loadFamily } from '../../../families/registry.ts'
import type { FileCalculation } from '../file-calculation.ts'
import type { FileInput } from '../file-input.ts'

/** The part of a family, compiled. */
export type ModelPart = { readonly plan: PartPlan; readonly part: FamilyPart }

/** Which model, and what is chosen of it. */
export type WantedPart = {
  /** Id of its family. */
  readonly family: string
  /** Its row. */
  readonly candidate: Readonly<Record<string, unknown>>
  /** Parts of its order code; lengths in mm. */
  readonly chosen: OrderChosen
  /** What the calculation says that led to it, mm. See `calculatedOf`. */
  readonly calculated?: Readonly<Record<string, number>> | undefined
  /** Where a carriage, nut or rod stands: the share of its way, 0 to 1. */
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
 * @throws SchemaError where the part is wrong
 */
export const modelPartOf = (id: string): Promise<ModelPart | undefined> => {
  const known = compiled.get(id) ?? compile(id)
  compiled.set(id, known)
  return known
}

/** @returns whether the part of a family asks something of the calculation that led to a model */
export const asksOfCalculation = async (family: string): Promise<boolean> => ((await modelPartOf(family))?.plan.calculated ?? []).length > 0

/**
 * @param family of the model
 * @param calculation that led to it
 * @returns the lengths that its part asks of one, mm; assumptions that nobody changed are the calculation's own, and say nothing of the model
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
 * @returns the part in space
 * @throws RangeError of a family whose models have none
 * @throws PartError where the row and what is chosen come to no body
 */
export async function buildModelPart({ family, candidate, chosen, calculated = {}, position, motor }: WantedPart): Promise<BuiltPart> {
  const model = await modelPartOf(family)
  if (!model) throw new RangeError(`models of '${family}' have no part`)
  const { stated = {}, usual = {} }: FurtherFigures = model.part.read?.(candidate, chosen, motor) ?? {}
  const numbers = Object.entries(chosen).flatMap(([name, value]) => (typeof value === 'number' ? [[name, value] as const] : []))
  const columns = { ...figuresOf(candidate), ...stated }
  return buildPart(model.plan, { columns, chosen: Object.fromEntries(numbers), calculated, position, usual })
}

/** The part that a file is made of. See `buildModelPart`. */
export const partOf = ({
  model: { family, candidate },
  chosen,
  calculated,
  position,
  motor,
}: Pick<FileInput, 'model' | 'chosen' | 'calculated' | 'position' | 'motor'>): Promise<BuiltPart> =>
  buildModelPart({ family, candidate, chosen, calculated, position, motor: motor?.flange })
