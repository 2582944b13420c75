import type { AcMotorCandidate } from '../../../families/ac-motor/wire/ac-motor.ts'
import type { ServoMotorCandidate } from '../../../families/servo-motor/wire/servo-motor.ts'
import { sceneClasses } from '../scenes/scene-classes.ts'
import type { SkuClass } from './sku-class.ts'

type ClassOf<Candidate> = Omit<SkuClass<Candidate>, 'catalogue'>

/** Servo motors: the class of the reducer panel (100), and the motor drawer of the screens with scenes. */
export const servoMotorClass: ClassOf<ServoMotorCandidate> = {
  classIDs: ['100', ...sceneClasses.toSorted((a, b) => Number(a) - Number(b))],
  parameters: [
    {
      paramName: 'typeCode',
      paramType: 2,
      kind: 'text',
      order: ['lowInertia', 'mediumInertia', 'highInertia'],
      valueOf: ({ candidate }) => candidate.typeCode,
    },
    { paramName: 'brand', paramType: 2, kind: 'text', valueOf: ({ candidate }) => candidate.brand, children: ['series'] },
    { paramName: 'series', paramType: 2, kind: 'text', valueOf: ({ series }) => series },
    { paramName: 'ratedPower', paramType: 1, kind: 'number', unit: 'W', valueOf: ({ candidate }) => candidate.ratedPowerW },
    { paramName: 'ratedSpeed', paramType: 1, kind: 'number', unit: 'rpm', valueOf: ({ candidate }) => candidate.ratedSpeedRpm },
    { paramName: 'ratedTorque', paramType: 1, kind: 'number', unit: 'N·m', valueOf: ({ candidate }) => candidate.ratedTorqueNm },
    { paramName: 'flangeSize', paramType: 1, kind: 'number', unit: 'mm', valueOf: ({ candidate }) => candidate.flangeSizeMm },
    { paramName: 'shaftDiameter', paramType: 1, kind: 'number', unit: 'mm', valueOf: ({ candidate }) => candidate.s },
  ],
  figuresOf: ({ candidate }) => ({ p2: candidate.ratedPowerW, n2: candidate.ratedSpeedRpm, t2: candidate.ratedTorqueNm }),
  workingConditions: {
    p2: { paramName: 'ratedPower', bound: 'atLeast' },
    n2: { paramName: 'ratedSpeed', bound: 'atLeast' },
    t2: { paramName: 'ratedTorque', bound: 'atLeast' },
  },
}

const wattsPerKilowatt = 1000
/** rpm · N·m / kW: T = 9550 · P / n. */
const torqueConstant = 9550

/** Three-phase motors, which the three-phase reducer screen is about. */
export const acMotorClass: ClassOf<AcMotorCandidate> = {
  classIDs: ['acMotor'],
  parameters: [
    { paramName: 'brand', paramType: 2, kind: 'text', valueOf: ({ maker }) => maker },
    { paramName: 'series', paramType: 2, kind: 'text', valueOf: ({ series }) => series },
    { paramName: 'ratedPower', paramType: 1, kind: 'number', unit: 'kW', valueOf: ({ candidate }) => candidate.ratedPowerKw },
    { paramName: 'poles', paramType: 2, kind: 'number', valueOf: ({ candidate }) => candidate.poles },
    { paramName: 'frame', paramType: 2, kind: 'text', valueOf: ({ candidate }) => candidate.frame },
  ],
  figuresOf: ({ candidate: { ratedPowerKw, ratedSpeedRpm } }) => ({
    p2: ratedPowerKw * wattsPerKilowatt,
    n2: ratedSpeedRpm,
    t2: (torqueConstant * ratedPowerKw) / ratedSpeedRpm,
  }),
}
