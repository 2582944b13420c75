import { choice, defineCalculator, number, section } from '../../engine/define/index.ts'
import { outputBody, outputFields, outputItems, typeBody, typeFields } from '../2000000-reducer-three-phase/reducer-form.ts'

/**
 * Power numbers of impellers in a tank with four baffles, turbulent (Re >= 10⁴): McCabe, Smith, Harriott, Unit Operations of
 * Chemical Engineering, table of KT for baffled tanks. Blades are a fifth of the diameter wide; pitch is per diameter.
 */
const tables = {
  impeller: {
    by: 'impeller',
    rows: {
      discTurbine: { powerNumber: 5.75 },
      pitchedSix: { powerNumber: 1.63 },
      pitchedFour: { powerNumber: 1.27 },
      paddle: { powerNumber: 1.7 },
      propeller: { powerNumber: 0.32 },
      propellerSteep: { powerNumber: 0.87 },
    },
  },
} as const

/**
 * Drive of the agitator of a storage tank: the power of the impellers at the highest permissible speed, and the gear motors that
 * provide it. Power of an impeller: P = Np ρ n³ d⁵, with constant Np in turbulent flow.
 */
export const storageTank = defineCalculator({
  id: 1017,
  name: 'storageTank',
  place: { group: 'system', order: 4, moves: ['drive'], complete: true, drawing: 'StorageTank', address: 'storage-tank' },
  tables,
  fields: {
    density: number({ unit: 'kg/m^3', min: 400, max: 4000, hint: { typical: 1000 } }),
    // Used only to check that the power number applies.
    viscosity: number({ unit: 'mPa*s', exclusiveMin: 0, max: 'turbulentUpTo', send: false }),
    impeller: choice({
      options: ['discTurbine', 'pitchedSix', 'pitchedFour', 'paddle', 'propeller', 'propellerSteep'],
      as: 'radio',
      sets: { powerNumber: 'tables.impeller.powerNumber' },
    }),
    powerNumber: number({ min: 0.05, max: 20 }),
    impellerCount: number({ min: 1, max: 4, step: 1, default: 1 }),
    diameter: number({ unit: 'mm', min: 20, max: 10_000 }),
    speed: number({
      unit: 'rpm',
      min: 1,
      max: 2000,
      tolerance: { lower: [-20, 0, 1], upper: [0, 20, 1], default: [-5, 5] },
    }),
    shaftEfficiency: number({ unit: '%', min: 30, max: 100, default: 95 }),
    serviceFactor: number({ exclusiveMin: 0, max: 100, picker: 'serviceFactor' }),
    ...typeFields,
    surplus: number({ unit: '%', min: 10, max: 200, default: 60 }),
    ...outputFields,
  },
  derived: {
    turnsPerSecond: { unit: '1/s', value: 'speed / 60[rpm*s]', shown: false },
    fastest: { unit: '1/s', value: 'turnsPerSecond * (1 + speed.upper / 100[%])', shown: false },
    span: { unit: 'm', value: 'diameter / 1000[mm/m]', shown: false },
    turbulentUpTo: { unit: 'mPa*s', value: 'density * turnsPerSecond * pow(span, 2) / 10000 / 0.001[Pa/mPa]', shown: false },
    reynolds: { unit: '', value: 'density * turnsPerSecond * pow(span, 2) / (viscosity * 0.001[Pa/mPa])' },
    tipSpeed: { unit: 'm/s', value: '3.141592653589793 * turnsPerSecond * span' },
    impellerPower: { unit: 'kW', value: 'impellerCount * powerNumber * density * pow(fastest, 3) * pow(span, 5) / 1000[W/kW]' },
    driveTorque: {
      unit: 'N*m',
      value: 'impellerPower * 1000[W/kW] / (2 * 3.141592653589793 * fastest) / (shaftEfficiency / 100[%])',
    },
    drivePower: { unit: 'kW', value: 'impellerPower / (shaftEfficiency / 100[%])' },
    leastSurplus: { unit: '%', value: '0[%]', shown: false },
  },
  layout: [
    section('liquid', ['density', 'viscosity', 'reynolds']),
    section('impeller', ['impeller', 'powerNumber', 'impellerCount', 'diameter', 'speed', 'tipSpeed']),
    section('drive', ['impellerPower', 'shaftEfficiency', 'driveTorque', 'drivePower', 'serviceFactor']),
    section('types', ['transmissionTypes', 'gearTypes', 'reducerTypes', 'surplus'], { extended: true }),
    section('output', [...outputItems], { extended: true }),
  ],
  request: {
    post: 'ReducerWorking/ThreePhaseMotorCalculation',
    body: {
      't2.value': 'driveTorque',
      't2.lower': 'leastSurplus',
      't2.upper': 'surplus',
      'n2.value': 'speed',
      'n2.lower': 'speed.lower',
      'n2.upper': 'speed.upper',
      fb: 'serviceFactor',
      ...typeBody,
      ...outputBody,
    },
  },
  results: { family: 'reducer', overlayMs: 2000 },
})
