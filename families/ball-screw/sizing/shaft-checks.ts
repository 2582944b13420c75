/** The checks of a ball screw's shaft as a beam between its supports. */
import { bendingEigenvalue, criticalSpeed } from '../../formulas/critical-speed.ts'
import { eulerEndFactor, eulerLoad } from '../../formulas/buckling.ts'
import { checksOf } from '../../sizing/check-definition.ts'
import type { BallScrewContext } from './figures.ts'
import { squaredSupportLength } from './index-products.ts'

const { check } = checksOf<BallScrewContext>()

/** A shaft of 1 m and 1 m root diameter. */
const unitShaft = { rootDiameter: 1, length: 1 }

/** Buckling of the shaft between its supports under the largest force. */
export const bucklingCheck = check({
  limit: ({ duty, component: screw, assumptions, demand, figures }) => ({
    required: demand.largestForce,
    available: figures.permissibleBuckling,
    unit: 'N',
    formula: 'P1 = k × n × π² × E × I / la², I = π × d1⁴ / 64',
    source: 'THK General Catalog A-694 eq. 6; nBySupports',
    inputs: [
      ['k', assumptions.bucklingMargin, ''],
      ['n', eulerEndFactor[duty.endFixity], ''],
      ['d1', screw.rootDiameter, 'mm'],
      ['la', figures.supportLength, 'mm'],
    ],
  }),
  index: squaredSupportLength(
    ({ duty, demand, assumptions }) =>
      demand.largestForce / (assumptions.bucklingMargin * eulerLoad({ ...unitShaft, endFactor: eulerEndFactor[duty.endFixity] })),
    ({ rootDiameter }) => 1 / rootDiameter ** 4,
  ),
})

/** Working speed against the first bending resonance of the shaft. */
export const criticalSpeedCheck = check({
  limit: ({ duty, component: screw, assumptions, figures }) => ({
    required: figures.workingSpeed,
    available: figures.permissibleCriticalSpeed,
    unit: 'rpm',
    formula: 'N1 = k × 60 × λ² / (2π × lb²) × √(E × I / (ρ × A))',
    source: 'THK General Catalog A-696 eq. 8',
    inputs: [
      ['k', assumptions.criticalSpeedMargin, ''],
      ['λ', bendingEigenvalue[duty.endFixity], ''],
      ['d1', screw.rootDiameter, 'mm'],
      ['lb', figures.supportLength, 'mm'],
    ],
  }),
  index: squaredSupportLength(
    ({ duty, demand, assumptions }) =>
      demand.largestSpeed /
      (assumptions.criticalSpeedMargin * criticalSpeed({ ...unitShaft, eigenvalueSquared: bendingEigenvalue[duty.endFixity] ** 2 })),
    ({ lead, rootDiameter }) => 1 / (lead * rootDiameter),
  ),
})
