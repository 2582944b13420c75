/** Labels and units of the values of an axis request. */
import { partOf, wholeAxis } from './parts.ts'

/** Units of the fields of a request. */
export const axisUnits = {
  inclination: 'deg',
  mass: 'kg',
  returnMass: 'kg',
  stroke: 'mm',
  overtravel: 'mm',
  speed: 'mm/s',
  acceleration: 'm/s^2',
  dwell: 's',
  requiredLife: 'h',
  sliderSpacing: 'mm',
  railSpacing: 'mm',
  armA: 'mm',
  armB: 'mm',
  armC: 'mm',
  driveB: 'mm',
  driveC: 'mm',
  processForce: 'N',
  forceY: 'N',
  forceZ: 'N',
  forceA: 'mm',
  forceB: 'mm',
  forceC: 'mm',
  preload: 'N',
  travelDeviation: 'um',
  screwEnd: 'mm',
  excitation: 'Hz',
} as const

/** Labels of fields that the form does not have. */
const others: Readonly<Record<string, string>> = {
  screwSku: 'families/ball-screw:part',
  guideSku: 'families/ball-rail:part',
  motorSku: 'families/servo-motor:part',
  couplingSku: 'assembly:roles.coupling',
  fixedSupportSku: 'assembly:roles.fixedSupport',
  freeSupportSku: 'assembly:roles.freeSupport',
}

/** Names of the fields on the form. */
const onForm: ReadonlySet<string> = new Set([...Object.keys(axisUnits), 'posture', 'layout', 'motionProfile', 'precision', 'fixing'])

const assumptionKey = (path: string): string => {
  const { part = wholeAxis, name } = partOf(path)
  return `families/${part}:assumptions.${name}`
}

/**
 * Text key of the label of a path in a request: `mass`, `parameters.armC`, `assumptions.ball-rail/loadFactor`.
 * @param path of a value
 * @returns the text key, or undefined for a path without a label of its own
 */
export const axisLabelKey = (path: string): string | undefined => {
  const own = path.replace(/^parameters\./, '')
  if (own.startsWith('assumptions.')) return assumptionKey(own.slice('assumptions.'.length))
  const field = own === 'mass' ? 'load' : own
  if (onForm.has(own)) return `schemas/303-linear-axis:${field}.label`
  // A path may contain any sent name, including names on Object.prototype.
  return Object.hasOwn(others, own) ? others[own] : undefined
}
