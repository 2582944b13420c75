/** Init data of the electric-cylinder form. Names are neutral codes; their texts are in `i18n`. */
import { initWords } from '../../contract/results/init-words.ts'
import { motorBrands, type ElectricCylinderInit, type MotorBrand } from './wire/electric-cylinder.ts'

/** Brand names as the makers write them; `any` has a text of its own. */
const brandNames = {
  yaskawa: 'Yaskawa',
  mitsubishi: 'Mitsubishi Electric',
  smc: 'SMC',
  hiwin: 'HIWIN',
  any: 'any',
} as const satisfies Record<MotorBrand, string>

/**
 * Answer of `ElectricCylinderWorking/CalculationInit`. The recommended ranges span the catalogue: from the lightest LEY and
 * slowest DC cylinder to EMC100; the mass is what 29 kN can lift at 3 m/s².
 */
export const electricCylinderInitData: ElectricCylinderInit = {
  motorBrandList: motorBrands.map((value) => ({ value, name: brandNames[value] })),
  minThrust: 10,
  maxThrust: 29_000,
  [initWords.leastMass]: 1,
  maxW: 2200,
  minSpeed: 1,
  maxSpeed: 1600,
  minStroke: 10,
  maxStroke: 1500,
  workingDescription: 'electricCylinder',
}
