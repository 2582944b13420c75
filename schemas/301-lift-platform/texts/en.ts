import { texts as lift } from '../../300-lift/texts/en.ts'

/** Labels of the inputs of each jack are those of the lift's form. */
const { loadType, serviceFactor, minutes, speed, stroke, mounting, fixing, inputRadialForce } = lift
const { maxNutPressure, maxDeflection, dutyCycle, dutyCycleExact } = lift

/** Texts of the calculator `liftPlatform`. */
export const texts = {
  class: { name: 'Lift platform', note: 'Several jacks under one platform, driven together' },
  sections: { load: 'Load', platform: 'Platform', duty: 'Duty', mounting: 'Mounting', further: 'Input shaft, stiffness' },
  load: { label: 'Load', hint: 'Platform and everything on it' },
  arrangement: {
    label: 'Jacks',
    hint: 'At the corners of a rectangle and evenly spaced along its long sides',
    options: { two: 'Two, one behind the other', four: 'Four', six: 'Six, three along each side', eight: 'Eight, four along each side' },
  },
  length: { label: 'Length between the outer jacks', hint: 'From the axis of the first jack to that of the last, along the platform' },
  width: { label: 'Distance between the rows of jacks', hint: 'Centre to centre' },
  offsetAlong: {
    label: 'Load offset, longitudinal',
    hint: 'Maximum distance of the centre of gravity from the centre; 0 only if the load is always centred. Above the limit a jack would be under tension',
  },
  offsetAcross: {
    label: 'Load offset, transverse',
    hint: 'Likewise in the transverse direction; the limit depends on the longitudinal offset',
  },
  jacks: { label: 'Number of jacks' },
  designLoad: { label: 'Design load', hint: 'Load × 1000 × fs' },
  mostLoad: { label: 'Maximum load per jack', hint: 'Rigid platform on equal jacks: W (1/n + ex x / Σx² + ey y / Σy²)' },
  leastLoad: { label: 'Minimum load per jack', hint: 'Must not be negative: the jack would be under tension' },
  loadMass: {
    label: 'Load for matching',
    hint: 'As if every jack carried the maximum load; uneven levels are covered by the load distribution factor',
  },
  liftOffAlong: { label: 'Maximum longitudinal offset' },
  liftOffAcross: { label: 'Maximum transverse offset' },
  tilt: { label: 'Share due to the offset' },
  loadType,
  serviceFactor,
  minutes,
  speed,
  stroke,
  mounting,
  fixing,
  inputRadialForce,
  maxNutPressure,
  maxDeflection,
  dutyCycle,
  dutyCycleExact,
} as const
