/** Init data of the slide-module form. Names are neutral codes; their texts are in `i18n`. */
import { initWords } from '../../contract/results/init-words.ts'
import { repeatabilityClasses, slideEnvironments, slidePostures, type SlideModuleInit } from './wire/slide-module.ts'

/** Longest lever arm of the form, mm. */
const longestArm = 500

/** Answer of `ModuleWorking/CalculationInit`: kg, mm, mm/s. */
export const slideModuleInitData: SlideModuleInit = {
  assemblyMethodList: slidePostures.map((posture) => ({ value: posture, name: posture, icon: `slide-${posture}` })),
  useEnvironmentList: slideEnvironments.map((environment) => ({ value: environment, name: environment })),
  positionAccuracyList: repeatabilityClasses.map((value) => ({ value, name: `±${value} mm`, repeatabilityMm: Number(value) })),
  [initWords.leastMass]: 1,
  maxW: 130,
  minStroke: 100,
  maxStroke: 1450,
  minSpeed: 1,
  maxSpeed: 1250,
  maxA: longestArm,
  maxB: longestArm,
  maxC: longestArm,
  workingDescription: 'slideModule',
}
