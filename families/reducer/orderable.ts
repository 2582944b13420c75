/** Order options of a reducer: the flanges and motors that can be mounted on it. */
import type { CatalogueModel } from '../../contract/catalogue/model.ts'
import type { PartChoice } from '../../contract/catalogue/order-choices.ts'
import { acMotorTable } from '../ac-motor/table.ts'
import { type ModelsOf, type Orderable, type OrderableOf, orderRuleOf } from '../define/orderable.ts'
import { servoMotorTable } from '../servo-motor/table.ts'
import type { ServoMotorCandidate } from '../servo-motor/wire/servo-motor.ts'
import { adapterOf, flangeOf } from './conversion.ts'
import { flangeName, iecFlange } from './flange-name.ts'
import { adapterFits } from './sizing/seat.ts'
import type { ReducerCandidate } from './wire/reducer.ts'

type Adapter = NonNullable<ReducerCandidate['servoAdapters']>[number]

type Mounted = { readonly flange: string; readonly motor: string }

/** Motors and their flanges as two parts that restrict each other. */
const mountedParts = (mounted: readonly Mounted[]): Orderable => {
  const byFlange = Map.groupBy(mounted, ({ flange }) => flange)
  const optional = { optional: true } as const satisfies PartChoice
  return {
    parts: {
      flange: { values: [...byFlange.keys()], ...optional },
      motor: { values: [...new Set(mounted.map(({ motor }) => motor))], ...optional },
    },
    rules: [
      orderRuleOf(
        { part: 'motor', by: 'flange' },
        [...byFlange].map(([flange, motors]) => [flange, { values: motors.map(({ motor }) => motor) }]),
      ),
    ],
  }
}

/** Whether an adapter states its hub depth and screws; otherwise no motor fits for certain. */
const isWhole = ({ hubDepth, screw }: Adapter): boolean => hubDepth !== undefined && screw !== undefined

/** Servo motors that certainly fit. */
const servoMounted = (
  adapters: ReducerCandidate['servoAdapters'] = [],
  motors: readonly CatalogueModel<ServoMotorCandidate>[],
): readonly Mounted[] => {
  const whole = adapters.filter(isWhole).map(adapterOf)
  const fitting = motors.filter(({ candidate }) => whole.some((adapter) => adapterFits(adapter, flangeOf(candidate))))
  return fitting.map(({ skuName, candidate }) => ({ flange: flangeName(candidate), motor: skuName }))
}

/**
 * @param adapters of a gear unit or platform
 * @param motors of the catalogue
 * @returns the motors that certainly fit
 */
export const orderableServoMotors = (
  adapters: ReducerCandidate['servoAdapters'],
  motors: readonly CatalogueModel<ServoMotorCandidate>[],
): Orderable => mountedParts(servoMounted(adapters, motors))

const acMounted = (gear: ReducerCandidate, modelsOf: ModelsOf): readonly Mounted[] =>
  modelsOf(acMotorTable).flatMap(({ skuName, candidate }) => {
    const flange = iecFlange(gear, candidate.frameSize)
    return flange === undefined ? [] : [{ flange, motor: skuName }]
  })

/** Options of a gear unit for three-phase motors, servo motors or both; it can also be ordered alone. */
export const reducerOrderable: OrderableOf<ReducerCandidate> = (gear, modelsOf) =>
  mountedParts([...(gear.motorFrames ? acMounted(gear, modelsOf) : []), ...servoMounted(gear.servoAdapters, modelsOf(servoMotorTable))])
