/** Calculations for files, from the current catalogue. */
import type { ServedCall } from '../calls/served-call.ts'
import { assemblyOf } from '../report/assembly-of.ts'
import { calculationOf } from '../report/calculation-of.ts'
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
}): Pick<FileParts, 'assemble' | 'calculate' | 'motorOf'> => ({
  assemble: async (request, caller) => assemblyOf(request, { version: await versions.at(undefined), live: calls, caller }),
  calculate: async (request, caller) => calculationOf(request, { version: await versions.at(undefined), live: calls, caller }),
  motorOf: async (motor) => motorOf(await versions.at(undefined), motor),
})
