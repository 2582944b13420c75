/** Finds the axes for working conditions: each screw once, with the guides that bear its load and the motor that turns it. */
import type { CatalogueModel } from '../../contract/catalogue/model.ts'
import type { VerdictKind } from '../../contract/results/sizing.ts'
import type { BallRailCandidate } from '../ball-rail/wire/ball-rail.ts'
import type { AssumptionOverrides } from '../define/assumption-set.ts'
import type { PairParts } from '../define/pair-family.ts'
import type { Proposal } from '../define/sizer.ts'
import { withMarginFirst } from '../selection/narrow.ts'
import type { ServoMotorCandidate } from '../servo-motor/wire/servo-motor.ts'
import { mapCooperatively, type Cooperative } from '../../engine/base/cooperative.ts'
import { type Verdict, verdictOf } from '../sizing/verdict.ts'
import type { AxisCandidate } from './wire/axis.ts'
import type { BallScrewCandidate } from '../ball-screw/wire/ball-screw.ts'
import { type PreparedAxis, prepareAxis, type ScrewOnGuides } from './combination.ts'
import type { AxisConditions } from './divide.ts'

/** Rows of the catalogue, each in rank order. */
export type AxisModels = {
  readonly screws: readonly CatalogueModel<BallScrewCandidate>[]
  readonly guides: readonly CatalogueModel<BallRailCandidate>[]
  readonly motors: readonly CatalogueModel<ServoMotorCandidate>[]
}

/** Three rows that make an axis. */
export type Axis = {
  readonly screw: CatalogueModel<BallScrewCandidate>
  readonly guide: CatalogueModel<BallRailCandidate>
  readonly motor: CatalogueModel<ServoMotorCandidate>
}

/** An axis with the verdict on all of its parts together. */
export type JudgedAxis = { readonly axis: Axis; readonly verdict: Verdict }

/** How a row stands: what is said of it, and the highest use of its limits. */
type Standing = { readonly kind: VerdictKind; readonly utilisation: number }

/** A row with how it stands. */
type Judged<Row> = { readonly row: Row; readonly standing: Standing }

/** So many of those that pass are looked at: the first of them that keeps a margin is taken, as in every list. */
const lookedAt = 20

const rankOfKind: Readonly<Record<VerdictKind, number>> = { passed: 0, notKnown: 1, failed: 2 }

const proposalOf = ({ standing: { utilisation } }: Judged<unknown>): Proposal => ({ utilisation, suits: true })

const isNearer = (one: Standing, other: Standing | undefined): boolean => {
  if (other === undefined) return true
  if (one.kind !== other.kind) return rankOfKind[one.kind] < rankOfKind[other.kind]
  return one.kind === 'failed' && one.utilisation < other.utilisation
}

/**
 * @param rows in rank order
 * @param judge how one stands
 * @returns of those that pass the smallest that keeps a margin, else the first that cannot be judged, else the one that misses by least; nothing
 * without rows
 */
function bestOf<Row>(rows: readonly Row[], judge: (row: Row) => Standing): Row | undefined {
  const passing: Judged<Row>[] = []
  let other: Judged<Row> | undefined
  for (const row of rows) {
    const one = { row, standing: judge(row) }
    if (one.standing.kind === 'passed') {
      passing.push(one)
      if (passing.length === lookedAt) break
    } else if (isNearer(one.standing, other?.standing)) other = one
  }
  return (withMarginFirst(passing, proposalOf)[0] ?? other)?.row
}

const chooseGuide = (prepared: PreparedAxis, guides: AxisModels['guides']) =>
  bestOf(guides, ({ candidate }) => {
    const { verdict, utilisation } = prepared.sizeGuide(candidate).verdict
    return { kind: verdict, utilisation }
  })

/** Rounding must not reject a demand that equals its limit. */
const atLimit = 1 + 5e-13

/** The motor that is taken for a screw. */
const chooseMotor = (prepared: PreparedAxis, screw: ScrewOnGuides, motors: AxisModels['motors']) =>
  bestOf(motors, ({ candidate }) => {
    const { utilisation, isKnown } = prepared.useOfMotor(screw, candidate)
    // What is no number is no pass either.
    if (!(utilisation < atLimit)) return { kind: 'failed', utilisation: Number.isNaN(utilisation) ? Infinity : utilisation }
    return { kind: isKnown ? 'passed' : 'notKnown', utilisation }
  })

/** The figures of an axis as a Check call takes them. */
export const candidateOf = ({ screw, guide, motor }: Axis): AxisCandidate => ({
  screw: screw.candidate,
  guide: guide.candidate,
  motor: motor.candidate,
})

/** Rows and figures of an axis: its card is about the screw. */
export const partsOfAxis = (axis: Axis): PairParts<AxisCandidate> => ({
  model: axis.screw,
  motor: axis.motor,
  others: [axis.guide],
  candidate: candidateOf(axis),
})

/**
 * @param conditions of the axis
 * @param models in rank order
 * @param overrides changed assumptions
 * @returns the axis of each screw: none where there are no guides or no motors to choose from
 */
export function searchAxes(conditions: AxisConditions, models: AxisModels, overrides: AssumptionOverrides = {}) {
  const prepared = prepareAxis(conditions, overrides)
  const guide = chooseGuide(prepared, models.guides)
  const taken = guide && { guide: prepared.sizeGuide(guide.candidate), friction: prepared.frictionOf(guide.candidate) }
  const axisOf = (screw: CatalogueModel<BallScrewCandidate>): JudgedAxis | undefined => {
    if (guide === undefined || taken === undefined) return undefined
    const onGuides = prepared.sizeScrew(screw.candidate, taken.friction)
    const motor = chooseMotor(prepared, onGuides, models.motors)
    if (motor === undefined) return undefined
    const { limits, notKnown } = prepared.join({ ...taken, screw: onGuides, motor: prepared.sizeMotor(onGuides, motor.candidate) })
    return { axis: { screw, guide, motor }, verdict: verdictOf({ limits, notKnown }) }
  }
  let judged: readonly JudgedAxis[] | undefined
  function* all(): Cooperative<readonly JudgedAxis[]> {
    judged ??= (yield* mapCooperatively(models.screws, axisOf)).flatMap((axis) => axis ?? [])
    return judged
  }
  return { prepared, axisOf, all }
}
