/** The table of a family for the catalogue import: columns, validation rules and order of its models. */
import * as z from 'zod/mini'
import { at } from '../../engine/base/at.ts'
import type { ColumnChoice } from '../../contract/catalogue/column.ts'
import type { Basis } from '../../contract/results/sizing.ts'
import { basis } from '../../contract/results/sizing.ts'

/** Records of numbers, e.g. `14x50x70;19x70x90`; a record may leave out its last numbers. */
export interface RecordCells {
  /** Names of the numbers of a record, in order. */
  readonly records: readonly string[]
}

/** Numbers by name, e.g. `pilot:50;pilotDepth:7`. */
export interface NamedCells {
  /** Permitted names. */
  readonly named: readonly string[]
}

/** How a cell is read: `pairs` is `key:value;key:value` with numbers on both sides, `list` is `text;text`. */
export type CellKind = 'text' | 'number' | 'pairs' | 'list' | RecordCells | NamedCells

/** Columns common to all families: identification of the model and provenance of its figures. */
export const provenanceColumns = {
  sku: 'text',
  name: 'text',
  series: 'text',
  maker: 'text',
  icon: 'text',
  basis: 'text',
  source: 'text',
  note: 'text',
} as const satisfies Record<string, CellKind>

const shortText = z.string().check(z.minLength(1), z.maxLength(80))

/**
 * Provenance of a row. `sku` identifies the model within its family and is used in links and order codes; `source` is the
 * citation; `note` is a remark for the reader.
 */
export const provenance = z.object({
  sku: z.string().check(z.regex(/^[A-Za-z0-9][A-Za-z0-9._-]{0,79}$/)),
  name: shortText,
  series: shortText,
  maker: shortText,
  icon: z.string().check(z.regex(/^[a-z0-9][a-z0-9-]{0,39}$/)),
  basis,
  source: z.string().check(z.minLength(1), z.maxLength(400)),
  note: z.optional(z.string().check(z.maxLength(400))),
})
export type Provenance = z.infer<typeof provenance>

/** A row of a file, parsed with the family's schema. */
export interface CatalogueRow<Candidate = unknown> extends Provenance {
  readonly candidate: Candidate
}

/** The table of a family: its columns and its order. */
export interface CatalogueTable<Candidate = unknown> {
  /** Also the name of its folder. */
  readonly id: string
  /** Technical columns: the fields of the candidate. */
  readonly columns: Readonly<Record<string, CellKind>>
  /** Columns with their own selection control. */
  readonly choices?: Readonly<Record<string, ColumnChoice>>
  readonly candidate: z.ZodMiniType<Candidate>
  /** Sort keys of the published order, most significant first, smallest model first. Ties are broken by sku. */
  order(row: CatalogueRow<Candidate>): readonly number[]
}

/** Rank by provenance: among models of one size, those with reliable figures come first. */
export const trustOrder = { published: 0, standard: 0, derived: 1, secondHand: 2, unverified: 3, demo: 4 } as const satisfies Record<
  Basis,
  number
>

/** Rows in the family's published order. */
export function inOrder<Candidate>(family: CatalogueTable<Candidate>, rows: readonly CatalogueRow<Candidate>[]): CatalogueRow<Candidate>[] {
  const keyed = rows.map((row) => ({ row, keys: family.order(row) }))
  keyed.sort((a, b) => {
    const place = a.keys.findIndex((key, index) => key !== b.keys[index])
    if (place >= 0) return at(a.keys, place) - at(b.keys, place)
    return a.row.sku < b.row.sku ? -1 : 1
  })
  return keyed.map(({ row }) => row)
}
