/** The assembly of a driven unit (gear unit, platform) and its motor, and the joint between both. */
import type { Figure, Item, JointCheck } from '../../engine/assembly/assembly.ts'
import { type Judged, judged } from '../../engine/assembly/judge.ts'
import { numbered, type UnnumberedPart } from '../../engine/assembly/positions.ts'
import { jointState, partState } from '../../engine/assembly/state.ts'
import type { CatalogueModel } from '../../contract/catalogue/model.ts'
import type { AcMotorCandidate } from '../ac-motor/wire/ac-motor.ts'
import { demandsOf, type FlowName, flowsFrom } from '../define/assembly-flow.ts'
import { modelItem, type OrderedFamily, unruledItem } from '../define/assembly-item.ts'
import { type DutyCheck, dutyChecks, servoMotorChecks, threePhaseMotorChecks } from '../define/motor-joint.ts'
import type { ModelsOf } from '../define/orderable.ts'
import { onlyStated } from '../define/only-stated.ts'
import type { Sizing } from '../define/pair-family.ts'
import { verdictOf } from '../sizing/verdict.ts'
import type { ServoMotorCandidate } from '../servo-motor/wire/servo-motor.ts'
import { reducerOrderCodes } from './order-codes.ts'
import { reducerOrderable } from './orderable.ts'
import type { CustomMotor } from './parameters.ts'
import type { ReducerCandidate } from './wire/reducer.ts'

/** The motor of a driven unit: a row, one that is brought, or none that is chosen here. */
export type AssembledMotor =
  | { readonly servo: CatalogueModel<ServoMotorCandidate> }
  | { readonly threePhase: CatalogueModel<AcMotorCandidate> }
  | { readonly customMotor: CustomMotor }

/** Item, rated power (W) and mass (kg) of a motor. */
function motorOf(motor: AssembledMotor): { readonly item: Item; readonly power?: Figure; readonly mass?: number } {
  if ('customMotor' in motor) return { item: { kind: 'own', name: '', figures: onlyStated({ ...motor.customMotor }) } }
  if ('servo' in motor) {
    const { servo } = motor
    return { item: unruledItem('servo-motor', servo), power: { value: servo.candidate.ratedPowerW, unit: 'W', basis: servo.basis } }
  }
  const { threePhase } = motor
  const { ratedPowerKw, massKg } = threePhase.candidate
  return {
    item: unruledItem('ac-motor', threePhase),
    power: { value: 1000 * ratedPowerKw, unit: 'W', basis: threePhase.basis },
    ...(massKg !== undefined && { mass: massKg }),
  }
}

/** The unit that a motor drives: its role, its item, what takes the motor, and the flows that it gives and takes. */
export type DrivenUnit = {
  readonly role: string
  readonly item: Item
  /** What the motor meets; undefined where none is mounted. */
  readonly mounting: readonly JointCheck[] | undefined
  /** The checks of unit and motor that are those of their joint. */
  readonly duty: readonly DutyCheck[]
  readonly flows: readonly FlowName[]
}

/**
 * @param unit the driven unit
 * @param sizing of unit and motor together
 * @param motor undefined for a unit without one
 * @param further positions beside both
 * @returns the assembly; the checks of both together are those of the unit
 */
export function drivenAssembly(
  { role, item, mounting, duty, flows: names }: DrivenUnit,
  sizing: Pick<Sizing, 'limits' | 'notKnown' | 'values'>,
  { motor, further = () => [] }: { readonly motor?: AssembledMotor | undefined; readonly further?: FurtherParts },
): Judged {
  const { verdict, utilisation, governing } = verdictOf(sizing)
  const flows = flowsFrom(sizing.values(), names)
  const mounted = motor && motorOf(motor)
  const unit: UnnumberedPart = {
    role,
    quantity: 1,
    item,
    demands: demandsOf(flows, role),
    use: { at: governing, utilisation },
    ...(sizing.notKnown.length > 0 && { notKnown: sizing.notKnown.map(({ name, needs }) => ({ name, needs: [...needs] })) }),
    state: partState(item, verdict),
  }
  const driving: readonly UnnumberedPart[] = mounted
    ? [
        {
          role: 'motor',
          quantity: 1,
          item: mounted.item,
          demands: demandsOf(flows, 'motor'),
          ...(mounted.mass !== undefined && { mass: mounted.mass }),
          state: partState(mounted.item),
        },
      ]
    : []
  const checks = mounting && [...mounting, ...dutyChecks(sizing, duty)]
  return judged(
    {
      parts: numbered([unit, ...driving, ...further(flows)]),
      joints:
        mounted && checks
          ? [{ id: `motor-${role}`, a: 'motor.shaft', b: `${role}.input`, checks, state: jointState(checks, [item, mounted.item]) }]
          : [],
      flows,
    },
    mounted?.power && { ratedPower: mounted.power },
  )
}

/** Positions that follow from the flows. */
export type FurtherParts = (flows: Judged['flows']) => readonly UnnumberedPart[]

const gears: OrderedFamily<ReducerCandidate> = { id: 'reducer', orderCodes: reducerOrderCodes, orderable: reducerOrderable }

const mountOn = (gear: ReducerCandidate, motor: AssembledMotor): readonly JointCheck[] =>
  'threePhase' in motor
    ? threePhaseMotorChecks(gear.motorFrames, motor.threePhase.candidate.frameSize)
    : servoMotorChecks(gear.servoAdapters, 'servo' in motor ? motor.servo.candidate : motor.customMotor)

/** What the motor may bring: torques are those at the output. */
const gearDuty: readonly DutyCheck[] = [
  { name: 'outputTorque', of: ['continuousTorque', 'peakTorque', 'brakingTorque', 'emergencyTorque', 'startTorque', 'startEmergency'] },
  { name: 'speed', of: ['inputSpeed', 'maxInputSpeed'] },
  { name: 'inertiaRatio', of: ['inertiaRatio'] },
]

const gearFlows: readonly FlowName[] = [
  ['conditions', 'gearUnit', 'outputTorque'],
  ['motor', 'gearUnit', 'inputSpeed'],
  ['motor', 'gearUnit', 'inputPower'],
]

/**
 * @param gear row of the catalogue
 * @param ordered its own order code, without the motor that is a part of its own
 * @param sizing of the pair
 * @param motor undefined for a gear unit alone
 */
export const reducerAssembly = (
  gear: CatalogueModel<ReducerCandidate>,
  ordered: { readonly code: string; readonly modelsOf: ModelsOf },
  { sizing, motor }: { readonly sizing: Pick<Sizing, 'limits' | 'notKnown' | 'values'>; readonly motor?: AssembledMotor | undefined },
): Judged =>
  drivenAssembly(
    {
      role: 'gearUnit',
      item: modelItem(gears, gear, ordered),
      mounting: motor && mountOn(gear.candidate, motor),
      duty: gearDuty,
      flows: gearFlows,
    },
    sizing,
    { motor },
  )
