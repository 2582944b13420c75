/** Sizer of ball-rail guides: request → duty, sizing, card. */
import { strokePhases, type PhaseForces } from '../formulas/axial-force.ts'
import { guideStretch, type BallRailDemand } from './sizing/demand.ts'
import { largestTransverseLoad } from './sizing/values.ts'
import { loadFactorJumps } from '../formulas/load-factor.ts'
import { defineSizer } from '../define/define-sizer.ts'
import { ballRailSizing } from './sizing/ball-rail-sizing.ts'
import { ballRailAssumptions } from './assumptions.ts'
import { ballRailCard } from './card.ts'
import { ballRailDuty, guideOf } from './duty.ts'

/** Load of the worst block in each phase, N. */
const phaseLoads = ({ phases }: BallRailDemand): PhaseForces =>
  // Object.fromEntries widens the names to string; all of them are present.
  Object.fromEntries(strokePhases.map((name) => [name, largestTransverseLoad(phases[name])])) as Record<
    (typeof strokePhases)[number],
    number
  >

/** Sizer of ball-rail guides (working id 31). */
export const ballRailSizer = defineSizer({
  assumptions: ballRailAssumptions,
  dutyOf: ballRailDuty,
  componentOf: guideOf,
  sizing: ballRailSizing,
  // A guide has no drive: the lightest blocks are the least that one has to move.
  need: ({ candidate: { railWidthMm, blockMassKg = Infinity } }) => ({ size: railWidthMm, need: [blockMassKg] }),
  cycle: ({ duty, demand }) => {
    const loads = phaseLoads(demand)
    return {
      profile: demand.profile,
      motionProfile: duty.motionProfile,
      dwell: 0,
      loads,
      loadIn: (instant) => largestTransverseLoad(guideStretch(duty, demand.positions, { ...instant, distance: 0 })),
      standing: loads.forwardConstant,
      load: { name: 'blockLoad', unit: 'N' },
      values: [],
    }
  },
  jumps: { Speed: loadFactorJumps },
  card: ballRailCard,
  assumptionLevers: [{ parameter: 'motionShare', unit: '%', lowest: 1 }],
  levers: [
    { parameter: 'W', unit: 'kg', lowest: 1 },
    { parameter: 'Speed', unit: 'mm/s', lowest: 1 },
    { parameter: 'Acceleration', unit: 'm/s^2', lowest: 0.01 },
    { parameter: 'Stroke', unit: 'mm', lowest: 50 },
    { parameter: 'C', unit: 'mm', lowest: 1 },
    { parameter: 'A', unit: 'mm', lowest: 1 },
    { parameter: 'B', unit: 'mm', lowest: 1 },
  ],
})
