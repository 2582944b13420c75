/** A demand with its window, in percent. */
export const within = (value: number, lower = -10, upper = 10) => ({ value, lower, upper })

/** Paths of the three calculations. */
export const reducerCalls = {
  threePhase: 'ReducerWorking/ThreePhaseMotorCalculation',
  servo: 'ReducerWorking/ServoMotorCalculation',
  manual: 'ReducerWorking/ManualCalculation',
} as const
