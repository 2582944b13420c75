/** Texts of the torque-speed chart of servo results. */
export const texts = {
  title: 'Torque–speed diagram at the output',
  gear: 'Reducer',
  requiredTorque: 'Required torque',
  requiredSpeed: 'Required speed',
  speed: 'Output speed',
  torque: 'Output torque',
  continuous: 'Continuous',
  peak: 'Peak',
  demand: 'Required',
  demandRow: 'required speed',
  label: '{name} {torque}',
  demandLabel: '{torque} at {speed}',
  gearLimited: 'limited by the reducer',
  data: 'Data table',
  summary: 'Motor with reducer at the output: {continuous} continuous and {peak} peak torque, up to {speed}. {demand}',
  verdict: {
    continuous: 'The required {torque} at {speed} is within continuous operation.',
    peak: 'The required {torque} at {speed} exceeds continuous operation but not the peak torque: short-time operation only.',
    torqueTooHigh: 'The required {torque} at {speed} exceeds the peak torque.',
    speedTooHigh: 'The required {torque} at {speed} exceeds the maximum speed.',
  },
  note: 'Simplified: constant torque up to the rated speed, constant power above; the actual motor curve may be lower at high speed.',
  assumed:
    'Motor of another brand: the peak torque is assumed to be {factor} times the rated torque, the maximum speed equal to the rated speed.',
} as const
