import type { CalculatorExamples } from '../../engine/define/examples.ts'

const types = {
  transmissionTypes: ['coaxial', 'parallel', 'rightAngle'],
  gearTypes: ['helical', 'bevelHelical', 'worm', 'planetary', 'cycloidal'],
  reducerTypes: ['helicalInline', 'parallelShaft', 'bevelHelical', 'helicalWorm', 'worm', 'planetary', 'rightAnglePlanetary', 'cycloidal'],
} as const
const sent = Object.fromEntries(Object.entries(types).map(([name, all]) => [name, all.join(',')]))

/** The first case once more with every kind of gear unit by its name. To give up a kind gives up what was chosen below it. */
export function withEveryType({ cases, ...examples }: CalculatorExamples): CalculatorExamples {
  const all = cases.slice(0, 1).map(({ name, inputs, request }) => ({
    name: `${name}, every kind by name`,
    inputs: { ...inputs, ...types },
    request: { ...request, ...sent },
    chosen: {
      transmissionTypes: { parallel: { gearTypes: null, reducerTypes: null } },
      gearTypes: { worm: { reducerTypes: null } },
    },
  }))
  return { ...examples, cases: [...cases, ...all] }
}
