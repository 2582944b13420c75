/** The speeds for which a maker prints the permissible force of a belt. */
import type { PrintedRange } from '../../sizing/printed-range.ts'
import type { LinearModuleContext } from './figures.ts'

/** Up to the end of the last band of the model. */
export const beltForceRange: PrintedRange<LinearModuleContext> = {
  quantity: 'v',
  unit: 'mm/s',
  source: 'Parker OSP-E p. 310',
  asksFor: 'beltForceAtHigherSpeed',
  value: ({ demand }) => demand.largest.speed,
  to: ({ component: { beltForces } }) => beltForces.at(-1)?.upToSpeed,
}
