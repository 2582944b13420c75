/** Texts of the torque-speed chart of servo results. */
export const texts = {
  title: 'Torque over speed at the output',
  gear: 'Gear unit',
  requiredTorque: 'Required torque',
  requiredSpeed: 'Required speed',
  speed: 'Output speed',
  torque: 'Output torque',
  continuous: 'Continuous',
  peak: 'Peak',
  demand: 'Demand',
  demandRow: 'demanded speed',
  label: '{name} {torque}',
  demandLabel: '{torque} at {speed}',
  gearLimited: 'limited by the gear unit',
  data: 'Data table',
  summary: 'Motor with gear unit at the output: {continuous} continuous and {peak} peak torque, up to {speed}. {demand}',
  verdict: {
    continuous: 'The demand of {torque} at {speed} is within continuous operation.',
    peak: 'The demand of {torque} at {speed} is above continuous operation and within the peak torque: for short times only.',
    torqueTooHigh: 'The demand of {torque} at {speed} is above the peak torque.',
    speedTooHigh: 'The demand of {torque} at {speed} is above the highest speed.',
  },
  note: 'Simplified: constant torque up to the rated speed, constant power above it; the maker’s curve may be lower at high speeds.',
  assumed:
    'The motor is of another brand: its peak torque is taken as {factor} times the rated torque, its highest speed as the rated speed.',
} as const
