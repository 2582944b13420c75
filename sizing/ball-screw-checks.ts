/** The limits of a ball screw, each as a row that explains itself. */
import type { BallScrewDemand } from './ball-screw-demand.ts'
import type { BallScrewFigures } from './ball-screw-figures.ts'
import type { BallScrew, BallScrewAssumptions, BallScrewDuty } from './ball-screw-input.ts'
import { bendingEigenvalue } from './critical-speed.ts'
import { eulerEndFactor } from './buckling.ts'
import { judge, type JudgedLimit, type Limit } from './check.ts'
import { endMarginLeads } from './shaft-length.ts'

/** Everything that a check may read. */
export type BallScrewContext = {
  readonly duty: BallScrewDuty
  readonly screw: BallScrew
  readonly assumptions: BallScrewAssumptions
  readonly demand: BallScrewDemand
  readonly figures: BallScrewFigures
}

const staticSafetyCheck = ({ screw, assumptions, demand, figures }: BallScrewContext): Limit => ({
  name: 'staticSafety',
  required: assumptions.staticSafetyLimit,
  available: figures.staticSafety,
  unit: '',
  formula: 'fs = C0a / Fa,max',
  source: 'THK General Catalog A-703, table 18',
  inputs: [
    ['C0a', screw.staticLoadRating, 'N'],
    ['Fa,max', demand.largestForce, 'N'],
  ],
})

const lifeCheck = ({ screw, assumptions, demand, figures }: BallScrewContext): Limit => ({
  name: 'life',
  required: assumptions.requiredLife,
  available: figures.lifeTime,
  unit: 'h',
  formula: 'Lh = (Ca / (fw × Fm))³ × 10⁶ / (60 × nm), Fm = (Fm1^(10/3) + Fm2^(10/3))^(3/10)',
  source: 'THK General Catalog A-704 eq. 27, 28; ISO 3408-5',
  inputs: [
    ['Ca', screw.dynamicLoadRating, 'N'],
    ['fw', assumptions.loadFactor, ''],
    ['Fm1', demand.meanLoad.forward, 'N'],
    ['Fm2', demand.meanLoad.backward, 'N'],
    ['nm', figures.meanRotationalSpeed, 'rpm'],
  ],
})

const permissibleLoadCheck = ({ screw, assumptions, demand, figures }: BallScrewContext): Limit => ({
  name: 'permissibleLoad',
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

const bucklingCheck = ({ duty, screw, assumptions, demand, figures }: BallScrewContext): Limit => ({
  name: 'buckling',
  required: demand.largestForce,
  available: figures.permissibleBuckling,
  unit: 'N',
  formula: 'P1 = k × n × π² × E × I / la², I = π × d1⁴ / 64',
  source: 'THK General Catalog A-694 eq. 6, n by the supports of the ends',
  inputs: [
    ['k', assumptions.bucklingMargin, ''],
    ['n', eulerEndFactor[duty.endFixity], ''],
    ['d1', screw.rootDiameter, 'mm'],
    ['la', demand.supportLength, 'mm'],
  ],
})

const criticalSpeedCheck = ({ duty, screw, assumptions, demand, figures }: BallScrewContext): Limit => ({
  name: 'criticalSpeed',
  required: figures.workingSpeed,
  available: figures.permissibleCriticalSpeed,
  unit: 'rpm',
  formula: 'N1 = k × 60 × λ² / (2π × lb²) × √(E × I / (ρ × A))',
  source: 'THK General Catalog A-696 eq. 8',
  inputs: [
    ['k', assumptions.criticalSpeedMargin, ''],
    ['λ', bendingEigenvalue[duty.endFixity], ''],
    ['d1', screw.rootDiameter, 'mm'],
    ['lb', demand.supportLength, 'mm'],
  ],
})

const dnValueCheck = ({ screw, figures }: BallScrewContext): Limit => ({
  name: 'dnValue',
  required: figures.workingSpeed,
  available: figures.permissibleDnSpeed,
  unit: 'rpm',
  formula: 'N2 = DN / D',
  source: 'THK General Catalog A-697 eq. 9-13; DN by the maker',
  inputs: [
    ['DN', screw.speedValue, 'mm/min'],
    ['D', screw.ballCircleDiameter, 'mm'],
  ],
})

const maxSpeedCheck = ({ duty, screw, figures }: BallScrewContext): Limit | undefined =>
  screw.maxRotationalSpeed === undefined
    ? undefined
    : {
        name: 'maxSpeed',
        required: figures.workingSpeed,
        available: screw.maxRotationalSpeed,
        unit: 'rpm',
        formula: 'n = 60 × v / Ph <= nmax',
        source: 'speed limit of the maker',
        inputs: [
          ['v', duty.speed, 'mm/s'],
          ['Ph', screw.lead, 'mm'],
        ],
      }

const lengthCheck = ({ duty, screw, figures }: BallScrewContext): Limit | undefined =>
  screw.lengths === undefined
    ? undefined
    : {
        name: 'length',
        required: figures.threadLength,
        available: figures.longestShaft,
        unit: 'mm',
        formula: 'L = ls + Ln + 2 × k × Ph',
        source: 'MISUMI Economy Series p. 1678 (margin 2 leads per end); longest shaft of the grade by the maker',
        inputs: [
          ['ls', duty.stroke, 'mm'],
          ['Ln', screw.nutLength, 'mm'],
          ['k', endMarginLeads, ''],
          ['Ph', screw.lead, 'mm'],
        ],
      }

const accuracyCheck = ({ duty, screw, figures }: BallScrewContext): Limit | undefined =>
  screw.lengths === undefined
    ? undefined
    : {
        name: 'accuracy',
        required: figures.finestE300,
        available: duty.e300,
        unit: 'um',
        formula: 'e300 <= e300,requested',
        source: 'JIS B 1192 / ISO 3408-3 through THK General Catalog A-678; grades by the maker',
        inputs: [['e300', figures.finestE300, 'um']],
      }

/** Names of all checks of a ball screw, in the order of the answer. */
export const ballScrewCheckNames = [
  'staticSafety',
  'life',
  'permissibleLoad',
  'buckling',
  'criticalSpeed',
  'dnValue',
  'maxSpeed',
  'length',
  'accuracy',
] as const
/** Name of a check of a ball screw. */
export type BallScrewCheckName = (typeof ballScrewCheckNames)[number]

const limitOf = {
  staticSafety: staticSafetyCheck,
  life: lifeCheck,
  permissibleLoad: permissibleLoadCheck,
  buckling: bucklingCheck,
  criticalSpeed: criticalSpeedCheck,
  dnValue: dnValueCheck,
  maxSpeed: maxSpeedCheck,
  length: lengthCheck,
  accuracy: accuracyCheck,
} satisfies Record<BallScrewCheckName, (context: BallScrewContext) => Limit | undefined>

/**
 * @param context duty, screw, assumptions and figures
 * @returns the checks that can be made, and the names of those that the maker's figures do not allow
 * Source: each check names its own.
 */
export function ballScrewLimits(context: BallScrewContext): { readonly limits: JudgedLimit[]; readonly notMade: string[] } {
  const limits: JudgedLimit[] = []
  const notMade: string[] = []
  for (const name of ballScrewCheckNames) {
    const limit = limitOf[name](context)
    if (limit) limits.push(judge(limit))
    else notMade.push(name)
  }
  return { limits, notMade }
}
