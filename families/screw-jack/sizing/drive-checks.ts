/** Checks of a screw jack's drive: load, stroke, input shaft, heat, duty cycle. */
import type { Limit } from '../../sizing/check.ts'
import { checksOf } from '../../sizing/check-definition.ts'
import { permissiblePower } from './drive.ts'
import { tareForce, tareOf, type ScrewJackContext } from './figures.ts'
import type { ScrewJack } from './input.ts'
import { driveTorque } from '../../formulas/torque.ts'

const { check, ratingCheck } = checksOf<ScrewJackContext>()

const driveSource = 'Jacton technical notes 19'

const capacityCheck = ratingCheck({
  demand: ({ demand }) => demand.mass,
  rating: ({ capacity }) => capacity,
  row: ({ duty, assumptions }) => {
    const source = 'ratedLoadOfMaker'
    return duty.jackCount === 1 && assumptions.loadSharing === 1
      ? { unit: 'kg', formula: 'W <= Wrated', source }
      : {
          unit: 'kg',
          formula: 'W1 = W / (n × fd) <= Wrated',
          source: `${source}; ${driveSource}`,
          inputs: [
            ['W', Math.max(duty.mass, ...duty.phases.map(({ mass }) => mass)), 'kg'],
            ['n', duty.jackCount, ''],
            ['fd', assumptions.loadSharing, ''],
          ],
        }
  },
})

const strokeCheck = ratingCheck({
  demand: ({ duty }) => duty.stroke,
  rating: ({ maxStroke }) => maxStroke,
  row: { role: 'demand', unit: 'mm', formula: 'S <= Smax', source: 'strokeOfMaker' },
})

const inputSpeedCheck = check({
  limit: ({ demand, component: jack, figures }) => ({
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
  }),
  index: {
    sum: {
      speed: { demand: ({ demand }) => demand.speed, model: ({ wormRatio, lead, maxInputSpeed }) => wormRatio / (lead * maxInputSpeed) },
    },
  },
})

const inputTorqueCheck = check({
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
  index: {
    sum: {
      lifting: {
        demand: ({ demand }) => demand.force,
        model: (jack, { maxInputTorqueNm }) => driveTorque(1, jack.lead / jack.wormRatio, jack.efficiency) / maxInputTorqueNm,
      },
      tare: { demand: () => 1, model: (jack, { maxInputTorqueNm }) => tareOf(jack) / maxInputTorqueNm },
    },
  },
})

/** Formula of the power at the input shaft. */
export const powerFormula = ({ tareTorque }: ScrewJack): string =>
  tareTorque === undefined ? 'P = F × V / η' : 'P = F × V / η + 2π × n1 × T0'

/** Thermal limit of one motion in its duty cycle. */
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

/** Thermal limit of phases: the peak power within the rating, and the mean power within the rating times its duty cycle. */
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

const thermalCheck = check({
  needs: { thermalPowerKw: (jack) => jack.thermalPower },
  limit: (context, { thermalPowerKw }) => (context.demand.ofSpectrum ? heatOfSpectrum : heatOfMotion)(context, thermalPowerKw),
  index: {
    // Below and above the nominal duty cycle.
    largestOf: {
      nominalDuty: {
        lifting: {
          demand: ({ demand, assumptions }) => demand.liftingPower / assumptions.ambientFactor,
          model: ({ efficiency }, { thermalPowerKw }) => 1 / (efficiency * thermalPowerKw),
        },
        tare: {
          demand: ({ demand, assumptions }) => demand.speed / assumptions.ambientFactor,
          model: (jack, { thermalPowerKw }) => tareForce(jack) / thermalPowerKw,
        },
      },
      overDuty: {
        lifting: {
          demand: ({ demand, assumptions }) => demand.meanLiftingPower / assumptions.ambientFactor,
          model: ({ efficiency, nominalDuty }, { thermalPowerKw }) => 1 / (efficiency * thermalPowerKw * nominalDuty),
        },
        tare: {
          demand: ({ demand, assumptions }) => (demand.speed * demand.dutyCycle) / assumptions.ambientFactor,
          model: (jack, { thermalPowerKw }) => tareForce(jack) / (thermalPowerKw * jack.nominalDuty),
        },
      },
    },
  },
})

const dutyCycleCheck = ratingCheck({
  demand: ({ demand }) => demand.dutyCycle,
  rating: ({ maxDuty }) => maxDuty,
  row: { unit: '%', formula: 'ED <= EDmax', source: 'dutyOfMaker' },
})

const inputRadialForceCheck = ratingCheck({
  needs: { maxInputRadialForceN: (jack) => jack.maxInputRadialForce },
  demand: ({ duty }) => (duty.inputRadialForce > 0 ? duty.inputRadialForce : undefined),
  rating: (_, { maxInputRadialForceN }) => maxInputRadialForceN,
  row: { unit: 'N', formula: 'Fr <= Fr,max', source: 'radialForceOfMaker' },
})

/** Checks of load, stroke, input shaft, heat and duty cycle. */
export const jackDriveChecks = {
  capacity: capacityCheck,
  stroke: strokeCheck,
  inputSpeed: inputSpeedCheck,
  inputTorque: inputTorqueCheck,
  thermal: thermalCheck,
  dutyCycle: dutyCycleCheck,
  inputRadialForce: inputRadialForceCheck,
}
