/** The limits of a screw jack, each as a row that explains itself. */
import type { Limit } from '../../sizing/check.ts'
import { whereStated } from '../../sizing/define-sizing.ts'
import { lifeDistance, lifeRevolutions } from '../../formulas/life.ts'
import { permissiblePower } from './drive.ts'
import { jackFixings } from './fixing.ts'
import { nutPressure } from '../../formulas/trapezoidal-thread.ts'
import { pitchDiameterOf, type ScrewJackCase, type ScrewJackFigures } from './figures.ts'
import { screwRotates, type ScrewJack } from './input.ts'

/** Everything that a check may read. */
export type ScrewJackContext = ScrewJackCase & { readonly figures: ScrewJackFigures }

const driveSource = 'Jacton technical notes 19'

const capacityCheck = ({ duty, component: jack, demand, assumptions }: ScrewJackContext): Limit => {
  const row = { required: demand.mass, available: jack.capacity, unit: 'kg' } as const
  const source = 'ratedLoadOfMaker'
  return duty.jackCount === 1 && assumptions.loadSharing === 1
    ? { ...row, formula: 'W <= Wrated', source }
    : {
        ...row,
        formula: 'W1 = W / (n × fd) <= Wrated',
        source: `${source}; ${driveSource}`,
        inputs: [
          ['W', Math.max(duty.mass, ...duty.phases.map(({ mass }) => mass)), 'kg'],
          ['n', duty.jackCount, ''],
          ['fd', assumptions.loadSharing, ''],
        ],
      }
}

const strokeCheck = ({ duty, component: jack }: ScrewJackContext): Limit => ({
  role: 'demand',
  required: duty.stroke,
  available: jack.maxStroke,
  unit: 'mm',
  formula: 'S <= Smax',
  source: 'strokeOfMaker',
})

const inputSpeedCheck = ({ demand, component: jack, figures }: ScrewJackContext): Limit => ({
  required: figures.inputSpeed,
  available: jack.maxInputSpeed,
  unit: 'rpm',
  formula: 'n1 = V × i / p',
  source: driveSource,
  inputs: [
    ['V', demand.speed, 'mm/min'],
    ['i', jack.wormRatio, ''],
    ['p', jack.lead, 'mm'],
  ],
})

const inputTorqueCheck = whereStated<ScrewJackContext>()({
  needs: { maxInputTorqueNm: (jack) => jack.maxInputTorque },
  limit: ({ component: jack, demand, figures }, { maxInputTorqueNm }) => ({
    required: figures.inputTorque,
    available: maxInputTorqueNm,
    unit: 'N*m',
    formula: jack.tareTorque === undefined ? 'T = F × p / (2π × i × η)' : 'T = F × p / (2π × i × η) + T0',
    source: driveSource,
    inputs: [
      ['F', demand.force, 'N'],
      ['p', jack.lead, 'mm'],
      ['i', jack.wormRatio, ''],
      ['η', jack.efficiency, '%'],
      ...(jack.tareTorque === undefined ? [] : [['T0', jack.tareTorque, 'N*m'] as const]),
    ],
  }),
})

/** Power at the input shaft. */
export const powerFormula = ({ tareTorque }: ScrewJack): string =>
  tareTorque === undefined ? 'P = F × V / η' : 'P = F × V / η + 2π × n1 × T0'

/** Heat of one motion in its duty cycle. */
const heatOfMotion = (
  { duty, component: jack, assumptions: { ambientFactor }, demand, figures }: ScrewJackContext,
  nominalPower: number,
): Limit => ({
  required: figures.inputPower,
  available: permissiblePower({ nominalPower, nominalDuty: jack.nominalDuty, duty: duty.duty, ambientFactor }),
  unit: 'kW',
  formula: `${powerFormula(jack)} <= Pnom × fϑ × min(1, EDnom / ED)`,
  source: `${driveSource}; heatBalance`,
  inputs: [
    ['F', demand.force, 'N'],
    ['V', duty.speed, 'mm/min'],
    ['η', jack.efficiency, '%'],
    ['Pnom', nominalPower, 'kW'],
    ['fϑ', ambientFactor, ''],
    ['EDnom', jack.nominalDuty, '%'],
    ['ED', duty.duty, '%'],
  ],
})

/** Heat of phases: no more at once than the rating, and on average no more than the rating sheds in its duty cycle. */
const heatOfSpectrum = ({ component: jack, assumptions: { ambientFactor }, figures }: ScrewJackContext, nominalPower: number): Limit => ({
  required: Math.max(figures.inputPower, figures.meanInputPower / jack.nominalDuty),
  available: nominalPower * ambientFactor,
  unit: 'kW',
  formula: 'max(Pmax, Pm / EDnom) <= Pnom × fϑ, Pm = Σ Fi × vi × ti / (η × min(Σ ti, 30 min))',
  source: `${driveSource}; heatBalance`,
  inputs: [
    ['Pmax', figures.inputPower, 'kW'],
    ['Pm', figures.meanInputPower, 'kW'],
    ['fϑ', ambientFactor, ''],
    ['EDnom', jack.nominalDuty, '%'],
  ],
})

const thermalCheck = whereStated<ScrewJackContext>()({
  needs: { thermalPowerKw: (jack) => jack.thermalPower },
  limit: (context, { thermalPowerKw }) => (context.demand.ofSpectrum ? heatOfSpectrum : heatOfMotion)(context, thermalPowerKw),
})

const dutyCycleCheck = ({ demand, component: jack }: ScrewJackContext): Limit => ({
  required: demand.dutyCycle,
  available: jack.maxDuty,
  unit: '%',
  formula: 'ED <= EDmax',
  source: 'dutyOfMaker',
})

const bucklingCheck = ({ duty, component: jack, assumptions, demand, figures }: ScrewJackContext): Limit => ({
  required: assumptions.bucklingSafety * demand.force,
  available: figures.bucklingLoad,
  unit: 'N',
  formula: 'Fcrit = fm × d⁴ / L² >= SF × F',
  source: 'Tsubaki Linipower Jack (ZKF)',
  inputs: [
    ['fm', jackFixings[duty.fixing].bucklingFactor, 'N/mm^2'],
    ['d', jack.rootDiameter, 'mm'],
    ['L', figures.freeLength, 'mm'],
    ['SF', assumptions.bucklingSafety, ''],
    ['F', demand.force, 'N'],
  ],
})

const criticalSpeedCheck = ({ duty, component: jack, assumptions, figures }: ScrewJackContext): Limit | 'notApplicable' =>
  screwRotates(duty.installType)
    ? {
        required: figures.screwSpeed,
        available: figures.permissibleScrewSpeed,
        unit: 'rpm',
        formula: 'nperm = k × fn × 60 × π / (8 × L²) × d × √(E / ρ)',
        source: 'beamTheory',
        inputs: [
          ['k', assumptions.criticalSpeedMargin, ''],
          ['fn', jackFixings[duty.fixing].speedFactor, ''],
          ['d', jack.rootDiameter, 'mm'],
          ['L', figures.freeLength, 'mm'],
        ],
      }
    : 'notApplicable'

const lifeCheck = whereStated<ScrewJackContext>()({
  needs: { dynamicLoadRatingN: (jack) => jack.dynamicLoadRating },
  concerns: ({ screwKind }) => screwKind === 'ball',
  limit: ({ component: jack, assumptions, demand }, { dynamicLoadRatingN }) => ({
    required: assumptions.requiredDistance,
    available: lifeDistance(
      lifeRevolutions({ dynamicLoadRating: dynamicLoadRatingN, meanLoad: demand.lifeForce, loadFactor: 1 }),
      jack.lead,
    ),
    unit: 'km',
    formula: demand.ofSpectrum ? 'Ls = (Ca / F)³ × 10⁶ × p, F = (Σ Fi³ × vi × ti / Σ vi × ti)^(1/3)' : 'Ls = (Ca / F)³ × 10⁶ × p',
    source: `THK General Catalog A-704 eq. 27, 29${demand.ofSpectrum ? ', A-706 eq. 30' : ''}`,
    inputs: [
      ['Ca', dynamicLoadRatingN, 'N'],
      ['F', demand.lifeForce, 'N'],
      ['p', jack.lead, 'mm'],
    ],
  }),
})

const inputRadialForceCheck = whereStated<ScrewJackContext>()({
  needs: { maxInputRadialForceN: (jack) => jack.maxInputRadialForce },
  asks: ({ duty }) => duty.inputRadialForce > 0,
  limit: ({ duty }, { maxInputRadialForceN }) => ({
    required: duty.inputRadialForce,
    available: maxInputRadialForceN,
    unit: 'N',
    formula: 'Fr <= Fr,max',
    source: 'radialForceOfMaker',
  }),
})

const nutPressureCheck = whereStated<ScrewJackContext>()({
  needs: { nutLengthMm: (jack) => jack.nutLength },
  asks: ({ duty }) => duty.maxNutPressure !== undefined,
  concerns: ({ screwKind }) => screwKind === 'trapezoidal',
  limit: ({ duty, component: jack, demand }, { nutLengthMm }) => ({
    required: nutPressure(demand.force, { pitchDiameter: pitchDiameterOf(jack), length: nutLengthMm }),
    available: duty.maxNutPressure,
    unit: 'N/mm^2',
    formula: 'p = 2 × F / (π × d2 × m) <= pmax',
    source: 'tribology-abc.com (H1 = 0.5 P)',
    inputs: [
      ['F', demand.force, 'N'],
      ['d2', pitchDiameterOf(jack), 'mm'],
      ['m', nutLengthMm, 'mm'],
    ],
  }),
})

const stiffnessSource = 'THK General Catalog A-707 eq. 31-33'

/** The screw alone: what it gives way by, no jack with it gives way by less. */
const screwShorteningCheck = ({ duty, component: jack, demand, figures }: ScrewJackContext): Limit | 'notApplicable' =>
  duty.maxDeflection === undefined
    ? 'notApplicable'
    : {
        role: 'demand',
        required: figures.screwShortening,
        available: duty.maxDeflection,
        unit: 'um',
        formula: 'δS = F × L / (A × E), A = π × d² / 4',
        source: stiffnessSource,
        inputs: [
          ['F', demand.force, 'N'],
          ['L', figures.freeLength, 'mm'],
          ['d', jack.rootDiameter, 'mm'],
        ],
      }

const deflectionCheck = whereStated<ScrewJackContext>()({
  needs: { housingRigidityNPerUm: (jack) => jack.housingRigidity },
  asks: ({ duty }) => duty.maxDeflection !== undefined,
  limit: ({ duty, demand, figures }, { housingRigidityNPerUm }) => ({
    role: 'demand',
    required: figures.screwShortening + demand.force / housingRigidityNPerUm,
    available: duty.maxDeflection,
    unit: 'um',
    formula: 'δ = δS + F / KH',
    source: stiffnessSource,
    inputs: [
      ['δS', figures.screwShortening, 'um'],
      ['F', demand.force, 'N'],
      ['KH', housingRigidityNPerUm, 'N/um'],
    ],
  }),
})

/** The checks of a screw jack. */
export const screwJackChecks = {
  capacity: capacityCheck,
  stroke: strokeCheck,
  inputSpeed: inputSpeedCheck,
  inputTorque: inputTorqueCheck,
  thermal: thermalCheck,
  dutyCycle: dutyCycleCheck,
  buckling: bucklingCheck,
  criticalSpeed: criticalSpeedCheck,
  life: lifeCheck,
  inputRadialForce: inputRadialForceCheck,
  nutPressure: nutPressureCheck,
  screwShortening: screwShorteningCheck,
  deflection: deflectionCheck,
}
