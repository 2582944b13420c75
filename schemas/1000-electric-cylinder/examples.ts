import type { ElectricCylinderInit } from '../../families/electric-cylinder/wire/electric-cylinder.ts'
import type { CalculatorExamples } from '../../engine/define/examples.ts'
import { withRecorded } from '../with-recorded.ts'
import recorded from './recorded.json' with { type: 'json' }

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

/** Fields with a default keep it while hidden. */
const hidden = { direction: 'horizontal' }
const move = { stroke: 300, acceleration: 3 }
const sentMove = { Stroke: '300', Acceleration: '3' }

/**
 * One example per tab; used by tests, documentation and OpenAPI. Recommended ranges (specification, sections 2 and 3) are those of
 * the init answer above.
 */
export const electricCylinderExamples: CalculatorExamples = withRecorded(
  {
    init,
    cases: [
      {
        name: 'Thrust 2 kN at 500 mm/s with a Yaskawa servo motor',
        inputs: { ...move, motorBrand: 'yaskawa', load: 'thrust', thrust: 2000, motion: 'maxSpeed', maxSpeed: 500 },
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
        // Shortest time 2 k √(S / (m a)) and speed by `rampTable`, calculated by hand.
        shows: { 'time.min': 0.894427191, requiredSpeed: 414.589803 },
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
      {
        // 245 mm = 2 m/s² × (0.7 s)² / 4, and the highest speed is 2 m/s² × 0.35 s.
        name: 'Upright payload alone, 245 mm in 0.7 s, the shortest time there is',
        inputs: {
          motorBrand: 'any',
          load: 'payload',
          horizontalLoad: 0,
          verticalLoad: 5,
          stroke: 245,
          acceleration: 2,
          motion: 'time',
          time: 0.7,
        },
        request: { MotorBrand: 'any', HorizontalLoad: '0', VerticalLoad: '5', Time: '0.7', Stroke: '245', Acceleration: '2' },
        // Without any load there is nothing to size.
        typed: { verticalLoad: { '0': null, '0.001': 0.001 } },
      },
      {
        name: 'A duty spectrum: out against 2 kN, back empty',
        inputs: {
          ...move,
          motorBrand: 'any',
          load: 'thrust',
          thrust: 2000,
          motion: 'maxSpeed',
          maxSpeed: 300,
          phases: [
            { load: 2000, speed: 200, time: 1.5 },
            { load: -100, speed: 300, time: 1 },
          ],
        },
        request: { MotorBrand: 'any', Thrust: '2000', MaxSpeed: '300', ...sentMove, Phases: '2000,200,1.5;-100,300,1' },
      },
    ],
  },
  recorded,
)
