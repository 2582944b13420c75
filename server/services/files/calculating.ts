/** What files know of a calculation, asked of the catalogue of now. */
import type { MountedMotor } from '../../../families/define/part.ts'
import type { ServedCall } from '../calls/served-call.ts'
import { calculationOf } from '../report/calculation-of.ts'
import type { CatalogueVersions } from '../versions/catalogue-versions.ts'
import type { FileParts } from './file-parts.ts'

const flangeNames = ['flangeSizeMm', 's', 'lr', 'la', 'le', 'lb', 'lz'] as const

/** Of a row that states shaft and flange; a three-phase motor's follow from its frame, of which there are several. */
const flangeOf = (candidate: unknown): MountedMotor | undefined => {
  const figures = candidate as Readonly<Record<string, unknown>> // any row is an object of its columns
  const isWhole = flangeNames.every((name) => typeof figures[name] === 'number')
  return isWhole ? (Object.fromEntries(flangeNames.map((name) => [name, figures[name]])) as MountedMotor) : undefined // all are numbers
}

/** @returns what the calls about files ask of a calculation */
export const calculating = ({
  versions,
  calls,
}: {
  readonly versions: CatalogueVersions
  readonly calls: readonly ServedCall[]
}): Pick<FileParts, 'calculate' | 'motorOf'> => ({
  calculate: async (wanted, caller) => calculationOf(wanted, { version: await versions.at(undefined), live: calls, caller }),
  motorOf: async (sku) => {
    const [row] = (await versions.at(undefined)).rowsOf([sku])
    if (!row) return undefined
    const flange = flangeOf(row.model.candidate)
    return { sku, name: row.model.skuName, maker: row.model.maker, ...(flange && { flange }) }
  },
})
