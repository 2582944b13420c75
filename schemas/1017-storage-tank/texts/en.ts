import { texts as reducer } from '../../2000000-reducer-three-phase/texts/en.ts'

/** Labels of the gear unit's inputs are those of its own form. */
const { transmissionTypes, gearTypes, reducerTypes, transmissionElement, pitchDiameter } = reducer
const { radialForce, forceDistance, axialForce, maxBacklash, maxTwist } = reducer

/** Texts of the calculator `storageTank`. */
export const texts = {
  class: { name: 'Storage-tank agitator', note: 'Power of the impellers, and suitable reducers with motor' },
  sections: { liquid: 'Liquid', impeller: 'Impeller', drive: 'Drive', types: 'Reducer', output: 'Output shaft' },
  density: { label: 'Density', hint: 'Of the liquid, or of the heaviest slurry to be stirred' },
  viscosity: {
    label: 'Viscosity',
    hint: 'Where the flow is not turbulent (Re below 10 000), the power number is not constant and this calculation does not apply. The limit depends on speed and diameter',
  },
  impeller: {
    label: 'Impeller',
    hint: 'For a tank with baffles; without baffles the power is lower. Determines the power number',
    options: {
      discTurbine: 'Disc turbine, six flat blades',
      pitchedSix: 'Six blades at 45°',
      pitchedFour: 'Four blades at 45°',
      paddle: 'Flat paddle, two blades',
      propeller: 'Propeller, pitch equal to diameter',
      propellerSteep: 'Propeller, pitch 1.5 × diameter',
    },
  },
  powerNumber: {
    label: 'Power number Np',
    hint: 'For one impeller in turbulent flow, from a table for the selected shape; use the manufacturer’s value if available',
  },
  impellerCount: { label: 'Impellers on the shaft', hint: 'Spaced at least one diameter apart, so that each draws its full power' },
  diameter: { label: 'Impeller diameter' },
  speed: {
    label: 'Stirring speed',
    hint: 'The torque is calculated at the highest speed within the tolerance: it increases with the square of the speed',
    lower: { label: 'Stirring speed: lower tolerance' },
    upper: { label: 'Stirring speed: upper tolerance' },
  },
  shaftEfficiency: { label: 'Efficiency of shaft seal and bearings', hint: 'Losses between reducer and liquid' },
  serviceFactor: {
    label: 'Service factor fB',
    hint: 'Minimum service factor of the reducer; higher where solids settle and starting is heavy',
  },
  surplus: { label: 'Maximum torque reserve', hint: 'Drives that exceed the required torque by more than this are not offered' },
  reynolds: { label: 'Reynolds number', hint: 'Re = ρ n d² / μ' },
  tipSpeed: { label: 'Tip speed', hint: 'π n d' },
  impellerPower: { label: 'Impeller power', hint: 'P = z Np ρ n³ d⁵ at the maximum speed' },
  driveTorque: { label: 'Torque at the reducer', hint: 'T = P / (2π n η)' },
  drivePower: { label: 'Power at the reducer', hint: 'P / η' },
  turnsPerSecond: { label: 'Rotational speed in rev/s' },
  fastest: { label: 'Maximum rotational speed in rev/s' },
  span: { label: 'Impeller diameter in m' },
  turbulentUpTo: { label: 'Maximum viscosity for turbulent flow' },
  leastSurplus: { label: 'Minimum torque reserve' },
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
