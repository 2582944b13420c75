/** A model of the catalogue with its figures, order codes and related models. */
import { caseUnitOfColumn, unitOfColumn } from '../../../contract/catalogue/column-units.ts'
import type { OrderChosen } from '../../../contract/catalogue/order-choices.ts'
import type { LengthCount } from '../../../engine/part/count-lengths.ts'
import type { CatalogueModel } from '../../../contract/catalogue/model.ts'
import type { PartPicture } from '../../../contract/catalogue/part-picture.ts'
import type { OtherProduct, Product, ProductFigure } from '../../../contract/catalogue/product.ts'
import type { CatalogueTable, CellKind } from '../../../families/define/catalogue-table.ts'
import type { SizeColumns } from '../../../families/define/family.ts'
import type { LectoGroup } from '../../../families/define/lecto-group.ts'
import { type ModelsOf, orderChoicesOf } from '../../../families/define/orderable.ts'
import type { FamilyModels } from '../../catalogue/match-index/model.ts'
import { compact, readCode } from './read-code.ts'
import type { ReadMakerCode } from '../../../families/define/maker-code.ts'
import { plainCode, withoutMaker } from './plain-code.ts'
import { equivalentsOf } from './equivalents-of.ts'
import { besideBySize } from './beside-by-size.ts'
import { type OrderedFamily, otherNamesOf } from './name-index.ts'

/** Returns the numbers of stated and typical lengths of a model's solid; undefined where there is none. */
export type LengthsOf = (candidate: Readonly<Record<string, unknown>>, chosen: OrderChosen) => LengthCount | undefined

/** Returns the picture of a model's solid; undefined where there is none. */
export type PictureOf = (candidate: Readonly<Record<string, unknown>>) => PartPicture | undefined

/** A family whose models have a page of their own, with the calculators that size them. */
export type ShownProducts = OrderedFamily & {
  readonly size: SizeColumns
  readonly workingIDs: readonly string[]
  readonly lengthsOf?: LengthsOf
  readonly pictureOf?: PictureOf
  /** Whether its models have parts that move along a path. */
  readonly moves?: boolean
  readonly groups: readonly Pick<LectoGroup, 'id' | 'takes'>[]
}

type Model = CatalogueModel<unknown>
type Row = Readonly<Record<string, unknown>>

const mostOthers = 6

const plainValue = (value: unknown): ProductFigure['value'] => (typeof value === 'number' || typeof value === 'string' ? value : null)

/** The numbers of a record joined in order, as flanges are named in order codes. */
const shortForm = (record: unknown): string => (typeof record === 'object' && record ? Object.values(record).join('-') : String(record))

const figureOf = (name: string, kind: CellKind, value: unknown): ProductFigure => {
  const figure = { name, unit: unitOfColumn(name), value: null }
  if (Array.isArray(value)) return { ...figure, list: value.map(shortForm) }
  if (kind !== 'pairs' || typeof value !== 'object' || value === null) return { ...figure, value: plainValue(value) }
  const values = Object.entries(value).map(([of, one]) => ({ of: Number(of), value: Number(one) }))
  return { ...figure, cases: { unit: caseUnitOfColumn(name), values: values.toSorted((one, other) => one.of - other.of) } }
}

/** Whether a column has lengths of the outline, by names of the part: they are in drawing and solid. */
const isDrawn = (kind: CellKind): boolean => typeof kind === 'object' && 'named' in kind

/** All figures of a model, including those that the maker does not state, but those that are only drawn. */
export const figuresOf = ({ columns }: Pick<CatalogueTable, 'columns'>, candidate: unknown): ProductFigure[] => {
  // Every family's candidate is an object of its columns; the import has validated its shape.
  const row = candidate as Row
  return Object.entries(columns).flatMap(([name, kind]) => (isDrawn(kind) ? [] : [figureOf(name, kind, row[name])]))
}

/** A model as related model of another one. */
export const asOther = ({ series, skuID, skuName, maker, basis }: Model): OtherProduct => ({
  serviceID: series,
  driveID: skuID,
  skuName,
  maker,
  series,
  basis,
})

/** A request for a model: its position in the family, and an order code that begins with its name. */
export type ProductRequest = { readonly at: number /** '' = none. */; readonly code: string; readonly modelsOf: ModelsOf }

/** Reads a code by the name of the model with which it is understood furthest: its own, or one of the maker's. */
const readCodeOf = (family: Pick<ShownProducts, 'orderCodes'>, model: CatalogueModel<unknown>, code: string): ReadMakerCode | undefined => {
  const written = compact(code)
  const names = [{ name: model.skuName }, ...otherNamesOf(family, model)].filter(({ name }) => written.startsWith(compact(name)))
  const readings = names.map(({ name, ...nameParts }) => readCode(family, { written: name, model, nameParts }, code))
  return readings.toSorted((one, other) => other.understood - one.understood)[0]
}

/** What is known of the solid of a model. */
function solidOf({ lengthsOf, pictureOf }: ShownProducts, candidate: Row, chosen: OrderChosen): Pick<Product, 'lengths' | 'picture'> {
  const lengths = lengthsOf?.(candidate, chosen)
  const picture = pictureOf?.(candidate)
  return { ...(lengths && { lengths }), ...(picture && { picture }) }
}

/**
 * @param family family of the model
 * @param list its models, in rank order
 * @param asked position of the model, and the order code to read
 */
export function productOf(
  family: ShownProducts,
  { models, version }: FamilyModels<unknown>,
  { at, code, modelsOf }: ProductRequest,
): Product | undefined {
  const { id, table, size, workingIDs, groups, orderCodes, orderable, equivalents, moves } = family
  const model = models[at]
  if (!model) return undefined
  const read = readCodeOf({ orderCodes }, model, withoutMaker(plainCode(code), [model.maker]))
  const further = read?.further ?? []
  const { series, skuID, skuName, maker, icon, basis, source, tip } = model
  // Every family's candidate is an object of its columns; the import has validated its shape.
  const candidate = model.candidate as Row
  const together = groups.flatMap((group) => (group.takes(model.candidate) ? [group.id] : []))
  const alike = equivalentsOf(equivalents, models, model).map(({ model: other, ...how }) => ({ ...asOther(other), ...how }))
  const { smaller, larger, others } = besideBySize(size, models, model)
  return {
    serviceID: series,
    driveID: skuID,
    skuName,
    series,
    maker,
    icon,
    basis,
    source,
    ...(tip === undefined ? {} : { tip }),
    family: id,
    workingIDs: [...workingIDs],
    ...(together.length > 0 && { groups: together }),
    ...(moves && { moves: true }),
    ...solidOf(family, candidate, read?.parts ?? {}),
    figures: figuresOf(table, candidate),
    candidate: { ...candidate },
    size: { by: [...size.by], alike: [...size.alike] },
    ...(smaller && { smaller: asOther(smaller) }),
    ...(larger && { larger: asOther(larger) }),
    others: others.slice(0, mostOthers).map(asOther),
    ...(alike.length > 0 && { equivalents: alike }),
    order: orderChoicesOf(orderCodes, series, orderable(model.candidate, modelsOf)),
    ...(code !== '' && {
      ordered: { chosen: read?.parts ?? {}, understood: read?.understood ?? 0, ...(further.length > 0 && { further: [...further] }) },
    }),
    catalogueVersion: version,
  }
}
