/** Labels and units of the values of a reducer request. */
import { customMotorField, customMotorUnits } from './wire/custom-motor.ts'

/** Text keys of the labels by the last part of a path. */
const labels: Readonly<Record<string, string>> = {
  motorPower: 'families/reducer:values.inputPower',
  n2: 'families/reducer:values.outputSpeed',
  t2: 'families/reducer:values.outputTorque',
  i: 'families/reducer:values.ratio',
  ratio: 'families/reducer:values.ratio',
  fb: 'families/reducer:values.serviceFactor',
  radialForce: 'families/reducer:values.radialForce',
  axialForce: 'families/reducer:values.axialForce',
  forceDistance: 'families/reducer:values.forceDistance',
  transmissionElement: 'families/reducer:values.transmissionElement',
  pitchDiameter: 'families/reducer:values.pitchDiameter',
  maxBacklash: 'families/reducer:values.maxBacklash',
  maxTwist: 'families/reducer:values.maxTwist',
  phases: 'families/reducer:values.phases',
  loadInertia: 'families/reducer:values.loadInertia',
  emergencyTime: 'families/reducer:values.emergencyTime',
  sku: 'servo:model.label',
  gearUnitSku: 'assembly:roles.gearUnit',
  motorSku: 'assembly:roles.motor',
  [customMotorField]: 'servo:model.custom',
  precisionType: 'servo:choices.precision.label',
  transmissionTypes: 'servo:choices.transmission.label',
  gearTypes: 'servo:choices.gear.label',
  reducerTypes: 'servo:choices.reducer.label',
  lower: 'servo:errorRange.lower',
  upper: 'servo:errorRange.upper',
}

/** Columns of a duty spectrum. */
const phaseColumns: ReadonlySet<string> = new Set(['torque', 'speed', 'time'])

/** Units of the values of a request; all others are dimensionless. */
export const reducerUnits = {
  ...customMotorUnits,
  motorPower: 'kW',
  radialForce: 'N',
  axialForce: 'N',
  forceDistance: 'mm',
  pitchDiameter: 'mm',
  maxBacklash: 'arcmin',
  maxTwist: 'arcmin',
  loadInertia: 'kg·m²',
  emergencyTime: 's',
  torque: 'N·m',
  speed: 'rpm',
  time: 's',
} as const

/**
 * Text key of the label of a path in a request: `n2.value`, `parameters.sku`, a dimension of a described motor,
 * `assumptions.peakTorqueFactor`.
 *
 * @returns the text key, or undefined for a path without a label of its own
 */
export const reducerLabelKey = (path: string): string | undefined => {
  if (path.startsWith('assumptions.')) return `families/reducer:${path}`
  if (path.startsWith('candidate.')) return undefined
  const [first = '', second, third] = path.replace(/^parameters\./, '').split('.')
  if (first === customMotorField && second !== undefined) {
    return Object.hasOwn(customMotorUnits, second) ? `servo:custom.${second}` : undefined
  }
  if (first === 'phases' && third !== undefined) return phaseColumns.has(third) ? `servo:phases.${third}` : undefined
  const name = second === 'lower' || second === 'upper' ? second : first
  return Object.hasOwn(labels, name) ? labels[name] : undefined
}
