/** The checks of a screw jack. */
import { jackDriveChecks } from './drive-checks.ts'
import { jackScrewChecks } from './screw-checks.ts'

const { inputRadialForce, ...drive } = jackDriveChecks
const { buckling, permissibleLoad, criticalSpeed, life, ...nutAndStiffness } = jackScrewChecks

/** All checks in the order of the answer. */
export const screwJackChecks = { ...drive, buckling, permissibleLoad, criticalSpeed, life, inputRadialForce, ...nutAndStiffness }
