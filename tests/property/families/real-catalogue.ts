/** The catalogue of the repository, indexed, for properties of the whole answer. */
import { indexedBy } from '../../fixtures/family-catalogue.ts'
import { ballScrewTable } from '../../../families/ball-screw/table.ts'
import { screwJackTable } from '../../../families/screw-jack/table.ts'
import type { CatalogueRow, CatalogueTable } from '../../../families/define/catalogue-table.ts'
import { readSharedSeed } from '../../unit/server/support/shared-seed.ts'
import type { CatalogueModel } from '../../../contract/catalogue/model.ts'
import type { FamilyCatalogue } from '../../../server/catalogue/match-index/model.ts'
import { ballScrewSizer } from '../../../families/ball-screw/sizer.ts'
import type { IndexedSizer } from '../../../families/define/sizer.ts'
import { screwJackSizer } from '../../../families/screw-jack/sizer.ts'

const content = await readSharedSeed()

const toModel = <Candidate>({ sku, name, note, ...row }: CatalogueRow<Candidate>, rank: number): CatalogueModel<Candidate> => ({
  ...row,
  skuID: sku,
  skuName: name,
  rank,
  ...(note === undefined ? {} : { tip: note }),
})

/** Models of a family in rank order, indexed by its terms. */
export const indexed = <Parameters, Candidate>(
  family: IndexedSizer<Parameters, Candidate>,
  models: readonly CatalogueModel<Candidate>[],
): Promise<FamilyCatalogue<Candidate>> => indexedBy(models, { layout: family.terms, termsOf: family.modelTerms })

/** The shipped rows of a family as models in rank order. */
export const modelsOf = <Candidate>(rows: CatalogueTable<Candidate>): CatalogueModel<Candidate>[] =>
  // The reader has checked each row with the family's own shape.
  (content.rows.get(rows.id) as readonly CatalogueRow<Candidate>[]).map(toModel)

export const ballScrewModels = modelsOf(ballScrewTable)
export const screwJackModels = modelsOf(screwJackTable)
export const ballScrewCatalogue = await indexed(ballScrewSizer, ballScrewModels)
export const screwJackCatalogue = await indexed(screwJackSizer, screwJackModels)
