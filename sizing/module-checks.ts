/** The limits of a linear module, each as a row that explains itself. */
import { judge, type JudgedLimit, type Limit } from './check.ts'
import type { ModuleCase, ModuleFigures } from './module-figures.ts'
import { largestMoment, type ModuleMoments } from './module-load.ts'

/** Everything that a check may read. */
export type ModuleContext = ModuleCase & { readonly figures: ModuleFigures }

/** A check is not made for want of a figure (`unknown`), or does not apply to the duty or the kind of drive (`notApplicable`). */
type Outcome = Limit | 'unknown' | 'notApplicable'

const guideSource = 'THK General Catalog A-399 to A-402'

const travelTimeCheck = ({ duty, demand }: ModuleContext): Outcome =>
  duty.totalTime === undefined
    ? 'notApplicable'
    : {
        name: 'travelTime',
        required: demand.shortestTime,
        available: duty.totalTime,
        unit: 's',
        formula: 'T >= 2 × √(S / a)',
        source: 'IKO CAT-1580E III-16',
      }

/** 1 = lying or on its side, 2 = upright; what a module is built for against what is asked. */
const verticalUseCheck = ({ duty, module }: ModuleContext): Outcome => {
  if (duty.posture !== 'vertical') return 'notApplicable'
  if (module.verticalUse === undefined) return 'unknown'
  return {
    name: 'verticalUse',
    required: 2,
    available: module.verticalUse === 'operable' ? 2 : 1,
    unit: '',
    formula: '2 = vertical, 1 = not operable vertically',
    source: 'postures of the maker',
  }
}

const strokeCheck = ({ demand, module }: ModuleContext): Outcome => ({
  name: 'stroke',
  required: demand.requiredStroke,
  available: module.maxStroke,
  unit: 'mm',
  formula: 'S + 2 × reserve <= Smax',
  source: 'longest rail of the maker',
})

const travelSpeedCheck = ({ duty, module, figures }: ModuleContext): Outcome => {
  if (figures.permissibleSpeed === undefined) return 'unknown'
  const stated = figures.rail?.maxSpeed !== undefined || module.maxSpeed !== undefined
  return {
    name: 'travelSpeed',
    required: duty.speed,
    available: figures.permissibleSpeed,
    unit: 'mm/s',
    formula: stated ? 'v <= vmax of the shortest rail with this stroke' : 'v <= min(DN × Ph / D, k × N1 × Ph, nmax × Ph)',
    source: stated ? 'speed by rail length, of the maker' : 'THK General Catalog A-396 to A-405',
    ...(figures.rail && { inputs: [['L', figures.rail.length, 'mm']] }),
  }
}

const accelerationCheck = ({ duty, module }: ModuleContext): Outcome =>
  module.maxAcceleration === undefined
    ? 'notApplicable'
    : {
        name: 'acceleration',
        required: duty.acceleration,
        available: module.maxAcceleration,
        unit: 'm/s^2',
        formula: 'a <= amax',
        source: 'largest acceleration of the maker',
      }

const verticalMassCheck = ({ duty, demand, module }: ModuleContext): Outcome => {
  if (duty.posture !== 'vertical' || module.driveKind !== 'belt') return 'notApplicable'
  if (module.verticalMass === undefined) return 'unknown'
  return {
    name: 'verticalMass',
    required: demand.mass,
    available: module.verticalMass,
    unit: 'kg',
    formula: 'm <= mmax, vertical',
    source: 'heaviest vertical load of the maker',
  }
}

const beltForceCheck = ({ duty, module, figures }: ModuleContext): Outcome => {
  if (module.driveKind !== 'belt') return 'notApplicable'
  if (figures.beltForce === undefined) return 'unknown'
  return {
    name: 'beltForce',
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
  (name: string, source: string, safety: (figures: ModuleFigures) => number | undefined) =>
  ({ module, assumptions, figures }: ModuleContext): Outcome => {
    if (module.driveKind !== 'screw') return 'notApplicable'
    const available = safety(figures)
    if (available === undefined) return 'unknown'
    const inputs = [['F', figures.largestForce, 'N']] as const
    return { name, required: assumptions.staticSafetyLimit, available, unit: '', formula: 'fs = C0a / Fmax', source, inputs }
  }

/** The largest force against what the shaft allows; a part of a screw drive. */
const screwForce =
  (name: string, derivation: Pick<Limit, 'formula' | 'source'>, permissible: (figures: ModuleFigures) => number | undefined) =>
  ({ module, figures }: ModuleContext): Outcome => {
    if (module.driveKind !== 'screw') return 'notApplicable'
    const available = permissible(figures)
    if (available === undefined) return 'unknown'
    const inputs = [['L', figures.supportLength, 'mm']] as const
    return { name, required: figures.largestForce, available, unit: 'N', ...derivation, inputs }
  }

const guideSafetyCheck = ({ assumptions, figures }: ModuleContext): Outcome =>
  figures.guide === undefined
    ? 'unknown'
    : {
        name: 'guideStaticSafety',
        required: assumptions.staticSafetyLimit,
        available: figures.guide.staticSafety,
        unit: '',
        formula: 'fs = C0 / PE,max; PE = PR + PT + Σ K × M',
        source: guideSource,
        inputs: [['PE', figures.guide.largestLoad, 'N']],
      }

const momentCheck =
  (name: string, axis: keyof ModuleMoments, formula: string) =>
  ({ demand, module, assumptions }: ModuleContext): Outcome =>
    module.guide?.moments === undefined
      ? 'unknown'
      : {
          name,
          required: assumptions.staticSafetyLimit * largestMoment(demand.guideLoad.moments[axis]),
          available: module.guide.moments[axis],
          unit: 'N*m',
          formula,
          source: guideSource,
          inputs: [['fs', assumptions.staticSafetyLimit, '']],
        }

const combinedLoadCheck = ({ figures }: ModuleContext): Outcome =>
  figures.combinedFactor === undefined
    ? 'unknown'
    : {
        name: 'combinedLoad',
        required: figures.combinedFactor,
        available: 1,
        unit: '',
        formula: 'Σ |F| / Fmax + Σ |M| / Mmax <= 1',
        source: 'Parker OSP-E catalogue, p. 315; Schneider Electric PAS4S, p. 42',
      }

const lifeCheck = ({ assumptions, figures }: ModuleContext): Outcome =>
  figures.life === undefined
    ? 'unknown'
    : {
        name: 'life',
        required: assumptions.requiredDistance,
        available: figures.life.distance,
        unit: 'km',
        formula: 'L = min(Lguide, Lscrew, Lbearing)',
        source: `${guideSource}, A-704`,
        inputs: [['fw', assumptions.loadFactor, '']],
      }

const checksByName = {
  travelTime: travelTimeCheck,
  verticalUse: verticalUseCheck,
  stroke: strokeCheck,
  travelSpeed: travelSpeedCheck,
  acceleration: accelerationCheck,
  verticalMass: verticalMassCheck,
  beltForce: beltForceCheck,
  screwStaticSafety: screwSafety('screwStaticSafety', 'THK General Catalog A-703', (figures) => figures.screwStaticSafety),
  bearingStaticSafety: screwSafety('bearingStaticSafety', 'THK General Catalog A-407', (figures) => figures.bearingStaticSafety),
  permissibleLoad: screwForce(
    'permissibleLoad',
    { formula: 'Fmax <= σ × π × d1² / 4', source: 'THK General Catalog A-695 eq. 7' },
    (figures) => figures.permissibleTension,
  ),
  buckling: screwForce(
    'buckling',
    { formula: 'Fmax <= k × 4 × π² × E × I / L²', source: 'THK General Catalog A-694 eq. 6, A-405 (fixed-fixed)' },
    (figures) => figures.bucklingLoad,
  ),
  guideStaticSafety: guideSafetyCheck,
  pitchMoment: momentCheck('pitchMoment', 'pitch', 'fs × (|MP| + |MP,acc|) <= MP,max'),
  yawMoment: momentCheck('yawMoment', 'yaw', 'fs × (|MY| + |MY,acc|) <= MY,max'),
  rollMoment: momentCheck('rollMoment', 'roll', 'fs × |MR| <= MR,max'),
  combinedLoad: combinedLoadCheck,
  life: lifeCheck,
} satisfies Record<string, (context: ModuleContext) => Outcome>

/** Name of a check of a linear module. */
export type ModuleCheckName = keyof typeof checksByName

/**
 * @param context duty, demands, assumptions, candidate, figures
 * @returns the checks that apply and can be made, and the names of those that the maker's figures do not allow
 * Source: each check names its own.
 */
export function moduleLimits(context: ModuleContext): { readonly limits: JudgedLimit[]; readonly notMade: string[] } {
  const limits: JudgedLimit[] = []
  const notMade: string[] = []
  for (const [name, check] of Object.entries(checksByName)) {
    const outcome = check(context)
    if (outcome === 'unknown') notMade.push(name)
    else if (outcome !== 'notApplicable') limits.push(judge(outcome))
  }
  return { limits, notMade }
}
