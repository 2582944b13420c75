import { defineCalculator, number, section } from '../../engine/define/index.ts'
import { outputBody, outputFields, outputItems, typeBody, typeFields } from '../2000000-reducer-three-phase/reducer-form.ts'

/**
 * One drive for several jacks: the total torque through shafts and bevel gearboxes, and the gear motors that provide it. Losses are
 * counted along the path to the jack behind the most gearboxes, as if all jacks were there (energy balance).
 */
export const liftDrive = defineCalculator({
  id: 302,
  name: 'liftDrive',
  place: { group: 'system', order: 2, moves: ['lift', 'drive'], drawing: 'LiftDrive' },
  fields: {
    jacks: number({ min: 1, max: 8, step: 1 }),
    jackTorque: number({ unit: 'N*m', exclusiveMin: 0, max: 100_000 }),
    jackSpeed: number({
      unit: 'rpm',
      exclusiveMin: 0,
      max: 10_000,
      // The default window excludes speeds above the one the jacks were sized for.
      tolerance: { lower: [-50, 0, 5], upper: [0, 20, 5], default: [-20, 0] },
    }),
    bevelBoxes: number({ min: 0, max: 6, step: 1 }),
    bevelEfficiency: number({ unit: '%', min: 50, max: 100, default: 95 }),
    startFactor: number({ min: 1, max: 4, default: 1.5 }),
    serviceFactor: number({ exclusiveMin: 0, max: 100, picker: 'serviceFactor' }),
    ...typeFields,
    surplus: number({ unit: '%', min: 10, max: 200, default: 60 }),
    ...outputFields,
  },
  derived: {
    fastest: { unit: '1/s', value: 'jackSpeed / 60[rpm*s] * (1 + jackSpeed.upper / 100[%])', shown: false },
    trainEfficiency: { unit: '%', value: 'pow(bevelEfficiency / 100[%], bevelBoxes) * 100[%]' },
    shaftTorque: { unit: 'N*m', value: 'jackTorque * startFactor' },
    // Without a bevel gearbox all jacks stand in one line, which may be driven from its end.
    rowTorque: { unit: 'N*m', value: '(bevelBoxes == 0 ? jacks : ceil(jacks / 2)) * shaftTorque' },
    driveTorque: { unit: 'N*m', value: 'jacks * shaftTorque / (trainEfficiency / 100[%])' },
    drivePower: { unit: 'kW', value: 'driveTorque * 2 * 3.141592653589793 * fastest / 1000[W/kW]' },
    leastSurplus: { unit: '%', value: '0[%]', shown: false },
  },
  layout: [
    section('jacks', ['jacks', 'jackTorque', 'jackSpeed', 'startFactor']),
    section('train', ['bevelBoxes', 'bevelEfficiency', 'trainEfficiency', 'shaftTorque', 'rowTorque']),
    section('drive', ['driveTorque', 'drivePower', 'serviceFactor']),
    section('types', ['transmissionTypes', 'gearTypes', 'reducerTypes', 'surplus'], { extended: true }),
    section('output', [...outputItems], { extended: true }),
  ],
  request: {
    post: 'ReducerWorking/ThreePhaseMotorCalculation',
    body: {
      't2.value': 'driveTorque',
      't2.lower': 'leastSurplus',
      't2.upper': 'surplus',
      'n2.value': 'jackSpeed',
      'n2.lower': 'jackSpeed.lower',
      'n2.upper': 'jackSpeed.upper',
      fb: 'serviceFactor',
      ...typeBody,
      ...outputBody,
    },
  },
  results: { family: 'reducer', overlayMs: 2000 },
})
