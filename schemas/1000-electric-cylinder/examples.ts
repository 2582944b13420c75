import type { ElectricCylinderInit } from '../../families/electric-cylinder/wire/electric-cylinder.ts'
import type { CalculatorExamples } from '../../engine/define/examples.ts'

const init: ElectricCylinderInit = {
  motorBrandList: [
    { value: 'yaskawa', name: 'Yaskawa' },
    { value: 'mitsubishi', name: 'Mitsubishi Electric' },
    { value: 'smc', name: 'SMC' },
    { value: 'hiwin', name: 'HIWIN' },
    { value: 'any', name: 'any' },
  ],
  minThrust: 10,
  maxThrust: 29_000,
  mimW: 1,
  maxW: 2200,
  minSpeed: 1,
  maxSpeed: 1600,
  minStroke: 10,
  maxStroke: 1500,
  workingDescription: '',
}

/** Fields with a default keep it while they are hidden. */
const hidden = { direction: 'horizontal' }
const move = { stroke: 300, acceleration: 3 }
const sentMove = { Stroke: '300', Acceleration: '3' }

/** One example per tab; used by tests, documentation and OpenAPI. */
export const electricCylinderExamples: CalculatorExamples = {
  init,
  cases: [
    {
      name: 'Thrust 2 kN at 500 mm/s with a Yaskawa servo motor',
      inputs: { ...hidden, ...move, motorBrand: 'yaskawa', load: 'thrust', thrust: 2000, motion: 'maxSpeed', maxSpeed: 500 },
      request: { MotorBrand: 'yaskawa', Thrust: '2000', MaxSpeed: '500', ...sentMove },
    },
    {
      name: '40 kg lifted 300 mm in 0.9 s',
      inputs: { ...hidden, ...move, motorBrand: 'any', load: 'weight', weight: 40, direction: 'vertical', motion: 'time', time: 0.9 },
      request: { MotorBrand: 'any', Weight: '40', AssemblyMethod: 'vertical', Time: '0.9', ...sentMove },
    },
    {
      name: '40 kg lifted 300 mm in 1 s with an S-curve',
      inputs: {
        ...hidden,
        ...move,
        motorBrand: 'any',
        load: 'weight',
        weight: 40,
        direction: 'vertical',
        motion: 'time',
        time: 1,
        motionProfile: 'sCurve',
      },
      request: { MotorBrand: 'any', Weight: '40', AssemblyMethod: 'vertical', Time: '1', ...sentMove, MotionProfile: 'sCurve' },
    },
    {
      name: 'Payloads at a speed without load, SMC',
      inputs: {
        ...hidden,
        ...move,
        motorBrand: 'smc',
        load: 'payload',
        horizontalLoad: 10,
        verticalLoad: 5,
        motion: 'noLoadSpeed',
        noLoadSpeed: 100,
      },
      request: { MotorBrand: 'smc', HorizontalLoad: '10', VerticalLoad: '5', NoLoadSpeed: '100', ...sentMove },
    },
    {
      name: '40 kg lifted against 200 N, stopped at 15 m/s² in an emergency, foot and hinged rod end',
      inputs: {
        ...hidden,
        ...move,
        motorBrand: 'any',
        load: 'weight',
        weight: 40,
        direction: 'vertical',
        motion: 'maxSpeed',
        maxSpeed: 100,
        mounting: 'guided',
        externalForce: 200,
        returnForce: 0,
        emergencyDeceleration: 15,
      },
      request: {
        MotorBrand: 'any',
        Weight: '40',
        AssemblyMethod: 'vertical',
        MaxSpeed: '100',
        ...sentMove,
        Mounting: 'guided',
        ExternalForce: '200',
        ReturnForce: '0',
        EmergencyDeceleration: '15',
      },
    },
  ],
}
