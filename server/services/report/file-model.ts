import type { FileModel } from '../../files/file-model.ts'
import { figuresOf } from '../products/product-of.ts'
import type { Row } from '../versions/catalogue-versions.ts'

/** Converts a row of the catalogue to the model of a file. */
export const fileModelOf = ({ table, model }: Row): FileModel => {
  const { skuID, skuName, series, maker, basis, source, tip, candidate } = model
  return {
    family: table.id,
    sku: skuID,
    name: skuName,
    series,
    maker,
    basis,
    source,
    note: tip,
    figures: figuresOf(table, candidate),
    // Every family's candidate is an object of its columns; the import has validated its shape.
    candidate: { ...(candidate as Readonly<Record<string, unknown>>) },
  }
}
