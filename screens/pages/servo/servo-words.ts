/** Texts for the request parameters of the panel. */
import { customMotorField } from '../../../families/reducer/wire/custom-motor.ts'
import type { WorkingParameter } from '../../results/model/parameter-words.ts'
import type { ChoiceGroup, DemandKind } from '../../servo/servo-calls.ts'
import type { ServoTexts } from '../../servo/servo-texts.ts'

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

/** Choices by request parameter. */
const choiceOf: Readonly<Record<string, ChoiceGroup>> = {
  precisionType: 'precision',
  transmissionTypes: 'transmission',
  gearTypes: 'gear',
  reducerTypes: 'reducer',
}

/** Whether a value of a request is one end of the window around the demand, such as `i.lower`. */
const windowEnd = /^(?:i|n2)\.(?<end>lower|upper)$/

/** Implements `results/model/parameter-words.ts`. */
export const servoWords = ({ t, nameOf: valueName }: ServoTexts) => {
  const describeEnd = (paramName: string, value: string): readonly WorkingParameter[] => {
    const end = windowEnd.exec(paramName)?.groups?.['end']
    if (end === undefined) return []
    const displayName = `${t('errorRange.label')}, ${t(end === 'lower' ? 'errorRange.lower' : 'errorRange.upper')}`
    return [{ paramName, displayName, value, displayValue: value, unit: '%' }]
  }
  const describeChoice = (paramName: string, value: string): readonly WorkingParameter[] => {
    const group = choiceOf[paramName]
    if (group === undefined) return []
    const displayValue = valueName(`choices.${group}.options`, value)
    return [{ paramName, displayName: t(`choices.${group}.label`), value, displayValue, unit: '' }]
  }
  return {
    nameOf: (parameter: string): string => {
      const demand = demandOf(parameter)
      return demand === undefined ? parameter : t(`demand.${demand}`)
    },
    fieldOf: demandOf,
    describe: (query: Readonly<Record<string, string>>): readonly WorkingParameter[] => [
      ...described.flatMap(([paramName, path, unit]) => {
        const value = query[paramName]
        return value === undefined ? [] : [{ paramName, displayName: t(path), value, displayValue: value, unit }]
      }),
      ...Object.entries(query).flatMap(([paramName, value]) => [...describeEnd(paramName, value), ...describeChoice(paramName, value)]),
    ],
  }
}
