/** Init data of the linear-module forms. Names are neutral codes; their texts are in `i18n`. */
import { initWords } from '../../contract/results/init-words.ts'
import { modulePostures, type LinearModuleInit } from './wire/linear-module.ts'

/** Answer of `ModuleLinear/CalculationInit` and `ModuleLinearTwo/CalculationInit`; the ranges span the modules of the catalogue. */
export const linearModuleInitData: LinearModuleInit = {
  assemblyMethodList: modulePostures.map((posture) => ({ value: posture, name: posture, icon: `module-${posture}` })),
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
