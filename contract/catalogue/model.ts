/** A row of the catalogue after the import. */
import type { Basis } from '../results/sizing.ts'

/** One model of a family. */
export type CatalogueModel<Candidate> = {
  readonly skuID: string
  readonly skuName: string
  readonly series: string
  readonly maker: string
  /** How reliable its figures are. */
  readonly basis: Basis
  readonly source: string
  /** Name of one of our drawings. */
  readonly icon: string
  /** Place in the family's published order (docs/ranking.md), from 0: the smallest model. */
  readonly rank: number
  /** The technical figures, in the units of the contract. */
  readonly candidate: Candidate
  /** A remark about this row by the maker or the catalogue editor. */
  readonly tip?: string
}
