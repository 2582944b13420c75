/** Texts for the request parameters of the panel. */
import { customMotorField } from '../../../families/reducer/wire/custom-motor.ts'
import type { WorkingParameter } from '../../results/model/parameter-words.ts'
import type { DemandKind } from '../../servo/servo-calls.ts'
import type { ServoText } from '../../servo/servo-texts.ts'

/** The demand that a change of a parameter applies to. */
const demands: Readonly<Record<string, DemandKind>> = { i: 'ratio', n2: 'outputSpeed' }

export const demandOf = (parameter: string): DemandKind | undefined => (Object.hasOwn(demands, parameter) ? demands[parameter] : undefined)

/** Text key and unit by the path of a request value. */
const described = [
  ['sku', 'model.label', ''],
  [`${customMotorField}.t2`, 'custom.t2', 'N*m'],
  [`${customMotorField}.n2`, 'custom.n2', 'rpm'],
  [`${customMotorField}.s`, 'custom.s', 'mm'],
  [`${customMotorField}.lr`, 'custom.lr', 'mm'],
  [`${customMotorField}.la`, 'custom.la', 'mm'],
  [`${customMotorField}.le`, 'custom.le', 'mm'],
  [`${customMotorField}.lb`, 'custom.lb', 'mm'],
  [`${customMotorField}.lz`, 'custom.lz', 'mm'],
  ['i.value', 'demand.ratio', ''],
  ['n2.value', 'demand.outputSpeed', 'rpm'],
  [`${customMotorField}.t2Max`, 'custom.t2Max', 'N*m'],
  [`${customMotorField}.n2Max`, 'custom.n2Max', 'rpm'],
  [`${customMotorField}.rotorInertia`, 'custom.rotorInertia', 'kg*cm^2'],
  ['loadInertia', 'output.loadInertia', 'kg*m^2'],
  ['phases', 'phases.label', ''],
  ['transmissionElement', 'output.transmissionElement', ''],
  ['pitchDiameter', 'output.pitchDiameter', 'mm'],
  ['emergencyTime', 'output.emergencyTime', 's'],
  ['radialForce', 'output.radialForce', 'N'],
  ['forceDistance', 'output.forceDistance', 'mm'],
  ['axialForce', 'output.axialForce', 'N'],
  ['maxBacklash', 'output.maxBacklash', 'arcmin'],
  ['maxTwist', 'output.maxTwist', 'arcmin'],
  ['ratio', 'ratioChoice.label', ''],
] as const

/** Implements `results/model/parameter-words.ts`. */
export const servoWords = (t: ServoText) => ({
  nameOf: (parameter: string): string => {
    const demand = demandOf(parameter)
    return demand === undefined ? parameter : t(`demand.${demand}`)
  },
  fieldOf: demandOf,
  describe: (query: Readonly<Record<string, string>>): readonly WorkingParameter[] =>
    described.flatMap(([paramName, path, unit]) => {
      const value = query[paramName]
      return value === undefined ? [] : [{ paramName, displayName: t(path), value, displayValue: value, unit }]
    }),
})
