/** Assumptions of linear axes: those of the axis as a whole, and those of the families of its parts. */
import type { Assumption } from '../../contract/results/sizing.ts'
import { ballRailAssumptions } from '../ball-rail/assumptions.ts'
import {
  type AssumptionDefinitions,
  type AssumptionIssue,
  assumptionIssues,
  type AssumptionOverrides,
  type Assumptions,
} from '../define/assumption-set.ts'
import { screwMotorAssumptions } from '../servo-motor/assumptions.ts'
import { ballScrewAssumptions } from '../ball-screw/assumptions.ts'
import { type AxisPart, axisParts, ofPart, partOf, wholeAxis } from './parts.ts'

/** Assumptions of the axis as a whole. */
export type AxisAssumptions = {
  /** Friction coefficient of the guides μ. */
  readonly guideFriction: number
  /** Resistance of a block's seals per unit of rail width, N/m. */
  readonly sealResistance: number
  /** Inertia of the coupling as a fraction of the screw's, >= 0. */
  readonly couplingShare: number
  /** Rated torque of the coupling over the largest torque of the motor, SK. */
  readonly couplingFactor: number
  /** Holding torque of the brake over the torque of the load at rest, SB. */
  readonly brakeFactor: number
}

/** Definitions of these assumptions. */
export const axisAssumptions: AssumptionDefinitions<unknown, keyof AxisAssumptions> = {
  guideFriction: {
    unit: '',
    default: 0.003,
    minimum: 0,
    maximum: 1,
    source: 'THK General Catalog A-15 table 5; ballGuides=0.002–0.003',
  },
  sealResistance: { unit: 'N/mm', default: 0.22, minimum: 0, maximum: 10, source: 'NBS p. 9; sealsByRailWidth=0.19–0.22' },
  couplingShare: { unit: '%', default: 20, minimum: 0, maximum: 1000, source: 'couplingAssumed' },
  couplingFactor: { unit: '', default: 1.5, minimum: 1, maximum: 10, source: 'factorAssumed' },
  brakeFactor: { unit: '', default: 1.3, minimum: 1, maximum: 10, source: 'factorAssumed' },
}

/** Assumptions of the parts that the axis computes from its conditions instead. */
const workedOut = new Set(['frictionCoefficient', 'guideResistance', 'motionShare', 'requiredLife', 'overtravel'])

const definitionsOf: Readonly<Record<AxisPart, Assumptions>> = {
  'ball-rail': ballRailAssumptions,
  'ball-screw': ballScrewAssumptions,
  'servo-motor': screwMotorAssumptions,
}

const isLeftOpen = (name: string): boolean => !workedOut.has(name)

/** All assumptions by name: `linear-axis/guideFriction`, `ball-rail/loadFactor`. */
const allAssumptions: Assumptions = {
  ...Object.fromEntries(Object.entries(axisAssumptions).map(([name, definition]) => [ofPart(wholeAxis, name), definition] as const)),
  ...Object.fromEntries(
    axisParts.flatMap((part) =>
      Object.entries(definitionsOf[part])
        .filter(([name]) => isLeftOpen(name))
        .map(([name, definition]) => [ofPart(part, name), definition] as const),
    ),
  ),
}

/**
 * @param overrides assumption values of the request
 * @returns their errors
 */
export const axisAssumptionIssues = (overrides: AssumptionOverrides): AssumptionIssue[] => assumptionIssues(allAssumptions, overrides)

/**
 * @param overrides assumption values of the request of the whole axis
 * @param part whose overrides are returned
 * @returns the overrides by their names in the part's family
 */
export const overridesOf = (overrides: AssumptionOverrides, part: AxisPart | typeof wholeAxis): AssumptionOverrides =>
  Object.fromEntries(
    Object.entries(overrides).flatMap(([name, value]) => {
      const named = partOf(name)
      return named.part === part ? [[named.name, value] as const] : []
    }),
  )

/**
 * @param part of the axis
 * @param list assumptions of the part's family
 * @returns those that the axis does not compute, by their names in the axis
 */
export const listedOf = (part: AxisPart | typeof wholeAxis, list: readonly Assumption[]): Assumption[] =>
  list.filter(({ name }) => isLeftOpen(name)).map((one) => ({ ...one, name: ofPart(part, one.name) }))
