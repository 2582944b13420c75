/** The checks of a ball screw in factored form for the catalogue index: utilisation = Σ q × x. */
import type { BallScrewSetting } from './demand.ts'
import { nutYieldOf, supportYieldOf } from './deflection.ts'
import type { BallScrew } from './input.ts'
import { nutCompliance, shaftEndFactor, shaftStiffness } from '../../formulas/axial-stiffness.ts'
import { eulerEndFactor, eulerLoad } from '../../formulas/buckling.ts'
import { bendingEigenvalue, criticalSpeed } from '../../formulas/critical-speed.ts'
import { ratingRevolutions } from '../../formulas/life.ts'
import { accuracyGrades, finestE300, longestShaft, threadLength } from '../../formulas/shaft-length.ts'
import { leastDeviationRatio } from '../../formulas/travel-deviation.ts'
import { permissibleTension } from '../../formulas/static-safety.ts'
import type { TermLayout } from '../../sizing/terms.ts'

const lengthGroups = accuracyGrades.flatMap(({ grade }) => [{ check: `length/${grade}` }, { check: `length/${grade}` }])

const asGroup = (check: string): { readonly check: string } => ({ check })

/**
 * The squared distance between the supports: that of the travel, or that of the thread, whichever is more. The thread is a sum of the travel s
 * and what nut and margins add, n: (s + n)² = s² + 2 s n + n².
 */
const supportGroups = (check: string) => [`${check}/travel`, ...Array<string>(3).fill(`${check}/thread`)].map(asGroup)

/** The model's side of a limit that falls with the squared distance between the supports. */
const perSupport = (factor: number, withoutTravel: number): number[] => [
  factor,
  factor,
  factor * withoutTravel,
  factor * withoutTravel ** 2,
]

/** The working conditions' side: `perSquare` is the demand over the limit of 1 m. */
const supportSquares = ({ demand }: BallScrewSetting, perSquare: number): number[] => [
  perSquare * demand.travelBetweenSupports ** 2,
  perSquare * demand.longestTravel ** 2,
  perSquare * 2 * demand.longestTravel,
  perSquare,
]

const threadBesideTravel = (screw: BallScrew): number => threadLength({ travel: 0, nutLength: screw.nutLength, lead: screw.lead })

/** Columns of the ball-screw index. Life is a lower bound: a stroke that is short for its nut raises the load factor. The travel deviation is one, too: the useful length holds the nut, and only some grades are long enough. The length check has one pair of columns per accuracy grade; a query uses the pair of its grade. */
export const ballScrewTerms: TermLayout = [
  { check: 'staticSafety' },
  { check: 'preload' },
  { check: 'life', lowerBound: true },
  { check: 'permissibleLoad' },
  ...supportGroups('buckling'),
  ...supportGroups('criticalSpeed'),
  { check: 'dnValue' },
  { check: 'maxSpeed' },
  { check: 'accuracy' },
  { check: 'travelDeviation', lowerBound: true },
  ...Array<string>(3).fill('deflection/travel').map(asGroup),
  ...Array<string>(4).fill('deflection/thread').map(asGroup),
  ...lengthGroups,
]

function lengthTerms(screw: BallScrew): number[] {
  const { lengths } = screw
  if (!lengths) return lengthGroups.map(() => 0)
  const withoutTravel = threadBesideTravel(screw)
  return accuracyGrades.flatMap(({ e300 }) => {
    const longest = longestShaft(lengths, e300)
    return [1 / longest, withoutTravel / longest]
  })
}

/** The model's side of the displacement: shaft, nut and supports, with the supports as far apart as the travel asks, and as the thread does. */
function deflectionTerms(screw: BallScrew): number[] {
  const { nutRigidity, nutRigidityLoad } = screw
  if (nutRigidity === undefined || nutRigidityLoad === undefined) return Array<number>(7).fill(0)
  const perArea = 1 / screw.rootDiameter ** 2
  const nut = nutCompliance({ stiffness: nutRigidity, load: nutRigidityLoad })
  return [perArea, nut, 1, perArea, perArea * threadBesideTravel(screw), nut, 1]
}

/** The working conditions' side of the displacement. */
function deflectionQuery(setting: BallScrewSetting): number[] {
  const { duty, demand } = setting
  const permitted = duty.maxDeflection
  if (permitted === undefined) return Array<number>(7).fill(0)
  const perLength = demand.largestForce / shaftStiffness({ rootDiameter: 1, length: 1, endFactor: shaftEndFactor[duty.endFixity] })
  const [nut, supports] = [nutYieldOf(setting), supportYieldOf(setting)]
  const displacements = [
    perLength * demand.travelBetweenSupports,
    nut,
    supports,
    perLength * demand.longestTravel,
    perLength,
    nut,
    supports,
  ]
  return displacements.map((displacement) => displacement / permitted)
}

/**
 * The model's side.
 * @param screw candidate, SI
 * @returns one value per term, finite and >= 0
 * Source: the checks of `checks.ts`.
 */
export const ballScrewModelTerms = (screw: BallScrew): number[] => [
  1 / screw.staticLoadRating,
  1 / screw.dynamicLoadRating,
  1 / (screw.lead * screw.dynamicLoadRating ** 3),
  1 / screw.rootDiameter ** 2,
  ...perSupport(1 / screw.rootDiameter ** 4, threadBesideTravel(screw)),
  ...perSupport(1 / (screw.lead * screw.rootDiameter), threadBesideTravel(screw)),
  screw.ballCircleDiameter / (screw.lead * screw.speedValue),
  typeof screw.maxRotationalSpeed !== 'number' ? 0 : 1 / (screw.lead * screw.maxRotationalSpeed),
  screw.lengths ? finestE300(screw.lengths) : 0,
  screw.lengths ? finestE300(screw.lengths) : 0,
  ...deflectionTerms(screw),
  ...lengthTerms(screw),
]

/**
 * The grade whose longest shafts answer a requested deviation: the coarsest that is fine enough (the finest, if none is).
 * @param e300 requested deviation, m
 */
const gradeIndexFor = (e300: number): number =>
  Math.max(
    accuracyGrades.findLastIndex((row) => row.e300 <= e300),
    0,
  )

/**
 * The working conditions' side.
 * @param setting working conditions with what follows from them
 * @returns one value per term, finite and >= 0
 * Source: the checks of `checks.ts`.
 */
export function ballScrewQueryTerms(setting: BallScrewSetting): number[] {
  const { duty, demand, assumptions } = setting
  const perUnit = { rootDiameter: 1, length: 1 }
  const euler = assumptions.bucklingMargin * eulerLoad({ ...perUnit, endFactor: eulerEndFactor[duty.endFixity] })
  const critical =
    assumptions.criticalSpeedMargin * criticalSpeed({ ...perUnit, eigenvalueSquared: bendingEigenvalue[duty.endFixity] ** 2 })
  const grade = gradeIndexFor(duty.e300)
  return [
    assumptions.staticSafetyLimit * demand.ballForce,
    duty.preload / assumptions.preloadShare,
    (demand.requiredDistance * (assumptions.loadFactor * demand.equivalentLoad) ** 3) / ratingRevolutions,
    demand.largestForce / permissibleTension(1, assumptions.permissibleStress),
    ...supportSquares(setting, demand.largestForce / euler),
    ...supportSquares(setting, demand.largestSpeed / critical),
    demand.largestSpeed,
    demand.largestSpeed,
    1 / duty.e300,
    duty.travelDeviation === undefined ? 0 : leastDeviationRatio(duty.stroke) / duty.travelDeviation,
    ...deflectionQuery(setting),
    ...accuracyGrades.flatMap((_, index) => (index === grade ? [demand.longestTravel + 2 * assumptions.shaftEnd, 1] : [0, 0])),
  ]
}
