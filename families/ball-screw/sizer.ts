/** Sizer of ball screws: request → duty, sizing, card. */
import { worseForce } from '../formulas/axial-force.ts'
import { forceIn } from '../formulas/stroke-stretches.ts'
import { toSi } from '../formulas/unit-scale.ts'
import { ballScrewAssumptions } from './assumptions.ts'
import { ballScrewCard } from './card.ts'
import { ballScrewDuty, ballScrewOf } from './duty.ts'
import { loadFactorJumps } from '../formulas/load-factor.ts'
import { defineSizer } from '../define/define-sizer.ts'
import { ballScrewSizing } from './sizing/ball-screw-sizing.ts'

/**
 * Working speed below which the lead is unnecessarily long: motor and brake have to provide a torque that a shorter lead would
 * reduce. rev/s; servo motors run at 2000 to 3000 min⁻¹.
 */
const leastWorkingSpeed = toSi(500, 'rpm')
/** Working speed above which a usual servo motor no longer drives the screw directly, rev/s. */
const mostWorkingSpeed = toSi(3000, 'rpm')

/** Sizer of ball screws (working id 30). */
export const ballScrewSizer = defineSizer({
  assumptions: ballScrewAssumptions,
  dutyOf: ballScrewDuty,
  componentOf: ballScrewOf,
  sizing: ballScrewSizing,
  suits: ({ workingSpeed }) => workingSpeed === 0 || (workingSpeed >= leastWorkingSpeed && workingSpeed <= mostWorkingSpeed),
  need: ({ nominalDiameter }, { largestTorque }) => ({ size: nominalDiameter, need: largestTorque }),
  cycle: ({ duty, demand }) => ({
    profile: demand.profile,
    motionProfile: duty.motionProfile,
    dwell: 0,
    loads: demand.forces,
    loadIn: (instant) => worseForce(forceIn(demand.undisturbed, instant), duty.externalForce),
    standing: demand.standingForce,
    load: { name: 'axialForce', unit: 'N' },
    values: [],
  }),
  jumps: { Speed: loadFactorJumps },
  card: ballScrewCard,
  assumptionLevers: [{ parameter: 'motionShare', unit: '%', lowest: 1 }],
  levers: [
    { parameter: 'W', unit: 'kg', lowest: 1 },
    { parameter: 'Speed', unit: 'mm/s', lowest: 1 },
    { parameter: 'Acceleration', unit: 'm/s^2', lowest: 0.01 },
    { parameter: 'Stroke', unit: 'mm', lowest: 50 },
  ],
})
