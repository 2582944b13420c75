/**
 * What an axis needs besides its screw, guides and motor, and what it has to meet. A position that no row of the catalogue fills is
 * listed as open with its requirements, never filled with something that was not judged.
 */
import type { Flow, Item, JointCheck, Requirement } from '../../engine/assembly/assembly.ts'
import type { UnnumberedPart } from '../../engine/assembly/positions.ts'
import { partState } from '../../engine/assembly/state.ts'
import type { SizedValue } from '../../contract/results/sizing.ts'
import { demandsOf, type FlowName, requirementOf } from '../define/assembly-flow.ts'
import type { EndFixity } from '../formulas/screw-terms.ts'
import { valuesFrom } from '../sizing/value-row.ts'
import type { AxisAssumptions } from './assumptions.ts'
import { ofPart, wholeAxis } from './parts.ts'
import type { AxisCandidate } from './wire/axis.ts'

const couplingTorqueName = ofPart(wholeAxis, 'couplingTorque')
const brakeTorqueName = ofPart(wholeAxis, 'brakeTorque')

/** Torques at the motor, N·m; undefined where unknown, or where nothing turns the screw at rest. */
type Torques = { readonly peak: number | undefined; readonly standing: number | undefined }

/** The torques for which the coupling and the brake are ordered. */
export function openValues({ peak, standing }: Torques, { couplingFactor, brakeFactor }: AxisAssumptions): SizedValue[] {
  const rows = [
    {
      name: couplingTorqueName,
      source: 'couplingRule',
      formula: 'TKN = SK × Tmax',
      symbols: ['SK', 'Tmax'],
      factor: couplingFactor,
      torque: peak,
    },
    { name: brakeTorqueName, source: 'brakeRule', formula: 'TBN = SB × TB', symbols: ['SB', 'TB'], factor: brakeFactor, torque: standing },
  ] as const
  return rows.flatMap(({ name, source, formula, symbols: [factorSymbol, torqueSymbol], factor, torque }) => {
    if (torque === undefined) return []
    const inputs = [
      [factorSymbol, factor, ''],
      [torqueSymbol, torque, 'N*m'],
    ] as const
    return valuesFrom(source, [[name, factor * torque, 'N*m', formula, inputs]])
  })
}

const workingSpeed = ofPart('ball-screw', 'workingSpeed')
const axialForce = ofPart('ball-screw', 'maxAxialForce')

/** Support units of one kind; `holdsDrivenEnd`: one of them is put on over the end that the coupling holds. */
export type Support = {
  readonly role: 'fixedSupport' | 'freeSupport'
  readonly quantity: number
  readonly takesThrust: boolean
  readonly holdsDrivenEnd: boolean
}

const fixedSupport = (quantity: number): Support => ({ role: 'fixedSupport', quantity, takesThrust: true, holdsDrivenEnd: true })
const freeSupport: Support = { role: 'freeSupport', quantity: 1, takesThrust: false, holdsDrivenEnd: false }

/** Supports by the fixing of the ends. Where no end is fixed, each takes the thrust of one direction. */
export const supportsOf: Readonly<Record<EndFixity, readonly Support[]>> = {
  'fixed-free': [fixedSupport(1)],
  'fixed-supported': [fixedSupport(1), freeSupport],
  'fixed-fixed': [fixedSupport(2)],
  'supported-supported': [{ role: 'freeSupport', quantity: 2, takesThrust: true, holdsDrivenEnd: true }],
}

/**
 * @param fixing of the screw's ends
 * @returns what the open positions take
 */
export const openFlows = (fixing: EndFixity): readonly FlowName[] => [
  ['screw', 'brake', brakeTorqueName],
  ['motor', 'coupling', couplingTorqueName],
  ['motor', 'coupling', workingSpeed],
  ...supportsOf[fixing].flatMap(({ role, takesThrust }): FlowName[] => [
    ...(takesThrust ? [['screw', role, axialForce] as const] : []),
    ['screw', role, workingSpeed],
  ]),
]

/** A model that fills a position, with the checks of its joints. */
export type Filling = { readonly item: Item; readonly checks: readonly JointCheck[] }

type Why = Extract<Item, { readonly kind: 'open' }>['why']

type Needed = {
  readonly role: string
  readonly quantity?: number
  readonly in?: string
  readonly needs: readonly Requirement[]
  readonly filling?: Filling | undefined
  readonly why?: Why
}

/** Checks whose use of the limit is shown, by the name of the check of the axis. */
const uses: Readonly<Record<string, string>> = {
  torque: 'couplingTorque',
  speed: 'couplingSpeed',
  axialForce: 'supportLoad',
  life: 'supportLife',
}

/** The check with the highest share of its limit. */
export const highestUse = (checks: readonly JointCheck[]): Pick<UnnumberedPart, 'use'> => {
  const found = checks.flatMap(({ name, a, b }) =>
    uses[name] !== undefined && typeof a === 'number' && typeof b === 'number'
      ? [{ at: ofPart(wholeAxis, uses[name]), utilisation: a / b }]
      : [],
  )
  const [use] = found.toSorted((one, other) => other.utilisation - one.utilisation)
  return use ? { use } : {}
}

/** A position: filled, else open. */
const positionOf = (
  flows: readonly Flow[],
  { role, quantity = 1, needs, filling, why = 'noCatalogue', ...rest }: Needed,
): UnnumberedPart => ({
  role,
  quantity,
  ...rest,
  ...(filling
    ? {
        item: filling.item,
        ...highestUse(filling.checks),
        state: partState(filling.item, 'passed'),
      }
    : { item: { kind: 'open', needs, why, decisive: true }, state: 'open' as const }),
  demands: demandsOf(flows, role),
})

const stated = (name: string, op: '<' | '=', value: number): Requirement => ({ name, op, value, unit: 'mm', from: [] })

/** The figures of the screw and the motor that open positions have to match, and the stated end of the screw, mm. */
export type Matched = {
  readonly screw: Pick<AxisCandidate['screw'], 'rootDiameterMm'>
  readonly motor: Pick<AxisCandidate['motor'], 's'>
  readonly screwEnd?: number | undefined
}

/** What fills the positions, by role. */
export type Fillings = Readonly<Partial<Record<'coupling' | Support['role'], Filling | undefined>>>

const couplingPart = (flows: readonly Flow[], { screw, motor, screwEnd }: Matched, filling: Filling | undefined): UnnumberedPart =>
  positionOf(flows, {
    role: 'coupling',
    filling,
    why: screwEnd === undefined ? 'notStated' : 'noneFits',
    needs: [
      // Not known of a motor without a stated inertia.
      requirementOf(flows, ['motor', 'coupling', couplingTorqueName], { name: 'ratedTorque', unit: 'N*m' }),
      requirementOf(flows, ['motor', 'coupling', workingSpeed], { name: 'speed', unit: 'rpm' }),
      stated('driveBore', '=', motor.s),
      screwEnd === undefined ? stated('screwBore', '<', screw.rootDiameterMm) : stated('screwBore', '=', screwEnd),
    ],
  })

/**
 * @param fixing of the screw's ends
 * @param flows of the axis; without a torque of the brake, none is needed
 * @param besides figures of the parts beside the positions, and what fills them
 * @returns the positions in the order of a parts list
 */
export function openParts(
  fixing: EndFixity,
  flows: readonly Flow[],
  { fillings = {}, ...matched }: Matched & { readonly fillings?: Fillings },
): readonly UnnumberedPart[] {
  const need = (flow: FlowName, what: Pick<Requirement, 'name' | 'unit'>): Requirement => requirementOf(flows, flow, what)
  const holding = need(['screw', 'brake', brakeTorqueName], { name: 'holdingTorque', unit: 'N*m' })
  return [
    ...(holding.value === undefined ? [] : [positionOf(flows, { role: 'brake', in: 'motor', needs: [holding] })]),
    couplingPart(flows, matched, fillings.coupling),
    ...supportsOf[fixing].map(({ role, quantity, takesThrust }) =>
      positionOf(flows, {
        role,
        quantity,
        filling: fillings[role],
        why: 'noneFits',
        needs: [
          ...(takesThrust ? [need(['screw', role, axialForce], { name: 'axialForce', unit: 'N' })] : []),
          need(['screw', role, workingSpeed], { name: 'speed', unit: 'rpm' }),
          stated('bore', '<', matched.screw.rootDiameterMm),
        ],
      }),
    ),
  ]
}
