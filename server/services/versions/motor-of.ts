/** A motor of the catalogue by the name or the number that a request gives. */
import { acMotorTable } from '../../../families/ac-motor/table.ts'
import { servoMotorTable } from '../../../families/servo-motor/table.ts'
import type { LoadedVersion, Row } from './catalogue-versions.ts'

const motorTables: ReadonlySet<string> = new Set([servoMotorTable.id, acMotorTable.id])

/** @returns the motor of a version by row id or name; undefined if there is none */
export const motorOf = (version: LoadedVersion, motor: { readonly sku: string } | { readonly name: string }): Row | undefined =>
  ('sku' in motor ? version.rowsOf([motor.sku]) : version.rowsNamed(motor.name)).find(({ table }) => motorTables.has(table.id))
