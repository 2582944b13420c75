/** The limits of a linear module, each as a row that explains itself. */
import type { Limit } from '../../sizing/check.ts'
import type { Outcome } from '../../sizing/define-sizing.ts'
import type { LinearModuleContext, LinearModuleFigures } from './figures.ts'
import { largestMoment, type LinearModuleMoments } from './load.ts'

const guideSource = 'THK General Catalog A-399 to A-402'

const travelTimeCheck = ({ duty, demand }: LinearModuleContext): Outcome =>
  duty.totalTime === undefined
    ? 'notApplicable'
    : {
        required: demand.shortestTime,
        available: duty.totalTime,
        unit: 's',
        formula: 'T >= 2 × √(S / a)',
        source: 'IKO CAT-1580E III-16',
      }

/** 1 = lying or on its side, 2 = upright; what a module is built for against what is asked. */
const verticalUseCheck = ({ duty, component: module }: LinearModuleContext): Outcome => {
  if (duty.posture !== 'vertical') return 'notApplicable'
  if (module.verticalUse === undefined) return 'unknown'
  return {
    role: 'yesOrNo',
    required: 2,
    available: module.verticalUse === 'operable' ? 2 : 1,
    unit: '',
    formula: '2 = vertical, 1 = not operable vertically',
    source: 'postures of the maker',
  }
}

const strokeCheck = ({ demand, component: module }: LinearModuleContext): Outcome => ({
  required: demand.requiredStroke,
  available: module.maxStroke,
  unit: 'mm',
  formula: 'S + 2 × reserve <= Smax',
  source: 'longest rail of the maker',
})

const travelSpeedCheck = ({ duty, component: module, figures }: LinearModuleContext): Outcome => {
  if (figures.permissibleSpeed === undefined) return 'unknown'
  const stated = figures.rail?.maxSpeed !== undefined || module.maxSpeed !== undefined
  return {
    required: duty.speed,
    available: figures.permissibleSpeed,
    unit: 'mm/s',
    formula: stated ? 'v <= vmax of the shortest rail with this stroke' : 'v <= min(DN × Ph / D, k × N1 × Ph, nmax × Ph)',
    source: stated ? 'speed by rail length, of the maker' : 'THK General Catalog A-396 to A-405',
    ...(figures.rail && { inputs: [['L', figures.rail.length, 'mm']] }),
  }
}

const accelerationCheck = ({ duty, component: module }: LinearModuleContext): Outcome =>
  module.maxAcceleration === undefined
    ? 'notApplicable'
    : {
        required: duty.acceleration,
        available: module.maxAcceleration,
        unit: 'm/s^2',
        formula: 'a <= amax',
        source: 'largest acceleration of the maker',
      }

const verticalMassCheck = ({ duty, demand, component: module }: LinearModuleContext): Outcome => {
  if (duty.posture !== 'vertical' || module.driveKind !== 'belt') return 'notApplicable'
  if (module.verticalMass === undefined) return 'unknown'
  return {
    massPower: 1,
    required: demand.mass,
    available: module.verticalMass,
    unit: 'kg',
    formula: 'm <= mmax, vertical',
    source: 'heaviest vertical load of the maker',
  }
}

const beltForceCheck = ({ duty, component: module, figures }: LinearModuleContext): Outcome => {
  if (module.driveKind !== 'belt') return 'notApplicable'
  if (figures.beltForce === undefined) return 'unknown'
  return {
    massPower: 1,
    required: figures.largestForce,
    available: figures.beltForce,
    unit: 'N',
    formula: 'F = m × (a + g × sin θ) + 2π × M0 / U <= F(v)',
    source: 'Parker OSP-E catalogue, p. 307-310',
    inputs: [['v', duty.speed, 'mm/s']],
  }
}

/** A static safety that has to reach the limit; a part of a screw drive. */
const screwSafety =
  (source: string, safety: (figures: LinearModuleFigures) => number | undefined) =>
  ({ component: module, assumptions, figures }: LinearModuleContext): Outcome => {
    if (module.driveKind !== 'screw') return 'notApplicable'
    const available = safety(figures)
    if (available === undefined) return 'unknown'
    const inputs = [['F', figures.largestForce, 'N']] as const
    return { massPower: 1, required: assumptions.staticSafetyLimit, available, unit: '', formula: 'fs = C0a / Fmax', source, inputs }
  }

/** The largest force against what the shaft allows; a part of a screw drive. */
const screwForce =
  (derivation: Pick<Limit, 'formula' | 'source'>, permissible: (figures: LinearModuleFigures) => number | undefined) =>
  ({ component: module, figures }: LinearModuleContext): Outcome => {
    if (module.driveKind !== 'screw') return 'notApplicable'
    const available = permissible(figures)
    if (available === undefined) return 'unknown'
    const inputs = [['L', figures.supportLength, 'mm']] as const
    return { massPower: 1, required: figures.largestForce, available, unit: 'N', ...derivation, inputs }
  }

const guideSafetyCheck = ({ assumptions, figures }: LinearModuleContext): Outcome =>
  figures.guide === undefined
    ? 'unknown'
    : {
        massPower: 1,
        required: assumptions.staticSafetyLimit,
        available: figures.guide.staticSafety,
        unit: '',
        formula: 'fs = C0 / PE,max; PE = PR + PT + Σ K × M',
        source: guideSource,
        inputs: [['PE', figures.guide.largestLoad, 'N']],
      }

const momentCheck =
  (axis: keyof LinearModuleMoments, formula: string) =>
  ({ demand, component: module, assumptions }: LinearModuleContext): Outcome =>
    module.guide?.moments === undefined
      ? 'unknown'
      : {
          required: assumptions.staticSafetyLimit * largestMoment(demand.guideLoad.moments[axis]),
          available: module.guide.moments[axis],
          unit: 'N*m',
          formula,
          source: guideSource,
          inputs: [['fs', assumptions.staticSafetyLimit, '']],
        }

const combinedLoadCheck = ({ figures }: LinearModuleContext): Outcome =>
  figures.combinedFactor === undefined
    ? 'unknown'
    : {
        massPower: 1,
        required: figures.combinedFactor,
        available: 1,
        unit: '',
        formula: 'Σ |F| / Fmax + Σ |M| / Mmax <= 1',
        source: 'Parker OSP-E catalogue, p. 315; Schneider Electric PAS4S, p. 42',
      }

const lifeCheck = ({ assumptions, figures }: LinearModuleContext): Outcome =>
  figures.life === undefined
    ? 'unknown'
    : {
        massPower: 3,
        required: assumptions.requiredDistance,
        available: figures.life.distance,
        unit: 'km',
        formula: 'L = min(Lguide, Lscrew, Lbearing)',
        source: `${guideSource}, A-704`,
        inputs: [['fw', assumptions.loadFactor, '']],
      }

/** The checks of a linear module. */
export const linearModuleChecks = {
  travelTime: travelTimeCheck,
  verticalUse: verticalUseCheck,
  stroke: strokeCheck,
  travelSpeed: travelSpeedCheck,
  acceleration: accelerationCheck,
  verticalMass: verticalMassCheck,
  beltForce: beltForceCheck,
  screwStaticSafety: screwSafety('THK General Catalog A-703', (figures) => figures.screwStaticSafety),
  bearingStaticSafety: screwSafety('THK General Catalog A-407', (figures) => figures.bearingStaticSafety),
  permissibleLoad: screwForce(
    { formula: 'Fmax <= σ × π × d1² / 4', source: 'THK General Catalog A-695 eq. 7' },
    (figures) => figures.permissibleTension,
  ),
  buckling: screwForce(
    { formula: 'Fmax <= k × 4 × π² × E × I / L²', source: 'THK General Catalog A-694 eq. 6, A-405 (fixed-fixed)' },
    (figures) => figures.bucklingLoad,
  ),
  guideStaticSafety: guideSafetyCheck,
  pitchMoment: momentCheck('pitch', 'fs × (|MP| + |MP,acc|) <= MP,max'),
  yawMoment: momentCheck('yaw', 'fs × (|MY| + |MY,acc|) <= MY,max'),
  rollMoment: momentCheck('roll', 'fs × |MR| <= MR,max'),
  combinedLoad: combinedLoadCheck,
  life: lifeCheck,
}
