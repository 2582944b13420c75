/** The limits of a ball screw, each as a row that explains itself. */
import type { BallScrewCase, BallScrewFigures } from './figures.ts'
import { bendingEigenvalue } from '../../formulas/critical-speed.ts'
import { eulerEndFactor } from '../../formulas/buckling.ts'
import type { Limit } from '../../sizing/check.ts'
import { whereStated, type Outcome } from '../../sizing/define-sizing.ts'
import { shaftEndFactor } from '../../formulas/axial-stiffness.ts'
import { deflectionOf } from './deflection.ts'
import { travelDeviations } from './deviations.ts'
import { ballForceFormula, preloadInputs } from './preload-words.ts'
import { endMarginLeads, finestE300, longestShaft } from '../../formulas/shaft-length.ts'

/** Everything that a check may read. */
export type BallScrewContext = BallScrewCase & { readonly figures: BallScrewFigures }

const staticSafetyCheck = ({ duty, component: screw, assumptions, demand, figures }: BallScrewContext): Limit => ({
  required: assumptions.staticSafetyLimit,
  available: figures.staticSafety,
  unit: '',
  ...(duty.preload === 0
    ? { formula: 'fs = C0a / Fa,max', source: 'THK General Catalog A-703, table 18' }
    : { formula: `fs = C0a / Fb, ${ballForceFormula}`, source: 'THK General Catalog A-703, table 18; ISO 3408-5' }),
  inputs: [['C0a', screw.staticLoadRating, 'N'], ['Fa,max', demand.largestForce, 'N'], ...preloadInputs(duty)],
})

const preloadCheck = ({ duty, component: screw, assumptions }: BallScrewContext): Outcome =>
  duty.preload === 0
    ? 'notApplicable'
    : {
        required: duty.preload,
        available: assumptions.preloadShare * screw.dynamicLoadRating,
        unit: 'N',
        formula: 'Fpr <= k × Ca',
        source: 'THK General Catalog; preloadAtMost',
        inputs: [
          ['k', assumptions.preloadShare, '%'],
          ['Ca', screw.dynamicLoadRating, 'N'],
        ],
      }

const lifeCheck = ({ component: screw, assumptions, demand, figures }: BallScrewContext): Limit => ({
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
})

const permissibleLoadCheck = ({ component: screw, assumptions, demand, figures }: BallScrewContext): Limit => ({
  required: demand.largestForce,
  available: figures.permissibleTension,
  unit: 'N',
  formula: 'P2 = σ × π/4 × d1²',
  source: 'THK General Catalog A-695 eq. 7',
  inputs: [
    ['σ', assumptions.permissibleStress, 'N/mm^2'],
    ['d1', screw.rootDiameter, 'mm'],
  ],
})

const bucklingCheck = ({ duty, component: screw, assumptions, demand, figures }: BallScrewContext): Limit => ({
  required: demand.largestForce,
  available: figures.permissibleBuckling,
  unit: 'N',
  formula: 'P1 = k × n × π² × E × I / la², I = π × d1⁴ / 64',
  source: 'THK General Catalog A-694 eq. 6; nBySupports',
  inputs: [
    ['k', assumptions.bucklingMargin, ''],
    ['n', eulerEndFactor[duty.endFixity], ''],
    ['d1', screw.rootDiameter, 'mm'],
    ['la', figures.supportLength, 'mm'],
  ],
})

const criticalSpeedCheck = ({ duty, component: screw, assumptions, figures }: BallScrewContext): Limit => ({
  required: figures.workingSpeed,
  available: figures.permissibleCriticalSpeed,
  unit: 'rpm',
  formula: 'N1 = k × 60 × λ² / (2π × lb²) × √(E × I / (ρ × A))',
  source: 'THK General Catalog A-696 eq. 8',
  inputs: [
    ['k', assumptions.criticalSpeedMargin, ''],
    ['λ', bendingEigenvalue[duty.endFixity], ''],
    ['d1', screw.rootDiameter, 'mm'],
    ['lb', figures.supportLength, 'mm'],
  ],
})

const dnValueCheck = ({ component: screw, figures }: BallScrewContext): Limit => ({
  required: figures.workingSpeed,
  available: figures.permissibleDnSpeed,
  unit: 'rpm',
  formula: 'N2 = DN / D',
  source: 'THK General Catalog A-697 eq. 9-13; dnByMaker',
  inputs: [
    ['DN', screw.speedValue, 'mm/min'],
    ['D', screw.ballCircleDiameter, 'mm'],
  ],
})

const maxSpeedCheck = whereStated<BallScrewContext>()({
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
})

const lengthCheck = whereStated<BallScrewContext>()({
  needs: { lengthByGrade: (screw) => screw.lengths },
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
})

const travelDeviationCheck = whereStated<BallScrewContext>()({
  needs: { lengthByGrade: (screw) => screw.lengths },
  asks: ({ duty }) => duty.travelDeviation !== undefined,
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
})

const accuracyCheck = whereStated<BallScrewContext>()({
  needs: { lengthByGrade: (screw) => screw.lengths },
  limit: ({ duty }, { lengthByGrade }) => ({
    role: 'demand',
    required: finestE300(lengthByGrade),
    available: duty.e300,
    unit: 'um',
    formula: 'e300 <= e300,req',
    source: 'JIS B 1192, ISO 3408-3 (THK General Catalog A-678); gradesOfMaker',
    inputs: [['e300', finestE300(lengthByGrade), 'um']],
  }),
})

const deflectionCheck = whereStated<BallScrewContext>()({
  needs: { nutRigidityNPerUm: (screw) => screw.nutRigidity, nutRigidityLoadN: (screw) => screw.nutRigidityLoad },
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
})

/** The checks of a ball screw. */
export const ballScrewChecks = {
  staticSafety: staticSafetyCheck,
  preload: preloadCheck,
  life: lifeCheck,
  permissibleLoad: permissibleLoadCheck,
  buckling: bucklingCheck,
  criticalSpeed: criticalSpeedCheck,
  dnValue: dnValueCheck,
  maxSpeed: maxSpeedCheck,
  length: lengthCheck,
  accuracy: accuracyCheck,
  travelDeviation: travelDeviationCheck,
  deflection: deflectionCheck,
}
