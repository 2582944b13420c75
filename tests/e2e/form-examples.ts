/** Calculators filled in, by working id; texts by field. */

/** THK General Catalog as one mass: 1300 kg on two rails with two blocks each. */
const guideExample = {
  posture: 'horizontal',
  layout: '2x2',
  sliderSpacing: '600',
  railSpacing: '400',
  load: '1300',
  armA: '73.846',
  armB: '30.769',
  armC: '292.308',
  speed: '500',
  acceleration: '10',
  travel: '1450',
}
const cylinderExample = {
  motorBrand: 'yaskawa',
  load: 'weight',
  weight: '40',
  direction: 'vertical',
  stroke: '300',
  motion: 'time',
  time: '0.9',
}
const moduleExample = {
  posture: 'horizontal',
  mass: '10',
  stroke: '400',
  acceleration: '3',
  motion: 'evenTime',
  evenTime: '1',
  waitingTime: '0.5',
}
export const slideExample = {
  posture: 'horizontal',
  load: '10',
  armLateral: '20',
  armAlong: '30',
  armHeight: '50',
  stroke: '300',
  speed: '300',
  environment: 'standard',
  accuracy: '0.01',
}
const screwLiftExample = {
  loadType: 'medium',
  load: '5',
  minutes: '10',
  speed: '500',
  stroke: '300',
  structure: '1A',
  fixing: 'base-fixed-end-fixed',
}

/** 1.5 kW at 45 rpm within the usual tolerance. */
export const threePhaseExample = { motorPower: '1.5', outputSpeed: '45' }
/** The specification's typical numbers. */
const manualExample = { torque: '380', ratio: '20' }

/** One form each, by working id. */
export const formExamples: Readonly<Record<number, Readonly<Record<string, string>>>> = {
  31: guideExample,
  3: screwLiftExample,
  20: slideExample,
  1000: cylinderExample,
  1006: moduleExample,
  1007: moduleExample,
  2000000: threePhaseExample,
  2000002: manualExample,
}
