/** The catalogue of the repository, indexed, for properties of the whole answer. */
import { buildFamilyCatalogue } from '../../../server/catalogue/catalogue.ts'
import { ballScrewFamily as ballScrewRows, screwJackFamily as screwJackRows } from '../../../server/catalogue/families.ts'
import type { CatalogueRow, Family as RowFamily } from '../../../server/catalogue/family.ts'
import { seedFolder } from '../../../server/catalogue/import-catalogue.ts'
import type { CatalogueModel, FamilyCatalogue } from '../../../server/catalogue/model.ts'
import { readCatalogueFolder } from '../../../server/catalogue/read-folder.ts'
import { ballScrewFamily } from '../../../server/services/selection/ball-screw-family.ts'
import type { Family } from '../../../server/services/selection/family.ts'
import { screwJackFamily } from '../../../server/services/selection/screw-jack-family.ts'

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

const modelsOf = <Candidate>(rows: RowFamily<Candidate>): CatalogueModel<Candidate>[] =>
  // The reader has checked each row with the family's own shape.
  (content.rows.get(rows.id) as readonly CatalogueRow<Candidate>[]).map(toModel)

export const ballScrewModels = modelsOf(ballScrewRows)
export const screwJackModels = modelsOf(screwJackRows)
export const ballScrewCatalogue = await indexed(ballScrewFamily, ballScrewModels)
export const screwJackCatalogue = await indexed(screwJackFamily, screwJackModels)
