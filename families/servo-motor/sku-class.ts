import type { SkuClass } from '../define/sku-class.ts'
import type { ServoMotorCandidate } from './wire/servo-motor.ts'

/** SKU class of the servo motors, for the reducer panel and the motor drawer. */
export const servoMotorSkus: SkuClass<ServoMotorCandidate> = {
  classID: '100',
  isUsual: true,
  parameters: [
    {
      paramName: 'typeCode',
      paramType: 2,
      kind: 'text',
      order: ['lowInertia', 'mediumInertia', 'highInertia'],
      read: ({ candidate }) => candidate.typeCode,
    },
    { paramName: 'brand', paramType: 2, kind: 'text', read: ({ candidate }) => candidate.brand, children: ['series'] },
    { paramName: 'series', paramType: 2, kind: 'text', read: ({ series }) => series },
    { paramName: 'ratedPower', paramType: 1, kind: 'number', unit: 'W', read: ({ candidate }) => candidate.ratedPowerW },
    { paramName: 'ratedSpeed', paramType: 1, kind: 'number', unit: 'rpm', read: ({ candidate }) => candidate.ratedSpeedRpm },
    { paramName: 'ratedTorque', paramType: 1, kind: 'number', unit: 'N·m', read: ({ candidate }) => candidate.ratedTorqueNm },
    { paramName: 'flangeSize', paramType: 1, kind: 'number', unit: 'mm', read: ({ candidate }) => candidate.flangeSizeMm },
    { paramName: 'shaftDiameter', paramType: 1, kind: 'number', unit: 'mm', read: ({ candidate }) => candidate.s },
  ],
  figuresOf: ({ candidate }) => ({ p2: candidate.ratedPowerW, n2: candidate.ratedSpeedRpm, t2: candidate.ratedTorqueNm }),
  workingConditions: {
    p2: { paramName: 'ratedPower', bound: 'atLeast' },
    n2: { paramName: 'ratedSpeed', bound: 'atLeast' },
    t2: { paramName: 'ratedTorque', bound: 'atLeast' },
  },
}
