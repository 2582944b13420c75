import { describedParameters } from '../../contract/results/init-words.ts'
import { alternatives, choice, defineCalculator, list, number, section } from '../../engine/define/index.ts'
import { motionProfileField, motionProfileParameter, rampTable } from '../motion-profile.ts'

/** Masses that the catalogue moves, kg, as `mimW` and `maxW` of the init answer. */
const recommendedMass = { min: 1, max: 2200 } as const

/** Times of a stroke, s: from the shortest one at full speed to the longest one at the lowest speed. */
const recommendedTime = { min: 0.01, max: 1500 } as const

/**
 * Electric cylinder: a force or a mass moved by a rod, with a given speed, time, or speed without load. Ranges come with the init
 * answer and are hints; any positive value is sized. A time shorter than the shortest possible stroke is rejected with its limit.
 */
export const electricCylinder = defineCalculator({
  id: 1000,
  name: 'electricCylinder',
  place: { group: 'actuator', order: 4, moves: ['push', 'lift'], also: [22], complete: true, drawing: 'ElectricCylinder' },
  init: {
    get: 'ElectricCylinderWorking/CalculationInit',
    parameters: describedParameters,
    lists: { motorBrandList: { name: 'text' } },
    numbers: {
      minThrust: 'N',
      maxThrust: 'N',
      mimW: 'kg',
      maxW: 'kg',
      minSpeed: 'mm/s',
      maxSpeed: 'mm/s',
      minStroke: 'mm',
      maxStroke: 'mm',
    },
  },
  tables: { ramp: rampTable },
  fields: {
    motorBrand: choice({ optionsFrom: 'init.motorBrandList', as: 'radio', default: 'yaskawa' }),
    load: alternatives({
      branches: { thrust: ['thrust'], weight: ['weight', 'direction'], payload: ['horizontalLoad', 'verticalLoad'] },
      default: 'thrust',
    }),
    thrust: number({ unit: 'N', exclusiveMin: 0, min: 'init.minThrust', max: 'init.maxThrust', onOutOfRange: 'hint' }),
    weight: number({ unit: 'kg', exclusiveMin: 0, min: 'init.mimW', max: 'init.maxW', onOutOfRange: 'hint' }),
    direction: choice({ options: ['horizontal', 'vertical'], as: 'radio', default: 'horizontal' }),
    horizontalLoad: number({ unit: 'kg', min: 0, hint: recommendedMass }),
    // Either may be 0, but not both: without any load there is nothing to size.
    verticalLoad: number({ unit: 'kg', min: 0, exclusiveMin: '-horizontalLoad', hint: recommendedMass }),
    stroke: number({ unit: 'mm', exclusiveMin: 0, min: 'init.minStroke', max: 'init.maxStroke', onOutOfRange: 'hint' }),
    acceleration: number({ unit: 'm/s^2', exclusiveMin: 0, default: 3, hint: { typical: 3 } }),
    motion: alternatives({
      branches: { maxSpeed: ['maxSpeed'], time: ['time'], noLoadSpeed: ['noLoadSpeed'] },
      default: 'maxSpeed',
    }),
    maxSpeed: number({ unit: 'mm/s', exclusiveMin: 0, min: 'init.minSpeed', max: 'init.maxSpeed', onOutOfRange: 'hint' }),
    time: number({
      unit: 's',
      min: '2 * tables.ramp.k * sqrt(stroke / (tables.ramp.m * (acceleration * 1000[mm/m])))',
      hint: recommendedTime,
    }),
    noLoadSpeed: number({ unit: 'mm/s', exclusiveMin: 0, min: 'init.minSpeed', max: 'init.maxSpeed', onOutOfRange: 'hint' }),
    mounting: choice({ options: ['clevis', 'guided', 'rigid', 'free'], required: false }),
    externalForce: number({ unit: 'N', min: 0, required: false, visible: "load != 'thrust'" }),
    returnForce: number({ unit: 'N', min: 0, required: false, visible: "load != 'thrust'" }),
    phases: list({
      row: {
        load: number({ unit: 'N' }),
        speed: number({ unit: 'mm/s', min: 0 }),
        time: number({ unit: 's', exclusiveMin: 0 }),
      },
      required: false,
      maxRows: 20,
    }),
    emergencyDeceleration: number({ unit: 'm/s^2', exclusiveMin: 0, required: false, visible: "load != 'thrust'" }),
    motionProfile: motionProfileField,
  },
  derived: {
    requiredSpeed: {
      unit: 'mm/s',
      value:
        "motion == 'time' ? 2 * stroke / (time + sqrt(max(time * time - 4 * (2 * tables.ramp.k - tables.ramp.m) * stroke / (acceleration * 1000[mm/m]), 0))) : motion == 'maxSpeed' ? maxSpeed : noLoadSpeed",
    },
  },
  layout: [
    section('drive', ['motorBrand']),
    section('load', ['load', 'thrust', 'weight', 'direction', 'horizontalLoad', 'verticalLoad']),
    section('motion', ['stroke', 'acceleration', 'motion', 'maxSpeed', 'time', 'noLoadSpeed', 'requiredSpeed']),
    section('further', ['mounting', 'externalForce', 'returnForce', 'emergencyDeceleration', 'motionProfile'], { extended: true }),
    section('spectrum', ['phases'], { extended: true }),
  ],
  request: {
    get: 'ElectricCylinderWorking/Calculation',
    query: {
      MotorBrand: 'motorBrand',
      Thrust: 'thrust',
      Weight: 'weight',
      AssemblyMethod: 'direction',
      HorizontalLoad: 'horizontalLoad',
      VerticalLoad: 'verticalLoad',
      MaxSpeed: 'maxSpeed',
      Time: 'time',
      NoLoadSpeed: 'noLoadSpeed',
      Stroke: 'stroke',
      Acceleration: 'acceleration',
      Mounting: 'mounting',
      ExternalForce: 'externalForce',
      ReturnForce: 'returnForce',
      EmergencyDeceleration: 'emergencyDeceleration',
      MotionProfile: motionProfileParameter,
      Phases: { list: 'phases', columns: ['load', 'speed', 'time'] },
    },
  },
  results: { family: 'electric-cylinder', overlayMs: 2000 },
})
