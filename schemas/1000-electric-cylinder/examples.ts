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
  fresh: {
    load: 'thrust',
    motion: 'maxSpeed',
    acceleration: 3,
    mounting: null,
    motionProfile: 'trapezoid',
    motorBrand: 'yaskawa',
    direction: null,
  },
  offers: {
    mounting: ['clevis', 'guided', 'rigid', 'free'],
    motionProfile: ['trapezoid', 'sCurve', 'modifiedSine'],
    direction: ['horizontal', 'vertical'],
  },
  cases: [
    {
      name: 'Thrust 2 kN at 500 mm/s with a Yaskawa servo motor',
      inputs: { ...hidden, ...move, motorBrand: 'yaskawa', load: 'thrust', thrust: 2000, motion: 'maxSpeed', maxSpeed: 500 },
      request: { MotorBrand: 'yaskawa', Thrust: '2000', MaxSpeed: '500', ...sentMove },
      shows: {
        thrust: 2000,
        weight: null,
        direction: null,
        horizontalLoad: null,
        externalForce: null,
        returnForce: null,
        emergencyDeceleration: null,
        maxSpeed: 500,
        noLoadSpeed: null,
        verticalLoad: null,
        time: null,
        requiredSpeed: 500,
      },
      typed: {
        acceleration: { '0': null, '0.001': 0.001, '1 mm/s^2': 0.001 },
        stroke: { '0': null, '10': 10, '1500': 1500, '1515': 1515, '9.9': 9.9, '0.001': 0.001, '1 m': 1000 },
        thrust: { '0': null, '10': 10, '29000': 29000, '29290': 29290, '9.9': 9.9, '0.001': 0.001, '1 kN': 1000 },
        maxSpeed: { '0': null, '1': 1, '1600': 1600, '1616': 1616, '0.99': 0.99, '0.001': 0.001, '1 m/s': 1000 },
      },
      chosen: {
        load: { weight: { load: 'weight', thrust: null, direction: 'horizontal' }, payload: { load: 'payload', thrust: null } },
        motion: {
          time: { motion: 'time', maxSpeed: null, requiredSpeed: null },
          noLoadSpeed: { motion: 'noLoadSpeed', maxSpeed: null, requiredSpeed: null },
        },
        mounting: {
          clevis: { mounting: 'clevis' },
          guided: { mounting: 'guided' },
          rigid: { mounting: 'rigid' },
          free: { mounting: 'free' },
        },
        motionProfile: {
          trapezoid: { motionProfile: 'trapezoid' },
          sCurve: { motionProfile: 'sCurve' },
          modifiedSine: { motionProfile: 'modifiedSine' },
        },
      },
      needs: ['stroke', 'acceleration', 'motorBrand', 'thrust', 'maxSpeed'],
    },
    {
      name: '40 kg lifted 300 mm in 0.9 s',
      inputs: { ...hidden, ...move, motorBrand: 'any', load: 'weight', weight: 40, direction: 'vertical', motion: 'time', time: 0.9 },
      request: { MotorBrand: 'any', Weight: '40', AssemblyMethod: 'vertical', Time: '0.9', ...sentMove },
      shows: { thrust: null, weight: 40, direction: 'vertical', maxSpeed: null, time: 0.9, requiredSpeed: 389.531364 },
      typed: {
        weight: { '0': null, '1': 1, '2200': 2200, '2222': 2222, '0.99': 0.99, '0.001': 0.001, '1 t': 1000 },
        externalForce: { '0': 0, '-0.001': null, '1 kN': 1000 },
        returnForce: { '0': 0, '-0.001': null, '1 kN': 1000 },
        emergencyDeceleration: { '0': null, '0.001': 0.001, '1 mm/s^2': 0.001 },
        time: { '0.632456': 0.632456, '0.626131': null, '1 min': 60 },
      },
      chosen: { direction: { horizontal: { direction: 'horizontal' }, vertical: { direction: 'vertical' } } },
      needs: ['direction', 'stroke', 'acceleration', 'motorBrand', 'load', 'weight', 'motion', 'time'],
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
      shows: { requiredSpeed: 414.589803 },
      needs: ['direction', 'stroke', 'acceleration', 'motorBrand', 'load', 'weight', 'motion', 'time', 'motionProfile'],
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
      shows: { horizontalLoad: 10, noLoadSpeed: 100, verticalLoad: 5, requiredSpeed: 100 },
      typed: {
        horizontalLoad: { '0': 0, '-0.001': null, '1 t': 1000 },
        noLoadSpeed: { '0': null, '1': 1, '1600': 1600, '1616': 1616, '0.99': 0.99, '0.001': 0.001, '1 m/s': 1000 },
        verticalLoad: { '0': 0, '-0.001': null, '-10': null, '-9.9': null, '1 t': 1000 },
      },
      needs: ['stroke', 'acceleration', 'motorBrand', 'load', 'horizontalLoad', 'verticalLoad', 'motion', 'noLoadSpeed'],
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
      shows: { externalForce: 200, returnForce: 0, emergencyDeceleration: 15, requiredSpeed: 100 },
      needs: ['direction', 'stroke', 'acceleration', 'motorBrand', 'load', 'weight', 'maxSpeed'],
    },
  ],
}
