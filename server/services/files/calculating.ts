/** What files know of a calculation, asked of the catalogue of now. */
import { acMotorTable } from '../../../families/ac-motor/table.ts'
import type { MountedMotor } from '../../../families/define/part.ts'
import { servoMotorTable } from '../../../families/servo-motor/table.ts'
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

const motorTables: ReadonlySet<string> = new Set([servoMotorTable.id, acMotorTable.id])

/** @returns what the calls about files ask of a calculation */
export const calculating = ({
  versions,
  calls,
}: {
  readonly versions: CatalogueVersions
  readonly calls: readonly ServedCall[]
}): Pick<FileParts, 'calculate' | 'motorOf'> => ({
  calculate: async (wanted, caller) => calculationOf(wanted, { version: await versions.at(undefined), live: calls, caller }),
  motorOf: async (asked) => {
    const version = await versions.at(undefined)
    const row = ('sku' in asked ? version.rowsOf([asked.sku]) : version.rowsNamed(asked.name)).find(({ table }) =>
      motorTables.has(table.id),
    )
    if (!row) return undefined
    const { skuID: sku, skuName: name, maker, candidate } = row.model
    const flange = flangeOf(candidate)
    return { sku, name, maker, ...(flange && { flange }) }
  },
})
