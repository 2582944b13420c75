/** The assembly of a rotary platform: the platform, its motor, and the brake of an axis that gravity turns. */
import type { Judged } from '../../engine/assembly/judge.ts'
import type { Requirement } from '../../engine/assembly/assembly.ts'
import type { UnnumberedPart } from '../../engine/assembly/positions.ts'
import { demandsOf, type FlowName, requirementOf } from '../define/assembly-flow.ts'
import { modelItem, type OrderedFamily } from '../define/assembly-item.ts'
import { type DutyCheck, servoMotorChecks } from '../define/motor-joint.ts'
import type { ModelsOf } from '../define/orderable.ts'
import type { Sizing } from '../define/pair-family.ts'
import { type AssembledMotor, drivenAssembly, type FurtherParts } from '../reducer/assembly.ts'
import type { ShownPair } from './card.ts'
import { rotaryOrderCodes } from './order-codes.ts'
import { rotaryOrderable } from './orderable.ts'
import type { RotaryCandidate } from './wire/rotary.ts'

const platforms: OrderedFamily<RotaryCandidate> = { id: 'rotary', orderCodes: rotaryOrderCodes, orderable: rotaryOrderable }

const motorFlows = [
  ['platform', 'motor', 'requiredMotorTorque'],
  ['platform', 'motor', 'requiredMotorSpeed'],
] as const satisfies readonly FlowName[]
const brakeFlow: FlowName = ['platform', 'brake', 'motorHoldingTorque']
const platformBrakeFlow: FlowName = ['platform', 'brake', 'holdingTorque']

/** What the platform requires of the motor. */
const motorDuty: readonly DutyCheck[] = [
  { name: 'torque', of: ['motorPeakTorque', 'motorRmsTorque'], isOfMotor: true },
  { name: 'speed', of: ['motorSpeed'], isOfMotor: true },
  { name: 'inertiaRatio', of: ['inertiaRatio'] },
]

const motorOf = ({ motor, customMotor }: ShownPair): AssembledMotor | undefined =>
  customMotor ? { customMotor } : motor && { servo: motor }

/** A motor that the platform includes, or one that is still to be chosen. */
const otherMotor = ({ platform }: ShownPair, flows: Judged['flows']): UnnumberedPart => {
  const base = { role: 'motor', quantity: 1, demands: demandsOf(flows, 'motor') }
  if (platform.candidate.drive !== 'gear') return { ...base, item: { kind: 'included', in: 'platform' }, state: 'complete' }
  const [torque, speed] = motorFlows
  const needs: readonly Requirement[] = [
    requirementOf(flows, torque, { name: 'ratedTorque', unit: 'N*m' }),
    requirementOf(flows, speed, { name: 'speed', unit: 'rpm' }),
  ]
  return { ...base, item: { kind: 'open', needs, why: 'noneFits', decisive: true }, state: 'open' }
}

/** Whether a motor holds the load without current is not known of any. */
const brakePart = (flows: Judged['flows']): readonly UnnumberedPart[] => {
  const [atMotor, atTable] = [brakeFlow, platformBrakeFlow].map((flow) =>
    requirementOf(flows, flow, { name: 'holdingTorque', unit: 'N*m' }),
  )
  const holding = atMotor?.value === undefined ? atTable : atMotor
  if (holding?.value === undefined) return []
  return [
    {
      role: 'brake',
      in: 'motor',
      quantity: 1,
      item: { kind: 'open', needs: [holding], why: 'noCatalogue', decisive: true },
      demands: holding.from,
      state: 'open',
    },
  ]
}

/**
 * @param pair platform and motor
 * @param ordered its own order code, without the motor that is a part of its own
 * @param sizing of both together
 */
export function platformAssembly(
  pair: ShownPair,
  ordered: { readonly code: string; readonly modelsOf: ModelsOf },
  sizing: Pick<Sizing, 'limits' | 'notKnown' | 'values'>,
): Judged {
  const { platform } = pair
  const motor = motorOf(pair)
  const further: FurtherParts = (flows) => [...(motor ? [] : [otherMotor(pair, flows)]), ...brakePart(flows)]
  const flange = motor && ('servo' in motor ? motor.servo.candidate : 'customMotor' in motor ? motor.customMotor : undefined)
  return drivenAssembly(
    {
      role: 'platform',
      item: modelItem(platforms, platform, ordered),
      mounting: flange && servoMotorChecks(platform.candidate.servoAdapters, flange),
      duty: motorDuty,
      flows: [...motorFlows, brakeFlow, platformBrakeFlow],
    },
    sizing,
    { motor, further },
  )
}
