import { alternatives, defineCalculator, number, section } from '../../engine/define/index.ts'
import { outputBody, outputFields, outputItems, typeBody, typeFields, usualWindow } from './reducer-form.ts'

/** Reducer with a three-phase motor: by motor power or output torque, and by output speed or ratio. */
export const reducerThreePhase = defineCalculator({
  id: 2000000,
  name: 'reducerThreePhase',
  place: { group: 'rotary', order: 1, moves: ['drive'], drawing: 'GearedMotor' },
  fields: {
    demand: alternatives({ branches: { motorPower: ['motorPower'], outputTorque: ['outputTorque'] }, default: 'motorPower' }),
    motorPower: number({ unit: 'kW', exclusiveMin: 0, hint: { typical: 1.5 }, tolerance: usualWindow }),
    outputTorque: number({ unit: 'N*m', exclusiveMin: 0, tolerance: usualWindow }),
    motion: alternatives({ branches: { outputSpeed: ['outputSpeed'], ratio: ['ratio'] }, default: 'outputSpeed' }),
    outputSpeed: number({ unit: 'rpm', exclusiveMin: 0, hint: { typical: 45 }, tolerance: usualWindow }),
    ratio: number({ min: 1, tolerance: usualWindow }),
    serviceFactor: number({ exclusiveMin: 0, max: 100, required: false, picker: 'serviceFactor' }),
    ...typeFields,
    ...outputFields,
    loadInertia: number({ unit: 'kg*m^2', exclusiveMin: 0, required: false }),
    emergencyTime: number({ unit: 's', exclusiveMin: 0, required: false }),
  },
  layout: [
    section('demand', ['demand', 'motorPower', 'outputTorque']),
    section('motion', ['motion', 'outputSpeed', 'ratio', 'serviceFactor']),
    section('types', ['transmissionTypes', 'gearTypes', 'reducerTypes']),
    section('output', [...outputItems, 'loadInertia', 'emergencyTime'], { extended: true }),
  ],
  request: {
    post: 'ReducerWorking/ThreePhaseMotorCalculation',
    body: {
      'motorPower.value': 'motorPower',
      'motorPower.lower': 'motorPower.lower',
      'motorPower.upper': 'motorPower.upper',
      't2.value': 'outputTorque',
      't2.lower': 'outputTorque.lower',
      't2.upper': 'outputTorque.upper',
      'n2.value': 'outputSpeed',
      'n2.lower': 'outputSpeed.lower',
      'n2.upper': 'outputSpeed.upper',
      'i.value': 'ratio',
      'i.lower': 'ratio.lower',
      'i.upper': 'ratio.upper',
      fb: 'serviceFactor',
      ...typeBody,
      ...outputBody,
      loadInertia: { value: 'loadInertia', optional: true },
      emergencyTime: { value: 'emergencyTime', optional: true },
    },
  },
  results: { family: 'reducer', overlayMs: 2000 },
})
