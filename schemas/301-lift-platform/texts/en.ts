import { texts as lift } from '../../300-lift/texts/en.ts'

/** Labels of the inputs of each jack are those of the lift's form. */
const { loadType, serviceFactor, minutes, speed, stroke, mounting, fixing, inputRadialForce } = lift
const { maxNutPressure, maxDeflection, dutyCycle, dutyCycleExact } = lift

/** Texts of the calculator `liftPlatform`. */
export const texts = {
  class: { name: 'Lift platform', note: 'Several jacks under one platform, driven together' },
  sections: { load: 'Load', platform: 'Platform', duty: 'Duty', mounting: 'Mounting', further: 'Input shaft, stiffness' },
  load: { label: 'Load', hint: 'Of the platform and everything on it' },
  arrangement: {
    label: 'Jacks',
    hint: 'At the corners of a rectangle and evenly along its long sides',
    options: { two: 'Two, one behind the other', four: 'Four', six: 'Six, three along each side', eight: 'Eight, four along each side' },
  },
  length: { label: 'Length between the outer jacks', hint: 'From the axis of the first to that of the last along the platform' },
  width: { label: 'Width between the rows of jacks', hint: 'From axis to axis' },
  offsetAlong: {
    label: 'Load beside the middle, along',
    hint: 'How far the centre of gravity may be from the middle, by its least favourable place; 0 only where the load is sure to stand there. Beyond the limit a jack would be pulled',
  },
  offsetAcross: {
    label: 'Load beside the middle, across',
    hint: 'Likewise across; the limit depends on what there is along',
  },
  jacks: { label: 'Number of jacks' },
  designLoad: { label: 'Design load', hint: 'Load × 1000 × fs' },
  mostLoad: { label: 'On the jack that bears most', hint: 'A rigid platform on equal jacks: W (1/n + ex x / Σx² + ey y / Σy²)' },
  leastLoad: { label: 'On the jack that bears least', hint: 'It must not be negative: the jack would be pulled' },
  loadMass: { label: 'Load for matching', hint: 'As if every jack bore the most; unequal levels are in the sharing factor of the jacks' },
  liftOffAlong: { label: 'Largest offset along' },
  liftOffAcross: { label: 'Largest offset across' },
  tilt: { label: 'Share by the offset' },
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
