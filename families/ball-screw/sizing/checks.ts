/** The checks of a ball screw. */
import type { BallScrewContext } from './figures.ts'
import type { BallScrew } from './input.ts'
import { ratingRevolutions } from '../../formulas/life.ts'
import { permissibleLoadCheck } from '../../sizing/permissible-load.ts'
import { checksOf, inverse } from '../../sizing/check-definition.ts'
import { shaftEndFactor } from '../../formulas/axial-stiffness.ts'
import { deflectionOf } from './deflection.ts'
import { travelDeviations } from './deviations.ts'
import { deflectionProducts, lengthProducts } from './index-products.ts'
import { ballForceFormula, preloadInputs } from './preload-words.ts'
import { bucklingCheck, criticalSpeedCheck } from './shaft-checks.ts'
import { endMarginLeads, finestE300, longestShaft } from '../../formulas/shaft-length.ts'
import { leastDeviationRatio, longestTabled } from '../../formulas/travel-deviation.ts'

const { check, ratingCheck, propertyCheck } = checksOf<BallScrewContext>()

const lengthNeeds = { lengthByGrade: ({ lengths }: BallScrew) => lengths }

const rigidityNeeds = {
  nutRigidityNPerUm: ({ nutRigidity }: BallScrew) => nutRigidity,
  nutRigidityLoadN: ({ nutRigidityLoad }: BallScrew) => nutRigidityLoad,
}

const staticSafetyCheck = check({
  limit: ({ duty, component: screw, assumptions, demand, figures }) => ({
    required: assumptions.staticSafetyLimit,
    available: figures.staticSafety,
    unit: '',
    ...(duty.preload === 0
      ? { formula: 'fs = C0a / Fa,max', source: 'THK General Catalog A-703, table 18' }
      : { formula: `fs = C0a / Fb, ${ballForceFormula}`, source: 'THK General Catalog A-703, table 18; ISO 3408-5' }),
    inputs: [['C0a', screw.staticLoadRating, 'N'], ['Fa,max', demand.largestForce, 'N'], ...preloadInputs(duty)],
  }),
  index: {
    sum: {
      rating: {
        demand: ({ demand, assumptions }) => assumptions.staticSafetyLimit * demand.ballForce,
        model: ({ staticLoadRating }) => 1 / staticLoadRating,
      },
    },
  },
})

const preloadCheck = ratingCheck({
  demand: ({ duty }) => (duty.preload === 0 ? undefined : duty.preload),
  rating: ({ dynamicLoadRating }) => dynamicLoadRating,
  share: ({ assumptions }) => assumptions.preloadShare,
  row: ({ component: screw, assumptions }) => ({
    unit: 'N',
    formula: 'Fpr <= k × Ca',
    source: 'THK General Catalog; preloadAtMost',
    inputs: [
      ['k', assumptions.preloadShare, '%'],
      ['Ca', screw.dynamicLoadRating, 'N'],
    ],
  }),
})

const lifeCheck = check({
  limit: ({ component: screw, assumptions, demand, figures }) => ({
    required: assumptions.requiredLife,
    available: figures.lifeTime,
    unit: 'h',
    formula: 'Lh = (Ca / (fw × Fm))³ × 10⁶ / (60 × nm), Fm = (Fm1^(10/3) + Fm2^(10/3))^(3/10)',
    source: 'THK General Catalog A-704 eq. 27, 28; ISO 3408-5',
    inputs: [
      ['Ca', screw.dynamicLoadRating, 'N'],
      ['fw', figures.loadFactor, ''],
      ['Fm1', demand.meanLoad.forward, 'N'],
      ['Fm2', demand.meanLoad.backward, 'N'],
      ['nm', figures.meanRotationalSpeed, 'rpm'],
    ],
  }),
  index: {
    // A stroke that is short relative to the nut raises the load factor.
    lowerBound: true,
    sum: {
      life: {
        demand: ({ demand, assumptions }) =>
          (demand.requiredDistance * (assumptions.loadFactor * demand.equivalentLoad) ** 3) / ratingRevolutions,
        model: ({ lead, dynamicLoadRating }) => 1 / (lead * dynamicLoadRating ** 3),
      },
    },
  },
})

const dnValueCheck = check({
  limit: ({ component: screw, figures }) => ({
    required: figures.workingSpeed,
    available: figures.permissibleDnSpeed,
    unit: 'rpm',
    formula: 'N2 = DN / D',
    source: 'THK General Catalog A-697 eq. 9-13; dnByMaker',
    inputs: [
      ['DN', screw.speedValue, 'mm/min'],
      ['D', screw.ballCircleDiameter, 'mm'],
    ],
  }),
  index: {
    sum: {
      speed: {
        demand: ({ demand }) => demand.largestSpeed,
        model: ({ ballCircleDiameter, lead, speedValue }) => ballCircleDiameter / (lead * speedValue),
      },
    },
  },
})

const maxSpeedCheck = check({
  needs: { maxSpeedRpm: (screw) => screw.maxRotationalSpeed },
  concerns: ({ maxRotationalSpeed }) => maxRotationalSpeed !== 'none',
  limit: ({ demand, component: screw, figures }, { maxSpeedRpm }) => ({
    required: figures.workingSpeed,
    available: maxSpeedRpm === 'none' ? undefined : maxSpeedRpm,
    unit: 'rpm',
    formula: 'n = 60 × v / Ph <= nmax',
    source: 'speedOfMaker',
    inputs: [
      ['v', demand.largestSpeed, 'mm/s'],
      ['Ph', screw.lead, 'mm'],
    ],
  }),
  index: {
    sum: { speed: { demand: ({ demand }) => demand.largestSpeed, model: ({ lead }, { maxSpeedRpm }) => inverse(maxSpeedRpm) / lead } },
  },
})

const lengthCheck = check({
  needs: lengthNeeds,
  limit: ({ duty, component: screw, assumptions, demand, figures }, { lengthByGrade }) => ({
    role: 'demand',
    required: figures.shaftLength,
    available: longestShaft(lengthByGrade, duty.e300),
    unit: 'mm',
    formula: 'L = ls + Ln + 2 × k × Ph + 2 × le',
    source: 'MISUMI Economy Series p. 1678; twoLeadsPerEnd; THK General Catalog A-723; longestShaftOfGrade',
    inputs: [
      ['ls', demand.longestTravel, 'mm'],
      ['Ln', screw.nutLength, 'mm'],
      ['k', endMarginLeads, ''],
      ['Ph', screw.lead, 'mm'],
      ['le', assumptions.shaftEnd, 'mm'],
    ],
  }),
  index: lengthProducts,
})

const travelDeviationCheck = check({
  needs: lengthNeeds,
  asks: ({ duty }) => duty.travelDeviation !== undefined,
  printed: [
    {
      quantity: 'lu',
      unit: 'mm',
      source: 'JIS B 1192 (THK General Catalog A-678); ISO 3408-3',
      asksFor: 'travelDeviationOfLength',
      value: ({ duty, component: { nutLength } }) => duty.stroke + nutLength,
      to: ({ component: { lengths } }) => lengths && longestTabled(finestE300(lengths)),
    },
  ],
  limit: ({ duty, component: { nutLength }, figures: { shaftLength } }, { lengthByGrade }) => {
    const { finest, usefulLength } = travelDeviations(duty, { lengths: lengthByGrade, nutLength, shaftLength })
    return {
      role: 'demand',
      required: finest,
      available: duty.travelDeviation,
      unit: 'um',
      formula: 'ep(e300, lu) <= ep,req; lu = ls + Ln',
      source: 'JIS B 1192 (THK General Catalog A-678); ISO 3408-3; finestGradeOfLength',
      inputs: [
        ['lu', usefulLength, 'mm'],
        ['L', shaftLength, 'mm'],
      ],
    }
  },
  index: {
    // The useful length includes the nut, and only some grades are long enough.
    lowerBound: true,
    sum: {
      finestGrade: {
        demand: ({ duty }) => (duty.travelDeviation === undefined ? 0 : leastDeviationRatio(duty.stroke) / duty.travelDeviation),
        model: (_, { lengthByGrade }) => finestE300(lengthByGrade),
      },
    },
  },
})

const accuracyCheck = propertyCheck({
  needs: lengthNeeds,
  property: (_, { lengthByGrade }) => finestE300(lengthByGrade),
  permitted: ({ duty }) => duty.e300,
  row: (_, { lengthByGrade }) => ({
    role: 'demand',
    unit: 'um',
    formula: 'e300 <= e300,req',
    source: 'JIS B 1192, ISO 3408-3 (THK General Catalog A-678); gradesOfMaker',
    inputs: [['e300', finestE300(lengthByGrade), 'um']],
  }),
})

const deflectionCheck = check({
  needs: rigidityNeeds,
  asks: ({ duty }) => duty.maxDeflection !== undefined,
  limit: ({ component: { rootDiameter }, figures: { supportLength }, ...setting }, { nutRigidityNPerUm, nutRigidityLoadN }) => {
    const { duty, demand, assumptions } = setting
    const nut = { stiffness: nutRigidityNPerUm, load: nutRigidityLoadN }
    const supports = duty.supportRigidity
    return {
      role: 'demand',
      required: deflectionOf(setting, { rootDiameter, supportLength, nut }).total,
      available: duty.maxDeflection,
      unit: 'um',
      formula: `δ = Fa / KS + Fa / KN${supports === undefined ? '' : ' + Fa / KB'}, KS = k × A × E / L, KN = c × K × (F* / FK)^(1/3), F* = ${
        duty.preload === 0 ? 'Fa' : 'max(Fa, 2.8 × Fpr)'
      }`,
      source: 'THK General Catalog A-707 eq. 31-33, A-708 eq. 34, A-709 eq. 35; HIWIN Ballscrews BS-08-2-EN-1704-K F3.29-F3.35',
      inputs: [
        ['Fa', demand.largestForce, 'N'],
        ['k', shaftEndFactor[duty.endFixity], ''],
        ['d1', rootDiameter, 'mm'],
        ['L', supportLength, 'mm'],
        ['c', assumptions.nutRigidityShare, '%'],
        ['K', nut.stiffness, 'N/um'],
        ['FK', nut.load, 'N'],
        ...preloadInputs(duty),
        ...(supports === undefined ? [] : [['KB', supports, 'N/um'] as const]),
      ],
    }
  },
  index: deflectionProducts,
})

/** The checks of a ball screw by name. */
export const ballScrewChecks = {
  staticSafety: staticSafetyCheck,
  preload: preloadCheck,
  life: lifeCheck,
  permissibleLoad: permissibleLoadCheck<BallScrewContext>({
    force: ({ demand }) => demand.largestForce,
    stress: ({ assumptions }) => assumptions.permissibleStress,
    rootDiameter: ({ rootDiameter }) => rootDiameter,
    symbol: 'd1',
  }),
  buckling: bucklingCheck,
  criticalSpeed: criticalSpeedCheck,
  dnValue: dnValueCheck,
  maxSpeed: maxSpeedCheck,
  length: lengthCheck,
  accuracy: accuracyCheck,
  travelDeviation: travelDeviationCheck,
  deflection: deflectionCheck,
}
