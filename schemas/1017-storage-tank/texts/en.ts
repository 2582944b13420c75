import { texts as reducer } from '../../2000000-reducer-three-phase/texts/en.ts'

/** Labels of the gear unit's inputs are those of its own form. */
const { transmissionTypes, gearTypes, reducerTypes, transmissionElement, pitchDiameter } = reducer
const { radialForce, forceDistance, axialForce, maxBacklash, maxTwist } = reducer

/** Texts of the calculator `storageTank`. */
export const texts = {
  class: { name: 'Storage-tank agitator', note: 'What the impellers take, and the gear units with motors that give it' },
  sections: { liquid: 'Liquid', impeller: 'Impeller', drive: 'Drive', types: 'Gear unit', output: 'Output shaft' },
  density: { label: 'Density', hint: 'Of the liquid, or of the heaviest slurry that is stirred' },
  viscosity: {
    label: 'Viscosity',
    hint: 'Where the flow is not turbulent (Re below 10 000) the power number is not constant, and this calculation does not hold: the limit moves with speed and diameter',
  },
  impeller: {
    label: 'Impeller',
    hint: 'In a tank with baffles; without them it takes less. Sets the power number',
    options: {
      discTurbine: 'Disc turbine, six flat blades',
      pitchedSix: 'Six blades at 45°',
      pitchedFour: 'Four blades at 45°',
      paddle: 'Flat paddle, two blades',
      propeller: 'Propeller, pitch as its diameter',
      propellerSteep: 'Propeller, pitch 1.5 times its diameter',
    },
  },
  powerNumber: {
    label: 'Power number Np',
    hint: 'Of one impeller in turbulent flow, from a table for the chosen shape; the maker’s own number is better',
  },
  impellerCount: { label: 'Impellers on the shaft', hint: 'At least one diameter apart, so that each takes its full power' },
  diameter: { label: 'Impeller diameter' },
  speed: {
    label: 'Stirring speed',
    hint: 'The torque is that of the fastest speed within the tolerance: it grows with the square',
    lower: { label: 'Stirring speed: lower tolerance' },
    upper: { label: 'Stirring speed: upper tolerance' },
  },
  shaftEfficiency: { label: 'Efficiency of shaft seal and bearings', hint: 'What is lost between gear unit and liquid' },
  serviceFactor: {
    label: 'Service factor fB',
    hint: 'Least service factor of the gear unit; more where solids settle and the start is hard',
  },
  surplus: { label: 'Most surplus of torque', hint: 'Drives that give more than this above the demand are not offered' },
  reynolds: { label: 'Reynolds number', hint: 'Re = ρ n d² / μ' },
  tipSpeed: { label: 'Tip speed', hint: 'π n d' },
  impellerPower: { label: 'Power of the impellers', hint: 'P = z Np ρ n³ d⁵ at the fastest speed' },
  driveTorque: { label: 'Torque at the gear unit', hint: 'T = P / (2π n η)' },
  drivePower: { label: 'Power at the gear unit', hint: 'P / η' },
  turnsPerSecond: { label: 'Turns per second' },
  fastest: { label: 'Turns per second, fastest' },
  span: { label: 'Impeller diameter in m' },
  turbulentUpTo: { label: 'Most viscous turbulent flow' },
  leastSurplus: { label: 'Least surplus of torque' },
  transmissionTypes,
  gearTypes,
  reducerTypes,
  transmissionElement,
  pitchDiameter,
  radialForce,
  forceDistance,
  axialForce,
  maxBacklash,
  maxTwist,
} as const
