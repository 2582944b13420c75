/** The checks of a screw jack in factored form for the catalogue index: utilisation = Σ q × x. */
import { shaftStiffness } from '../../formulas/axial-stiffness.ts'
import { criticalSpeed } from '../../formulas/critical-speed.ts'
import { jackFixings } from './fixing.ts'
import { ratingRevolutions } from '../../formulas/life.ts'
import { jackEigenvalueSquared, pitchDiameterOf, tareForce, tareOf } from './figures.ts'
import { nutPressure } from '../../formulas/trapezoidal-thread.ts'
import type { ScrewJackSetting } from './demand.ts'
import { screwRotates, type ScrewJack } from './input.ts'
import type { TermLayout } from '../../sizing/terms.ts'

/**
 * Columns of the screw-jack index. Heat has two groups (below and above the nominal duty cycle); buckling and critical speed have three
 * terms each, because the free length is stroke + extension of the model: (S + e)² = S² + 2 S e + e².
 */
export const screwJackTerms: TermLayout = [
  { check: 'capacity' },
  { check: 'stroke' },
  { check: 'inputSpeed' },
  { check: 'inputTorque' },
  { check: 'inputTorque' },
  { check: 'thermal/nominalDuty' },
  { check: 'thermal/nominalDuty' },
  { check: 'thermal/overDuty' },
  { check: 'thermal/overDuty' },
  { check: 'dutyCycle' },
  { check: 'buckling' },
  { check: 'buckling' },
  { check: 'buckling' },
  { check: 'criticalSpeed' },
  { check: 'criticalSpeed' },
  { check: 'criticalSpeed' },
  { check: 'life' },
  { check: 'inputRadialForce' },
  { check: 'nutPressure' },
  { check: 'screwShortening' },
  { check: 'screwShortening' },
  { check: 'deflection' },
  { check: 'deflection' },
  { check: 'deflection' },
]

const lengthPowers = (extension: number, scale: number): number[] => [scale, 2 * extension * scale, extension ** 2 * scale]

/**
 * The model's side.
 * @param jack candidate, SI
 * @returns one value per term, finite and >= 0
 * Source: the checks of `checks.ts`.
 */
export function screwJackModelTerms(jack: ScrewJack): number[] {
  const heat = jack.thermalPower === undefined ? 0 : 1 / (jack.efficiency * jack.thermalPower)
  const tareHeat = jack.thermalPower === undefined ? 0 : tareForce(jack) / jack.thermalPower
  const nut = jack.screwKind === 'trapezoidal' ? jack.nutLength : undefined
  const rating = jack.screwKind === 'ball' ? jack.dynamicLoadRating : undefined
  const shortening = [1, jack.extension].map((length) => length / jack.rootDiameter ** 2)
  return [
    1 / jack.capacity,
    1 / jack.maxStroke,
    jack.wormRatio / (jack.lead * jack.maxInputSpeed),
    jack.maxInputTorque === undefined ? 0 : jack.lead / (2 * Math.PI * jack.wormRatio * jack.efficiency * jack.maxInputTorque),
    jack.maxInputTorque === undefined ? 0 : tareOf(jack) / jack.maxInputTorque,
    heat,
    tareHeat,
    heat / jack.nominalDuty,
    tareHeat / jack.nominalDuty,
    1 / jack.maxDuty,
    ...lengthPowers(jack.extension, 1 / jack.rootDiameter ** 4),
    ...lengthPowers(jack.extension, 1 / (jack.lead * jack.rootDiameter)),
    rating === undefined ? 0 : 1 / (jack.lead * rating ** 3),
    jack.maxInputRadialForce === undefined ? 0 : 1 / jack.maxInputRadialForce,
    nut === undefined ? 0 : nutPressure(1, { pitchDiameter: pitchDiameterOf(jack), length: nut }),
    ...shortening,
    ...(jack.housingRigidity === undefined ? [0, 0, 0] : [...shortening, 1 / jack.housingRigidity]),
  ]
}

/**
 * The working conditions' side.
 * @param setting working conditions with what follows from them
 * @returns one value per term, finite and >= 0
 * Source: the checks of `checks.ts`.
 */
export function screwJackQueryTerms({ duty, assumptions, demand }: ScrewJackSetting): number[] {
  const { mass, force } = demand
  const perLength = force / shaftStiffness({ rootDiameter: 1, length: 1, endFactor: 1 })
  const shortening = [perLength * duty.stroke, perLength].map((length) =>
    duty.maxDeflection === undefined ? 0 : length / duty.maxDeflection,
  )
  const buckling = (assumptions.bucklingSafety * force) / jackFixings[duty.fixing].bucklingFactor
  const critical =
    assumptions.criticalSpeedMargin * criticalSpeed({ rootDiameter: 1, length: 1, eigenvalueSquared: jackEigenvalueSquared(duty.fixing) })
  const speed = screwRotates(duty.installType) ? demand.speed / critical : 0
  // At 20 °C the case would shed its rating.
  const { ambientFactor } = assumptions
  const powers = [duty.stroke ** 2, duty.stroke, 1]
  return [
    mass,
    duty.stroke,
    demand.speed,
    force,
    1,
    demand.liftingPower / ambientFactor,
    demand.speed / ambientFactor,
    demand.meanLiftingPower / ambientFactor,
    (demand.speed * demand.dutyCycle) / ambientFactor,
    demand.dutyCycle,
    ...powers.map((power) => buckling * power),
    ...powers.map((power) => speed * power),
    (assumptions.requiredDistance * demand.lifeForce ** 3) / ratingRevolutions,
    duty.inputRadialForce,
    duty.maxNutPressure === undefined ? 0 : force / duty.maxNutPressure,
    ...shortening,
    ...shortening,
    duty.maxDeflection === undefined ? 0 : force / duty.maxDeflection,
  ]
}
