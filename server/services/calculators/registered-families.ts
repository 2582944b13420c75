import type { FigureUnits } from '../../../contract/results/selection.ts'
import { unitsOfCard } from '../../../families/define/card-layout.ts'
import type { Equivalents } from '../../../families/define/equivalents.ts'
import type { Family, ShownFamily } from '../../../families/define/family.ts'
import type { LectoGroup } from '../../../families/define/lecto-group.ts'
import type { DrawView } from '../../../families/define/model-view.ts'
import type { OrderableOf } from '../../../families/define/orderable.ts'
import type { SkuClass } from '../../../families/define/sku-class.ts'
import { loadFamilies } from '../../../families/registry.ts'
import type { LoadedFamilies } from '../../catalogue/store/catalogue.ts'
import { lengthsOf, modelPartOf, modelPicture } from '../../files/geometry/model-part.ts'
import type { LengthsOf, PictureOf } from '../products/product-of.ts'
import type { ServedPairs } from '../pairs/pair-calls.ts'
import { registerFamily, type RegisteredFamily } from './serve-family.ts'

const unitsOf = ({ shown }: Family): FigureUnits => (shown ? unitsOfCard(shown.card) : {})

const paired = async (family: Family): Promise<readonly ServedPairs[]> =>
  family.pairs ? [{ figureUnits: unitsOf(family), ...(await family.pairs()), table: family.table.id }] : []

const registered = async (family: Family): Promise<readonly RegisteredFamily[]> => {
  const { table, selection } = family
  return selection ? [registerFamily({ ...selection, table, units: unitsOf(family), sizer: await selection.sizer() })] : []
}

const ordered = async ({ id, table, skuClass, shown }: Family): Promise<RegisteredFamilies['shown']> => {
  if (!shown) return []
  const { equivalents, view, part: _part, makerCodes, orderCodes, ...rest } = shown
  const draw = await view?.()
  const part = await modelPartOf(id)
  const dimensions = part?.plan.schema.dimensions ?? {}
  const alike = await equivalents?.()
  const makers = await makerCodes?.()
  return [
    {
      ...rest,
      orderCodes: { ...orderCodes, ...(makers && { makers }) },
      id,
      table,
      ...(skuClass && { skuClass }),
      orderable: await shown.orderable(),
      ...(alike && { equivalents: alike }),
      ...(draw && { draw }),
      ...(part && {
        lengthsOf: (candidate, chosen) => lengthsOf(part, { candidate, chosen }),
        pictureOf: (candidate) => modelPicture(part, candidate),
      }),
      moves: Object.values(dimensions).some((dimension) => 'travel' in dimension),
    },
  ]
}

/** A family with a class of SKUs. */
export type ChosenFamily = Pick<Family, 'id' | 'table'> & { readonly skuClass: SkuClass }

/** A family whose models have pages, with its order codes. */
export type PageFamily = Pick<Family, 'id' | 'table' | 'skuClass'> &
  Pick<ShownFamily, 'orderCodes' | 'directory' | 'drawing' | 'size'> & {
    readonly orderable: OrderableOf<unknown>
    readonly equivalents?: Equivalents
    readonly draw?: DrawView
    readonly lengthsOf?: LengthsOf
    readonly pictureOf?: PictureOf
    /** Whether its models have parts that move along a path. */
    readonly moves: boolean
  }

/** A choice group: a family of carriers and the family of their motors. */
export type GroupedFamily = { readonly group: LectoGroup; readonly carrier: PageFamily; readonly motor: ChosenFamily }

const grouped = async (
  family: Family,
  shown: readonly PageFamily[],
  chosen: readonly ChosenFamily[],
): Promise<readonly GroupedFamily[]> => {
  const groups = (await family.groups?.()) ?? []
  return groups.map((group) => {
    const carrier = shown.find(({ id }) => id === family.id)
    const motor = chosen.find(({ id }) => id === group.motors)
    if (!carrier || !motor) throw new RangeError(`the group '${group.id}' has no pages, or no motors '${group.motors}'`)
    return { group, carrier, motor }
  })
}

/** The registered families, by the way they are served. */
export interface RegisteredFamilies extends LoadedFamilies {
  readonly indexed: readonly RegisteredFamily[]
  /** Families with a search for pairs. */
  readonly pairs: readonly ServedPairs[]
  /** Families whose rows are selected directly. */
  readonly chosen: readonly ChosenFamily[]
  /** Families whose models have a page. */
  readonly shown: readonly PageFamily[]
  /** Groups selected in two sections. */
  readonly groups: readonly GroupedFamily[]
}

/** Reads the registry, once at start. */
export const registerFamilies = async (): Promise<RegisteredFamilies> => {
  const families = await loadFamilies()
  const tables = new Set(families.map(({ table }) => table))
  const indexed = (await Promise.all(families.map(registered))).flat()
  const searched = new Set(indexed.map(({ rows }) => rows))
  const pairs = (await Promise.all(families.map(paired))).flat()
  const chosen = families.flatMap(({ id, table, skuClass }) => (skuClass ? [{ id, table, skuClass }] : []))
  const shown = (await Promise.all(families.map(ordered))).flat()
  const groups = (await Promise.all(families.map((family) => grouped(family, shown, chosen)))).flat()
  return { indexed, pairs, chosen, shown, groups, listed: [...tables].filter((table) => !searched.has(table)) }
}
