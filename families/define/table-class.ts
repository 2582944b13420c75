/** Derives a SKU class from the columns of a family's table, the only list of its filter parameters. */
import { unitOfColumn } from '../../contract/catalogue/column-units.ts'
import { seriesParameter } from '../../contract/directory/directory.ts'
import type { CatalogueModel } from '../../contract/catalogue/model.ts'
import type { ColumnChoice } from '../../contract/catalogue/column.ts'
import type { CatalogueTable, CellKind } from './catalogue-table.ts'
import { trustOrder } from './catalogue-table.ts'
import type { SkuClass, SkuParameter } from './sku-class.ts'

/** Cell value for a limit that the maker does not state. */
export const noLimit = 'none'

/** Parameters of every model besides the columns of its family. */
const ofEveryModel: readonly SkuParameter[] = [
  { paramName: seriesParameter, paramType: 5, kind: 'text', groupedBy: 'maker', read: ({ series }) => series },
  { paramName: 'maker', paramType: 2, kind: 'text', read: ({ maker }) => maker },
  { paramName: 'basis', paramType: 2, kind: 'text', order: Object.keys(trustOrder), read: ({ basis }) => basis },
]

const cellOf = ({ candidate }: CatalogueModel<unknown>, column: string): unknown =>
  // Every candidate is an object keyed by column; the import has validated its shape.
  (candidate as Readonly<Record<string, unknown>>)[column]

type Column = { readonly name: string; readonly kind: CellKind; readonly choice: ColumnChoice | undefined }

/** Selection control of a column, if the table defines one. */
const chosenBy = ({ type, groupedBy, icons, own }: ColumnChoice) => ({
  paramType: type,
  ...(groupedBy !== undefined && { groupedBy }),
  ...(icons && { icons }),
  ...(own && { own, customEnum: true, description: own }),
})

/** Parameter of a column with one value per cell; records, lists and pairs cannot be filtered by and give none. */
const parameterOf = ({ name, kind, choice }: Column): readonly SkuParameter[] => {
  if (kind !== 'number' && kind !== 'text') return []
  const read = (model: CatalogueModel<unknown>) => {
    const cell = cellOf(model, name)
    return typeof cell === 'number' || typeof cell === 'string' ? cell : undefined
  }
  const own = choice && chosenBy(choice)
  return kind === 'number'
    ? [{ paramName: name, paramType: 1, kind, ranges: true, words: [noLimit], unit: unitOfColumn(name), read, ...own }]
    : [{ paramName: name, paramType: 2, kind, read, ...own }]
}

/**
 * @param table of a family
 * @returns its rows as a SKU class with the family's id
 */
export const tableClass = ({ id, columns, choices = {} }: CatalogueTable): SkuClass => ({
  classID: id,
  parameters: [...ofEveryModel, ...Object.entries(columns).flatMap(([name, kind]) => parameterOf({ name, kind, choice: choices[name] }))],
  figuresOf: () => ({}),
})
