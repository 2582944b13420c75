/** Sizer of ball screws: request → duty, sizing, card. */
import { worseForce } from '../formulas/axial-force.ts'
import { forceIn } from '../formulas/stroke-stretches.ts'
import { ballScrewAssumptions } from './assumptions.ts'
import { ballScrewCard } from './card.ts'
import { ballScrewDuty, ballScrewOf } from './duty.ts'
import { loadFactorJumps } from '../formulas/load-factor.ts'
import { defineSizer } from '../define/define-sizer.ts'
import { isDriven, servoSpeeds } from '../define/drive-speed.ts'
import { ballScrewSizing } from './sizing/ball-screw-sizing.ts'

/** Sizer of ball screws (working id 30). */
export const ballScrewSizer = defineSizer({
  assumptions: ballScrewAssumptions,
  dutyOf: ballScrewDuty,
  componentOf: ballScrewOf,
  sizing: ballScrewSizing,
  suits: ({ workingSpeed }) => isDriven(servoSpeeds, workingSpeed),
  need: ({ component, figures }) => ({ size: component.nominalDiameter, need: [figures.largestTorque] }),
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
