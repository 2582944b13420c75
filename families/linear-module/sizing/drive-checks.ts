/** Checks of a linear module's drive: motion, belt, screw. */
import { eulerEndFactor, eulerLoad } from '../../formulas/buckling.ts'
import { bendingEigenvalue, criticalSpeed } from '../../formulas/critical-speed.ts'
import { largestAccelerationOf } from '../../formulas/duty-spectrum.ts'
import { rampShapeOf } from '../../formulas/ramp-shape.ts'
import { permissibleTension } from '../../formulas/static-safety.ts'
import type { Limit } from '../../sizing/check.ts'
import { checksOf, inverse, sameForAll, type Factored, type Needs, type Products } from '../../sizing/check-definition.ts'
import { leastOf } from '../../sizing/stated.ts'
import { beltForceRange } from './belt-range.ts'
import type { LinearModuleSetting } from './demand.ts'
import type { LinearModule } from './input.ts'
import type { LinearModuleContext, LinearModuleFigures } from './figures.ts'
import { screwSpeeds } from './speed.ts'

const { check, ratingCheck, conditionsCheck } = checksOf<LinearModuleContext>()

const isVertical = ({ duty }: LinearModuleSetting): boolean => duty.posture === 'vertical'
const hasBelt = ({ driveKind }: Pick<LinearModule, 'driveKind'>): boolean => driveKind === 'belt'
/** @returns whether a module has a screw drive */
export const hasScrew = ({ driveKind }: Pick<LinearModule, 'driveKind'>): boolean => driveKind === 'screw'
/** Value of a demand that does not apply to this kind of component. */
export const notNeeded = 0

/**
 * Forward with the whole resistance, or backward with an external force in the opposite direction: the maximum over motion and
 * spectrum, N.
 */
function largestForce({ duty, demand }: LinearModuleSetting): number {
  const pull = duty.external.force
  const forces = [demand, ...demand.spectrum].map(
    ({ steadyForce, frictionForce, inertiaForce }) =>
      Math.max(steadyForce + pull, steadyForce, -pull - steadyForce) + frictionForce + inertiaForce,
  )
  return Math.max(...forces)
}

const strongestOf = (beltForces: LinearModule['beltForces']): number => Math.max(...beltForces.map(({ force }) => force))

/**
 * The largest force on a component of a screw drive: the demand of the duty, the resistance stated by the maker, or the assumed
 * resistance.
 * @param factor of the working conditions
 * @param model factor of the module
 */
const forceProducts = (
  factor: (setting: LinearModuleSetting) => number,
  model: (module: LinearModule) => number,
): Products<LinearModuleContext, unknown> => ({
  duty: { demand: (setting) => factor(setting) * largestForce(setting), model },
  statedResistance: { demand: factor, model: (module) => (module.resistance === undefined ? 0 : module.resistance * model(module)) },
  assumedResistance: {
    demand: (setting) => factor(setting) * setting.assumptions.guideResistance,
    model: (module) => (module.resistance === undefined ? model(module) : 0),
  },
})

const travelTimeCheck = conditionsCheck({
  required: ({ demand }) => demand.shortestTime,
  available: ({ duty }) => duty.totalTime,
  row: ({ duty }) => ({ unit: 's', formula: `T >= ${rampShapeOf(duty.motionProfile).words.shortest}`, source: 'IKO CAT-1580E III-16' }),
})

/** 1 = horizontal or wall, 2 = vertical; permitted use of the module against the requested one. */
const verticalUseCheck = ratingCheck({
  needs: { verticalUse: (module) => module.verticalUse },
  demand: (setting) => (isVertical(setting) ? 2 : undefined),
  rating: (_, { verticalUse }) => (verticalUse === 'operable' ? 2 : 1),
  row: { role: 'yesOrNo', unit: '', formula: 'postureCodes', source: 'posturesOfMaker' },
})

const strokeCheck = ratingCheck({
  demand: ({ demand }) => demand.requiredStroke,
  rating: ({ maxStroke }) => maxStroke,
  row: { role: 'demand', unit: 'mm', formula: 'S + 2 × Sr <= Smax', source: 'railOfMaker' },
})

const travelSpeedCheck = check({
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
  index: {
    // By the fastest rail.
    lowerBound: true,
    sum: {
      speed: {
        demand: ({ demand }) => demand.largest.speed,
        model: (_, { railSpeedMmS, maxSpeedMmS }) => {
          const speeds = railSpeedMmS.map(({ maxSpeed }) => maxSpeed).filter((speed) => speed !== undefined)
          return inverse(leastOf(speeds.length === 0 ? 'none' : Math.max(...speeds), maxSpeedMmS))
        },
      },
    },
  },
})

/** Whether the screw has a limit besides the speeds by rail length, or one that is not known. */
const hasScrewSpeed = ({ rails, screw }: LinearModule): boolean =>
  rails.length === 0 || screw.speedValue !== 'none' || screw.maxRotationalSpeed !== 'none'

const screwSpeedCheck = check({
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
  index: {
    largestOf: {
      ofMaker: {
        speed: {
          demand: ({ demand }) => demand.largest.speed,
          model: (module) => {
            const { dn, rotational } = screwSpeeds(module, 1, 1)
            return Math.max(inverse(dn), inverse(rotational))
          },
        },
      },
      critical: {
        speed: {
          demand: ({ demand, assumptions }) =>
            demand.largest.speed /
            (assumptions.criticalSpeedMargin *
              criticalSpeed({
                rootDiameter: 1,
                length: demand.supportLength,
                eigenvalueSquared: bendingEigenvalue['fixed-supported'] ** 2,
              })),
          model: ({ rails, travelPerTurn }, { rootDiameterMm }) => (rails.length > 0 ? 0 : 1 / (rootDiameterMm * travelPerTurn)),
        },
      },
    },
  },
})

const accelerationCheck = ratingCheck({
  needs: { maxAccelerationMS2: ({ maxAcceleration }) => maxAcceleration },
  concerns: ({ maxAcceleration }) => maxAcceleration !== 'none',
  demand: ({ duty }) => largestAccelerationOf(duty),
  rating: (_, { maxAccelerationMS2 }) => maxAccelerationMS2,
  row: { unit: 'm/s^2', formula: 'a <= amax', source: 'accelerationOfMaker' },
})

/** Applies to belts, whose makers state the liftable mass, and to screws whose makers state it. */
const verticalMassCheck = ratingCheck({
  needs: { verticalMassKg: (module) => module.verticalMass },
  concerns: (module) => hasBelt(module) || module.verticalMass !== undefined,
  demand: (setting) => (isVertical(setting) ? setting.demand.largest.liftedMass : undefined),
  rating: (_, { verticalMassKg }) => verticalMassKg,
  row: ({ duty: { load } }) => ({
    unit: 'kg',
    formula: 'thrust' in load ? 'F / g <= mmax; vertical' : 'm <= mmax; vertical',
    source: 'verticalLoadOfMaker',
    ...('thrust' in load && { inputs: [['F', load.thrust, 'N']] }),
  }),
})

const beltForceCheck = check({
  needs: { beltForceN: ({ beltForces }) => beltForces.at(-1), noLoadTorqueNm: ({ resistance }) => resistance },
  concerns: hasBelt,
  printed: [beltForceRange],
  limit: ({ duty, figures: { belt } }) => ({
    required: belt?.force,
    available: belt?.permissible,
    unit: 'N',
    formula: 'F = m × (a + g × (sin θ + μ × cos θ)) + 2π × M0 / U <= F(v)',
    source: 'Parker OSP-E p. 307-310; frictionOfLoad; Oriental Motor p. 23',
    inputs: [['v', belt?.speed ?? duty.speed, 'mm/s']],
  }),
  index: {
    // By the strongest band, and the motion without the phases of a duty spectrum.
    lowerBound: true,
    sum: {
      duty: { demand: largestForce, model: ({ beltForces }) => 1 / strongestOf(beltForces) },
      resistance: { demand: sameForAll, model: ({ beltForces }, { noLoadTorqueNm }) => noLoadTorqueNm / strongestOf(beltForces) },
    },
  },
})

/** Static safety of a component of a screw drive against the required one. */
const screwSafety = (
  source: string,
  needs: Needs<LinearModule>,
  part: {
    readonly rating: (module: LinearModule) => number | undefined
    readonly safety: (figures: LinearModuleFigures) => number | undefined
  },
) =>
  check({
    needs,
    concerns: hasScrew,
    limit: ({ assumptions, figures }) => ({
      required: assumptions.staticSafetyLimit,
      available: part.safety(figures),
      unit: '',
      formula: 'fs = C0a / Fmax',
      source,
      ...(figures.largestForce !== undefined && { inputs: [['F', figures.largestForce, 'N']] }),
    }),
    index: {
      sum: forceProducts(
        ({ assumptions }) => assumptions.staticSafetyLimit,
        (module) => inverse(part.rating(module)),
      ),
    },
  })

/** The largest force against the permissible force of the shaft; for a component of a screw drive. */
const screwForce = (
  derivation: Pick<Limit, 'formula' | 'source'>,
  permissible: (figures: LinearModuleFigures) => number | undefined,
  index: Factored<LinearModuleContext, unknown>,
) =>
  check({
    needs: { rootDiameterMm: ({ screw }) => screw.rootDiameter },
    concerns: hasScrew,
    limit: ({ figures }) => ({
      required: figures.largestForce,
      available: permissible(figures),
      unit: 'N',
      ...derivation,
      inputs: [['L', figures.supportLength, 'mm']],
    }),
    index,
  })

/** Checks of motion and belt. */
export const moduleMotionChecks = {
  travelTime: travelTimeCheck,
  verticalUse: verticalUseCheck,
  stroke: strokeCheck,
  travelSpeed: travelSpeedCheck,
  screwSpeed: screwSpeedCheck,
  acceleration: accelerationCheck,
  verticalMass: verticalMassCheck,
  beltForce: beltForceCheck,
}

/** Checks of the forces on screw and bearing. */
export const moduleScrewChecks = {
  screwStaticSafety: screwSafety(
    'THK General Catalog A-703',
    { screwStaticRatingN: ({ screw }) => screw.staticLoadRating },
    { rating: ({ screw }) => screw.staticLoadRating, safety: (figures) => figures.screwStaticSafety },
  ),
  bearingStaticSafety: screwSafety(
    'THK General Catalog A-407',
    { bearingStaticRatingN: ({ screw }) => screw.bearingStaticRating },
    { rating: ({ screw }) => screw.bearingStaticRating, safety: (figures) => figures.bearingStaticSafety },
  ),
  permissibleLoad: screwForce(
    { formula: 'Fmax <= σ × π × d1² / 4', source: 'THK General Catalog A-695 eq. 7' },
    (figures) => figures.permissibleTension,
    {
      sum: forceProducts(
        ({ assumptions }) => 1 / permissibleTension(1, assumptions.permissibleStress),
        ({ screw }) => inverse(screw.rootDiameter) ** 2,
      ),
    },
  ),
  buckling: screwForce(
    { formula: 'Fmax <= k × 4 × π² × E × I / L²', source: 'THK General Catalog A-694 eq. 6, A-405; fixedFixed' },
    (figures) => figures.bucklingLoad,
    {
      // By the stroke instead of the rail.
      lowerBound: true,
      sum: {
        force: {
          demand: (setting) => {
            const euler = eulerLoad({ rootDiameter: 1, length: setting.demand.requiredStroke, endFactor: eulerEndFactor['fixed-fixed'] })
            return largestForce(setting) / (setting.assumptions.bucklingMargin * euler)
          },
          model: ({ screw }) => inverse(screw.rootDiameter) ** 4,
        },
      },
    },
  ),
}
