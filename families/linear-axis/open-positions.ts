/**
 * What an axis needs besides its screw, guides and motor, and what it has to meet. The catalogue has no rows for these positions: they are
 * listed as open, with their requirements, never filled with something that was not judged.
 */
import type { OpenPosition, Requirement } from '../../contract/results/selection.ts'
import type { SizedValue } from '../../contract/results/sizing.ts'
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
 * @param candidate of the axis
 * @param values of the whole axis
 * @returns the open positions in the order of a parts list
 */
export function openPositions(
  fixing: EndFixity,
  { screw, motor }: Pick<AxisCandidate, 'screw' | 'motor'>,
  values: readonly SizedValue[],
): OpenPosition[] {
  const atLeast = (name: string): Requirement[] =>
    values.flatMap((one) => (one.name === name ? [{ name, is: 'atLeast', value: one.value, unit: one.unit }] : []))
  // Not known of a motor without a stated inertia.
  const couplingTorque = atLeast(couplingTorqueName)
  const brakeTorque = atLeast(brakeTorqueName)
  const speed = atLeast(ofPart('ball-screw', 'workingSpeed'))
  return [
    ...(brakeTorque.length > 0 ? [{ role: ofPart(wholeAxis, 'brake'), quantity: 1, needs: brakeTorque }] : []),
    {
      role: ofPart(wholeAxis, 'coupling'),
      quantity: 1,
      needs: [
        ...(couplingTorque.length > 0 ? couplingTorque : [{ name: couplingTorqueName, is: 'atLeast' as const, unit: 'N*m' }]),
        ...speed,
        { name: ofPart(wholeAxis, 'motorShaft'), is: 'equal', value: motor.s, unit: 'mm' },
      ],
    },
    ...supportsOf[fixing].map(({ role, quantity, takesThrust }) => ({
      role: ofPart(wholeAxis, role),
      quantity,
      needs: [
        ...(takesThrust ? atLeast(ofPart('ball-screw', 'maxAxialForce')) : []),
        ...speed,
        { name: ofPart(wholeAxis, 'rootDiameter'), is: 'below' as const, value: screw.rootDiameterMm, unit: 'mm' },
      ],
    })),
  ]
}
