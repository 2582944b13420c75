/** All calls about the catalogue: those answered from the current version, and the one that queries any version. */
import { type Catalogue, loadVersion } from './catalogue/store/catalogue.ts'
import { findVersion } from './catalogue/store/repository.ts'
import type { Database } from './database/database.ts'
import type { SceneRecords } from './records/scene-records.ts'
import type { RegisteredFamilies } from './services/calculators/registered-families.ts'
import { batchCalls } from './services/batch/batch-calls.ts'
import { pictureCalls } from './services/pictures/picture-calls.ts'
import { serveCatalogue } from './services/serve-catalogue.ts'
import { exampleRequest } from './services/site-calculators/calculable.ts'
import type { ServedSiteCalculators } from './services/site-calculators/serve-site-calculators.ts'
import { valuesReportCall } from './services/values-report/values-report-call.ts'
import { sheetCalls } from './services/sheets/sheet-calls.ts'
import { type CatalogueVersions, createVersions } from './services/versions/catalogue-versions.ts'
import { asOfCall } from './services/versions/as-of-call.ts'

interface CatalogueCallParts {
  readonly database: Database
  readonly families: RegisteredFamilies
  readonly catalogue: Pick<Catalogue, 'current'>
  readonly records: SceneRecords
  /** Finds the calculators whose results are values. */
  readonly ofSites: Pick<ServedSiteCalculators, 'calculableOf'>
  /** Whether model search is enabled. */
  readonly search: boolean
}

/** The calls, the pictures of current models, and the catalogue versions that can be queried. */
export const catalogueCalls = ({
  database,
  families,
  catalogue,
  records,
  ofSites,
  search,
}: CatalogueCallParts): ReturnType<typeof serveCatalogue> & { readonly versions: CatalogueVersions } => {
  const { current } = catalogue
  const now = serveCatalogue(families, current, { records, search })
  const versions = createVersions({
    current,
    live: now.calls,
    tables: [...families.indexed.map(({ rows }) => rows), ...(families.listed ?? [])],
    find: (version) => findVersion(database.db, version),
    load: (version) => loadVersion(database, families, version),
    serve: (loaded) => serveCatalogue(families, () => loaded, { records, search }).calls,
  })
  const version = () => current().version
  const tables = [
    valuesReportCall(ofSites.calculableOf, exampleRequest()),
    ...batchCalls(now.calls, ofSites.calculableOf, version),
    ...sheetCalls({ families: families.shown, listOf: (table) => current().listOf(table), productOf: now.productOf, version }),
  ]
  const exampleID = () => decodeURIComponent(now.exampleModel().split('/')[1] ?? '')
  const pictures = pictureCalls({ versions, live: now.calls, version, exampleID })
  return { ...now, calls: [...now.calls, asOfCall(versions, now.calls), ...pictures, ...tables], versions }
}
