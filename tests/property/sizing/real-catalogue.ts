/** The catalogue of the repository, indexed, for properties of the whole answer. */
import { buildFamilyCatalogue } from '../../../server/catalogue/catalogue.ts'
import { ballScrewFamily as ballScrewRows } from '../../../server/catalogue/families/ball-screw.ts'
import { screwJackFamily as screwJackRows } from '../../../server/catalogue/families/screw-jack.ts'
import type { CatalogueRow, Family as RowFamily } from '../../../server/catalogue/family.ts'
import { seedFolder } from '../../../server/catalogue/import-catalogue.ts'
import type { CatalogueModel } from '../../../contract/model.ts'
import type { FamilyCatalogue } from '../../../server/catalogue/model.ts'
import { readCatalogueFolder } from '../../../server/catalogue/read-folder.ts'
import { ballScrewFamily } from '../../../families/ball-screw/family.ts'
import type { Family } from '../../../families/family.ts'
import { screwJackFamily } from '../../../families/screw-jack/family.ts'

const content = await readCatalogueFolder(seedFolder)

const toModel = <Candidate>({ sku, name, note, ...row }: CatalogueRow<Candidate>, rank: number): CatalogueModel<Candidate> => ({
  ...row,
  skuID: sku,
  skuName: name,
  rank,
  ...(note === undefined ? {} : { tip: note }),
})

/** Models of a family in rank order, indexed by its terms. */
export const indexed = <Parameters, Candidate>(
  family: Family<Parameters, Candidate>,
  models: readonly CatalogueModel<Candidate>[],
): Promise<FamilyCatalogue<Candidate>> =>
  buildFamilyCatalogue({ version: 'test', models }, { layout: family.terms, termsOf: family.modelTerms })

/** The shipped rows of a family as models in rank order. */
export const modelsOf = <Candidate>(rows: RowFamily<Candidate>): CatalogueModel<Candidate>[] =>
  // The reader has checked each row with the family's own shape.
  (content.rows.get(rows.id) as readonly CatalogueRow<Candidate>[]).map(toModel)

export const ballScrewModels = modelsOf(ballScrewRows)
export const screwJackModels = modelsOf(screwJackRows)
export const ballScrewCatalogue = await indexed(ballScrewFamily, ballScrewModels)
export const screwJackCatalogue = await indexed(screwJackFamily, screwJackModels)
