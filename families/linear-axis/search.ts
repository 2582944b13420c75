/** Finds the axes for working conditions: each screw once, with guides for its load and a motor for its torque. */
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
import type { CouplingCandidate } from '../coupling/wire/coupling.ts'
import type { SupportUnitCandidate } from '../support-unit/wire/support-unit.ts'
import { couplingOf } from './completion.ts'
import type { AxisCandidate } from './wire/axis.ts'
import type { BallScrewCandidate } from '../ball-screw/wire/ball-screw.ts'
import { type PreparedAxis, prepareAxis, type ScrewOnGuides } from './combination.ts'
import type { Pinned } from './pinned.ts'
import type { AxisConditions } from './divide.ts'

/** Rows of the catalogue, each in rank order. */
export type AxisModels = {
  readonly screws: readonly CatalogueModel<BallScrewCandidate>[]
  readonly guides: readonly CatalogueModel<BallRailCandidate>[]
  readonly motors: readonly CatalogueModel<ServoMotorCandidate>[]
  /** Rows that fill further positions. */
  readonly couplings?: readonly CatalogueModel<CouplingCandidate>[] | undefined
  readonly supports?: readonly CatalogueModel<SupportUnitCandidate>[] | undefined
  /** Those that a request has chosen. */
  readonly pinned?: Pinned | undefined
}

/** The three rows of an axis, and the coupling between them if one was chosen. */
export type Axis = {
  readonly screw: CatalogueModel<BallScrewCandidate>
  readonly guide: CatalogueModel<BallRailCandidate>
  readonly motor: CatalogueModel<ServoMotorCandidate>
  readonly coupling?: CatalogueModel<CouplingCandidate> | undefined
}

/** An axis with the verdict on all its parts together. */
export type JudgedAxis = { readonly axis: Axis; readonly verdict: Verdict }

/** The verdict on a row, and its governing utilisation. */
type Standing = { readonly kind: VerdictKind; readonly utilisation: number }

/** A row with its verdict. */
type Judged<Row> = { readonly row: Row; readonly standing: Standing }

/** Number of passing rows considered: the first of them with sufficient margin is taken, as in every list. */
const lookedAt = 20

/** The worse, the higher. */
export const rankOfKind: Readonly<Record<VerdictKind, number>> = { passed: 0, notKnown: 1, failed: 2 }

const proposalOf = ({ standing: { utilisation } }: Judged<unknown>): Proposal => ({ utilisation, suits: true })

const isNearer = (one: Standing, other: Standing | undefined): boolean => {
  if (other === undefined) return true
  if (one.kind !== other.kind) return rankOfKind[one.kind] < rankOfKind[other.kind]
  return one.kind === 'failed' && one.utilisation < other.utilisation
}

/**
 * @param rows in rank order
 * @param judge evaluates a row
 * @returns the smallest passing row with margin, otherwise the first that cannot be fully checked, otherwise the one nearest to
 * passing; undefined without rows
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

/** Tolerance of a utilisation at 1: rounding must not reject a demand equal to its limit. */
const atLimit = 1 + 5e-13

/** Selects the motor for a screw. */
const chooseMotor = (prepared: PreparedAxis, screw: ScrewOnGuides, motors: AxisModels['motors']) =>
  bestOf(motors, ({ candidate }) => {
    const { utilisation, isKnown } = prepared.useOfMotor(screw, candidate)
    // The negated comparison also rejects NaN.
    if (!(utilisation < atLimit)) return { kind: 'failed', utilisation: Number.isNaN(utilisation) ? Infinity : utilisation }
    return { kind: isKnown ? 'passed' : 'notKnown', utilisation }
  })

/** The figures of an axis in the form of a Check call. */
export const candidateOf = ({ screw, guide, motor, coupling }: Axis): AxisCandidate => ({
  screw: screw.candidate,
  guide: guide.candidate,
  motor: motor.candidate,
  ...(coupling && { coupling: coupling.candidate }),
})

/** Rows and figures of an axis; its card describes the screw. */
export const partsOfAxis = (axis: Axis): PairParts<AxisCandidate> => ({
  model: axis.screw,
  motor: axis.motor,
  others: [axis.guide, ...(axis.coupling ? [axis.coupling] : [])],
  candidate: candidateOf(axis),
})

/**
 * @param conditions of the axis
 * @param models in rank order
 * @param overrides assumption values of the request
 * @returns the axis of each screw; empty without guides or motors
 */
export function searchAxes(conditions: AxisConditions, models: AxisModels, overrides: AssumptionOverrides = {}) {
  const prepared = prepareAxis(conditions, overrides)
  const takeGuide = () => {
    const guide = chooseGuide(prepared, models.guides)
    return guide && { guide, sized: prepared.sizeGuide(guide.candidate), friction: prepared.frictionOf(guide.candidate) }
  }
  /** The guide of every screw, chosen when the first axis is asked for. */
  let chosen: { readonly taken: ReturnType<typeof takeGuide> } | undefined
  const axisOf = (screw: CatalogueModel<BallScrewCandidate>): JudgedAxis | undefined => {
    chosen ??= { taken: takeGuide() }
    if (chosen.taken === undefined) return undefined
    const { guide, sized, friction } = chosen.taken
    const onGuides = prepared.sizeScrew(screw.candidate, friction)
    const motor = chooseMotor(prepared, onGuides, models.motors)
    if (motor === undefined) return undefined
    const axis: Axis = { screw, guide, motor }
    const verdict = verdictOf(
      prepared.join({ guide: sized, friction, screw: onGuides, motor: prepared.sizeMotor(onGuides, motor.candidate) }),
    )
    const coupling = models.pinned?.coupling ?? (verdict.passed ? couplingOf(prepared, candidateOf(axis), models.couplings) : undefined)
    if (coupling === undefined) return { axis, verdict }
    const coupled = { ...axis, coupling }
    return { axis: coupled, verdict: verdictOf(prepared.join(prepared.partsOf(candidateOf(coupled)))) }
  }
  let judged: readonly JudgedAxis[] | undefined
  function* all(): Cooperative<readonly JudgedAxis[]> {
    judged ??= (yield* mapCooperatively(models.screws, axisOf)).flatMap((axis) => axis ?? [])
    return judged
  }
  return { prepared, axisOf, all }
}
