/** The rows of a family that come with the program, with checked candidates, and what tests ask of them. */
import type * as z from 'zod/mini'
import type { CatalogueRow } from '../../../../families/define/catalogue-table.ts'
import { readSharedSeed } from '../support/shared-seed.ts'

const { rows } = await readSharedSeed()

/** @param candidate the family's schema in the contract */
export const seedRows = <Candidate>(family: string, candidate: z.ZodMiniType<Candidate>): CatalogueRow<Candidate>[] =>
  (rows.get(family) ?? []).map((row) => ({ ...row, candidate: candidate.parse(row.candidate) }))

/** The rows that break a law, by sku. */
export const breaking = <Row extends CatalogueRow>(all: readonly Row[], holds: (row: Row) => boolean): string[] =>
  all.filter((row) => !holds(row)).map(({ sku }) => sku)

/** Number of rows per key. */
export const countBy = <Row extends CatalogueRow>(all: readonly Row[], key: (row: Row) => string): Record<string, number> =>
  Object.fromEntries(Object.entries(Object.groupBy(all, key)).map(([name, members]) => [name, members?.length ?? 0]))
