/** Assumptions of screw jacks with defaults and sources. A request can override all of them. */
import type { ScrewJackAssumptions, ScrewJackDuty } from './sizing/input.ts'
import { loadSharingOf } from './sizing/load-sharing.ts'
import { phasesMeanSpeed, phasesMove } from './sizing/spectrum.ts'
import type { AssumptionDefinitions } from '../define/assumption-set.ts'
import { travelInLife } from '../formulas/life.ts'

/** Safety against buckling, margins, life and friction of screw jacks. */
export const screwJackAssumptions: AssumptionDefinitions<ScrewJackDuty, keyof ScrewJackAssumptions> = {
  loadSharing: {
    unit: '',
    default: ({ jackCount }) => loadSharingOf(jackCount),
    minimum: 0.1,
    maximum: 1,
    source: 'Tsubaki Linipower Jack (SEN); Jacton technical notes 19; jackFactors',
  },
  bucklingSafety: {
    unit: '',
    default: 4,
    minimum: 1,
    maximum: 20,
    source: 'Tsubaki Linipower Jack (ZKF); Jacton technical notes 19 (4)',
  },
  permissibleStress: { unit: 'N/mm^2', default: 147, minimum: 1, maximum: 1000, source: 'THK General Catalog A-695 eq. 7' },
  criticalSpeedMargin: { unit: '', default: 0.8, minimum: 0.05, maximum: 1, source: 'Nook, Thomson; ofCriticalSpeed=80 %' },
  requiredDistance: {
    unit: 'km',
    default: ({ speed, duty, phases }) => travelInLife(phasesMove(phases) ? phasesMeanSpeed(phases) : speed * duty),
    minimum: 0,
    maximum: 1_000_000,
    source: 'MITCalc (20 000 h); atThisSpeedAndDuty=10 000 km',
  },
  threadFriction: {
    unit: '',
    default: 0.15,
    minimum: 0.01,
    maximum: 0.5,
    source: 'Bhandari, Design of Machine Elements, ch. 6 (0.15); Shigley table 8-5; oiledSteelOnBronze=0.10–0.16',
  },
  lowestThreadFriction: {
    unit: '',
    default: 0.06,
    minimum: 0.01,
    maximum: 0.5,
    source: 'Shigley table 8-6 (0.06), table 8-5; threadsOfBronze',
  },
  lockingMargin: {
    unit: '',
    default: 0.8,
    minimum: 0.1,
    maximum: 1,
    source: 'fifthInHand; Bhandari, Design of Machine Elements, ch. 6',
  },
  ambientFactor: {
    unit: '',
    default: 0.8,
    minimum: 0.3,
    maximum: 1.2,
    source: 'heatAt20; Bonfiglioli A (alltorquetransmissions.com/how-hot-can-gearboxes-run)',
  },
  ballScrewEfficiency: { unit: '', default: 0.9, minimum: 0.1, maximum: 0.99, source: 'THK General Catalog A-718 eq. 43 (0.9–0.95)' },
}
