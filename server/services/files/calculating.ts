/** Calculations for files, from the current catalogue. */
import type { Site } from '../../../contract/site/site.ts'
import type { ServedCall } from '../calls/served-call.ts'
import type { OwnAnswerer } from '../report/answerer-of.ts'
import { assemblyOf, isPlaced } from '../report/assembly-of.ts'
import { calculationOf } from '../report/calculation-of.ts'
import { reportInputOf } from '../report/report-input.ts'
import type { CatalogueVersions } from '../versions/catalogue-versions.ts'
import { motorOf } from '../versions/motor-of.ts'
import type { FileParts } from './file-parts.ts'

/** @returns the functions that file calls use for calculations */
export const calculating = ({
  versions,
  calls,
  assemblyAt,
}: {
  readonly versions: CatalogueVersions
  readonly calls: readonly ServedCall[]
  readonly assemblyAt: (site: Site, path: string) => OwnAnswerer | undefined
}): Pick<FileParts, 'assemble' | 'calculate' | 'isPlaced' | 'motorOf' | 'report'> => ({
  assemble: async (request, caller) =>
    assemblyOf(request, { version: await versions.at(undefined), live: calls, caller, ofSite: (path) => assemblyAt(caller.site, path) }),
  isPlaced: async (request, caller) =>
    isPlaced(request, { version: await versions.at(undefined), live: calls, caller, ofSite: (path) => assemblyAt(caller.site, path) }),
  calculate: async (request, caller) => calculationOf(request, { version: await versions.at(undefined), live: calls, caller }),
  report: async (request, caller) => reportInputOf(request, { version: await versions.at(undefined), live: calls, caller }),
  motorOf: async (motor) => motorOf(await versions.at(undefined), motor),
})
