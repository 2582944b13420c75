import type { SkuClass } from '../define/sku-class.ts'
import type { AcMotorCandidate } from './wire/ac-motor.ts'

const wattsPerKilowatt = 1000
/** Conversion factor of T = 9550 · P / n: T in N·m, P in kW, n in rpm. */
const torqueConstant = 9550

/** SKU class of the three-phase motors, for the three-phase reducer screen. */
export const acMotorSkus: SkuClass<AcMotorCandidate> = {
  classID: 'acMotor',
  parameters: [
    { paramName: 'brand', paramType: 2, kind: 'text', read: ({ maker }) => maker },
    { paramName: 'series', paramType: 2, kind: 'text', read: ({ series }) => series },
    { paramName: 'ratedPower', paramType: 1, kind: 'number', unit: 'kW', read: ({ candidate }) => candidate.ratedPowerKw },
    { paramName: 'poles', paramType: 2, kind: 'number', read: ({ candidate }) => candidate.poles },
    { paramName: 'frame', paramType: 2, kind: 'text', read: ({ candidate }) => candidate.frame },
  ],
  figuresOf: ({ candidate: { ratedPowerKw, ratedSpeedRpm } }) => ({
    p2: ratedPowerKw * wattsPerKilowatt,
    n2: ratedSpeedRpm,
    t2: (torqueConstant * ratedPowerKw) / ratedSpeedRpm,
  }),
}
