/**
 * What an axis needs besides its screw, guides and motor, and what it has to meet. The catalogue has no rows for these positions: they are
 * listed as open, with their requirements, never filled with something that was not judged.
 */
import type { Flow, Joint, Requirement } from '../../engine/assembly/assembly.ts'
import type { UnnumberedPart } from '../../engine/assembly/positions.ts'
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

type Support = { readonly role: 'fixedSupport' | 'freeSupport'; readonly quantity: number; readonly takesThrust: boolean }

const fixedSupport = (quantity: number): Support => ({ role: 'fixedSupport', quantity, takesThrust: true })
/** Where no end is fixed, each support takes the thrust of one direction. */
const freeSupport = (quantity: number, takesThrust = false): Support => ({ role: 'freeSupport', quantity, takesThrust })

const supportsOf: Readonly<Record<EndFixity, readonly Support[]>> = {
  'fixed-free': [fixedSupport(1)],
  'fixed-supported': [fixedSupport(1), freeSupport(1)],
  'fixed-fixed': [fixedSupport(2)],
  'supported-supported': [freeSupport(2, true)],
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

type Needed = { readonly role: string; readonly quantity?: number; readonly in?: string; readonly needs: readonly Requirement[] }

const openPart = (flows: readonly Flow[], { role, quantity = 1, needs, ...rest }: Needed): UnnumberedPart => ({
  role,
  quantity,
  ...rest,
  item: { kind: 'open', needs, why: 'noCatalogue', decisive: true },
  demands: demandsOf(flows, role),
  state: 'open',
})

const stated = (name: string, op: '<' | '=', value: number): Requirement => ({ name, op, value, unit: 'mm', from: [] })

/** The figures of the screw and the motor that open positions have to match. */
type Matched = { readonly screw: Pick<AxisCandidate['screw'], 'rootDiameterMm'>; readonly motor: Pick<AxisCandidate['motor'], 's'> }

/**
 * @param fixing of the screw's ends
 * @param flows of the axis; without a torque of the brake, none is needed
 * @param matched figures of the parts beside them
 * @returns the open positions in the order of a parts list
 */
export function openParts(fixing: EndFixity, flows: readonly Flow[], { screw, motor }: Matched): readonly UnnumberedPart[] {
  const need = (flow: FlowName, what: Pick<Requirement, 'name' | 'unit'>): Requirement => requirementOf(flows, flow, what)
  const turning = (flow: FlowName): Requirement => need(flow, { name: 'speed', unit: 'rpm' })
  const holding = need(['screw', 'brake', brakeTorqueName], { name: 'holdingTorque', unit: 'N*m' })
  return [
    ...(holding.value === undefined ? [] : [openPart(flows, { role: 'brake', in: 'motor', needs: [holding] })]),
    openPart(flows, {
      role: 'coupling',
      needs: [
        // Not known of a motor without a stated inertia.
        need(['motor', 'coupling', couplingTorqueName], { name: 'ratedTorque', unit: 'N*m' }),
        turning(['motor', 'coupling', workingSpeed]),
        stated('driveBore', '=', motor.s),
      ],
    }),
    ...supportsOf[fixing].map(({ role, quantity, takesThrust }) =>
      openPart(flows, {
        role,
        quantity,
        needs: [
          ...(takesThrust ? [need(['screw', role, axialForce], { name: 'axialForce', unit: 'N' })] : []),
          turning(['screw', role, workingSpeed]),
          stated('bore', '<', screw.rootDiameterMm),
        ],
      }),
    ),
  ]
}

/** What can be said of the joints of an axis as long as the coupling and the support units are open: the side that is chosen. */
export const axisJoints = (fixing: EndFixity, { screw, motor }: Matched): readonly Joint[] => [
  {
    id: 'motor-coupling',
    a: 'motor.shaft',
    b: 'coupling.driveBore',
    checks: [{ name: 'shaft', a: motor.s, b: null, unit: 'mm', state: 'notKnown' }],
    state: 'open',
  },
  { id: 'coupling-screw', a: 'coupling.screwBore', b: 'screw.end', checks: [], state: 'open' },
  ...supportsOf[fixing].map(({ role }): Joint => ({
    id: `screw-${role}`,
    a: 'screw.end',
    b: `${role}.bore`,
    checks: [{ name: 'rootDiameter', a: screw.rootDiameterMm, b: null, unit: 'mm', state: 'notKnown' }],
    state: 'open',
  })),
]
