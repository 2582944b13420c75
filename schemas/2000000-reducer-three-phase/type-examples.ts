import type { CalculatorExamples } from '../../engine/define/examples.ts'

type Case = CalculatorExamples['cases'][number]

const types = {
  transmissionTypes: ['coaxial', 'parallel', 'rightAngle'],
  gearTypes: ['helical', 'bevelHelical', 'worm', 'planetary', 'cycloidal'],
  reducerTypes: ['helicalInline', 'parallelShaft', 'bevelHelical', 'helicalWorm', 'worm', 'planetary', 'rightAnglePlanetary', 'cycloidal'],
} as const
const sent = Object.fromEntries(Object.entries(types).map(([name, all]) => [name, all.join(',')]))

/** All types listed by name. Clearing a group also clears the choices below it (specification, section 4). */
const everyType = ({ name, inputs, request }: Case): Case => ({
  name: `${name}, every kind by name`,
  inputs: { ...inputs, ...types },
  request: { ...request, ...sent },
  chosen: { transmissionTypes: { parallel: { gearTypes: null, reducerTypes: null } }, gearTypes: { worm: { reducerTypes: null } } },
})

/** A direction and a reducer type without a gear type: the reducer type still matches the direction. */
const withoutGears = ({ name, inputs, request }: Case): Case => ({
  name: `${name}, in line`,
  inputs: { ...inputs, transmissionTypes: ['coaxial'], reducerTypes: ['helicalInline', 'planetary'] },
  request: { ...request, transmissionTypes: 'coaxial', reducerTypes: 'helicalInline,planetary' },
  chosen: { transmissionTypes: { coaxial: { reducerTypes: null } } },
})

/** All loads on the output shaft, in their request units. */
const pulled = { pitchDiameter: 112, radialForce: 800, forceDistance: 40, axialForce: 250, maxBacklash: 12, maxTwist: 6 } as const
const pulls = Object.fromEntries(Object.entries(pulled).map(([name, value]) => [name, String(value)]))

const withBelt = ({ name, inputs, request, hides }: Case): Case => ({
  name: `${name}, pulled at by a belt`,
  inputs: { ...inputs, transmissionElement: 'vBelt', ...pulled },
  request: { ...request, transmissionElement: 'vBelt', ...pulls },
  typed: { pitchDiameter: { '0': null, '0.001': 0.001, '1 m': 1000 } },
  ...(hides && { hides: hides.filter((one) => one !== 'pitchDiameter') }),
})

/** Adds three variants of the first case: the inputs that all reducer calculators share. */
export function withEveryType({ cases, ...examples }: CalculatorExamples): CalculatorExamples {
  const all = cases.slice(0, 1).flatMap((one) => [everyType(one), withoutGears(one), withBelt(one)])
  return { ...examples, cases: [...cases, ...all] }
}
