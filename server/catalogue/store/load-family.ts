/** Loads one family of a version: from its stored rows to its in-memory form. */
import type { Kysely } from 'kysely'
import type { CatalogueModel } from '../../../contract/catalogue/model.ts'
import type { CatalogueTable } from '../../../families/define/catalogue-table.ts'
import type { Tables } from '../../database/tables.ts'
import { columnarIndexOver, type IndexLayout } from '../match-index/columnar-index.ts'
import { runInSlices } from '../../base/run-in-slices.ts'
import type { FamilyCatalogue, FamilyModels } from '../match-index/model.ts'
import { buildTermBlocks, type TermBlocks } from '../match-index/term-blocks.ts'
import { createPacker, type PackedModels, unpackModels } from './packed-models.ts'
import { mostModels, type StoredModel, storedModels, toModel } from './repository.ts'

/** Converts a family's models to term values, according to its sizing. */
export interface FamilyTerms<Candidate> {
  readonly layout: IndexLayout
  /** One finite value >= 0 per entry of `layout`. */
  termsOf(candidate: Candidate): ArrayLike<number>
}

/** A family held in memory; with `terms` it is searchable, without only read in rank order. */
export interface HeldFamily {
  readonly rows: CatalogueTable
  readonly terms?: FamilyTerms<unknown>
}

/** A family as bytes: what a start has to build, and a snapshot stores. */
export interface FamilyBytes {
  readonly models: PackedModels
  /** For a family with terms. */
  readonly blocks?: TermBlocks
}

/** Models processed between two checks of the clock. */
const stretch = 50

/** Adds the models of a family in rank order, in slices, so that requests are answered in between. */
export interface FamilyBuilder {
  readonly take: (models: Iterable<CatalogueModel<unknown>>) => Promise<void>
  /** @throws RangeError when a term of a model is negative or not finite */
  readonly finish: () => Promise<FamilyBytes>
}

/** @param most largest number of models */
export function createFamilyBuilder(terms: HeldFamily['terms'], most: number): FamilyBuilder {
  const packer = createPacker(most)
  const columns = (terms?.layout ?? []).map(() => new Float64Array(most))
  let size = 0
  function* taking(models: Iterable<CatalogueModel<unknown>>): Generator<void, void, void> {
    for (const model of models) {
      packer.add(model)
      const values = terms?.termsOf(model.candidate) ?? []
      columns.forEach((column, term) => (column[size] = values[term] ?? Number.NaN))
      if (++size % stretch === 0) yield
    }
  }
  return {
    take: (models) => runInSlices(taking(models)),
    async finish() {
      const models = packer.pack()
      if (!terms) return { models }
      const whole = columns.map((column) => column.subarray(0, size))
      return { models, blocks: await runInSlices(buildTermBlocks(whole, size)) }
    },
  }
}

/** Parses each model on demand, as validation is most of the work. */
function* modelsIn(page: readonly StoredModel[], rows: CatalogueTable): Generator<CatalogueModel<unknown>, void, void> {
  for (const row of page) yield toModel(row, rows)
}

/**
 * Reads a family and builds its index. Only one page of its models is held as objects at a time. @throws RangeError as `finish`
 * does
 */
export async function buildFamily(db: Kysely<Tables>, version: string, { rows, terms }: HeldFamily): Promise<FamilyBytes> {
  const builder = createFamilyBuilder(terms, await mostModels(db, version, rows))
  for await (const page of storedModels(db, version, rows)) await builder.take(modelsIn(page, rows))
  return builder.finish()
}

/** Creates the searchable family over its bytes. */
export function openFamily(version: string, { rows, terms }: HeldFamily, { models, blocks }: FamilyBytes): OpenFamily {
  const list = { version, models: unpackModels(models) }
  if (!terms) return { id: rows.id, list }
  if (!blocks) throw new RangeError(`the family '${rows.id}' has no index`)
  return { id: rows.id, list, searchable: { ...list, match: columnarIndexOver(terms.layout, blocks).match } }
}

/** A family ready for queries. */
export interface OpenFamily {
  readonly id: string
  readonly list: FamilyModels<unknown>
  readonly searchable?: FamilyCatalogue<unknown>
}
