/** What the linear-module forms offer. Names are neutral codes; their texts are in `i18n`. */
import { initWords } from '../../contract/init-words.ts'
import { modulePostures, type LinearModuleInit } from './wire/linear-module.ts'

type Parameter = LinearModuleInit[typeof initWords.parameters][number]

const parameter = (paramName: string, unit: string, more: Partial<Parameter> = {}): Parameter => ({
  paramName,
  displayName: paramName,
  defaultValue: null,
  topParamName: '',
  unit,
  ...more,
})

const motionTab = { topParamName: 'motion' }
const armOfMass = { topParamName: 'load', defaultValue: 0 }

/** Answer of `ModuleLinear/CalculationInit` and `ModuleLinearTwo/CalculationInit`; ranges span the modules of the catalogue. */
export const linearModuleInitData: LinearModuleInit = {
  assemblyMethodList: modulePostures.map((posture) => ({ value: posture, name: posture, icon: `module-${posture}` })),
  [initWords.parameters]: [
    parameter('M', 'kg', { topParamName: 'load' }),
    parameter('Thrust', 'N', { topParamName: 'load' }),
    parameter('A', 'mm', armOfMass),
    parameter('B', 'mm', armOfMass),
    parameter('C', 'mm', armOfMass),
    parameter('MaxSpeed', 'mm/s', motionTab),
    parameter('TotalTime', 's', motionTab),
    parameter('EvenTime', 's', motionTab),
    parameter('Acceleration', 'm/s^2', { defaultValue: 3 }),
    parameter('WaitingTime', 's', { defaultValue: 0 }),
    parameter('Stroke', 'mm'),
  ],
  minSpeed: 1,
  maxSpeed: 10_000,
  minStroke: 1,
  maxStroke: 7000,
  [initWords.leastModuleMass]: 0.1,
  maxM: 1000,
  maxA: 1000,
  maxB: 1000,
  maxC: 1000,
  minTime: 0.01,
  maxTime: 3600,
  workingDescription: 'linearModule',
}
