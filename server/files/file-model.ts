import type { ProductFigure } from '../../contract/catalogue/product.ts'
import type { Basis } from '../../contract/results/sizing.ts'

/** A model of the catalogue in a file. */
export type FileModel = {
  /** Family of its table, which defines its figures and its geometry. */
  readonly family: string
  readonly sku: string
  readonly name: string
  readonly series: string
  readonly maker: string
  readonly basis: Basis
  /** Citation of its row. */
  readonly source: string
  readonly note: string | undefined
  /** Its figures as listed on the product page. */
  readonly figures: readonly ProductFigure[]
  /** Its row, validated by the schema of its family. */
  readonly candidate: Readonly<Record<string, unknown>>
}
