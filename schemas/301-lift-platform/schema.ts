import { describedParameters } from '../../contract/results/init-words.ts'
import { choice, defineCalculator, number, section } from '../../engine/define/index.ts'
import { liftFields, liftQuery, liftTables } from '../300-lift/lift-form.ts'

/**
 * Jacks at the corners (and along the long sides) of a rectangle, evenly spaced. The load of jack i under a rigid platform on equal
 * jacks is W (1/n + ex xi / Σx² + ey yi / Σy²). `along` and `across` are the resulting coefficients of the most loaded jack: W1 / W
 * = 1/n + along × ex / L + across × ey / B.
 */
const tables = {
  serviceFactor: liftTables.serviceFactor,
  arrangement: {
    by: 'arrangement',
    rows: {
      two: { jacks: 2, along: 1, across: 0 },
      four: { jacks: 4, along: 0.5, across: 0.5 },
      six: { jacks: 6, along: 0.5, across: 0.333_333_333_333_333_3 },
      eight: { jacks: 8, along: 0.45, across: 0.25 },
    },
  },
} as const

const { loadType, serviceFactor, load, minutes, speed, stroke, inputRadialForce, maxNutPressure, maxDeflection } = liftFields

/**
 * Lift platform: several jacks under one platform, driven together. All jacks are sized for the most loaded one; the shafts between
 * them transmit the sum of the torques of the jacks behind them.
 */
export const liftPlatform = defineCalculator({
  id: 301,
  name: 'liftPlatform',
  place: { group: 'system', order: 1, moves: ['lift'], complete: true, drawing: 'LiftPlatform', address: 'lift-platform' },
  init: {
    get: 'PlatformWorking/CalculationInit',
    parameters: describedParameters,
    lists: { fixedMethodList: { name: 'text', fm: 'number', fn: 'number' } },
  },
  tables,
  fields: {
    loadType,
    serviceFactor,
    load,
    arrangement: choice({ options: ['two', 'four', 'six', 'eight'], as: 'radio', default: 'four' }),
    length: number({ unit: 'mm', min: 100, max: 50_000 }),
    width: number({ unit: 'mm', min: 100, max: 50_000, visible: "arrangement != 'two'" }),
    offsetAlong: number({ unit: 'mm', min: 0, max: 'liftOffAlong', onBoundsChange: 'flag' }),
    offsetAcross: number({ unit: 'mm', min: 0, max: 'liftOffAcross', onBoundsChange: 'flag', visible: "arrangement != 'two'" }),
    minutes,
    speed,
    stroke,
    mounting: choice({ options: ['1A', '1B', '2A', '2B'], as: 'images' }),
    fixing: choice({ optionsFrom: 'init.fixedMethodList', as: 'images' }),
    inputRadialForce,
    maxNutPressure,
    maxDeflection,
  },
  derived: {
    jacks: { unit: '', value: 'tables.arrangement.jacks' },
    /** Offset at which the least loaded jack starts to lift off: along only, and in both directions. */
    liftOffAlong: { unit: 'mm', value: 'length / jacks / tables.arrangement.along', shown: false },
    liftOffAcross: {
      unit: 'mm',
      value: '(1 / jacks - tables.arrangement.along * offsetAlong / length) * width / tables.arrangement.across',
      shown: false,
    },
    tilt: {
      unit: '',
      value:
        "tables.arrangement.along * offsetAlong / length + (arrangement == 'two' ? 0 : tables.arrangement.across * offsetAcross / width)",
      shown: false,
    },
    designLoad: { unit: 'kg', value: 'load * 1000[kg/t] * serviceFactor' },
    mostLoad: { unit: 'kg', value: 'designLoad * (1 / jacks + tilt)' },
    leastLoad: { unit: 'kg', value: 'designLoad * (1 / jacks - tilt)' },
    /** As if all jacks bore the load of the most loaded one. */
    loadMass: { unit: 'kg', value: 'mostLoad * jacks' },
    dutyCycle: { unit: '%', value: 'trunc(minutes / 30[min] * 100[%])' },
    dutyCycleExact: { unit: '%', value: 'minutes / 30[min] * 100[%]' },
  },
  layout: [
    section('load', ['loadType', 'serviceFactor', 'load', 'designLoad']),
    section('platform', ['arrangement', 'jacks', 'length', 'width', 'offsetAlong', 'offsetAcross', 'mostLoad', 'leastLoad', 'loadMass']),
    section('duty', ['minutes', 'dutyCycle', 'dutyCycleExact', 'speed', 'stroke']),
    section('mounting', ['mounting', 'fixing']),
    section('further', ['inputRadialForce', 'maxNutPressure', 'maxDeflection'], { extended: true }),
  ],
  request: {
    get: 'PlatformWorking/Calculation',
    query: {
      ED: liftQuery.ED,
      // Two jacks have no width; their load can be calculated without it.
      W: { value: liftQuery.W, optional: false },
      Speed: liftQuery.Speed,
      Stroke: liftQuery.Stroke,
      FixedMethod: liftQuery.FixedMethod,
      JackCount: 'jacks',
      WType: 'loadType',
      InputRadialForce: liftQuery.InputRadialForce,
      MaxNutPressure: liftQuery.MaxNutPressure,
      MaxDeflection: liftQuery.MaxDeflection,
      InstallType: { value: 'mounting', optional: true },
    },
  },
  results: {
    family: 'screw-jack',
    overlayMs: 3000,
    next: { calculator: 302, inputs: { jacks: 'JackCount', jackTorque: 'inputTorque', jackSpeed: 'n1' } },
  },
})
