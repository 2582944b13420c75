/** The limits of a linear module, each as a row that explains itself. */
import { largestAccelerationOf } from '../../formulas/duty-spectrum.ts'
import { rampShapeOf } from '../../formulas/ramp-shape.ts'
import type { Limit } from '../../sizing/check.ts'
import { whereStated } from '../../sizing/define-sizing.ts'
import type { LinearModule } from './input.ts'
import type { LinearModuleContext, LinearModuleFigures } from './figures.ts'
import type { LinearModuleMoments } from './load.ts'

const guideSource = 'THK General Catalog A-399 – A-402'

const checked = whereStated<LinearModuleContext>()
const isVertical = ({ duty }: Pick<LinearModuleContext, 'duty'>): boolean => duty.posture === 'vertical'
const hasBelt = ({ driveKind }: Pick<LinearModule, 'driveKind'>): boolean => driveKind === 'belt'
const hasScrew = ({ driveKind }: Pick<LinearModule, 'driveKind'>): boolean => driveKind === 'screw'
/** What a component of this kind does without. */
const notNeeded = 0

const travelTimeCheck = ({ duty, demand }: LinearModuleContext): Limit | 'notApplicable' =>
  duty.totalTime === undefined
    ? 'notApplicable'
    : {
        required: demand.shortestTime,
        available: duty.totalTime,
        unit: 's',
        formula: `T >= ${rampShapeOf(duty.motionProfile).words.shortest}`,
        source: 'IKO CAT-1580E III-16',
      }

/** 1 = lying or on its side, 2 = upright; what a module is built for against what is asked. */
const verticalUseCheck = checked({
  needs: { verticalUse: (module) => module.verticalUse },
  asks: isVertical,
  limit: (_context, { verticalUse }) => ({
    role: 'yesOrNo',
    required: 2,
    available: verticalUse === 'operable' ? 2 : 1,
    unit: '',
    formula: 'postureCodes',
    source: 'posturesOfMaker',
  }),
})

const strokeCheck = ({ demand, component: module }: LinearModuleContext): Limit => ({
  role: 'demand',
  required: demand.requiredStroke,
  available: module.maxStroke,
  unit: 'mm',
  formula: 'S + 2 × reserve <= Smax',
  source: 'railOfMaker',
})

const travelSpeedCheck = checked({
  needs: {
    railSpeedMmS: ({ rails }) => (rails.every((rail) => rail.maxSpeed !== undefined) ? rails : undefined),
    maxSpeedMmS: ({ maxSpeed }) => maxSpeed,
  },
  concerns: ({ rails, maxSpeed }) => rails.length > 0 || maxSpeed !== 'none',
  limit: ({ demand, figures }) => ({
    required: demand.largest.speed,
    available: figures.statedSpeed,
    unit: 'mm/s',
    formula: 'v <= vmax; ofShortestRail',
    source: 'speedByRailLength',
    ...(figures.rail && { inputs: [['L', figures.rail.length, 'mm']] }),
  }),
})

/** Whether the screw has a limit of its own beside the speeds by rail length; what is not known may be one. */
const hasScrewSpeed = ({ rails, screw }: LinearModule): boolean =>
  rails.length === 0 || screw.speedValue !== 'none' || screw.maxRotationalSpeed !== 'none'

const screwSpeedCheck = checked({
  needs: {
    dnLimit: ({ screw }) => screw.speedValue,
    ballCircleDiameterMm: ({ screw }) => (screw.speedValue === 'none' ? notNeeded : screw.ballCircleDiameter),
    maxScrewSpeedRpm: ({ screw }) => screw.maxRotationalSpeed,
    rootDiameterMm: ({ rails, screw }) => (rails.length > 0 ? notNeeded : screw.rootDiameter),
  },
  concerns: (module) => hasScrew(module) && hasScrewSpeed(module),
  limit: ({ demand, component: module, figures }) => ({
    required: demand.largest.speed,
    available: figures.screwSpeed,
    unit: 'mm/s',
    formula: module.rails.length > 0 ? 'v <= min(DN × Ph / D, nmax × Ph)' : 'v <= min(DN × Ph / D, k × N1 × Ph, nmax × Ph)',
    source: 'THK General Catalog A-396 – A-405, A-418',
  }),
})

const accelerationCheck = checked({
  needs: { maxAccelerationMS2: ({ maxAcceleration }) => maxAcceleration },
  concerns: ({ maxAcceleration }) => maxAcceleration !== 'none',
  limit: ({ duty }, { maxAccelerationMS2 }) => ({
    required: largestAccelerationOf(duty),
    available: maxAccelerationMS2 === 'none' ? undefined : maxAccelerationMS2,
    unit: 'm/s^2',
    formula: 'a <= amax',
    source: 'accelerationOfMaker',
  }),
})

/** Makers of belts state how much they lift; where the maker of a screw does, it binds as well. */
const verticalMassCheck = checked({
  needs: { verticalMassKg: (module) => module.verticalMass },
  asks: isVertical,
  concerns: (module) => hasBelt(module) || module.verticalMass !== undefined,
  limit: ({ demand }, { verticalMassKg }) => ({
    required: demand.largest.mass,
    available: verticalMassKg,
    unit: 'kg',
    formula: 'm <= mmax; vertical',
    source: 'verticalLoadOfMaker',
  }),
})

const beltForceCheck = checked({
  needs: { beltForceN: ({ beltForces }) => beltForces.at(-1), noLoadTorqueNm: ({ resistance }) => resistance },
  concerns: hasBelt,
  limit: ({ duty, figures: { belt } }) => ({
    required: belt?.force,
    available: belt?.permissible,
    unit: 'N',
    formula: 'F = m × (a + g × (sin θ + μ × cos θ)) + 2π × M0 / U <= F(v)',
    source: 'Parker OSP-E p. 307-310; frictionOfLoad; Oriental Motor p. 23',
    inputs: [['v', belt?.speed ?? duty.speed, 'mm/s']],
  }),
})

/** A static safety that has to reach the limit; a part of a screw drive. */
const screwSafety = (
  source: string,
  rating: Readonly<Record<string, (module: LinearModule) => number | undefined>>,
  safety: (figures: LinearModuleFigures) => number | undefined,
) =>
  checked({
    needs: rating,
    concerns: hasScrew,
    limit: ({ assumptions, figures }) => ({
      required: assumptions.staticSafetyLimit,
      available: safety(figures),
      unit: '',
      formula: 'fs = C0a / Fmax',
      source,
      ...(figures.largestForce !== undefined && { inputs: [['F', figures.largestForce, 'N']] }),
    }),
  })

/** The largest force against what the shaft allows; a part of a screw drive. */
const screwForce = (derivation: Pick<Limit, 'formula' | 'source'>, permissible: (figures: LinearModuleFigures) => number | undefined) =>
  checked({
    needs: { rootDiameterMm: ({ screw }) => screw.rootDiameter },
    concerns: hasScrew,
    limit: ({ figures }) => ({
      required: figures.largestForce,
      available: permissible(figures),
      unit: 'N',
      ...derivation,
      inputs: [['L', figures.supportLength, 'mm']],
    }),
  })

const staticRating = { guideStaticRatingN: ({ guide }: LinearModule) => guide.staticLoadRating }
const guideMoments = {
  pitchMomentNm: ({ guide }: LinearModule) => guide.moments.pitch,
  yawMomentNm: ({ guide }: LinearModule) => guide.moments.yaw,
  rollMomentNm: ({ guide }: LinearModule) => guide.moments.roll,
}
/** What a moment does to a block. */
const guideFactors = {
  pitchFactorPerMm: ({ guide }: LinearModule) => guide.factors.pitch,
  rollFactorPerMm: ({ guide }: LinearModule) => guide.factors.roll,
}

const guideSafetyCheck = checked({
  needs: { ...staticRating, ...guideFactors },
  limit: ({ assumptions, figures }) => ({
    required: assumptions.staticSafetyLimit,
    available: figures.guide?.staticSafety,
    unit: '',
    formula: 'fs = C0 / PE,max; PE = PR + PT + Σ K × M',
    source: guideSource,
    ...(figures.guide && { inputs: [['PE', figures.guide.largestLoad, 'N']] }),
  }),
})

const momentCheck = (axis: keyof LinearModuleMoments, formula: string) =>
  checked({
    needs: { [`${axis}MomentNm`]: ({ guide }: LinearModule) => guide.moments[axis] },
    limit: ({ demand, component: module, assumptions }) => ({
      required: assumptions.staticSafetyLimit * demand.largest.moments[axis],
      available: module.guide.moments[axis],
      unit: 'N*m',
      formula,
      source: guideSource,
      inputs: [['fs', assumptions.staticSafetyLimit, '']],
    }),
  })

const combinedLoadCheck = checked({
  needs: { ...staticRating, ...guideMoments },
  limit: ({ figures }) => ({
    required: figures.combinedFactor,
    available: 1,
    unit: '',
    formula: 'Σ |F| / Fmax + Σ |M| / Mmax <= 1',
    source: 'Parker OSP-E p. 315; Schneider Electric PAS4S p. 42',
  }),
})

const lifeCheck = checked({
  needs: {
    guideDynamicRatingN: ({ guide }) => guide.dynamicLoadRating,
    ...guideFactors,
    screwDynamicRatingN: (module) => (hasScrew(module) ? module.screw.dynamicLoadRating : notNeeded),
    bearingDynamicRatingN: (module) => (hasScrew(module) ? module.screw.bearingDynamicRating : notNeeded),
  },
  limit: ({ assumptions, figures }) => ({
    required: assumptions.requiredDistance,
    available: figures.life?.distance,
    unit: 'km',
    formula: 'L = min(Lguide, Lscrew, Lbearing)',
    source: `${guideSource}, A-704`,
    inputs: [['fw', assumptions.loadFactor, '']],
  }),
})

/** The checks of a linear module. */
export const linearModuleChecks = {
  travelTime: travelTimeCheck,
  verticalUse: verticalUseCheck,
  stroke: strokeCheck,
  travelSpeed: travelSpeedCheck,
  screwSpeed: screwSpeedCheck,
  acceleration: accelerationCheck,
  verticalMass: verticalMassCheck,
  beltForce: beltForceCheck,
  screwStaticSafety: screwSafety(
    'THK General Catalog A-703',
    { screwStaticRatingN: ({ screw }) => screw.staticLoadRating },
    (figures) => figures.screwStaticSafety,
  ),
  bearingStaticSafety: screwSafety(
    'THK General Catalog A-407',
    { bearingStaticRatingN: ({ screw }) => screw.bearingStaticRating },
    (figures) => figures.bearingStaticSafety,
  ),
  permissibleLoad: screwForce(
    { formula: 'Fmax <= σ × π × d1² / 4', source: 'THK General Catalog A-695 eq. 7' },
    (figures) => figures.permissibleTension,
  ),
  buckling: screwForce(
    { formula: 'Fmax <= k × 4 × π² × E × I / L²', source: 'THK General Catalog A-694 eq. 6, A-405; fixedFixed' },
    (figures) => figures.bucklingLoad,
  ),
  guideStaticSafety: guideSafetyCheck,
  pitchMoment: momentCheck('pitch', 'fs × (|MP| + |MP,acc|) <= MP,max'),
  yawMoment: momentCheck('yaw', 'fs × (|MY| + |MY,acc|) <= MY,max'),
  rollMoment: momentCheck('roll', 'fs × |MR| <= MR,max'),
  combinedLoad: combinedLoadCheck,
  life: lifeCheck,
}
