/** A motor of the catalogue as files need it. */
import { acMotorTable } from '../../../families/ac-motor/table.ts'
import type { MountedMotor } from '../../../families/define/part.ts'
import { servoMotorTable } from '../../../families/servo-motor/table.ts'
import type { FileMotor } from '../../files/file-calculation.ts'
import type { LoadedVersion } from './catalogue-versions.ts'

const flangeNames = ['flangeSizeMm', 's', 'lr', 'la', 'le', 'lb', 'lz'] as const

/**
 * The flange of a row that states all its dimensions; that of a three-phase motor depends on its frame, which has several
 * variants.
 */
const flangeOf = (candidate: unknown): MountedMotor | undefined => {
  const figures = candidate as Readonly<Record<string, unknown>> // any row is an object of its columns
  const isWhole = flangeNames.every((name) => typeof figures[name] === 'number')
  return isWhole ? (Object.fromEntries(flangeNames.map((name) => [name, figures[name]])) as MountedMotor) : undefined // all are numbers
}

const motorTables: ReadonlySet<string> = new Set([servoMotorTable.id, acMotorTable.id])

/** @returns the motor of a version by row id or name; undefined if there is none */
export const motorOf = (version: LoadedVersion, motor: { readonly sku: string } | { readonly name: string }): FileMotor | undefined => {
  const row = ('sku' in motor ? version.rowsOf([motor.sku]) : version.rowsNamed(motor.name)).find(({ table }) => motorTables.has(table.id))
  if (!row) return undefined
  const { skuID: sku, skuName: name, maker, candidate } = row.model
  const flange = flangeOf(candidate)
  return { sku, name, maker, ...(flange && { flange }) }
}
