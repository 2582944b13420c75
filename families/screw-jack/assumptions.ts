/** What the screw-jack form leaves open, with defaults and sources. All can be changed in a request. */
import type { ScrewJackAssumptions, ScrewJackDuty } from './sizing/input.ts'
import { phasesMeanSpeed, phasesMove } from './sizing/spectrum.ts'
import type { AssumptionDefinitions } from '../define/assumption-set.ts'
import { travelInLife } from '../formulas/life.ts'

/** fd by the number of jacks, the last for any more. */
const sharing = [1, 0.95, 0.9, 0.85, 0.8] as const
const sharingOf = (jackCount: number): number => sharing[Math.ceil(jackCount) - 1] ?? 0.8

/** Safety against buckling, margins, life and friction of screw jacks. */
export const screwJackAssumptions: AssumptionDefinitions<ScrewJackDuty, keyof ScrewJackAssumptions> = {
  loadSharing: {
    unit: '',
    default: ({ jackCount }) => sharingOf(jackCount),
    minimum: 0.1,
    maximum: 1,
    source: 'Tsubaki Linipower Jack, selection (SEN); Jacton technical notes 19: 1, 0.95, 0.9, 0.85 for 1 to 4 jacks, 0.8 for 5 to 8',
  },
  bucklingSafety: {
    unit: '',
    default: 4,
    minimum: 1,
    maximum: 20,
    source: 'Tsubaki Linipower Jack, selection (ZKF); Jacton technical notes 19 (4)',
  },
  criticalSpeedMargin: { unit: '', default: 0.8, minimum: 0.05, maximum: 1, source: 'Nook, Thomson: 80 % of the critical speed' },
  requiredDistance: {
    unit: 'km',
    default: ({ speed, duty, phases }) => travelInLife(phasesMove(phases) ? phasesMeanSpeed(phases) : speed * duty),
    minimum: 0,
    maximum: 1_000_000,
    source: '20 000 h (MITCalc ball-screw example) at this speed and duty cycle, or at the mean speed of the phases, at most 10 000 km',
  },
  threadFriction: {
    unit: '',
    default: 0.15,
    minimum: 0.01,
    maximum: 0.5,
    source: 'Bhandari, Design of Machine Elements, ch. 6 (0.15); steel on bronze with machine oil 0.10 to 0.16: Shigley table 8-5',
  },
  lowestThreadFriction: {
    unit: '',
    default: 0.06,
    minimum: 0.01,
    maximum: 0.5,
    source:
      'Shigley table 8-6, hard steel on bronze, running (0.06); oiled threads of steel in bronze 0.10 to 0.16, of bronze in bronze 0.04 to 0.06: table 8-5',
  },
  lockingMargin: {
    unit: '',
    default: 0.8,
    minimum: 0.1,
    maximum: 1,
    source: 'a fifth in hand: vibration can loosen a thread that holds by itself (Bhandari, Design of Machine Elements, ch. 6)',
  },
  ambientFactor: {
    unit: '',
    default: 0.8,
    minimum: 0.3,
    maximum: 1.2,
    source:
      'heat limits hold at 20 °C; 0.85 at 30 °C, 0.80 at 40 °C (the default, on the safe side), 1.15 at 10 °C: Bonfiglioli A series (alltorquetransmissions.com/how-hot-can-gearboxes-run), running without a pause',
  },
  ballScrewEfficiency: { unit: '', default: 0.9, minimum: 0.1, maximum: 0.99, source: 'THK General Catalog A-718 eq. 43 (0.9 to 0.95)' },
}
