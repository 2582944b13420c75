/** Finds the axes for working conditions: each screw once, with the guides that bear its load and the motor that turns it. */
import type { CatalogueModel } from '../../../contract/model.ts'
import type { VerdictKind } from '../../../contract/sizing.ts'
import type { BallRailCandidate } from '../../ball-rail/wire/ball-rail.ts'
import type { AssumptionOverrides } from '../../define/assumption-set.ts'
import type { PairParts } from '../../define/pair-family.ts'
import type { Proposal } from '../../define/sizer.ts'
import { withMarginFirst } from '../../selection/narrow.ts'
import type { ServoMotorCandidate } from '../../servo-motor/wire/servo-motor.ts'
import { type Verdict, verdictOf } from '../../sizing/verdict.ts'
import type { AxisCandidate } from '../wire/axis.ts'
import type { BallScrewCandidate } from '../wire/ball-screw.ts'
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

/** A row with the verdict on it. */
type Judged<Row> = { readonly row: Row; readonly verdict: Verdict }

/** So many of those that pass are looked at: the first of them that keeps a margin is taken, as in every list. */
const lookedAt = 20

const rankOfKind: Readonly<Record<VerdictKind, number>> = { passed: 0, notKnown: 1, failed: 2 }

const proposalOf = ({ verdict: { utilisation } }: Judged<unknown>): Proposal => ({ utilisation, suits: true })

const nearer = (a: number, b: number): boolean => (Number.isNaN(b) ? !Number.isNaN(a) : a < b)

/**
 * @param rows in rank order
 * @param judge verdict on one
 * @returns of those that pass the smallest that keeps a margin, else the first that cannot be judged, else the one that misses by least; nothing
 * without rows
 */
function bestOf<Row>(rows: readonly Row[], judge: (row: Row) => Verdict): Judged<Row> | undefined {
  const passing: Judged<Row>[] = []
  let other: Judged<Row> | undefined
  for (const row of rows) {
    const one = { row, verdict: judge(row) }
    const { verdict } = one.verdict
    if (verdict === 'passed') {
      passing.push(one)
      if (passing.length === lookedAt) break
      continue
    }
    const [kind, least] = [rankOfKind[verdict], other === undefined ? Infinity : rankOfKind[other.verdict.verdict]]
    const isNearer = kind === least && verdict === 'failed' && nearer(one.verdict.utilisation, other?.verdict.utilisation ?? Infinity)
    if (kind < least || isNearer) other = one
  }
  return withMarginFirst(passing, proposalOf)[0] ?? other
}

/** The guides that are taken, with the verdict on them: the same for every screw. */
type ChosenGuide = Judged<CatalogueModel<BallRailCandidate>>

/**
 * @param prepared axis
 * @param guides in rank order
 */
const chooseGuide = (prepared: PreparedAxis, guides: AxisModels['guides']): ChosenGuide | undefined =>
  bestOf(guides, ({ candidate }) => prepared.sizeGuide(candidate).verdict)

/** The motor that is taken for a screw, with the verdict on it. */
const chooseMotor = (prepared: PreparedAxis, screw: ScrewOnGuides, motors: AxisModels['motors']) =>
  bestOf(motors, ({ candidate }) => prepared.sizeMotor(screw, candidate).verdict)

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
  const friction = guide && prepared.frictionOf(guide.row.candidate)
  const axisOf = (screw: CatalogueModel<BallScrewCandidate>): JudgedAxis | undefined => {
    if (guide === undefined || friction === undefined) return undefined
    const onGuides = prepared.sizeScrew(screw.candidate, friction)
    const motor = chooseMotor(prepared, onGuides, models.motors)
    if (motor === undefined) return undefined
    const axis = { screw, guide: guide.row, motor: motor.row }
    const { limits, notKnown } = prepared.join(prepared.partsOf(candidateOf(axis)))
    return { axis, verdict: verdictOf({ limits, notKnown }) }
  }
  let judged: readonly JudgedAxis[] | undefined
  return { prepared, axisOf, all: () => (judged ??= models.screws.flatMap((screw) => axisOf(screw) ?? [])) }
}
