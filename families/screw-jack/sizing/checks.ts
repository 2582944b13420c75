/** The checks of a screw jack. */
import { jackDriveChecks } from './drive-checks.ts'
import { loadSharingCheck } from './load-sharing.ts'
import { jackScrewChecks } from './screw-checks.ts'

const { inputRadialForce, capacity, ...drive } = jackDriveChecks
const { buckling, permissibleLoad, criticalSpeed, life, ...nutAndStiffness } = jackScrewChecks

/** All checks in the order of the answer. */
export const screwJackChecks = {
  capacity,
  loadSharing: loadSharingCheck,
  ...drive,
  buckling,
  permissibleLoad,
  criticalSpeed,
  life,
  inputRadialForce,
  ...nutAndStiffness,
}
