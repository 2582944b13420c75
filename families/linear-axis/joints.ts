/** The joints of an axis: motor, coupling, screw and support units. Of an open position the chosen side alone is known. */
import type { Item, Joint, JointCheck } from '../../engine/assembly/assembly.ts'
import { boreCheck, shoulderCheck } from '../../engine/assembly/joint-checks.ts'
import type { VerdictKind } from '../../contract/results/sizing.ts'
import { jointState } from '../../engine/assembly/state.ts'
import { unruledItem } from '../define/assembly-item.ts'
import { type DutyCheck, dutyChecks } from '../define/motor-joint.ts'
import { couplingFit } from '../coupling/fit.ts'
import { couplingInertia } from '../coupling/inertia.ts'
import { supportFit } from '../support-unit/fit.ts'
import type { PreparedAxis, SizedParts } from './combination.ts'
import { couplingDuty, supportDuty, supportsFor } from './completion.ts'
import { type Filling, type Matched, type Support, supportsOf } from './open-positions.ts'
import { type Axis, type AxisModels, candidateOf } from './search.ts'

/** A filled position with the checks of each of its joints. */
type Joined = { readonly filling: Filling; readonly driving: readonly JointCheck[]; readonly driven: readonly JointCheck[] }

/** Everything that fills the positions of an axis, and the checks of the motor with what it drives. */
export type Completed = {
  readonly coupling: Joined | undefined
  readonly ofMotor: readonly JointCheck[]
  readonly supports: readonly (readonly [Support, Filling | undefined])[]
}

const motorDuty: readonly DutyCheck[] = [{ name: 'inertiaRatio', of: ['inertiaRatio'] }]
/** Where the coupling does not state its inertia, what the motor drives is not known: the sizing assumes a share of the screw's. */
const unknownInertia: readonly JointCheck[] = [{ name: 'inertiaRatio', a: null, b: null, unit: '', state: 'notKnown' }]

/** What completes an axis: the sizings of its parts, rows of support units in rank order, and the rows that were chosen. */
export type Completing = { readonly parts: SizedParts } & Pick<AxisModels, 'pinned' | 'supports'>

/**
 * @param prepared axis
 * @param axis its rows
 * @param sized their sizings, and the rows of support units
 */
export function completed(prepared: PreparedAxis, axis: Axis, { parts, supports = [], pinned = {} }: Completing): Completed {
  const candidate = candidateOf(axis)
  const ofCoupling = (row: NonNullable<Axis['coupling']>): Joined => {
    const fit = couplingFit(row.candidate, couplingDuty(prepared, parts, candidate))
    const item = unruledItem('coupling', row)
    return { filling: { item, checks: [...fit.driving, ...fit.driven] }, ...fit }
  }
  const ofSupport = (support: Support): Filling | undefined => {
    const duty = supportDuty(prepared, parts, [support, candidate.screw.rootDiameterMm])
    const row = pinned[support.role] ?? supportsFor(supports, duty, support)[0]
    return row && { item: unruledItem('support-unit', row), checks: supportFit(row.candidate, duty) }
  }
  return {
    coupling: axis.coupling && ofCoupling(axis.coupling),
    ofMotor: axis.coupling && couplingInertia(axis.coupling.candidate) === undefined ? unknownInertia : dutyChecks(parts.motor, motorDuty),
    supports: supportsOf[prepared.conditions.fixing].map((support) => [support, ofSupport(support)]),
  }
}

/** @returns `failed` if a check of a filled position fails, else `notKnown` if one is not known */
export function completionKind(prepared: PreparedAxis, axis: Axis, completing: Completing): VerdictKind {
  const { coupling, ofMotor, supports } = completed(prepared, axis, completing)
  const fillings = [coupling?.filling, ...supports.map(([, filling]) => filling)]
  const checks = [...fillings.flatMap((filling) => filling?.checks ?? []), ...ofMotor]
  const states = new Set(checks.map(({ state }) => state))
  if (states.has('failed')) return 'failed'
  return states.has('notKnown') ? 'notKnown' : 'passed'
}

/** The items that are joined. */
type Sides = { readonly screw: Item; readonly motor: Item }

const joint = (
  { id, a, b }: Pick<Joint, 'id' | 'a' | 'b'>,
  { own, filling, checks, open }: { own: Item; filling: Filling | undefined; checks: readonly JointCheck[]; open: readonly JointCheck[] },
): Joint =>
  filling
    ? { id, a, b, checks, state: jointState(checks, [own, filling.item]) }
    : { id, a, b, checks: open, state: open.some(({ state }) => state === 'failed') ? 'failed' : 'open' }

/** @returns the joints in the order of the drive */
export const axisJoints = (
  { coupling, ofMotor, supports }: Completed,
  { screw, motor, screwEnd }: Matched,
  sides: Sides,
): readonly Joint[] => [
  joint(
    { id: 'motor-coupling', a: 'motor.shaft', b: 'coupling.driveBore' },
    {
      own: sides.motor,
      filling: coupling?.filling,
      checks: [...(coupling?.driving ?? []), ...ofMotor],
      open: [boreCheck('shaft', motor.s, undefined), ...ofMotor],
    },
  ),
  joint(
    { id: 'coupling-screw', a: 'screw.end', b: 'coupling.screwBore' },
    {
      own: sides.screw,
      filling: coupling?.filling,
      checks: coupling?.driven ?? [],
      open: screwEnd === undefined ? [] : [boreCheck('shaft', screwEnd, undefined)],
    },
  ),
  ...supports.map(([{ role }, filling]) =>
    joint(
      { id: `screw-${role}`, a: 'screw.end', b: `${role}.bore` },
      { own: sides.screw, filling, checks: filling?.checks ?? [], open: [shoulderCheck(screw.rootDiameterMm, undefined)] },
    ),
  ),
]
