import type { CatalogueTerms } from '../../catalogue/catalogue.ts'
import { ballScrewFamily } from '../selection/ball-screw-family.ts'
import { screwJackFamily } from '../selection/screw-jack-family.ts'

/** What the catalogue's index holds of each family, as its sizing says. */
export const catalogueTerms: CatalogueTerms = {
  ballScrew: { layout: ballScrewFamily.terms, termsOf: ballScrewFamily.modelTerms },
  screwJack: { layout: screwJackFamily.terms, termsOf: screwJackFamily.modelTerms },
}
