/** Calculations for files, from the current catalogue. */
import type { ServedCall } from '../calls/served-call.ts'
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
}: {
  readonly versions: CatalogueVersions
  readonly calls: readonly ServedCall[]
}): Pick<FileParts, 'assemble' | 'calculate' | 'isPlaced' | 'motorOf' | 'report'> => ({
  assemble: async (request, caller) => assemblyOf(request, { version: await versions.at(undefined), live: calls, caller }),
  isPlaced: async (request, caller) => isPlaced(request, { version: await versions.at(undefined), live: calls, caller }),
  calculate: async (request, caller) => calculationOf(request, { version: await versions.at(undefined), live: calls, caller }),
  report: async (request, caller) => reportInputOf(request, { version: await versions.at(undefined), live: calls, caller }),
  motorOf: async (motor) => motorOf(await versions.at(undefined), motor),
})
