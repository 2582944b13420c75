/** Checks of a screw jack's screw. */
import { checksOf, type Products } from '../../sizing/check-definition.ts'
import { shaftStiffness } from '../../formulas/axial-stiffness.ts'
import { criticalSpeed } from '../../formulas/critical-speed.ts'
import { lifeDistance, lifeRevolutions, ratingRevolutions } from '../../formulas/life.ts'
import { permissibleLoadCheck } from '../../sizing/permissible-load.ts'
import { nutPressure } from '../../formulas/trapezoidal-thread.ts'
import type { ScrewJackSetting } from './demand.ts'
import { jackEigenvalueSquared, pitchDiameterOf, type ScrewJackContext } from './figures.ts'
import { jackFixings, judgedSpeedFactor } from './fixing.ts'
import { screwRotates, type ScrewJack } from './input.ts'

const { check } = checksOf<ScrewJackContext>()

/**
 * A limit that decreases with the square of the free length, the sum of the stroke and the extension of the jack:
 * (S + e)² = S² + 2 S e + e².
 */
const squaredFreeLength = (
  demand: (setting: ScrewJackSetting) => number,
  model: (jack: ScrewJack) => number,
): Products<ScrewJackContext, unknown> => ({
  strokeSquared: { demand: (setting) => demand(setting) * setting.duty.stroke ** 2, model },
  strokeTimesExtension: {
    demand: (setting) => demand(setting) * setting.duty.stroke,
    model: (jack) => 2 * jack.extension * model(jack),
  },
  extensionSquared: { demand, model: (jack) => jack.extension ** 2 * model(jack) },
})

const bucklingCheck = check({
  limit: ({ duty, component: jack, assumptions, demand, figures }) => ({
    required: assumptions.bucklingSafety * demand.force,
    available: figures.bucklingLoad,
    unit: 'N',
    formula: 'Fcrit = fm × d⁴ / L² >= SF × F',
    source: 'Tsubaki Linipower Jack (ZKF)',
    inputs: [
      ['fm', jackFixings[duty.fixing].bucklingFactor, 'N/mm^2'],
      ['d', jack.rootDiameter, 'mm'],
      ['L', figures.freeLength, 'mm'],
      ['SF', assumptions.bucklingSafety, ''],
      ['F', demand.force, 'N'],
    ],
  }),
  index: {
    sum: squaredFreeLength(
      ({ duty, demand, assumptions }) => (assumptions.bucklingSafety * demand.force) / jackFixings[duty.fixing].bucklingFactor,
      ({ rootDiameter }) => 1 / rootDiameter ** 4,
    ),
  },
})

const criticalSpeedCheck = check({
  asks: ({ duty }) => screwRotates(duty.installType),
  limit: ({ duty, component: jack, assumptions, figures }) => ({
    required: figures.screwSpeed,
    available: figures.permissibleScrewSpeed,
    unit: 'rpm',
    formula: 'nperm = k × fn × 60 × π / (8 × L²) × d × √(E / ρ)',
    source: 'beamTheory',
    inputs: [
      ['k', assumptions.criticalSpeedMargin, ''],
      ['fn', judgedSpeedFactor(duty.fixing), ''],
      ['d', jack.rootDiameter, 'mm'],
      ['L', figures.freeLength, 'mm'],
    ],
  }),
  index: {
    sum: squaredFreeLength(
      ({ duty, demand, assumptions }) =>
        demand.speed /
        (assumptions.criticalSpeedMargin *
          criticalSpeed({ rootDiameter: 1, length: 1, eigenvalueSquared: jackEigenvalueSquared(duty.fixing) })),
      ({ lead, rootDiameter }) => 1 / (lead * rootDiameter),
    ),
  },
})

const lifeCheck = check({
  needs: { dynamicLoadRatingN: (jack) => jack.dynamicLoadRating },
  concerns: ({ screwKind }) => screwKind === 'ball',
  limit: ({ component: jack, assumptions, demand }, { dynamicLoadRatingN }) => ({
    required: assumptions.requiredDistance,
    available: lifeDistance(
      lifeRevolutions({ dynamicLoadRating: dynamicLoadRatingN, meanLoad: demand.lifeForce, loadFactor: 1 }),
      jack.lead,
    ),
    unit: 'km',
    formula: demand.ofSpectrum ? 'Ls = (Ca / F)³ × 10⁶ × p, F = (Σ Fi³ × vi × ti / Σ vi × ti)^(1/3)' : 'Ls = (Ca / F)³ × 10⁶ × p',
    source: `THK General Catalog A-704 eq. 27, 29${demand.ofSpectrum ? ', A-706 eq. 30' : ''}`,
    inputs: [
      ['Ca', dynamicLoadRatingN, 'N'],
      ['F', demand.lifeForce, 'N'],
      ['p', jack.lead, 'mm'],
    ],
  }),
  index: {
    sum: {
      life: {
        demand: ({ demand, assumptions }) => (assumptions.requiredDistance * demand.lifeForce ** 3) / ratingRevolutions,
        model: ({ lead }, { dynamicLoadRatingN }) => 1 / (lead * dynamicLoadRatingN ** 3),
      },
    },
  },
})

const nutPressureCheck = check({
  needs: { nutLengthMm: (jack) => jack.nutLength },
  asks: ({ duty }) => duty.maxNutPressure !== undefined,
  concerns: ({ screwKind }) => screwKind === 'trapezoidal',
  limit: ({ duty, component: jack, demand }, { nutLengthMm }) => ({
    required: nutPressure(demand.force, { pitchDiameter: pitchDiameterOf(jack), length: nutLengthMm }),
    available: duty.maxNutPressure,
    unit: 'N/mm^2',
    formula: 'p = 2 × F / (π × d2 × m) <= pmax',
    source: 'tribology-abc.com (H1 = 0.5 P)',
    inputs: [
      ['F', demand.force, 'N'],
      ['d2', pitchDiameterOf(jack), 'mm'],
      ['m', nutLengthMm, 'mm'],
    ],
  }),
  index: {
    sum: {
      pressure: {
        demand: ({ duty, demand }) => demand.force / (duty.maxNutPressure ?? Infinity),
        model: (jack, { nutLengthMm }) => nutPressure(1, { pitchDiameter: pitchDiameterOf(jack), length: nutLengthMm }),
      },
    },
  },
})

const stiffnessSource = 'THK General Catalog A-707 eq. 31-33'

/** Shortening of a screw of 1 m length and 1 m root diameter over the permissible displacement. */
const shorteningPerMetre = ({ duty, demand }: ScrewJackSetting): number =>
  demand.force / shaftStiffness({ rootDiameter: 1, length: 1, endFactor: 1 }) / (duty.maxDeflection ?? Infinity)

const shorteningProducts: Products<ScrewJackContext, unknown> = {
  stroke: {
    demand: (setting) => shorteningPerMetre(setting) * setting.duty.stroke,
    model: ({ rootDiameter }) => 1 / rootDiameter ** 2,
  },
  extension: { demand: shorteningPerMetre, model: ({ extension, rootDiameter }) => extension / rootDiameter ** 2 },
}

/** Shortening of the screw alone, a lower bound of that of the jack. */
const screwShorteningCheck = check({
  asks: ({ duty }) => duty.maxDeflection !== undefined,
  limit: ({ duty, component: jack, demand, figures }) => ({
    role: 'demand',
    required: figures.screwShortening,
    available: duty.maxDeflection,
    unit: 'um',
    formula: 'δS = F × L / (A × E), A = π × d² / 4',
    source: stiffnessSource,
    inputs: [
      ['F', demand.force, 'N'],
      ['L', figures.freeLength, 'mm'],
      ['d', jack.rootDiameter, 'mm'],
    ],
  }),
  index: { sum: shorteningProducts },
})

const deflectionCheck = check({
  needs: { housingRigidityNPerUm: (jack) => jack.housingRigidity },
  asks: ({ duty }) => duty.maxDeflection !== undefined,
  limit: ({ duty, demand, figures }, { housingRigidityNPerUm }) => ({
    role: 'demand',
    required: figures.screwShortening + demand.force / housingRigidityNPerUm,
    available: duty.maxDeflection,
    unit: 'um',
    formula: 'δ = δS + F / KH',
    source: stiffnessSource,
    inputs: [
      ['δS', figures.screwShortening, 'um'],
      ['F', demand.force, 'N'],
      ['KH', housingRigidityNPerUm, 'N/um'],
    ],
  }),
  index: {
    sum: {
      ...shorteningProducts,
      housing: {
        demand: ({ duty, demand }) => demand.force / (duty.maxDeflection ?? Infinity),
        model: (_, { housingRigidityNPerUm }) => 1 / housingRigidityNPerUm,
      },
    },
  },
})

/** Checks of buckling, critical speed, life, nut and stiffness of the screw. */
export const jackScrewChecks = {
  buckling: bucklingCheck,
  permissibleLoad: permissibleLoadCheck<ScrewJackContext>({
    force: ({ demand }) => demand.force,
    stress: ({ assumptions }) => assumptions.permissibleStress,
    rootDiameter: ({ rootDiameter }) => rootDiameter,
    symbol: 'd',
  }),
  criticalSpeed: criticalSpeedCheck,
  life: lifeCheck,
  nutPressure: nutPressureCheck,
  screwShortening: screwShorteningCheck,
  deflection: deflectionCheck,
}
