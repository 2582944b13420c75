/** Limits of a ball screw that depend on the distance between its supports, as sums of products for the catalogue index. */
import { nutYieldOf, supportYieldOf } from './deflection.ts'
import type { BallScrewSetting } from './demand.ts'
import type { BallScrewContext } from './figures.ts'
import type { BallScrew } from './input.ts'
import { nutCompliance, shaftEndFactor, shaftStiffness } from '../../formulas/axial-stiffness.ts'
import { accuracyGrades, gradeFor, longestShaft, threadLength, type GradeLength } from '../../formulas/shaft-length.ts'
import type { Factored, Products } from '../../sizing/check-definition.ts'

/** @returns thread length in excess of the travel (nut and margins), m */
const threadBesideTravel = (screw: BallScrew): number => threadLength({ travel: 0, nutLength: screw.nutLength, lead: screw.lead })

/**
 * A limit that decreases with the square of the distance between the supports: that required by the travel, or by the thread,
 * whichever is larger. The thread is the sum of the travel s and the allowance n for nut and margins: (s + n)² = s² + 2 s n + n².
 * @param demand demand on a screw over its limit at 1 m
 * @param model factor of the screw
 */
export function squaredSupportLength(
  demand: (setting: BallScrewSetting) => number,
  model: (screw: BallScrew) => number,
): Factored<BallScrewContext, unknown> {
  return {
    largestOf: {
      travel: { squared: { demand: (setting) => demand(setting) * setting.demand.travelBetweenSupports ** 2, model } },
      thread: {
        travelSquared: { demand: (setting) => demand(setting) * setting.demand.longestTravel ** 2, model },
        travelTimesNut: {
          demand: (setting) => demand(setting) * 2 * setting.demand.longestTravel,
          model: (screw) => model(screw) * threadBesideTravel(screw),
        },
        nutSquared: { demand, model: (screw) => model(screw) * threadBesideTravel(screw) ** 2 },
      },
    },
  }
}

type GradeLengths = { readonly lengthByGrade: readonly GradeLength[] }

/** The longest shaft of each grade: a query reads the columns of its grade. */
export const lengthProducts: Factored<BallScrewContext, GradeLengths> = {
  largestOf: Object.fromEntries(
    accuracyGrades.map(({ grade, e300 }): [string, Products<BallScrewContext, GradeLengths>] => [
      grade,
      {
        travel: {
          demand: ({ duty, demand, assumptions }) => (gradeFor(duty.e300) === grade ? demand.longestTravel + 2 * assumptions.shaftEnd : 0),
          model: (_, { lengthByGrade }) => 1 / longestShaft(lengthByGrade, e300),
        },
        nut: {
          demand: ({ duty }) => Number(gradeFor(duty.e300) === grade),
          model: (screw, { lengthByGrade }) => threadBesideTravel(screw) / longestShaft(lengthByGrade, e300),
        },
      },
    ]),
  ),
}

/** A displacement over the permissible one. */
const perPermitted = (displacement: (setting: BallScrewSetting) => number) => (setting: BallScrewSetting) =>
  displacement(setting) / (setting.duty.maxDeflection ?? Infinity)

/** Displacement of a shaft of 1 m length and 1 m root diameter. */
const shaftYield = ({ duty, demand }: BallScrewSetting): number =>
  demand.largestForce / shaftStiffness({ rootDiameter: 1, length: 1, endFactor: shaftEndFactor[duty.endFixity] })

const perArea = ({ rootDiameter }: BallScrew): number => 1 / rootDiameter ** 2

type NutRigidity = { readonly nutRigidityNPerUm: number; readonly nutRigidityLoadN: number }

/** Displacement of nut and supports, independent of the support distance. */
const besideShaft = {
  nut: {
    demand: perPermitted(nutYieldOf),
    model: (_: BallScrew, { nutRigidityNPerUm, nutRigidityLoadN }: NutRigidity) =>
      nutCompliance({ stiffness: nutRigidityNPerUm, load: nutRigidityLoadN }),
  },
  supports: { demand: perPermitted(supportYieldOf), model: () => 1 },
}

/** The displacement of shaft, nut and supports, for the support distance of the travel and of the thread. */
export const deflectionProducts: Factored<BallScrewContext, NutRigidity> = {
  largestOf: {
    travel: {
      shaft: { demand: perPermitted((setting) => shaftYield(setting) * setting.demand.travelBetweenSupports), model: perArea },
      ...besideShaft,
    },
    thread: {
      shaft: { demand: perPermitted((setting) => shaftYield(setting) * setting.demand.longestTravel), model: perArea },
      nutOnShaft: { demand: perPermitted(shaftYield), model: (screw) => perArea(screw) * threadBesideTravel(screw) },
      ...besideShaft,
    },
  },
}
